/// Where the frameworks report what is wrong in the program that uses them and does not stop it.
package enum RuntimeIssues {
  /// Gets each report, one line without its end. Prints it to standard error unless replaced.
  nonisolated(unsafe) package static var handler: (String) -> Void = { line in
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }
}
