import Foundation

/// Standard error.
enum Console {
  static func write(_ line: String) { try? FileHandle.standardError.write(contentsOf: Data((line + "\n").utf8)) }
}
