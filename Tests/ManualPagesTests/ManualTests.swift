import CommandLineArguments
import ManualPages
import Testing
import Wording

@Suite("manual pages")
struct ManualTests {
  static let fruit = OptionKey(
    "fruit", short: "f", .choice(["apple", "pear"], placeholder: "NAME"), default: "pear", help: "What to peel")
  static let thin = OptionKey(negatable: "thin", default: false, help: "Peel thinly")
  static let hands = ArgumentKey(repeated: "HAND", minimum: 1, .text("HAND"), help: "Whose hands")
  static let secret = CommandSpecification(name: "secret", summary: "Nobody's business", isHidden: true)
  static let peel = CommandSpecification(
    name: "peel", summary: "Peel a fruit",
    discussion: """
      Takes the peel off. It is not '-5' deep:
      .Sh is no macro here, \\fB is no escape.

        peel --thin | less

      한 줄.
      """,
    arguments: [hands], options: [fruit, thin], examples: ["kitchen peel left": "Peel a pear"])
  static let knife = CommandSpecification(
    name: "knife", summary: "Look after the knife", options: [OptionKey(flag: "dry", help: "Dry it, too")],
    actions: [
      CommandSpecification(name: "wash", summary: "Wash it"),
      CommandSpecification(
        name: "lend", summary: "Lend it", arguments: [ArgumentKey(optional: "WHO", .text, help: "To whom")]),
    ], requiresAction: true)

  static let manual = Manual(
    of: ProgramSpecification(
      name: "kitchen", summary: "Work in the kitchen", options: [],
      groups: [.init("Fruit", [peel, secret]), .init("Tools", [knife])]),
    version: "2.1", date: "March 2, 2026", description: "One.\n\nTwo.", environment: [.init("KITCHEN", "Where it is")],
    files: [.init("~/.kitchen", "What is there")], exitCodes: [.init("0", "Done")],
    examples: [.init(line: "kitchen peel right", "Peel with the other hand")])

  @Test("a command's page")
  func command() {
    #expect(
      Self.manual.page(ofCommand: "peel") == """
        .\\" Made by 'kitchen manual' from what the program declares.
        .Dd March 2, 2026
        .Dt KITCHEN\\-PEEL 1
        .Os kitchen 2.1
        .Sh NAME
        .Nm kitchen\\-peel
        .Nd Peel a fruit
        .Sh SYNOPSIS
        .Nm kitchen
        .Cm peel
        .Op Ar option ...
        .Ar HAND ...
        .Sh DESCRIPTION
        Peel a fruit.
        .Pp
        Takes the peel off.
        It is not \\(aq\\-5\\(aq deep: .Sh is no macro here, \\efB is no escape.
        .Bd -literal -offset 6n
        peel \\-\\-thin | less
        .Ed
        .Pp
        \\[uD55C] \\[uC904].
        .Ss Arguments
        .Bl -tag -width Ds
        .It Ar HAND
        Whose hands.
        .El
        .Sh OPTIONS
        .Bl -tag -width Ds
        .It Fl f , Fl \\-fruit Ar NAME
        What to peel (apple or pear; default: pear).
        .It Fl \\-thin , Fl \\-no\\-thin
        Peel thinly (default: \\-\\-no\\-thin).
        .El
        .Pp
        The options, environment, files and exit codes of every command stand in
        kitchen(1).
        .Sh EXAMPLES
        Peel a pear:
        .Dl "kitchen peel left"
        .Sh "SEE ALSO"
        .Xr kitchen 1

        """)
  }

  @Test("actions share a page")
  func actions() throws {
    let page = try #require(Self.manual.page(ofCommand: "knife"))
    #expect(
      page.contains(
        """
        .Sh SYNOPSIS
        .Nm kitchen
        .Cm knife wash
        .Op Ar option ...
        .Nm kitchen
        .Cm knife lend
        .Op Ar option ...
        .Op Ar WHO
        .Sh DESCRIPTION
        Look after the knife.
        .Ss Actions
        .Bl -tag -width Ds
        .It Cm wash
        Wash it.
        .It Cm lend Op Ar WHO
        Lend it.
        .El
        .Ss Arguments

        """))
  }

  @Test("the program's page leads to its commands', hidden ones apart")
  func program() {
    let page = Self.manual.programPage
    #expect(
      page.contains(
        """
        .Sh COMMANDS
        .Ss Fruit
        .Bl -tag -width Ds
        .It Xr kitchen\\-peel 1
        Peel a fruit.
        .El
        .Ss Tools

        """))
    #expect(page.contains(".Sh ENVIRONMENT\n.Bl -tag -width Ds\n.It KITCHEN\nWhere it is.\n.El\n"))
    #expect(page.contains(".Sh FILES\n.Bl -tag -width Ds\n.It \\(ti/.kitchen\n"))
    #expect(page.contains(".Sh \"EXIT STATUS\"\n.Bl -tag -width Ds\n.It 0\nDone.\n.El\n"))
    #expect(page.hasSuffix(".Xr kitchen\\-help 1 ,\n.Xr kitchen\\-knife 1 ,\n.Xr kitchen\\-peel 1\n"))
    #expect(!page.contains("secret"))
    #expect(Self.manual.page(ofCommand: "secret") == nil)
    #expect(
      Self.manual.pages.map(\.file) == ["kitchen.1", "kitchen-peel.1", "kitchen-knife.1", "kitchen-help.1"])
  }
}
