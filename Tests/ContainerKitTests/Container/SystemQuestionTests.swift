import Stage
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit

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

  private func rig(_ order: EndReports = .afterFrame) -> Rig {
    Rig(endReports: order) { title in
      let page = Asked()
      page.isSecond = title == "B"
      return page
    }
  }

  private func answers(_ rig: Rig) -> [String] {
    let chrome = rig.stage.window.chrome
    return [
      "\(chrome.statusBarStyle == .lightContent)", "\(chrome.isStatusBarHidden)", "\(chrome.isHomeIndicatorAutoHidden)",
      "\(chrome.deferredEdges == .left)", "\(chrome.isPointerLocked)", "\(chrome.orientations == .portrait)",
      "\(rig.container.preferredInterfaceOrientationForPresentation == .landscapeLeft)",
    ]
  }

  private func counts(_ rig: Rig) -> [Int] {
    let counts = rig.stage.window.chrome.counts
    return [.statusBar, .homeIndicator, .screenEdges, .pointerLock, .orientations].map { counts[$0] ?? 0 }
  }

  private static let old = Array(repeating: "false", count: 7)
  /// The answers while a transition heads for the second page: the bar's style and the home indicator are that page's.
  private static let ahead = ["true", "false", "true", "false", "false", "false", "false"]

  @Test(
    "follow a tap at its start in the status bar's style and the home indicator, and at its end in everything else",
    arguments: Contract.orders)
  func commit(_ order: EndReports) {
    let rig = rig(order)
    #expect(answers(rig) == Self.old)
    let before = counts(rig)
    rig.tapTab(1)
    rig.stage.frame()
    #expect(answers(rig) == Self.ahead)
    rig.stage.run(for: 0.1)
    rig.tapTab(0)
    rig.stage.run(for: 0.05)
    #expect(rig.stage.isInTransition && answers(rig) == Self.old)
    rig.finish()
    #expect(counts(rig) == [before[0] + 2, before[1] + 2] + before[2...])
    rig.tapTab(1)
    rig.stage.frame()
    #expect(answers(rig) == Self.ahead)
    rig.finish()
    #expect(answers(rig) == Array(repeating: "true", count: 7))
    #expect(counts(rig) == [before[0] + 4, before[1] + 3] + before[2...].map { $0 + 1 })
  }

  @Test("follow a finger from the middle of its way in the status bar's style and the home indicator")
  func drag() {
    let rig = rig()
    var changes: [(progress: Double, answers: [String])] = []
    rig.stage.onFrame = { [unowned rig] _ in
      let answers = answers(rig)
      if changes.last?.answers != answers { changes.append((Double(rig.stage.progress), answers)) }
    }
    let start = rig.stage.nextTime
    rig.stage.touch(.began, at: CGPoint(x: 380, y: 300), time: start)
    for step in 1...60 {
      let x = CGFloat(380 - 12 * (step <= 30 ? step : 60 - step))
      rig.stage.touch(.moved, at: CGPoint(x: x, y: 300), time: start + Double(step) / 60)
    }
    rig.stage.touch(.ended, at: CGPoint(x: 380, y: 300), time: start + 1.3)
    rig.stage.run(for: 2)
    #expect(changes.map(\.answers) == [Self.old, Self.ahead, Self.old])
    #expect(changes.dropFirst().allSatisfy { abs($0.progress - 0.5) < 0.1 })
    #expect(rig.container.selectedIndex == 0 && rig.faults == [])
  }

  @Test("are updated before didSelect, so that the delegate sees the window's new state")
  func before() {
    let rig = rig()
    let deputy = RecordingDelegate()
    rig.container.delegate = deputy
    var seen: [String] = []
    deputy.onDidSelect = { _ in seen = answers(rig) }
    rig.container.selectViewController(rig.page(1), animated: true)
    rig.finish()
    #expect(seen == Array(repeating: "true", count: 7))
    rig.container.selectedIndex = 0
    #expect(seen == Array(repeating: "false", count: 7))
  }

  @Test("are updated if the selected child is removed")
  func removed() {
    let rig = rig()
    rig.container.viewControllers.removeFirst()
    #expect(answers(rig) == Array(repeating: "true", count: 7))
    rig.container.viewControllers = []
    #expect(rig.container.supportedInterfaceOrientations == UIViewController().supportedInterfaceOrientations)
  }

  @Test("are those of the innermost selected child if containers are nested")
  func nested() {
    let leaf = Asked()
    leaf.isSecond = true
    let inner = ContainerViewController(viewControllers: [UIViewController(), leaf])
    let rig = Rig(["A", "B"]) { $0 == "A" ? inner : UIViewController() }
    #expect(!rig.stage.window.chrome.isStatusBarHidden)
    inner.selectViewController(leaf, animated: true)
    rig.stage.run(for: 2)
    #expect(answers(rig) == Array(repeating: "true", count: 7))
  }

  @Test(
    "its preferred content size, plus the bar, is the container's; that of a hidden or cancelled child is not used"
  )
  func contentSize() {
    let rig = rig()
    rig.page(1).preferredContentSize = CGSize(width: 200, height: 300)
    #expect(rig.container.preferredContentSize == .zero)
    rig.drag(by: -150)
    rig.finish()
    #expect(rig.container.preferredContentSize == .zero)
    rig.tapTab(1)
    rig.stage.run(for: 0.2)
    #expect(rig.container.preferredContentSize == .zero)
    rig.finish()
    #expect(rig.container.preferredContentSize == CGSize(width: 200, height: 300 + ButtonTabBar.standardHeight))
    rig.page(1).preferredContentSize.width = 250
    #expect(rig.container.preferredContentSize.width == 250)
    rig.page(0).preferredContentSize = CGSize(width: 20, height: 30)
    #expect(rig.container.preferredContentSize.width == 250)
  }

  @Test("without a preferred content size leave the container without one")
  func noContentSize() {
    let rig = rig()
    rig.page(0).preferredContentSize = CGSize(width: 200, height: 300)
    #expect(rig.container.preferredContentSize.width == 200)
    rig.container.selectedIndex = 1
    #expect(rig.container.preferredContentSize == .zero)
  }
}
