import ContainerKitTesting
import ContainerTransitions
import Testing
import UIKit

@Suite("A report on a transition of the library", .serialized) @MainActor
struct ReportTests {
  @Test("finds no faults in either direction", arguments: TestedTransition.forms.map(\.name))
  func sound(_ name: String) throws {
    let form = try #require(TestedTransition.forms.first { $0.name == name })
    let report = AnimatorReport(pages: { TilePage.pair() }, size: Strip.size, films: false) { step in
      form.transition(nil).animator(for: step)
    }
    #expect(report.isSound, "\(report)")
  }
}
