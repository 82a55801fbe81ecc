import Stage
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit

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
    let rig = Rig { _ in ReportingPage() }
    let page = try #require(rig.page(1) as? ReportingPage)
    page.note = { rig.calls.append($0) }
    rig.tapTab(1)
    rig.finish()
    #expect(page.answers == ["true true true"])
    #expect(
      rig.calls == ["shouldSelect B"] + Contract.asked + Contract.began + ["viewIsAppearing B", "animateTransition B"]
        + Contract.completed)
    page.note = { _ in }
  }

  @Test("is called without animation, too, and again when a page is shown again")
  func unanimated() throws {
    let rig = Rig { _ in ReportingPage() }
    let page = try #require(rig.page(1) as? ReportingPage)
    rig.container.selectedIndex = 1
    rig.container.selectedIndex = 0
    rig.container.selectedIndex = 1
    #expect(page.answers == ["false true true", "false true true"])
    #expect(rig.faults == [])
  }

  @Test("is called for a page whose drag is cancelled, and at most once for the one that comes back")
  func cancelled() throws {
    let rig = Rig { _ in ReportingPage() }
    let (out, page) = try (#require(rig.page(0) as? ReportingPage), #require(rig.page(1) as? ReportingPage))
    out.answers = []
    rig.drag(by: -150)
    rig.finish()
    #expect(page.answers == ["true true true"])
    #expect(out.answers.count <= 1)
    #expect(rig.faults == [])
  }
}
