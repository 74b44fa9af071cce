/// A text with places: `{1}` for the first argument, and in Korean `{을}` for the particle that fits what stands before.
public struct Template: Hashable, Sendable {
  enum Part: Hashable, Sendable {
    case literal(String)
    /// An argument, counted from 0.
    case argument(Int)
    case particle(KoreanParticle)
  }

  let parts: [Part]

  /// Reads a text; braces that hold neither a number nor a particle are text.
  public init(_ text: String) {
    var parts: [Part] = []
    var literal = ""
    var rest = text[...]
    while let next = rest.first {
      if next == "{", let end = rest.firstIndex(of: "}"),
        let place = Self.place(rest[rest.startIndex..<end].dropFirst())
      {
        if !literal.isEmpty { parts.append(.literal(literal)) }
        literal = ""
        parts.append(place)
        rest = rest[end...].dropFirst()
      } else {
        literal.append(next)
        rest.removeFirst()
      }
    }
    if !literal.isEmpty { parts.append(.literal(literal)) }
    self.parts = parts
  }

  /// The numbers of the arguments, counted from 1, each as often as it stands there.
  public var places: [Int] {
    parts.compactMap { if case .argument(let index) = $0 { index + 1 } else { nil } }.sorted()
  }

  private static func place(_ name: Substring) -> Part? {
    if let number = Int(name), number > 0, name.first?.isNumber == true { return .argument(number - 1) }
    return KoreanParticle(named: name).map { .particle($0) }
  }

  func filled<Text: PhraseText>(with arguments: [Text]) -> Text {
    var text = Text(plain: "")
    for part in parts {
      switch part {
      case .literal(let literal): text += Text(plain: literal)
      case .argument(let index): if arguments.indices.contains(index) { text += arguments[index] }
      case .particle(let particle): text += Text(plain: particle.form(after: text.plain))
      }
    }
    return text
  }
}
