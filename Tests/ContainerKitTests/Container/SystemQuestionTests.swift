import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("The selected child's system preferences", .serialized) struct SystemQuestionTests {
  final class Asked: UIViewController {
    var style = UIStatusBarStyle.default
    var isSecond = false
    override var preferredStatusBarStyle: UIStatusBarStyle { isSecond ? .lightContent : .darkContent }
    override var prefersStatusBarHidden: Bool { isSecond }
    override var prefersHomeIndicatorAutoHidden: Bool { isSecond }
    override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { isSecond ? .left : .right }
    override var prefersPointerLocked: Bool { isSecond }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { isSecond ? .portrait : .allButUpsideDown }
    override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
      isSecond ? .landscapeLeft : .portrait
    }
  }

  private func stage(_ order: Stage.CompletionOrder = .afterFrame) -> ContainerStage {
    ContainerStage(completions: order) { title in
      let page = Asked()
      page.isSecond = title == "B"
      return page
    }
  }

  private func answers(_ stage: ContainerStage) -> [String] {
    let chrome = stage.window.chrome
    return [
      "\(chrome.statusBarStyle == .lightContent)", "\(chrome.isStatusBarHidden)", "\(chrome.isHomeIndicatorAutoHidden)",
      "\(chrome.deferredEdges == .left)", "\(chrome.isPointerLocked)", "\(chrome.orientations == .portrait)",
      "\(stage.container.preferredInterfaceOrientationForPresentation == .landscapeLeft)",
    ]
  }

  private func counts(_ stage: ContainerStage) -> [Int] {
    let counts = stage.window.chrome.counts
    return [.statusBar, .homeIndicator, .screenEdges, .pointerLock, .orientations].map { counts[$0] ?? 0 }
  }

  private static let old = Array(repeating: "false", count: 7)
  /// The answers while a transition heads for the second page: the bar's style and the home indicator are that page's.
  private static let ahead = ["true", "false", "true", "false", "false", "false", "false"]

  @Test(
    "follow a tap at its start in the status bar's style and the home indicator, and at its end in everything else",
    arguments: Contract.orders)
  func commit(_ order: Stage.CompletionOrder) {
    let stage = stage(order)
    #expect(answers(stage) == Self.old)
    let before = counts(stage)
    stage.tap(tab: 1)
    stage.frame()
    #expect(answers(stage) == Self.ahead)
    stage.run(for: 0.1)
    stage.tap(tab: 0)
    stage.run(for: 0.05)
    #expect(stage.isInTransition && answers(stage) == Self.old)
    stage.finish()
    #expect(counts(stage) == [before[0] + 2, before[1] + 2] + before[2...])
    stage.tap(tab: 1)
    stage.frame()
    #expect(answers(stage) == Self.ahead)
    stage.finish()
    #expect(answers(stage) == Array(repeating: "true", count: 7))
    #expect(counts(stage) == [before[0] + 4, before[1] + 3] + before[2...].map { $0 + 1 })
  }

  @Test("follow a finger from the middle of its way in the status bar's style and the home indicator")
  func drag() {
    let stage = stage()
    var changes: [(progress: Double, answers: [String])] = []
    stage.onFrame = { [unowned stage] _ in
      let answers = answers(stage)
      if changes.last?.answers != answers { changes.append((Double(stage.progress), answers)) }
    }
    let start = stage.nextTime
    stage.touch(.began, at: CGPoint(x: 380, y: 300), time: start)
    for step in 1...60 {
      let x = CGFloat(380 - 12 * (step <= 30 ? step : 60 - step))
      stage.touch(.moved, at: CGPoint(x: x, y: 300), time: start + Double(step) / 60)
    }
    stage.touch(.ended, at: CGPoint(x: 380, y: 300), time: start + 1.3)
    stage.run(for: 2)
    #expect(changes.map(\.answers) == [Self.old, Self.ahead, Self.old])
    #expect(changes.dropFirst().allSatisfy { abs($0.progress - 0.5) < 0.1 })
    #expect(stage.container.selectedIndex == 0 && stage.faults == [])
  }

  @Test("are updated before didSelect, so that the delegate sees the window's new state")
  func before() {
    let stage = stage()
    let deputy = stage.delegate
    var seen: [String] = []
    deputy.onDidSelect = { _ in seen = answers(stage) }
    stage.container.selectViewController(stage.pages[1], animated: true)
    stage.finish()
    #expect(seen == Array(repeating: "true", count: 7))
    stage.container.selectedIndex = 0
    #expect(seen == Array(repeating: "false", count: 7))
  }

  @Test("are updated if the selected child is removed")
  func removed() {
    let stage = stage()
    stage.container.viewControllers.removeFirst()
    #expect(answers(stage) == Array(repeating: "true", count: 7))
    stage.container.viewControllers = []
    #expect(stage.container.supportedInterfaceOrientations == UIViewController().supportedInterfaceOrientations)
  }

  @Test("are those of the innermost selected child if containers are nested")
  func nested() {
    let leaf = Asked()
    leaf.isSecond = true
    let inner = ContainerViewController(viewControllers: [UIViewController(), leaf])
    let stage = ContainerStage(["A", "B"]) { $0 == "A" ? inner : UIViewController() }
    #expect(!stage.window.chrome.isStatusBarHidden)
    inner.selectViewController(leaf, animated: true)
    stage.run(for: 2)
    #expect(answers(stage) == Array(repeating: "true", count: 7))
  }

  @Test(
    "its preferred content size, plus the bar, is the container's; that of a hidden or cancelled child is not used"
  )
  func contentSize() {
    let stage = stage()
    stage.pages[1].preferredContentSize = CGSize(width: 200, height: 300)
    #expect(stage.container.preferredContentSize == .zero)
    stage.drag(by: -150)
    stage.finish()
    #expect(stage.container.preferredContentSize == .zero)
    stage.tap(tab: 1)
    stage.run(for: 0.2)
    #expect(stage.container.preferredContentSize == .zero)
    stage.finish()
    #expect(stage.container.preferredContentSize == CGSize(width: 200, height: 300 + ButtonTabBar.standardHeight))
    stage.pages[1].preferredContentSize.width = 250
    #expect(stage.container.preferredContentSize.width == 250)
    stage.pages[0].preferredContentSize = CGSize(width: 20, height: 30)
    #expect(stage.container.preferredContentSize.width == 250)
  }

  @Test("without a preferred content size leave the container without one")
  func noContentSize() {
    let stage = stage()
    stage.pages[0].preferredContentSize = CGSize(width: 200, height: 300)
    #expect(stage.container.preferredContentSize.width == 200)
    stage.container.selectedIndex = 1
    #expect(stage.container.preferredContentSize == .zero)
  }
}
