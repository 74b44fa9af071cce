/// Rows of separated values as RFC 4180 writes them.
enum SeparatedText {
  /// One row with its line end. A field is quoted where it would not be read as it is.
  static func row(_ fields: [String], delimiter: Delimiter, lineEnd: String) -> String {
    var row = ""
    for (index, field) in fields.enumerated() {
      if index > 0 { row.unicodeScalars.append(Unicode.Scalar(delimiter.rawValue)) }
      append(field, delimiter, isFirst: index == 0, to: &row)
    }
    return row + lineEnd
  }

  private static func append(_ field: String, _ delimiter: Delimiter, isFirst: Bool, to row: inout String) {
    let needsQuotes = field.utf8.contains { byte in
      byte == delimiter.rawValue || byte == .quote || byte == .lineFeed || byte == .carriageReturn
    }
    // A row that begins with a number sign could be read as a line of a header.
    guard needsQuotes || (isFirst && field.utf8.first == UInt8(ascii: "#")) else {
      row += field
      return
    }
    // By scalars: a quote with an accent on it is a character of its own.
    row += "\""
    for scalar in field.unicodeScalars {
      if scalar == "\"" { row += "\"" }
      row.unicodeScalars.append(scalar)
    }
    row += "\""
  }
}
