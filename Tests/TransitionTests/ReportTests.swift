import ContainerKitTesting
import ContainerTransitions
import Testing
import UIKit

@Suite("A report on a transition of the library", .serialized) @MainActor struct ReportTests {
  /// A report plays some hundred transitions, so these stand for all: one that draws pictures, and one that moves elements.
  @Test("finds no faults in either direction", arguments: ["fold", "push-shared"])
  func sound(_ name: String) throws {
    let form = try #require(TestedTransition.forms.first { $0.name == name })
    let report = AnimatorReport(pages: { TilePage.pair() }, in: [.container], size: Strip.size, films: false) { step in
      form.transition(nil).animator(for: step)
    }
    #expect(report.isSound, "\(report)")
  }
}
