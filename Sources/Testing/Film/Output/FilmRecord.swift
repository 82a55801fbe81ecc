import Foundation

/// The file `.film` in a film's folder. It lists the files that the film made, each with a checksum, so that the next
/// film replaces these and nothing else.
///
/// The file is locked as long as this object exists. The system releases the lock when the process ends for any reason.
final class FilmRecord: Sendable {
  static let name = ".film"
  /// The prefix of a file's name while the file is being written.
  static let partialPrefix = ".film-"
  private static let head =
    "# What a film made here, with checksums. The next film replaces these files and no others.\n"

  private let path: String
  private let descriptor: CInt

  static func exists(in folder: String) -> Bool {
    (try? FileManager.default.attributesOfItem(atPath: FilmFolder.file(name, in: folder))) != nil
  }

  /// Opens the record of a folder, or creates one if there is none.
  init(folder: String) throws(FilmFolder.Failure) {
    path = FilmFolder.file(Self.name, in: folder)
    descriptor = open(path, O_RDWR | O_CREAT | O_APPEND | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else {
      if [EISDIR, ELOOP].contains(errno) { throw Self.stranger(path) }
      throw FilmFolder.unusable(folder)
    }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      throw FilmFolder.Failure(
        path: folder,
        expected: "a folder to which no other film is being written: wait for its end, or choose another folder")
    }
    guard text.hasPrefix(Self.head) || Self.head.hasPrefix(text) else { throw Self.stranger(path) }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// The checksums of the files by their names.
  var checksums: [String: UInt64] {
    let pairs = text.split(separator: "\n").compactMap { line -> (String, UInt64)? in
      let words = line.split(separator: " ")
      guard words.count == 2, words[0].utf8.count == 16, let checksum = UInt64(words[0], radix: 16) else { return nil }
      return (String(words[1]), checksum)
    }
    return Dictionary(pairs) { $1 }
  }

  func clear() throws(FilmFolder.Failure) {
    do {
      guard ftruncate(descriptor, 0) == 0 else { throw FileWriter.Failure(errno) }
      try FileWriter.append(Data(Self.head.utf8), to: descriptor)
    } catch {
      throw FilmFolder.Failure(path: path, expected: "a writable file (\(error))")
    }
  }

  func add(_ name: String, _ data: Data) throws(FileWriter.Failure) {
    let digits = String(data.checksum, radix: 16)
    let line = String(repeating: "0", count: 16 - digits.count) + digits + " \(name)\n"
    try FileWriter.append(Data(line.utf8), to: descriptor)
  }

  private var text: String {
    String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
  }

  private static func stranger(_ path: String) -> FilmFolder.Failure {
    FilmFolder.Failure(
      path: path, expected: "no file of this name except a film's own: move it away, or choose another folder")
  }
}

extension Data {
  /// FNV-1a, 64 bits.
  var checksum: UInt64 {
    withUnsafeBytes { bytes in
      var hash: UInt64 = 0xcbf2_9ce4_8422_2325
      for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
      return hash
    }
  }
}
