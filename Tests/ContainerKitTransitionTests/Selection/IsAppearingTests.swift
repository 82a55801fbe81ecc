import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("viewIsAppearing", .serialized) struct IsAppearingTests {
  /// Records its state in `viewIsAppearing(_:)`.
  final class ReportingPage: UIViewController {
    var answers: [String] = []
    var note: (String) -> Void = { _ in }

    override func viewIsAppearing(_ animated: Bool) {
      super.viewIsAppearing(animated)
      note("viewIsAppearing \(title ?? "")")
      answers.append("\(animated) \(view.window != nil) \(view.frame.size == view.superview?.bounds.size)")
    }
  }

  @Test("is called once, in the window and at the final size, before the animator runs and the outgoing page goes")
  func tapped() throws {
    let stage = ContainerStage { _ in ReportingPage() }
    let page = try #require(stage.pages[1] as? ReportingPage)
    page.note = { stage.record($0) }
    stage.tap(tab: 1)
    stage.finish()
    #expect(page.answers == ["true true true"])
    #expect(
      stage.callLines == ["shouldSelect B"] + Contract.asked + Contract.began + [
        "viewIsAppearing B", "animateTransition B",
      ]
        + Contract.completed)
    page.note = { _ in }
  }

  @Test("is called without animation, too, and again when a page is shown again")
  func unanimated() throws {
    let stage = ContainerStage { _ in ReportingPage() }
    let page = try #require(stage.pages[1] as? ReportingPage)
    stage.container.selectedIndex = 1
    stage.container.selectedIndex = 0
    stage.container.selectedIndex = 1
    #expect(page.answers == ["false true true", "false true true"])
    #expect(stage.faults == [])
  }

  @Test("is called for a page whose drag is cancelled, and at most once for the one that comes back")
  func cancelled() throws {
    let stage = ContainerStage { _ in ReportingPage() }
    let (out, page) = try (#require(stage.pages[0] as? ReportingPage), #require(stage.pages[1] as? ReportingPage))
    out.answers = []
    stage.drag(by: -150)
    stage.finish()
    #expect(page.answers == ["true true true"])
    #expect(out.answers.count <= 1)
    #expect(stage.faults == [])
  }
}
