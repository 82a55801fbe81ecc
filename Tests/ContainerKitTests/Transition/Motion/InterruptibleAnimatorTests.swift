import Animators
@testable import Stage
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit

@MainActor @Suite("An animator that vends an interruptible animator", .serialized) struct InterruptibleAnimatorTests {
  func rig(_ order: EndReports = .afterFrame) -> (Rig, VendingAnimator) {
    let rig = Rig(endReports: order)
    let animator = VendingAnimator()
    rig.delegate.animator = animator
    return (rig, animator)
  }

  @Test("is asked to animate, and runs to its end", arguments: Contract.orders, [false, true])
  func runs(_ order: EndReports, _ startsItself: Bool) {
    let (rig, animator) = rig(order)
    animator.startsItself = startsItself
    rig.tapTab(1)
    rig.stage.run(for: 0.25)
    #expect(abs(rig.shownX(1) - rig.width / 2) < rig.width * 0.05)
    #expect(rig.pageArea.layer.speed == 1)
    rig.finish()
    #expect(
      rig.calls == ["shouldSelect B"] + Contract.asked + Contract.began + ["animateTransition B"]
        + Contract.completed)
    #expect(animator.asked == 1)
    #expect(animator.animated == 1)
    #expect(animator.positions == [.end])
    #expect(animator.ended == [true])
    #expect(rig.faults == [])
  }

  @Test(
    "keeps the bar with the pages in each picture while it runs by itself",
    arguments: [UIView.AnimationCurve.linear, .easeInOut], Contract.orders)
  func bar(_ curve: UIView.AnimationCurve, _ order: EndReports) {
    let (rig, animator) = rig(order)
    (animator.curve, animator.isStarted) = (curve, false)
    rig.container.tabBar.appearance.indicator = .init()
    // The distance between two tabs, in points.
    let pitch = rig.container.tabBar.tabs[1].frame.minX
    var differences: [CGFloat] = []
    rig.stage.onFrame = { _ in
      guard rig.container.transition != nil else { return }
      differences.append(abs(rig.container.tabBar.indicator.frame.minX - abs(rig.shownX(0)) / rig.width * pitch))
    }
    rig.tapTab(1)
    rig.stage.run(for: 0.5)
    // In its first frame the animator has no speed yet. Later a curve bends a little within a frame.
    #expect(differences.count > 28)
    #expect(differences.dropFirst().allSatisfy { $0 < (curve == .linear ? 1e-4 : 0.75) }, "\(differences)")
    rig.stage.onFrame = nil
    rig.finish()
    #expect(rig.faults == [])
  }

  @Test("follows the finger, and is stopped and finished when the drag finishes", arguments: Contract.orders)
  func finishes(_ order: EndReports) {
    let (rig, animator) = rig(order)
    rig.stage.touch(.began, at: CGPoint(x: 380, y: 300))
    rig.stage.frame()
    var shownPositions: [CGFloat] = []
    for x: CGFloat in [360, 300, 240, 120, 80] {
      rig.stage.touch(.moved, at: CGPoint(x: x, y: 300))
      rig.stage.frame()
      shownPositions.append((rig.shownX(0) * 100).rounded() / 100)
    }
    #expect(shownPositions == [0, -60, -120, -240, -280])
    #expect(rig.pageArea.layer.speed == 1)
    var shown: [CGFloat] = []
    rig.stage.onFrame = { _ in shown.append(rig.shownX(1)) }
    rig.stage.touch(.ended, at: CGPoint(x: 80, y: 300), time: rig.stage.nextTime + 0.2)
    rig.finish()
    #expect(zip(shown, shown.dropFirst()).allSatisfy { $0 >= $1 - 1e-6 })
    #expect(animator.positions == [.end])
    #expect(animator.asked == 1)
    #expect(rig.container.selectedIndex == 1)
    #expect(rig.faults == [])
  }

  @Test("goes back to its start without a flash when the drag is cancelled", arguments: Contract.orders)
  func cancels(_ order: EndReports) {
    let (rig, animator) = rig(order)
    var shown: [CGFloat] = []
    rig.drag(by: -150, hold: 0.2)
    rig.stage.run(for: 0.45)
    rig.stage.onFrame = { _ in shown.append(rig.shownX(0)) }
    rig.finish()
    rig.stage.run(for: 0.1)
    #expect(zip(shown, shown.dropFirst()).allSatisfy { $0 <= $1 + 1e-6 })
    #expect(shown.last == 0)
    #expect(animator.positions == [.start])
    #expect(animator.ended == [false])
    #expect(rig.container.selectedIndex == 0)
    #expect(rig.faults == [])
  }

  @Test("is reversed at its current position by a tap on the previous tab", arguments: Contract.orders)
  func turnedRound(_ order: EndReports) {
    let (rig, animator) = rig(order)
    rig.tapTab(1)
    rig.stage.run(for: 0.2)
    var shown: [CGFloat] = [rig.shownX(0)]
    rig.stage.onFrame = { _ in shown.append(rig.shownX(0)) }
    rig.tapTab(0)
    rig.finish()
    // It continues for at most one frame before it turns.
    let turn = shown.firstIndex(of: shown.min()!)!
    #expect(turn <= 1)
    #expect(zip(shown[turn...], shown[turn...].dropFirst()).allSatisfy { $0 <= $1 + 1e-6 })
    #expect(animator.positions == [.start])
    #expect(rig.container.selectedIndex == 0)
    #expect(rig.faults == [])
  }

  @Test("can be grabbed in the middle, dragged and released")
  func grabbed() {
    let (rig, animator) = rig()
    rig.tapTab(1)
    rig.stage.run(for: 0.2)
    let before = rig.shownX(0)
    rig.stage.touch(.began, at: CGPoint(x: 300, y: 300))
    rig.stage.touch(.moved, at: CGPoint(x: 280, y: 300))
    rig.stage.frame()
    let held = rig.shownX(0)
    #expect(held <= before && held > before - 40)
    rig.stage.touch(.moved, at: CGPoint(x: 240, y: 300))
    rig.stage.frame()
    #expect(abs(rig.shownX(0) - (held - 40)) < 0.01)
    rig.stage.touch(.ended, at: CGPoint(x: 240, y: 300), time: rig.stage.nextTime + 0.2)
    rig.finish()
    #expect(animator.asked == 1)
    #expect(rig.faults == [])
  }

  @Test("finishes quickly if another tab is tapped, whose transition follows")
  func hurried() {
    let (rig, animator) = rig()
    animator.duration = 5
    rig.tapTab(1)
    rig.stage.run(for: 0.2)
    rig.tapTab(2)
    rig.stage.run(for: 0.6)
    #expect(animator.asked == 2)
    #expect(animator.positions == [.end])
    rig.container.selectedIndex = 2
    rig.stage.run(for: 0.2)
    #expect(rig.faults == [])
    #expect(animator.asked == 2)
  }

  @Test("drives alongside animations, too")
  func alongside() {
    let (rig, _) = rig()
    rig.stage.touch(.began, at: CGPoint(x: 380, y: 300))
    rig.stage.touch(.moved, at: CGPoint(x: 360, y: 300))
    rig.stage.frame()
    rig.stage.touch(.cancelled, at: CGPoint(x: 360, y: 300))
    rig.finish()
    final class Page: UIViewController {
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard let bar = enclosingContainerViewController?.tabBar else { return }
        transitionCoordinator?.animateAlongsideTransition(in: bar, animation: { _ in bar.alpha = 0 }, completion: nil)
      }
    }
    rig.container.viewControllers.insert(Page(), at: 1)
    rig.stage.touch(.began, at: CGPoint(x: 380, y: 300))
    rig.stage.touch(.moved, at: CGPoint(x: 360, y: 300))
    rig.stage.frame()
    rig.stage.touch(.moved, at: CGPoint(x: 360 - rig.width / 4, y: 300))
    rig.stage.frame()
    #expect(abs((rig.container.tabBar.layer.presentation()?.opacity ?? 0) - 0.75) < 0.001)
    rig.stage.touch(.cancelled, at: CGPoint(x: 100, y: 300))
    rig.finish()
    #expect(rig.container.tabBar.alpha == 1)
    #expect(rig.faults == [])
  }

  @Test("is stopped and finished if it is still active when its transition is ended", arguments: [0.0, 0.2])
  func released(_ after: Double) {
    let (rig, animator) = rig()
    animator.duration = 5
    rig.tapTab(1)
    rig.stage.run(for: 0.1 + after)
    rig.container.selectedIndex = 2
    rig.stage.run(for: 0.2)
    #expect(animator.positions == [.end])
    #expect(animator.last == nil)
    #expect(rig.faults == [])
  }

  @Test(
    "leaves both pages as they were if an animation alongside takes the container off the screen",
    arguments: [false, true], Contract.orders)
  func endedAlongside(_ isAnimated: Bool, _ order: EndReports) {
    let rig = Rig(endReports: order)
    rig.delegate.animator = AnimatorKind.interruptible.make()
    final class Page: UIViewController {
      var isFirst = true

      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard isFirst, let window = enclosingContainerViewController?.view.window else { return }
        isFirst = false
        transitionCoordinator?.animate { _ in
          let root = window.rootViewController
          window.rootViewController = UIViewController()
          window.rootViewController = root
        }
      }
    }
    rig.container.viewControllers[1] = Page()
    rig.stage.frame()
    UIView.setAnimationsEnabled(isAnimated)
    var shownPositions: Set<CGFloat> = []
    rig.stage.onFrame = { [unowned rig] _ in shownPositions.insert(rig.shownX(0)) }
    rig.drag(by: -150, release: false)
    rig.stage.run(for: 0.5)
    rig.stage.touch(.cancelled, at: CGPoint(x: 230, y: 300))
    rig.stage.run(for: 0.5)
    UIView.setAnimationsEnabled(true)
    rig.stage.onFrame = nil
    #expect(rig.container.selectedIndex == 0 && rig.page(1).view.superview == nil && shownPositions == [0])
    #expect((0...1).allSatisfy { rig.page($0).view.transform.isIdentity })
    rig.container.selectViewController(rig.page(1), animated: false)
    rig.stage.frame()
    #expect(rig.shownX(1) == 0)
  }
}
