import Glibc
import TestSupport

/// All that a descriptor gives until its end.
func text(of descriptor: Int32) throws -> String {
  var bytes: [UInt8] = []
  while true {
    let more = readSome(descriptor)
    if more.isEmpty { return String(decoding: bytes, as: UTF8.self) }
    bytes += more
  }
}
