import Foundation
import Stage
import Testing

/// Records issues in the running test.
enum TestIssue {
  /// Records a mistake in a test, which fails it.
  static func record(_ text: String, _ sourceLocation: SourceLocation) {
    Issue.record(Comment(rawValue: text), sourceLocation: sourceLocation)
  }

  /// Records an issue that does not fail the test. Swift 6.2 has no such issues; it is printed to standard error then.
  static func warn(_ text: String, _ sourceLocation: SourceLocation) {
    #if compiler(>=6.3)
      Issue.record(Comment(rawValue: text), severity: .warning, sourceLocation: sourceLocation)
    #else
      FileHandle.standardError.write(Data("warning: \(text)\n".utf8))
    #endif
  }
}

/// Records the mistakes that a stage finds. `Stage` looks it up by its name, because it does not depend on this module.
final class StageMistakeRecorder: StageMistakeRecording {
  static func record(_ text: String) { Issue.record(Comment(rawValue: text)) }
}
