import QuartzCore
import Stage
import Testing
import UIKit

@MainActor @Suite("Content whose range changes under a resting finger", .serialized) struct RestingFingerTests {
  private final class Log: NSObject, UIScrollViewDelegate {
    var lines: [String] = []
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { lines.append("will decelerate") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { lines.append("did decelerate") }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { lines.append("will drag") }
  }

  enum Change: CaseIterable { case inset, safeArea, content, size }

  @Test("returns to its range when the finger lifts", arguments: Change.allCases, [true, false])
  func returns(_ change: Change, _ isMoved: Bool) {
    let (controller, view, log) = (UIViewController(), UIScrollView(), Log())
    let stage = Stage(rootViewController: controller)
    view.frame = controller.view.bounds
    view.contentSize.height = 2000
    view.contentInset.top = 300
    view.delegate = log
    controller.additionalSafeAreaInsets.top = 200
    controller.view.addSubview(view)
    stage.frame()
    let isLow = change == .content || change == .size
    view.contentOffset.y = isLow ? 2000 - view.bounds.height : -500
    stage.frame()
    let held = view.contentOffset.y
    stage.touch(.began, at: CGPoint(x: 100, y: 700))
    stage.frame()
    switch change {
    case .inset: view.contentInset.top = 100
    case .safeArea: controller.additionalSafeAreaInsets.top = 0
    case .content: view.contentSize.height = 1500
    case .size: view.frame.size.height += 100
    }
    stage.run(for: 0.2)
    #expect(view.contentOffset.y == held)
    if isMoved {
      stage.touch(.moved, at: CGPoint(x: 100, y: 680))
      stage.frame()
    }
    stage.touch(.ended, at: CGPoint(x: 100, y: isMoved ? 680 : 700))
    stage.run(for: 2)
    let end: CGFloat = isLow ? view.contentSize.height - view.bounds.height : -view.adjustedContentInset.top
    #expect(view.contentOffset.y == end)
    #expect(log.lines == (isMoved ? ["will drag"] : []) + ["will decelerate", "did decelerate"])
    #expect(!FrameLoop.main.needsFrame)
  }

  @Test("stays where code has put it") func code() {
    let view = UIScrollView()
    let stage = Stage(rootViewController: UIViewController())
    view.frame = stage.window.bounds
    view.contentSize.height = 2000
    stage.window.addSubview(view)
    stage.frame()
    stage.touch(.began, at: CGPoint(x: 100, y: 400))
    stage.frame()
    view.contentOffset.y = -100
    stage.touch(.ended, at: CGPoint(x: 100, y: 400))
    stage.run(for: 1)
    #expect(view.contentOffset.y == -100)
  }
}
