/// Reports what is wrong in the program that uses the frameworks and does not stop it.
package enum RuntimeIssues {
  nonisolated(unsafe) private static var ownHandler: (String) -> Void = { line in
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }
  /// What the present handler has been told and is not told again.
  nonisolated(unsafe) private static var told: Set<String> = []

  /// Gets each report, one line without its end. Prints it to standard error unless replaced.
  package static var handler: (String) -> Void {
    get { ownHandler }
    set {
      ownHandler = newValue
      told = []
    }
  }

  /// Reports an issue only the first time that a handler would get it. `key` tells which issue it is.
  package static func reportOnce(_ key: String, _ line: () -> String) {
    if told.insert(key).inserted { handler(line()) }
  }
}
