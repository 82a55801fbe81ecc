@_spi(Recording) import ContainerKit
import UIKit

/// Two pages of a `ContainerViewController`, dragged by a finger.
@MainActor package final class ContainerTransitionHost: TransitionHost {
  package let container: ContainerViewController
  package let from: UIViewController
  package let to: UIViewController
  private let containerStage: ContainerStage
  private let deputy: ContainerDelegate

  package init(_ transition: HostedTransition) {
    let pages = transition.pages()
    (from, to) = transition.ends(of: pages)
    deputy = ContainerDelegate(transition)
    container = ContainerViewController(viewControllers: pages)
    container.selectedViewController = from
    container.delegate = deputy
    if !transition.showsTabBar { container.isTabBarHidden = true }
    containerStage = ContainerStage(
      container: container, size: transition.size, scale: transition.scale, completions: transition.completions,
      conditions: transition.conditions)
    containerStage.keepsFrames = false
    // Not before the stage has set up the screen at whose scale the view draws.
    if let background = transition.background { container.view.backgroundColor = background }
  }

  package var stage: Stage { containerStage }
  /// `true` during a transition, and while pages that were pulled beyond the end go back.
  package var isUnderWay: Bool { containerStage.isInTransition || container.overscrollOffset != 0 }
  package var faults: [String] { container.restFaults }
  package var isGrabbable: Bool { true }
  private var target: Int { container.viewControllers.firstIndex(of: to) ?? 0 }

  package func hold() { containerStage.drag(toPageAt: target, progress: 0) }
  package func scrub(to fraction: CGFloat) -> Bool {
    let follows = containerStage.drag(toPageAt: target, progress: fraction)
    // If the finger is there already, it does not move, and no frame is run.
    stage.servedFrame()
    return follows
  }
  package func grab() -> Bool {
    _ = containerStage.drag(toPageAt: target, progress: containerStage.progress)
    return containerStage.now.transition?.isInteractive == true
  }
  package func letGo(finishing: Bool) {
    guard containerStage.finger != nil else { return }
    if finishing { containerStage.finishDrag() } else { containerStage.cancelDrag() }
  }
  package func run(isGrabbable: Bool) { select(to) }
  /// Selects the outgoing page again, which reverses a running transition.
  func reverse() { select(from) }
  package func jump() { change(to: to) }
  package func undo() { change(to: from) }
  package func close() {
    container.viewControllers = []
    stage.window.rootViewController = nil
  }

  private func select(_ page: UIViewController) {
    stage.schedule { [self] in container.selectViewController(page, animated: true) }
    stage.servedFrame()
  }

  private func change(to page: UIViewController) {
    container.selectedViewController = page
    for _ in 0..<2 { stage.servedFrame() }
  }
}

/// A delegate that returns a transition's animator.
@MainActor private final class ContainerDelegate: ContainerViewControllerDelegate {
  private let transition: HostedTransition

  init(_ transition: HostedTransition) { self.transition = transition }

  func containerViewController(
    _ container: ContainerViewController, animationControllerFor request: ContainerTransitionRequest
  ) -> (any UIViewControllerAnimatedTransitioning)? { transition.animator(request.from, request.to) }
}
