import Glibc

/// A conversion of short texts from one character set to another (`iconv`).
final class Conversion {
  private let descriptor: iconv_t

  /// Nil if the C library does not know one of the names, after some that only hunspell uses are put into its words.
  init?(from source: String, to target: String) {
    guard let descriptor = iconv_open(Conversion.known(target), Conversion.known(source)),
      descriptor != iconv_t(bitPattern: -1)
    else { return nil }
    self.descriptor = descriptor
  }

  deinit { iconv_close(descriptor) }

  /// The bytes converted; nil if one of them has no place in the target.
  func convert(_ bytes: [UInt8]) -> [UInt8]? {
    var source = bytes
    // No character takes more than four bytes for one.
    var target = [UInt8](repeating: 0, count: bytes.count * 4 + 16)
    iconv(descriptor, nil, nil, nil, nil)
    let left: Int? = source.withUnsafeMutableBytes { source in
      target.withUnsafeMutableBytes { target in
        var from = source.baseAddress?.assumingMemoryBound(to: CChar.self)
        var into = target.baseAddress?.assumingMemoryBound(to: CChar.self)
        var sourceLeft = source.count
        var targetLeft = target.count
        // A positive result counts characters that became others.
        return iconv(descriptor, &from, &sourceLeft, &into, &targetLeft) == 0 ? targetLeft : nil
      }
    }
    return left.map { Array(target.dropLast($0)) }
  }

  private static func known(_ name: String) -> String {
    switch name.lowercased() {
    case "microsoft-cp1251": "CP1251"
    case "tis620-2533": "TIS-620"
    default: name
    }
  }
}
