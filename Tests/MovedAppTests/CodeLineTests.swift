import Foundation
import Testing

@MainActor @Suite("The code of a moved app", .serialized) struct CodeLineTests {
  @Test("has as many lines as the article Migrating says") func table() throws {
    let rows = MovedApp.all.map(\.row)
    MovedApp.write {
      try Data((rows.joined(separator: "\n") + "\n").utf8).write(to: $0.appendingPathComponent("lines.md"))
    }
    #expect(
      rows == [
        "| a tab bar controller | 65 | 43 |",
        "| a page view controller | 76 | 42 |",
        "| a strip of buttons over a scroll view | 115 | 24 |",
        "| a header that collapses | 94 | 26 |",
        "| a container with a context and a percent driver | 188 | 51 |",
        "| pushes by a delegate, an edge pan and a percent driver | 47 | 10 |",
      ])
    // With Hero, this app sets its transitions in three lines.
    #expect(PushesApp.app.codeLines.after <= 10)
    let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/ContainerKit/ContainerKit.docc/Articles/Migrating.md")
    let lines = try String(contentsOf: page, encoding: .utf8).split(separator: "\n").map(String.init)
    let quoted = lines.filter { line in MovedApp.all.contains { line.hasPrefix("| \($0.name) |") } }
    // The article has no row for the pushes.
    #expect(quoted == Array(rows.dropLast()))
  }
}
