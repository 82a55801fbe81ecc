import Foundation
import Stage
import Testing

/// Records issues in the running test.
enum TestIssue {
  /// Records a mistake in a test, which fails it. Stops the process in a test of XCTest, which has no such issues.
  static func record(_ text: String, _ sourceLocation: SourceLocation) {
    guard Test.current != nil else { fatalError("\(sourceLocation): \(text)") }
    Issue.record(Comment(rawValue: text), sourceLocation: sourceLocation)
  }

  #if compiler(>=6.3)
    static let hasWarnings = true
  #else
    static let hasWarnings = false
  #endif

  /// Records an issue that does not fail the test. Swift 6.2 and XCTest have no such issues, so it is printed to
  /// standard error there.
  static func warn(_ text: String, _ sourceLocation: SourceLocation) {
    #if compiler(>=6.3)
      if Test.current != nil {
        Issue.record(Comment(rawValue: text), severity: .warning, sourceLocation: sourceLocation)
        return
      }
    #endif
    Console.write("warning: \(text)")
  }
}

extension Issue {
  /// `true` unless the issue is known or a warning. Swift 6.2 has no warnings.
  var failsTest: Bool {
    #if compiler(>=6.3)
      isFailure
    #else
      !isKnown
    #endif
  }
}

extension StageCaller {
  init(_ sourceLocation: SourceLocation) {
    self.init(
      fileID: sourceLocation.fileID, filePath: sourceLocation.filePath, line: sourceLocation.line,
      column: sourceLocation.column)
  }
}

/// Records the mistakes that a stage finds. `Stage` looks it up by its name, because it does not depend on this module.
final class StageMistakeRecorder: StageMistakeRecording {
  static func record(_ text: String, at caller: StageCaller?) {
    guard Test.current != nil else { return Console.write(text) }
    guard let caller else {
      Issue.record(Comment(rawValue: text))
      return
    }
    let sourceLocation = SourceLocation(
      fileID: caller.fileID, filePath: caller.filePath, line: caller.line, column: caller.column)
    Issue.record(Comment(rawValue: text), sourceLocation: sourceLocation)
  }
}
