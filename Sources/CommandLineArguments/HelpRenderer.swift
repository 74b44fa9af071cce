import UnicodeText
import Wording

/// Writes the help of a program and of its commands from their specifications.
public struct HelpRenderer: Sendable {
  let program: ProgramSpecification
  let layout: HelpLayout

  /// - Parameter width: the columns of the screen; at least 40 are used.
  public init(_ program: ProgramSpecification, width: Int = 80) {
    self.program = program
    layout = HelpLayout(width: max(40, width))
  }

  /// The help that a path such as `["config", "get"]` asks for; the overview for an empty one.
  /// - Throws: `unknownCommand` or `unknownAction`; never for the path of an `Invocation`.
  public func help(_ path: [String]) throws(UsageError) -> String {
    guard let command = try program.command(at: path) else { return overview() }
    let parent = path.count > 1 ? try program.command(at: [path[0]]) : nil
    return help(for: command, parent: parent)
  }

  /// Usage, the commands with their summaries, the global options.
  public func overview() -> String {
    var sections = [localized("Usage: \(program.name) [OPTION...] COMMAND ..."), layout.wrapped(program.summary)]
    sections += tables(program.groups.map { ($0.title, rows(for: $0.commands)) })
    sections += tables([(localized("Options"), program.options.map(row))])
    sections.append(localized("See '\(program.name) help COMMAND' for a command's arguments and options."))
    return page(sections)
  }

  private func help(for command: CommandSpecification, parent: CommandSpecification?) -> String {
    let name = [program.name, parent?.name, command.name].compactMap(\.self).joined(separator: " ")
    var sections = [
      usage(of: command, named: name, inherited: parent?.options ?? []), layout.wrapped(command.summary + "."),
    ]
    if !command.discussion.isEmpty { sections.append(layout.paragraphs(command.discussion)) }
    sections += tables([
      (localized("Actions"), rows(for: command.actions)), (localized("Arguments"), command.arguments.map(row)),
    ])
    sections += tables([(localized("Options"), (command.options + (parent?.options ?? [])).map(row))])
    sections += tables([(localized("Global options"), program.options.map(row))])
    sections += tables([(localized("Examples"), command.examples.map { .init(label: $0.line, text: $0.purpose) })])
    return page(sections)
  }

  /// One line for the command and one for each of its actions.
  private func usage(
    of command: CommandSpecification, named name: String, inherited: [OptionSpecification]
  ) -> String {
    var lines: [[String]] = []
    if !command.requiresAction { lines.append([name] + usageParts(command, inherited)) }
    for action in command.actions where !action.isHidden {
      lines.append(["\(name) \(action.name)"] + usageParts(action, command.options))
    }
    let title = localized("Usage: ")
    return lines.enumerated().map { index, parts in
      layout.hanging(parts, first: index == 0 ? title : String(repeating: " ", count: title.columns))
    }.joined(separator: "\n")
  }

  private func usageParts(_ command: CommandSpecification, _ inherited: [OptionSpecification]) -> [String] {
    (command.options.isEmpty && inherited.isEmpty ? [] : ["[OPTION...]"]) + command.arguments.map(\.usage)
  }

  private func rows(for commands: [CommandSpecification]) -> [HelpLayout.Row] {
    commands.filter { !$0.isHidden }.map { HelpLayout.Row(label: $0.name, text: $0.summary) }
  }

  private func row(_ argument: ArgumentSpecification) -> HelpLayout.Row {
    HelpLayout.Row(label: argument.usage, text: argument.explanation)
  }

  private func row(_ option: OptionSpecification) -> HelpLayout.Row {
    let short = option.short.map { "-\($0), " } ?? "    "
    let name = if case .negatableFlag = option.form { "--[no-]\(option.name)" } else { option.spelling }
    let label = [short + name, option.value?.placeholder].compactMap(\.self).joined(separator: " ")
    return HelpLayout.Row(label: label, text: option.explanation)
  }

  /// Titled tables that share one column; those without rows are left out.
  private func tables(_ tables: [(title: String, rows: [HelpLayout.Row])]) -> [String] {
    let column = layout.column(for: tables.flatMap(\.rows))
    return tables.filter { !$0.rows.isEmpty }.map { "\($0.title):\n" + layout.table($0.rows, column: column) }
  }

  private func page(_ sections: [String]) -> String {
    sections.joined(separator: "\n\n") + "\n"
  }
}
