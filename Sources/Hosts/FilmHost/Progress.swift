import Foundation

/// The progress of a film on standard error: one line that is overwritten on a terminal, otherwise a line per tenth.
struct Progress {
  private let label: String
  private let count: Int
  private let isTerminal: Bool
  /// The number of lines that are written if there is no terminal.
  private let lines: Int
  private var lastTenth = 0

  init(label: String, count: Int, lines: Int = 10, isTerminal: Bool = isatty(STDERR_FILENO) == 1) {
    self.label = label
    self.count = count
    self.lines = lines
    self.isTerminal = isTerminal
  }

  /// Returns the text to write for a finished frame, from 1 to the count. Call it once for each.
  mutating func text(done: Int) -> String {
    if isTerminal { return "\r\(label): frame \(done) of \(count)" + (done == count ? "\n" : "") }
    let tenth = done * lines / count
    defer { lastTenth = tenth }
    return tenth > lastTenth ? "\(label): frame \(done) of \(count)\n" : ""
  }

  mutating func show(done: Int) { FilmConsole.writeError(text: text(done: done)) }

  /// Ends the line that progress overwrites.
  func breakOff() { if isTerminal { FilmConsole.writeError(text: "\n") } }
}

/// Unbuffered output, which is complete even if the process ends unexpectedly.
package enum FilmConsole {
  static func write(_ text: String) {
    guard !text.isEmpty else { return }
    try? FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
  }

  package static func writeError(_ line: String) { writeError(text: line + "\n") }

  static func writeError(text: String) {
    guard !text.isEmpty else { return }
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}
