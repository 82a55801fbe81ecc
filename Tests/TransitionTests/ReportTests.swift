import ContainerKitTesting
import ContainerTransitions
import Testing
import UIKit

@testable import ContainerKitDemo

@Suite("A report on a transition of the library", .serialized) @MainActor
struct ReportTests {
  @Test("finds no faults in either direction", arguments: await LibraryRow.transitions.map(\.0))
  func sound(_ name: String) throws {
    let transition = try #require(LibraryRow.transitions.first { $0.0 == name }).1
    let report = AnimatorReport(pages: { Pages.tiles() }, size: Strip.size, films: false) { step in
      transition.animator(for: step)
    }
    #expect(report.isSound, "\(report)")
  }
}
