import Glibc

/// What the system says of an error number (`strerror`), in the language of the process: the C library itself knows
/// Korean only where the system has that locale. In English for a number that no file or device here gives.
public func systemMessage(_ code: Int32) -> String {
  systemPhrases[code]?.text ?? String(cString: strerror(code))
}

/// The C library's own English, and thereby the Korean.
let systemPhrases: [Int32: Phrase<String>] = [
  EPERM: Phrase("Operation not permitted"),
  ENOENT: Phrase("No such file or directory"),
  EIO: Phrase("Input/output error"),
  ENXIO: Phrase("No such device or address"),
  ENOMEM: Phrase("Cannot allocate memory"),
  EACCES: Phrase("Permission denied"),
  EBUSY: Phrase("Device or resource busy"),
  EEXIST: Phrase("File exists"),
  ENODEV: Phrase("No such device"),
  ENOTDIR: Phrase("Not a directory"),
  EISDIR: Phrase("Is a directory"),
  EINVAL: Phrase("Invalid argument"),
  ENFILE: Phrase("Too many open files in system"),
  EMFILE: Phrase("Too many open files"),
  ETXTBSY: Phrase("Text file busy"),
  EFBIG: Phrase("File too large"),
  ENOSPC: Phrase("No space left on device"),
  EROFS: Phrase("Read-only file system"),
  ENAMETOOLONG: Phrase("File name too long"),
  ELOOP: Phrase("Too many levels of symbolic links"),
  ECONNREFUSED: Phrase("Connection refused"),
  EHOSTDOWN: Phrase("Host is down"),
  EDQUOT: Phrase("Disk quota exceeded"),
]
