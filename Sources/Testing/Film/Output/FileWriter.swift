import Foundation
import Synchronization

/// Writes files either completely or not at all, and reads them.
enum FileWriter {
  /// An error with the reason why a file cannot be written or read.
  struct Failure: Error, CustomStringConvertible {
    let code: CInt
    init(_ code: CInt) { self.code = code }
    var description: String { String(cString: strerror(code)) }
  }

  /// Locked while a file is being written.
  private static let writing = Mutex(())

  /// Writes to the path `partial`, and then renames that file to `path`.
  static func replace(_ path: String, with data: Data, by partial: String) throws(Failure) {
    try writing.withLock { _ throws(Failure) in
      let descriptor = open(partial, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, 0o666)
      guard descriptor >= 0 else { throw Failure(errno) }
      do throws(Failure) {
        do throws(Failure) { try append(data, to: descriptor) } catch {
          close(descriptor)
          throw error
        }
        guard close(descriptor) == 0, rename(partial, path) == 0 else { throw Failure(errno) }
      } catch {
        unlink(partial)
        throw error
      }
    }
  }

  /// Runs `body`, which ends the process, while no file is half-written.
  static func end(_ body: () -> Never) -> Never { writing.withLock { _ in body() } }

  static func read(_ path: String) throws(Failure) -> Data {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Failure(errno) }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    do { return try handle.readToEnd() ?? Data() } catch { throw Failure(EIO) }
  }

  /// Writes all of the data, in as many parts as the system needs.
  static func append(_ data: Data, to descriptor: CInt) throws(Failure) {
    var rest = data[...]
    while !rest.isEmpty {
      let (count, code) = rest.withUnsafeBytes { bytes in
        let count = write(descriptor, bytes.baseAddress, bytes.count)
        return (count, errno)
      }
      if count < 0, code == EINTR { continue }
      guard count > 0 else { throw Failure(count == 0 ? ENOSPC : code) }
      rest = rest.dropFirst(count)
    }
  }
}
