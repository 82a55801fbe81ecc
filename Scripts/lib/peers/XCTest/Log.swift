// A stand-in for a library. Its declarations are documented by that library.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// Writes the results of tests as lines of a file: the event, the test's number, its name, and a message.
public enum Log {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var failures: [String] = []
  nonisolated(unsafe) private static var skipped: String?
  nonisolated(unsafe) private static var file: FileHandle?

  static func open(_ path: String) {
    file = FileHandle(forWritingAtPath: path)
    _ = try? file?.seekToEnd()
  }

  public static func record(_ text: String, file: StaticString, line: UInt) {
    lock.withLock { failures.append("\(URL(fileURLWithPath: "\(file)").lastPathComponent):\(line): \(text)") }
  }

  static func record(_ error: any Error) {
    lock.withLock {
      if let skip = error as? XCTSkip { skipped = skip.message ?? "" } else { failures.append("threw \(error)") }
    }
  }

  static func begin(_ number: Int, _ name: String) {
    lock.withLock { (failures, skipped) = ([], nil) }
    write("begin", number, name, "")
  }

  static func end(_ number: Int, _ name: String) {
    let (failures, skipped) = lock.withLock { (self.failures, self.skipped) }
    if let failure = failures.first {
      let more = failures.count > 1 ? " (and \(failures.count - 1) more)" : ""
      write("fail", number, name, failure + more)
    } else {
      write(skipped == nil ? "pass" : "skip", number, name, skipped ?? "")
    }
  }

  private static func write(_ what: String, _ number: Int, _ name: String, _ text: String) {
    let plain = [name, text].map { text in
      String(text.map { $0.isNewline || $0 == "\t" ? " " : $0 })
    }
    try? file?.write(contentsOf: Data("\(what)\t\(number)\t\(plain[0])\t\(plain[1])\n".utf8))
  }
}
