import ContainerKitTesting
import Foundation
import Testing
import UIKit

/// Compares the report in the article Reports.md with that of the animator that the article shows.
@Suite("The article on reports", .serialized) @MainActor struct DocumentedReportTests {
  /// The folder of the package.
  private let package: URL
  /// The article's blocks of code, in order, without their fences.
  private let blocks: [String]

  init() throws {
    package = (1...4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
    let catalog = package.appendingPathComponent("Sources/Testing/ContainerKitTesting/ContainerKitTesting.docc")
    let article = try String(contentsOf: catalog.appendingPathComponent("Articles/Reports.md"), encoding: .utf8)
    let parts = article.components(separatedBy: "```")
    blocks = stride(from: 1, to: parts.count, by: 2).map { parts[$0].drop { $0 != "\n" }.dropFirst() + "" }
  }

  @Test("shows the animator of the next test")
  func animator() throws {
    let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
      "FadeAnimator.swift")
    let text = try String(contentsOf: source, encoding: .utf8)
    #expect(blocks.contains(text))
  }

  @Test("shows that animator's report")
  func report() throws {
    let file = package.appendingPathComponent("Tests/FadeTests/FadeReportTests.swift").path
    let report = AnimatorReport(in: [.container, .navigation], file: file) { FadeAnimator() }
    for case let film? in report.faults.map(\.film) {
      try FileManager.default.removeItem(at: URL(fileURLWithPath: film).deletingLastPathComponent())
    }
    let text = report.description.replacingOccurrences(of: package.path, with: "…") + "\n"
    let shown = try #require(blocks.first { $0.hasPrefix("FadeAnimator: ") })
    #expect(shown == text, "expected in Reports.md:\n\(text)")
  }
}
