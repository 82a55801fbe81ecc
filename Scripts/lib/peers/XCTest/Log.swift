// A stand-in for a library. Its declarations are documented by that library.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// Writes the results of tests as lines of a file: the event, the test's number, its name, and a message.
public enum Log {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var failures: [String] = []
  nonisolated(unsafe) private static var skipped: String?
  /// The number of failures before those that are expected, and whether there must be one.
  nonisolated(unsafe) private static var expected: (count: Int, reason: String, isStrict: Bool)?
  nonisolated(unsafe) private static var file: FileHandle?

  static func open(_ path: String) {
    file = FileHandle(forWritingAtPath: path)
    _ = try? file?.seekToEnd()
  }

  public static func record(_ text: String, file: StaticString, line: UInt) {
    lock.withLock { failures.append("\(URL(fileURLWithPath: "\(file)").lastPathComponent):\(line): \(text)") }
  }

  /// Records an error that ends a test.
  public static func recordThrown(_ error: any Error) {
    lock.withLock {
      if let skip = error as? XCTSkip { skipped = skip.message ?? "" } else { failures.append("threw \(error)") }
    }
  }

  /// Called before and after the description of tests. It may end the program.
  static func beginDescription(_ name: String) { write("describe", -1, name, "") }
  static func endDescription(_ name: String) { write("described", -1, name, "") }

  static func begin(_ number: Int, _ name: String) {
    lock.withLock { (failures, skipped, expected) = ([], nil, nil) }
    write("begin", number, name, "")
  }

  static var count: Int { lock.withLock { failures.count } }

  /// Expects the rest of the test to fail.
  static func expectFailure(_ reason: String, isStrict: Bool) {
    lock.withLock { expected = (failures.count, reason, isStrict) }
  }

  /// Removes the failures after the first ones, because they were expected. If there are none, that is one.
  static func forgive(after count: Int, _ reason: String, isStrict: Bool) {
    lock.withLock {
      if failures.count > count {
        failures.removeSubrange(count...)
      } else if isStrict {
        failures.append("XCTExpectFailure: nothing failed - \(reason)")
      }
    }
  }

  static func end(_ number: Int, _ name: String) {
    if let (count, reason, isStrict) = lock.withLock({ expected }) { forgive(after: count, reason, isStrict: isStrict) }
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
