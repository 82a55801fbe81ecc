import ScriptAnimators
import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

/// UIKit's header: if there is an interaction controller, it is started first, and calls the animator if it needs it.
@MainActor @Suite("An interaction controller that does not start interactively", .serialized)
struct NonInteractiveStartTests {
  private func stage(_ order: Stage.CompletionOrder = .afterFrame) -> (ContainerStage, StartingController) {
    let (stage, controller) = (ContainerStage(completions: order), StartingController())
    (stage.animator, stage.delegate.interactionController) = (controller, controller)
    return (stage, controller)
  }

  private static let start = Contract.asked + Contract.began + ["startInteractiveTransition B"]

  // MARK: In the container

  @Test("is started, and its animations run to their end with the bar", arguments: Contract.orders)
  func runs(_ order: Stage.CompletionOrder) {
    let (stage, controller) = stage(order)
    stage.container.selectViewController(stage.pages[1], animated: true)
    stage.run(for: 0.25)
    let snapshot = stage.container.transitionSnapshot
    #expect(snapshot?.isInteractive == false)
    #expect(abs(stage.shownX(0) / stage.width + (snapshot?.percentComplete ?? 0)) < 1e-6)
    #expect(abs((snapshot?.percentComplete ?? 0) - 0.5) < 0.05)
    stage.finish()
    #expect(controller.calls == ["startInteractiveTransition", "animationEnded true"])
    #expect(controller.isInteractive == [false])
    #expect(stage.callLines == Self.start + Contract.completed)
    #expect(stage.container.selectedIndex == 1)
    #expect(stage.faults == [])
  }

  @Test("can pause its transition, move it, let it go and grab it again", arguments: Contract.orders, [true, false])
  func pauses(_ order: Stage.CompletionOrder, _ commit: Bool) {
    let (stage, controller) = stage(order)
    stage.container.selectViewController(stage.pages[1], animated: true)
    var notified: [Bool] = []
    stage.container.transitionCoordinator?.notifyWhenInteractionChanges { notified.append($0.isInteractive) }
    stage.run(for: 0.2)
    controller.pause()
    #expect(stage.container.transitionSnapshot?.isInteractive == true)
    stage.run(for: 0.2)
    controller.update(0.6)
    stage.frame()
    #expect(abs(stage.shownX(0) + 0.6 * stage.width) < 0.01)
    #expect(stage.container.transitionSnapshot?.percentComplete == 0.6)
    controller.release(toEnd: !commit)
    stage.run(for: 0.05)
    controller.pause()
    controller.update(0.3)
    stage.frame()
    #expect(abs(stage.shownX(0) + 0.3 * stage.width) < 0.01)
    controller.release(toEnd: commit)
    stage.finish()
    #expect(notified == [true, false, true, false])
    #expect(controller.calls == ["startInteractiveTransition", "animationEnded \(commit)"])
    #expect(stage.container.selectedIndex == (commit ? 1 : 0))
    #expect(stage.faults == [])
  }

  @Test("lets a finger grab its transition, and drag one in", arguments: Contract.orders, [true, false])
  func finger(_ order: Stage.CompletionOrder, _ grabs: Bool) {
    let (stage, controller) = stage(order)
    if grabs {
      stage.container.selectViewController(stage.pages[1], animated: true)
      stage.run(for: 0.1)
    }
    stage.drag(by: -150, release: false)
    stage.run(for: 0.4)
    #expect(stage.container.transitionSnapshot?.isInteractive == true)
    let shown = stage.shownX(0)
    #expect(shown < -100)
    stage.run(for: 0.1)
    #expect(stage.shownX(0) == shown)
    #expect(abs(shown / stage.width + (stage.container.transitionSnapshot?.percentComplete ?? 0)) < 1e-6)
    stage.touch(.ended, at: CGPoint(x: 230, y: 300))
    stage.finish()
    let isCompleted = stage.container.selectedIndex == 1
    #expect(
      controller.calls == ["startInteractiveTransition", "interruptibleAnimator", "animationEnded \(isCompleted)"])
    #expect(controller.isInteractive == [!grabs])
    #expect(stage.faults == [])
  }

  @Test("reverses its transition when the previous tab is selected")
  func reversed() {
    let (stage, controller) = stage()
    stage.container.selectViewController(stage.pages[1], animated: true)
    stage.run(for: 0.2)
    stage.container.selectViewController(stage.pages[0], animated: true)
    stage.finish()
    #expect(controller.calls.last == "animationEnded false")
    #expect(stage.container.selectedIndex == 0)
    #expect(stage.faults == [])
  }

  /// An interaction controller that waits for its own event. Only its alongside animation runs.
  private final class WaitingController: NSObject, UIViewControllerInteractiveTransitioning {
    var wantsInteractiveStart: Bool { false }
    private(set) var context: (any UIViewControllerContextTransitioning)?

    func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
      self.context = context
      guard let to = context.view(forKey: .to) else { return }
      context.containerView.addSubview(to)
      let coordinator = context.viewController(forKey: .to)?.transitionCoordinator
      coordinator?.animate(alongsideTransition: { _ in to.backgroundColor = .green })
    }
  }

  @Test("takes as long as it likes if it starts no animation", arguments: [true, false])
  func waits(_ completes: Bool) {
    let (stage, controller) = (ContainerStage(), WaitingController())
    stage.delegate.interactionController = controller
    stage.container.selectViewController(stage.pages[1], animated: true)
    stage.run(for: 3)
    #expect(stage.isInTransition)
    controller.context?.updateInteractiveTransition(0.4)
    #expect(stage.container.transitionSnapshot?.percentComplete == 0.4)
    controller.context?.completeTransition(completes)
    stage.finish()
    #expect(stage.container.selectedIndex == (completes ? 1 : 0))
    #expect(stage.containerFaults == [])
  }

  /// A percent driven transition that sets itself up when it is started.
  private final class Subclass: PercentDrivenInteractiveTransition {
    private(set) var starts: [Bool] = []

    override func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
      starts.append(context.isInteractive)
      super.startInteractiveTransition(context)
    }
  }

  @Test("of the percent driven class is started, too, and calls the animator")
  func subclass() {
    let (stage, percent) = (ContainerStage(), Subclass())
    percent.wantsInteractiveStart = false
    (stage.animator, stage.delegate.interactionController) = (ScriptedAnimator.tidySlide(), percent)
    stage.container.selectViewController(stage.pages[1], animated: true)
    stage.finish()
    #expect(percent.starts == [false])
    #expect(stage.callLines == Self.start + ["animateTransition B"] + Contract.completed)
    #expect(stage.faults == [])
  }

  // MARK: In UIKit's own transitions

  /// One of UIKit's own transitions.
  enum Kind: CaseIterable { case push, tabs, presentation }

  /// A controller of UIKit's with a running transition from page A to B.
  @MainActor private struct Scene {
    let kit: Neighbors
    let a = Neighbors.page("A")
    let b = Neighbors.page("B")

    init(_ kind: Kind, _ order: Stage.CompletionOrder, _ delegate: AnimatingDelegate) {
      switch kind {
      case .push:
        let navigation = Neighbors.navigation("N", a)
        navigation.delegate = delegate
        kit = Neighbors(navigation, order)
        navigation.pushViewController(b, animated: true)
      case .tabs:
        let tabs = Neighbors.tabs("T", a, b)
        tabs.delegate = delegate
        kit = Neighbors(tabs, order)
        tabs.selectedIndex = 1
      case .presentation:
        kit = Neighbors(a, order)
        b.modalPresentationStyle = .fullScreen
        b.transitioningDelegate = delegate
        a.present(b, animated: true)
      }
    }

    var coordinator: (any UIViewControllerTransitionCoordinator)? { b.transitionCoordinator ?? a.transitionCoordinator }
    var shownX: CGFloat { (a.view.layer.presentation() ?? a.view.layer).frame.minX }
    var width: CGFloat { a.view.bounds.width }

    func finish() {
      kit.stage.run(until: { coordinator == nil }, limit: 2)
      kit.stage.settle()
    }
  }

  @Test("is started by UIKit's own transitions", arguments: Kind.allCases, Contract.orders)
  func system(_ kind: Kind, _ order: Stage.CompletionOrder) {
    let controller = StartingController()
    let delegate = AnimatingDelegate(controller, controller)
    let scene = Scene(kind, order, delegate)
    #expect(scene.coordinator?.isInteractive == false && scene.coordinator?.initiallyInteractive == false)
    scene.kit.stage.run(for: 0.25)
    #expect(abs(scene.shownX + scene.width / 2) < 0.05 * scene.width)
    scene.finish()
    #expect(controller.calls == ["startInteractiveTransition", "animationEnded true"])
    #expect(controller.isInteractive == [false])
    #expect(scene.b.view.window != nil && scene.a.view.window == nil)
    #expect(scene.kit.faults == [])
  }

  @Test("can pause one of UIKit's own transitions, and let it go", arguments: Kind.allCases, [true, false])
  func systemPause(_ kind: Kind, _ commit: Bool) {
    let controller = StartingController()
    let delegate = AnimatingDelegate(controller, controller)
    let scene = Scene(kind, .afterFrame, delegate)
    var notified: [Bool] = []
    scene.coordinator?.notifyWhenInteractionChanges { notified.append($0.isInteractive) }
    scene.kit.stage.run(for: 0.2)
    controller.pause()
    controller.update(0.6)
    scene.kit.stage.run(for: 0.1)
    #expect(abs(scene.shownX + 0.6 * scene.width) < 0.01)
    #expect(scene.coordinator?.percentComplete == 0.6 && scene.coordinator?.isInteractive == true)
    controller.release(toEnd: commit)
    scene.finish()
    #expect(notified == [true, false])
    #expect(controller.calls == ["startInteractiveTransition", "animationEnded \(commit)"])
    #expect((scene.b.view.window != nil) == commit && (scene.a.view.window != nil) == !commit)
    #expect(scene.kit.faults == [])
  }

  @Test(
    "of the percent driven class runs by itself in UIKit's own transitions, and can be paused",
    arguments: Kind.allCases,
    [true, false])
  func systemPercentDriven(_ kind: Kind, _ commit: Bool) {
    let animator = ScriptedAnimator.slidingByBounds()
    let percent = Subclass(animator: animator)
    percent.wantsInteractiveStart = false
    let delegate = AnimatingDelegate(animator, percent)
    let scene = Scene(kind, .afterFrame, delegate)
    CATransaction.flush()
    #expect(percent.starts == [false])
    scene.kit.stage.run(for: 0.2)
    percent.pause()
    #expect(abs(percent.percentComplete - 0.4) < 0.05 && scene.coordinator?.isInteractive == true)
    percent.update(0.7)
    scene.kit.stage.run(for: 0.1)
    #expect(scene.coordinator?.percentComplete == 0.7)
    commit ? percent.finish() : percent.cancel()
    scene.finish()
    #expect(animator.ended == [commit])
    #expect((scene.b.view.window != nil) == commit && (scene.a.view.window != nil) == !commit)
    #expect(scene.kit.faults == [])
  }

  @Test("of the percent driven class ends UIKit's own transitions if nothing pauses it", arguments: Kind.allCases)
  func systemPercentDrivenRuns(_ kind: Kind) {
    let animator = ScriptedAnimator.slidingByBounds()
    let percent = PercentDrivenInteractiveTransition(animator: animator)
    percent.wantsInteractiveStart = false
    let delegate = AnimatingDelegate(animator, percent)
    let scene = Scene(kind, .afterFrame, delegate)
    scene.finish()
    #expect(animator.ended == [true])
    #expect(scene.b.view.window != nil && scene.a.view.window == nil)
    #expect(scene.kit.faults == [])
  }

  /// UIKit's percent driven class that sets itself up when it is started.
  private final class SystemSubclass: UIPercentDrivenInteractiveTransition {
    private(set) var starts: [Bool] = []

    override func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
      starts.append(context.isInteractive)
      super.startInteractiveTransition(context)
    }
  }

  @Test("of UIKit's percent driven class is started, and calls the animator", arguments: Kind.allCases)
  func systemSubclass(_ kind: Kind) {
    let animator = ScriptedAnimator.slidingByBounds()
    let percent = SystemSubclass()
    percent.wantsInteractiveStart = false
    let delegate = AnimatingDelegate(animator, percent)
    let scene = Scene(kind, .afterFrame, delegate)
    CATransaction.flush()
    #expect(percent.starts == [false] && percent.duration > 0)
    scene.finish()
    #expect(animator.ended == [true])
    #expect(scene.kit.faults == [])
  }
}
