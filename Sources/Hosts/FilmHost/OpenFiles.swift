import Foundation

/// The files that a film has open at once.
enum OpenFiles {
  /// An error thrown if the process cannot open enough files.
  struct Failure: Error, CustomStringConvertible {
    let count: Int
    let needed: Int
    let reason: String

    var description: String {
      "only \(count) more files can be opened (\(reason)): expected \(needed), which a film needs; see ulimit -n"
    }
  }

  /// Files that are open besides the pictures: what Dispatch creates for its threads and timers, fonts, and a page.
  private static let others = 8

  /// Checks that the files of a film can be opened, by opening as many. Call this before anything is written: Dispatch
  /// ends the process if it cannot open its own.
  ///
  /// - Parameter folders: The number of folders, whose records stay open.
  static func check(folders: Int) throws(Failure) {
    // Each picture that is being written may read another one.
    let needed = others + folders + 2 * (ProcessInfo.processInfo.activeProcessorCount + 1)
    var descriptors: [CInt] = []
    defer { for descriptor in descriptors { close(descriptor) } }
    for count in 0..<needed {
      let descriptor = open("/dev/null", O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else {
        throw Failure(count: count, needed: needed, reason: String(cString: strerror(errno)))
      }
      descriptors.append(descriptor)
    }
  }
}
