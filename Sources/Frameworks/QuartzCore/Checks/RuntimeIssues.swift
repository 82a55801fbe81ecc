/// Reports mistakes in the program that uses the frameworks, without stopping it.
package enum RuntimeIssues {
  nonisolated(unsafe) private static var ownHandler: (String) -> Void = { line in
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }
  /// The keys that were reported to the current handler and are not reported again.
  nonisolated(unsafe) private static var reported: Set<String> = []

  /// Called with each report, one line without its line ending. By default it prints to standard error.
  package static var handler: (String) -> Void {
    get { ownHandler }
    set {
      ownHandler = newValue
      reported = []
    }
  }

  /// Reports an issue only once for each handler. `key` identifies the issue.
  package static func reportOnce(_ key: String, _ line: () -> String) {
    if reported.insert(key).inserted { handler(line()) }
  }
}
