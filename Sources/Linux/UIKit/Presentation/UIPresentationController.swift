/// Looks after one presented view controller from its presentation to its dismissal: where its view is, and what else is
/// shown with it.
///
/// A subclass is vended by the transitioning delegate for the style `.custom`. The controllers are not retained by it;
/// UIKit holds them while the presentation lasts.
@preconcurrency @MainActor open class UIPresentationController: NSObject, UITraitEnvironment, UIContentContainer {
  private weak var presented: UIViewController?
  final weak var presenting: UIViewController?
  final weak var presentation: Presentation?

  /// A controller for `presentedViewController`. The presenting one may be determined later, by the presentation.
  public init(
    presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
  ) {
    presented = presentedViewController
    presenting = presentingViewController
    super.init()
  }

  /// Hears of the presentation.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// The controller that presents. Do not ask before the presentation where `init` was given none.
  open var presentingViewController: UIViewController { existing(presenting, "presenting") }
  /// The controller that is presented.
  open var presentedViewController: UIViewController { existing(presented, "presented") }
  /// The style of the presentation: the presented controller's `modalPresentationStyle`, or the style that was adapted to.
  open var presentationStyle: UIModalPresentationStyle {
    presentation?.style ?? presentedViewController.modalPresentationStyle
  }
  /// The style in an environment of compact width: the delegate's, or else the presentation's own. It is for those who ask:
  /// an override does not change how this controller presents (a guess).
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    delegate?.adaptivePresentationStyle(for: self) ?? presentationStyle
  }
  /// The style in an environment of these traits, asked for when the presentation starts. `none`, or the presentation's own
  /// style: it does not adapt. Here the delegate's, or else `none`.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection) ?? .none
  }
  /// The view in which the presentation takes place; nil while there is none. It stays until the dismissal.
  open var containerView: UIView? { presentation?.container }
  /// The view that is animated: the presented controller's, or one around it. Here the former.
  open var presentedView: UIView? { presentedViewController.view }
  /// Where the presented view is once the presentation has completed, in the container view's coordinates. Here the
  /// whole of it.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  /// Whether the presentation covers the window; false: the view of the nearest controller that defines a context. True
  /// here. Asked for the style `.custom`.
  open var shouldPresentInFullscreen: Bool { true }
  /// Whether the presenting controller's view leaves the window when the presentation has completed. False here.
  open var shouldRemovePresentersView: Bool { false }

  /// Called before the container view lays out. Does nothing here.
  open func containerViewWillLayoutSubviews() {}
  /// Called after the container view has laid out. Does nothing here.
  open func containerViewDidLayoutSubviews() {}
  /// Called before the presentation's animation; the container view is in the window. Does nothing here.
  open func presentationTransitionWillBegin() {}
  /// Called after the presentation's animation, with false where it was cancelled. Does nothing here.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before the dismissal's animation. Does nothing here.
  open func dismissalTransitionWillBegin() {}
  /// Called after the dismissal's animation, with false where it was cancelled. Does nothing here.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// The traits of the presented controller.
  open var traitCollection: UITraitCollection { presentedViewController.traitCollection }
  /// Called after the traits have changed. Does nothing here.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// The size that the presented controller would like.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
  /// The presented controller's `preferredContentSize` has changed. Does nothing here.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// The size that the presented controller will have. Here: `parentSize`.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// Called before the container view's size changes with its window. Tells the presented controller. Overrides call
  /// super.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    let new = self.size(forChildContentContainer: presentedViewController, withParentContainerSize: size)
    presentedViewController.viewWillTransition(to: new, with: coordinator)
  }
  /// Called before the traits of what is presented change. Tells the presented controller. Overrides call super.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    presentedViewController.willTransition(to: newCollection, with: coordinator)
  }

  private func existing(_ controller: UIViewController?, _ role: String) -> UIViewController {
    guard let controller else { fatalError("\(ObjectIdentity.text(of: self)) has no \(role) view controller") }
    return controller
  }
}

/// The presentation controller of the styles that take the presenting controller's view away.
@MainActor final class CoveringPresentationController: UIPresentationController {
  override var shouldRemovePresentersView: Bool { true }
}
