import Charts
import Foundation
import Testing

/// Contrast after WCAG 2.2, and colours as people with colour blindness see them.
@Suite("the palette")
struct PaletteTests {
  private typealias RGB = [Double]

  private static let palettes = [("light", Palette.light), ("dark", Palette.dark)]

  /// Linear values of red, green and blue, 0 to 1.
  private func linear(_ color: String) -> RGB {
    let number = Int(color.dropFirst(), radix: 16)!
    return [16, 8, 0].map { shift in
      let value = Double(number >> shift & 255) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
  }

  private func luminance(_ color: RGB) -> Double { 0.2126 * color[0] + 0.7152 * color[1] + 0.0722 * color[2] }

  private func contrast(_ one: RGB, _ other: RGB) -> Double {
    let (high, low) = (max(luminance(one), luminance(other)), min(luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)
  }

  @Test("text has a contrast of 4.5 at least on all it stands on, and what is drawn one of 3 (WCAG AA)")
  func contrasts() {
    for (name, palette) in Self.palettes {
      for ground in [Palette.Role.page, .card] {
        let below = linear(palette[ground])
        for text in [Palette.Role.ink, .muted] {
          #expect(contrast(linear(palette[text]), below) >= 4.5, "\(name) \(text) on \(ground)")
        }
        for drawn in [Palette.Role.first, .second, .third, .mark] {
          #expect(contrast(linear(palette[drawn]), below) >= 3, "\(name) \(drawn) on \(ground)")
        }
      }
      // A day with many answers against one with none.
      #expect(contrast(linear(palette[.shade4]), linear(palette[.shade0])) >= 4.5, "\(name)")
    }
  }

  @Test("each shade differs from the next in lightness, in one direction")
  func shades() {
    for (name, palette) in Self.palettes {
      let shades = [Palette.Role.shade0, .shade1, .shade2, .shade3, .shade4].map { linear(palette[$0]) }
      let isRising = luminance(shades[0]) < luminance(shades[4])
      for (one, next) in zip(shades, shades.dropFirst()) {
        #expect((luminance(one) < luminance(next)) == isRising && contrast(one, next) >= 1.3, "\(name)")
      }
    }
  }

  /// Machado, Oliveira and Fernandes (2009), severity 1: protanopia, deuteranopia, tritanopia.
  private static let blindness: [[[Double]]] = [
    [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
    [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]],
    [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]],
  ]

  /// The difference of two colours in CIELAB (CIE 1976), D65.
  private func difference(_ one: RGB, _ other: RGB) -> Double {
    func lab(_ color: RGB) -> [Double] {
      let matrix = [[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]]
      let f = zip(matrix, [0.9505, 1, 1.089]).map { row, white in
        let value = max(0, zip(row, color).reduce(0) { $0 + $1.0 * $1.1 }) / white
        return value > 0.008856 ? cbrt(value) : 7.787 * value + 16 / 116
      }
      return [116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])]
    }
    return sqrt(zip(lab(one), lab(other)).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) })
  }

  @Test("colours that stand beside one another differ for the colour-blind, too", arguments: 0..<3)
  func colorBlindness(kind: Int) {
    func seen(_ color: RGB) -> RGB {
      Self.blindness[kind].map { row in min(1, max(0, zip(row, color).reduce(0) { $0 + $1.0 * $1.1 })) }
    }
    for (name, palette) in Self.palettes {
      for (one, other) in [(Palette.Role.first, Palette.Role.second), (.first, .third)] {
        let found = difference(seen(linear(palette[one])), seen(linear(palette[other])))
        #expect(found >= 20, "\(name) \(one) \(other): \(found)")
      }
    }
  }

  @Test("stands in the style sheets, the light one first, the dark one where dark is preferred")
  func sheets() {
    let sheet = ChartStyle.page
    #expect(sheet.hasPrefix(Palette.sheet) && ChartStyle.chart.hasPrefix(Palette.sheet))
    let lines = Palette.sheet.split(separator: "\n")
    #expect(lines.count == 2 && lines[1].hasPrefix("@media (prefers-color-scheme:dark)"))
    for role in Palette.Role.allCases {
      #expect(lines[0].contains("--\(role.rawValue):\(Palette.light[role])"))
      #expect(lines[1].contains("--\(role.rawValue):\(Palette.dark[role])"))
    }
    // Nothing from elsewhere, and nothing that ends the element.
    for word in ["url(", "@import", "http", "</"] { #expect(!sheet.contains(word)) }
  }

  @Test("every class that style sheets name is one that is drawn")
  func colorsOfClasses() {
    for role in [Palette.Role.first, .second, .third, .shade0, .shade1, .shade2, .shade3, .shade4] {
      #expect(ChartStyle.chart.contains(".\(role.rawValue){fill:var(--\(role.rawValue))}"))
    }
  }
}
