internal import CommandLineArguments
internal import Wording

extension Manual {
  /// The page of the program itself.
  public var programPage: String {
    var page = head(program.name, program.summary)
    page.section(localized("SYNOPSIS"))
    page.macro("Nm")
    page.optional(["option", "..."])
    page.optional(["command", "..."])
    page.section(localized("DESCRIPTION"))
    page.paragraphs(description.text)
    page.section(localized("COMMANDS"))
    for group in program.groups where !group.commands.allSatisfy(\.isHidden) {
      page.subsection(group.title)
      page.list {
        for command in group.commands where !command.isHidden {
          $0.item(referringTo: pageName(of: command))
          $0.text(command.summary + ".")
        }
      }
    }
    page.section(localized("OPTIONS"))
    page.list { for option in program.options { $0.option(option) } }
    for (title, items) in [
      (localized("ENVIRONMENT"), environment), (localized("FILES"), files), (localized("EXIT STATUS"), exitCodes),
    ] {
      page.section(title)
      page.list {
        for item in items {
          $0.item(item.name)
          $0.text(item.meaning.text + ".")
        }
      }
    }
    page.examples(examples)
    seeAlso(commands.map(pageName), in: &page)
    return page.source
  }
}
