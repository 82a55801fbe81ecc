import UIKit

/// A page that presents another one, or to which a dismissal returns.
@MainActor package final class ModalHost: PercentDrivenHost {
  package let stage: Stage
  package let from: UIViewController
  package let to: UIViewController
  package let transition: HostedTransition
  private let deputy: ModalDelegate
  private let leavesPresenter: Bool
  package var percent: (any PercentDriver)? {
    get { deputy.percent }
    set { deputy.percent = newValue }
  }
  package var below: UIViewController? { leavesPresenter ? presenter : nil }
  private var presenter: UIViewController { transition.isBackwards ? to : from }
  private var above: UIViewController { transition.isBackwards ? from : to }

  /// - Parameter style: `fullScreen`, or `custom` if the page below stays.
  package init(_ transition: HostedTransition, style: UIModalPresentationStyle) {
    let pages = transition.pages()
    self.transition = transition
    (from, to) = transition.ends(of: pages)
    leavesPresenter = style == .custom
    deputy = ModalDelegate(transition)
    stage = transition.stage(of: pages[0])
    pages[1].modalPresentationStyle = style
    pages[1].transitioningDelegate = deputy
    guard transition.isBackwards else { return }
    pages[0].present(pages[1], animated: false)
    for _ in 0..<2 { stage.servedFrame() }
    stage.removeAllCalls()
  }

  package var isUnderWay: Bool {
    above.isBeingPresented || above.isBeingDismissed || above.transitionCoordinator != nil
  }
  package var faults: [String] { [] }

  package func go(back: Bool, animated: Bool) {
    let completion: () -> Void = { [transition] in transition.onCall("completion") }
    if transition.isBackwards == back {
      presenter.present(above, animated: animated, completion: completion)
    } else {
      presenter.dismiss(animated: animated, completion: completion)
    }
  }
}

/// Returns a transition's animator, and an interaction controller if there is one.
@MainActor private final class ModalDelegate: NSObject, UIViewControllerTransitioningDelegate {
  private let transition: HostedTransition
  var percent: (any PercentDriver)?

  init(_ transition: HostedTransition) {
    self.transition = transition
    super.init()
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    transition.isBackwards ? nil : transition.animator(presenting, presented)
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    transition.isBackwards ? transition.animator(dismissed, dismissed.presentingViewController) : nil
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver(of: animator) }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver(of: animator) }

  private func driver(of animator: any UIViewControllerAnimatedTransitioning) -> (any PercentDriver)? {
    transition.onCall("delegate: interaction")
    return percent?.driving(animator)
  }
}
