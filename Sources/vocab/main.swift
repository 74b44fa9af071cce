import Glibc
import VocabCommands

exit(await Program.run(Array(CommandLine.arguments.dropFirst())))
