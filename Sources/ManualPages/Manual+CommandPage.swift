internal import CommandLineArguments
internal import Wording

extension Manual {
  /// The page that a command's name asks for; nil if it has none.
  public func page(ofCommand name: String) -> String? {
    commands.first { $0.name == name }.map(page)
  }

  func page(of command: CommandSpecification) -> String {
    var page = head(pageName(of: command), command.summary)
    let actions = command.actions.filter { !$0.isHidden }
    page.section(localized("SYNOPSIS"))
    if !command.requiresAction { page.synopsis([program.name, command.name], command.options, command.arguments) }
    for action in actions {
      page.synopsis([program.name, command.name, action.name], action.options + command.options, action.arguments)
    }
    page.section(localized("DESCRIPTION"))
    page.text(command.summary + ".")
    if !command.discussion.isEmpty {
      page.macro("Pp")
      page.paragraphs(command.discussion)
    }
    if !actions.isEmpty {
      page.subsection(localized("Actions"))
      page.list {
        for action in actions {
          $0.item(command: action.name, action.arguments)
          $0.text(action.summary + ".")
        }
      }
    }
    page.arguments(distinct(command.arguments + actions.flatMap(\.arguments)))
    page.section(localized("OPTIONS"))
    let options = actions.flatMap(\.options) + command.options
    if !options.isEmpty {
      page.list { for option in options { $0.option(option) } }
      page.macro("Pp")
    }
    page.text(localized("The options, environment, files and exit codes of every command stand in \(program.name)(1)."))
    page.examples(command.examples)
    let group = program.groups.first { $0.commands.contains { $0.name == command.name } }?.commands ?? []
    let others = group.filter { !$0.isHidden && $0.name != command.name }
    seeAlso([program.name] + others.map(pageName), in: &page)
    return page.source
  }

  /// Arguments that several actions share stand once.
  private func distinct(_ arguments: [ArgumentSpecification]) -> [ArgumentSpecification] {
    var seen: Set<String> = []
    return arguments.filter { seen.insert($0.name).inserted }
  }
}
