import Glibc

/// Where the program begins: libFuzzer's driver runs it, with the target that VOCAB_FUZZ_TARGET names.
@_cdecl("vocab_fuzz_main")
public func fuzzMain(_ count: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Int32 {
  var count = count
  var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = arguments
  return runDriver(&count, &arguments) { bytes, count in
    target.run(Array(UnsafeBufferPointer(start: bytes, count: count)))
    return 0
  }
}

private let target: FuzzTarget = {
  let name = getenv("VOCAB_FUZZ_TARGET").map { String(cString: $0) } ?? ""
  guard let target = FuzzTarget(rawValue: name) else {
    fatalError("set VOCAB_FUZZ_TARGET to one of \(FuzzTarget.allCases.map(\.rawValue).joined(separator: ", "))")
  }
  return target
}()

@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<Int32>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
  _ run: @convention(c) (UnsafePointer<UInt8>, Int) -> Int32
) -> Int32
