import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("A page that changes the height while it gets another one", .serialized) struct NestedHeightTests {
  /// A page that runs a test's closure when its safe area changes.
  private final class InsetPage: UIViewController {
    var onInsets: (() -> Void)?
    override func viewSafeAreaInsetsDidChange() {
      super.viewSafeAreaInsetsDidChange()
      onInsets?()
    }
  }

  @Test("keeps the transition, and both pages get the last height", arguments: [true, false])
  func nestedChange(_ isReleasedForward: Bool) {
    let stage = ContainerStage(["A", "B", "C"]) { _ in InsetPage() }
    defer { stage.tearDown() }
    stage.safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    stage.run(for: 0.1)
    stage.drag(by: -250, release: false)
    stage.run(for: 0.6)
    let pages = stage.pages.compactMap { $0 as? InsetPage }
    var heights: [CGFloat] = []
    for page in pages {
      page.onInsets = { [unowned stage] in
        guard heights.count < 2 else { return }
        heights.append(stage.window.frame.height)
        stage.window.frame.size.height -= 10
        stage.window.layoutIfNeeded()
      }
    }
    stage.schedule { [unowned stage] in stage.window.frame.size.height = 700 }
    stage.frame()
    #expect(!heights.isEmpty && stage.isInTransition)
    let height = stage.window.frame.height
    #expect(pages.prefix(2).map { $0.view.bounds.height } == [height, height])
    stage.touch(.moved, at: CGPoint(x: isReleasedForward ? 20 : 370, y: 300), time: stage.nextTime + 0.02)
    stage.touch(.ended, at: CGPoint(x: isReleasedForward ? 10 : 380, y: 300), time: stage.nextTime + 0.04)
    stage.finish()
    stage.run(for: 0.1)
    let selected = stage.container.selectedViewController
    #expect(selected === pages[isReleasedForward ? 1 : 0])
    #expect(selected?.view.frame == CGRect(origin: .zero, size: CGSize(width: stage.width, height: height)))
    #expect(stage.faults == [])
  }
}
