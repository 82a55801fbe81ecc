import ScriptAnimators
import Stage
import Testing
import UIKit

@testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("A percent driven transition that its container ends by itself", .serialized)
struct ContainerEndsDriveTests {
  /// A controller, and what happens while a finger drives a transition in it.
  enum Scenario: CaseIterable {
    case selectsAnotherTab, selectsTheFirstTab, setsTabs, replacesTabs
    case replacesPush, replacesPop, selectsTabOverPush
    case replacesPresentation, replacesDismissal
  }
  enum Kind: CaseIterable { case view, vended }

  /// An animator whose property animator slides both pages by the container view's width.
  private final class VendedSlide: NSObject, UIViewControllerAnimatedTransitioning {
    private var vended: UIViewPropertyAnimator?

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
      0.5
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      interruptibleAnimator(using: context).startAnimation()
    }

    func interruptibleAnimator(
      using context: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
      if let vended { return vended }
      let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear)
      vended = animator
      guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else { return animator }
      let width = context.containerView.bounds.width
      to.frame = context.containerView.bounds
      to.transform = CGAffineTransform(translationX: width, y: 0)
      context.containerView.addSubview(to)
      animator.addAnimations {
        to.transform = .identity
        from.transform = CGAffineTransform(translationX: -width, y: 0)
      }
      animator.addCompletion { _ in
        for page in [from, to] { page.transform = .identity }
        context.completeTransition(!context.transitionWasCancelled)
      }
      return animator
    }

    func animationEnded(_ transitionCompleted: Bool) { vended = nil }
  }

  @MainActor private final class Scene {
    let stage = Stage()
    let pages = (0..<3).map { index in
      let page = UIViewController()
      page.view.backgroundColor = [.red, .green, .blue][index]
      page.title = "\(index)"
      return page
    }
    let scenario: Scenario
    let root: UIViewController
    let delegate: AnimatingDelegate
    let percent: PercentDrivenInteractiveTransition
    private let tabs = UITabBarController()
    private var navigation: UINavigationController?

    init(_ scenario: Scenario, _ kind: Kind) {
      self.scenario = scenario
      let animator: any UIViewControllerAnimatedTransitioning =
        kind == .view ? ScriptedAnimator.slidingByBounds() : VendedSlide()
      percent = PercentDrivenInteractiveTransition(animator: animator)
      delegate = AnimatingDelegate(animator)
      switch scenario {
      case .selectsAnotherTab, .selectsTheFirstTab, .setsTabs, .replacesTabs:
        tabs.viewControllers = pages
        root = tabs
      case .replacesPush, .replacesPop, .selectsTabOverPush:
        let navigation = UINavigationController(rootViewController: pages[0])
        if scenario == .replacesPop { navigation.pushViewController(pages[1], animated: false) }
        navigation.delegate = delegate
        self.navigation = navigation
        tabs.viewControllers = [navigation, pages[2]]
        root = tabs
      case .replacesPresentation, .replacesDismissal:
        root = pages[0]
      }
      stage.window.rootViewController = root
      stage.settle()
      pages[1].modalPresentationStyle = .fullScreen
      pages[1].transitioningDelegate = delegate
      if scenario == .replacesDismissal {
        root.present(pages[1], animated: false)
        stage.settle()
      }
      if navigation == nil { tabs.delegate = delegate }
      delegate.controller = percent
    }

    /// Starts the transition, and drives it to a percentage.
    func drive() {
      go()
      stage.frame()
      percent.update(0.4)
      stage.run(for: 0.1)
    }

    func go() {
      switch scenario {
      case .selectsAnotherTab, .selectsTheFirstTab, .setsTabs, .replacesTabs: tabs.selectedIndex = 1
      case .replacesPush, .selectsTabOverPush: navigation?.pushViewController(pages[1], animated: true)
      case .replacesPop: navigation?.popViewController(animated: true)
      case .replacesPresentation: root.present(pages[1], animated: true)
      case .replacesDismissal: pages[1].dismiss(animated: true)
      }
    }

    /// Does what ends the transition, without an animation.
    func interrupt() {
      delegate.controller = nil
      tabs.delegate = nil
      switch scenario {
      case .selectsAnotherTab: tabs.selectedIndex = 2
      case .selectsTheFirstTab: tabs.selectedIndex = 0
      case .setsTabs: tabs.viewControllers = [pages[0], pages[2]]
      case .selectsTabOverPush: tabs.selectedIndex = 1
      case .replacesTabs, .replacesPush, .replacesPop, .replacesPresentation, .replacesDismissal:
        stage.window.rootViewController = UIViewController()
      }
    }

    /// The layers whose time is not their own, of the window and of what was in it.
    var frozen: [CALayer] {
      func frozen(_ layer: CALayer) -> [CALayer] {
        let isAtRest = layer.speed == 1 && layer.timeOffset == 0 && layer.beginTime == 0
        return (isAtRest ? [] : [layer]) + (layer.sublayers ?? []).flatMap(frozen)
      }
      return ([stage.window, root.view] + pages.map(\.view)).flatMap { frozen($0.layer) }
    }

    /// Puts everything back to where it was, and drives the same transition to its end with the same controller.
    func runAgain() {
      stage.window.rootViewController = nil
      switch scenario {
      case .selectsAnotherTab, .selectsTheFirstTab, .setsTabs, .replacesTabs:
        tabs.viewControllers = pages
        tabs.selectedIndex = 0
      case .replacesPush, .selectsTabOverPush:
        navigation?.setViewControllers([pages[0]], animated: false)
        tabs.selectedIndex = 0
      case .replacesPop: navigation?.setViewControllers([pages[0], pages[1]], animated: false)
      case .replacesPresentation, .replacesDismissal: break
      }
      stage.window.rootViewController = root
      stage.settle()
      if scenario == .replacesDismissal {
        root.present(pages[1], animated: false)
        stage.settle()
      }
      if navigation == nil { tabs.delegate = delegate }
      delegate.controller = percent
      drive()
    }

    var shownX: [CGFloat] {
      pages.filter { $0.view.window != nil }.map { (stage.presentation(of: $0.view).frame.minX * 10).rounded() / 10 }
        .sorted()
    }
  }

  @Test("gives the layers their time back, and the next drive works", arguments: Scenario.allCases, Kind.allCases)
  func ended(_ scenario: Scenario, _ kind: Kind) {
    let scene = Scene(scenario, kind)
    scene.drive()
    #expect(!scene.frozen.isEmpty || kind == .vended)
    scene.interrupt()
    scene.stage.run(for: 1)
    #expect(scene.frozen == [])
    // A tab bar controller outside the window leaves an interruptible animator to the finger.
    if scenario != .replacesTabs || kind == .view {
      #expect(scene.pages.allSatisfy { $0.transitionCoordinator == nil })
      #expect(!FrameLoop.main.needsFrame)
    }
    // The finger lifts, which has no effect.
    scene.percent.update(0.7)
    scene.percent.cancel()
    scene.stage.run(for: 1)
    #expect(scene.shownX.allSatisfy { $0 == 0 } && !FrameLoop.main.needsFrame)
    scene.runAgain()
    #expect(scene.shownX == [-156, 234])
    scene.percent.finish()
    scene.stage.settle()
    #expect(scene.shownX == [0] && scene.frozen == [] && scene.stage.issues == [])
  }

  @Test("gives the layers their time back after the release, too", arguments: Scenario.allCases, [true, false])
  func endedAfterRelease(_ scenario: Scenario, _ commit: Bool) {
    let scene = Scene(scenario, .view)
    scene.drive()
    commit ? scene.percent.finish() : scene.percent.cancel()
    scene.stage.run(for: 0.05)
    scene.interrupt()
    scene.stage.run(for: 1)
    #expect(scene.frozen == [] && !FrameLoop.main.needsFrame)
    #expect(scene.shownX.allSatisfy { $0 == 0 } && scene.stage.issues == [])
  }
}
