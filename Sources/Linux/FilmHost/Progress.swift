import Foundation

/// How far a film is, on standard output: one line that is written over on a terminal, a line for each tenth elsewhere.
struct Progress {
  private let label: String
  private let count: Int
  private let isTerminal: Bool
  private var lastTenth = 0

  init(label: String, count: Int, isTerminal: Bool = isatty(STDOUT_FILENO) == 1) {
    self.label = label
    self.count = count
    self.isTerminal = isTerminal
  }

  /// To be called once for each finished frame, 1 to the count; answers what is to be written.
  mutating func text(done: Int) -> String {
    if isTerminal { return "\r\(label): frame \(done) of \(count)" + (done == count ? "\n" : "") }
    let tenth = done * 10 / count
    defer { lastTenth = tenth }
    return tenth > lastTenth ? "\(label): frame \(done) of \(count)\n" : ""
  }

  mutating func show(done: Int) { Console.write(text(done: done)) }

  /// Ends the line that progress overwrites.
  func breakOff() { if isTerminal { Console.write("\n") } }
}

/// Unbuffered output: it is there when the process ends, however that happens.
package enum Console {
  static func write(_ text: String) {
    guard !text.isEmpty else { return }
    try? FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
  }

  package static func writeError(_ line: String) {
    try? FileHandle.standardError.write(contentsOf: Data((line + "\n").utf8))
  }
}
