import UnicodeText

extension StyledText {
  /// The text on one line, cut to a width in columns; an ellipsis stands in its last column where something was left out.
  public func truncated(columns width: Int) -> StyledText {
    guard columns > width else { return self }
    var result = StyledText()
    var room = width
    for run in runs {
      let text = run.text.onOneLine
      if text.columns <= room - 1 {
        result.append(text, run.style)
        room -= text.columns
      } else {
        // What follows is left out too, so one column more than fits makes the ellipsis.
        result.append((text + "…").truncated(toColumns: room), run.style)
        break
      }
    }
    return result
  }
}
