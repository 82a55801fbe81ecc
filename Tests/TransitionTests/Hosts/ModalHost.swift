import ContainerKitTesting
import UIKit

@testable import ContainerKitDemo

/// A page that presents another one, or to which a dismissal returns.
@MainActor final class ModalHost: TransitionHost {
  let stage: Stage
  let from: TilePage
  let to: TilePage
  private let isBackwards: Bool
  private let deputy: ModalDeputy
  private let leavesPresenter: Bool
  var below: TilePage? { leavesPresenter ? presenter : nil }
  private var presenter: TilePage { isBackwards ? to : from }
  private var above: TilePage { isBackwards ? from : to }

  init(_ transition: TestedTransition, style: UIModalPresentationStyle, _ order: Stage.CompletionOrder) {
    let pages = transition.pages()
    isBackwards = transition.isBackwards
    (from, to) = isBackwards ? (pages[1], pages[0]) : (pages[0], pages[1])
    leavesPresenter = style == .custom
    deputy = ModalDeputy(transition)
    stage = Stage(rootViewController: pages[0], size: Strip.size, scale: 1, completions: order)
    pages[1].modalPresentationStyle = style
    pages[1].transitioningDelegate = deputy
    guard isBackwards else { return }
    pages[0].present(pages[1], animated: false)
    for _ in 0..<2 { stage.frame() }
    stage.removeAllCalls()
  }

  var isUnderWay: Bool { above.isBeingPresented || above.isBeingDismissed || above.transitionCoordinator != nil }
  var faults: [String] { [] }

  func hold() {
    deputy.percent = UIPercentDrivenInteractiveTransition()
    run()
  }
  func scrub(to share: CGFloat) {
    deputy.percent?.update(share)
    for _ in 0..<2 { stage.frame() }
  }
  func letGo(finishing: Bool) {
    stage.schedule { [self] in if finishing { deputy.percent?.finish() } else { deputy.percent?.cancel() } }
    stage.frame()
  }
  func run() {
    stage.schedule { [self] in go(animated: true) }
    stage.frame()
  }
  func jump() {
    go(animated: false)
    for _ in 0..<2 { stage.frame() }
  }

  private func go(animated: Bool) {
    if isBackwards { presenter.dismiss(animated: animated) } else { presenter.present(above, animated: animated) }
  }
}

/// Returns a transition's animator, and an interaction controller if there is one.
@MainActor private final class ModalDeputy: NSObject, UIViewControllerTransitioningDelegate {
  private let transition: TestedTransition
  var percent: UIPercentDrivenInteractiveTransition?

  init(_ transition: TestedTransition) {
    self.transition = transition
    super.init()
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    transition.isBackwards ? nil : transition.animator(presenting as? TilePage, presented as? TilePage)
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    transition.isBackwards
      ? transition.animator(dismissed as? TilePage, dismissed.presentingViewController as? TilePage) : nil
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { percent }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { percent }
}
