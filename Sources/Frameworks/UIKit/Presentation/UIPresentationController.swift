/// Manages one presented view controller from its presentation to its dismissal: the position of its view, and the
/// other views that are shown with it.
///
/// For the style `.custom`, the transitioning delegate vends a subclass. It does not retain the controllers, but UIKit
/// does during the presentation.
@preconcurrency @MainActor open class UIPresentationController: NSObject, UITraitEnvironment, UIContentContainer {
  private weak var presented: UIViewController?
  final weak var presenting: UIViewController?
  final weak var presentation: Presentation?
  private var traitChange: PresentedTraitChange?

  /// Creates a controller for `presentedViewController`. The presentation may determine the presenting one later.
  public init(
    presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
  ) {
    presented = presentedViewController
    presenting = presentingViewController
    super.init()
  }

  /// The delegate, which can adapt the presentation's style and is notified of it.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// The presenting controller. Do not read it before the presentation if `init` was given none.
  open var presentingViewController: UIViewController { existing(presenting, "presenting") }
  /// The presented controller.
  open var presentedViewController: UIViewController { existing(presented, "presented") }
  /// The style of the presentation: the presented controller's `modalPresentationStyle`, or the style that was adapted to.
  open var presentationStyle: UIModalPresentationStyle {
    presentation?.style ?? presentedViewController.modal.style.available
  }
  /// The style for compact width: the delegate's, or else the presentation's own. It is informational: an override does
  /// not change how this controller presents (a guess: present-42).
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    delegate?.adaptivePresentationStyle(for: self) ?? presentationStyle
  }
  /// Returns the style for these traits, when the presentation starts. `none`, or the presentation's own style, means
  /// that it does not adapt. By default, returns the delegate's style, or else `none`.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection) ?? .none
  }
  /// The view in which the presentation takes place; nil if there is none. It stays until the dismissal.
  /// (A guess: ax-6b.)
  open var containerView: UIView? { presentation?.container }
  /// The view that is animated: the presented controller's (the default), or one around it.
  open var presentedView: UIView? { presentedViewController.view }
  /// The frame of the presented view after the presentation, in the container view's coordinates. All of the container
  /// view by default.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  /// A Boolean value that indicates whether the presentation covers the window. If false, it covers the view of the
  /// nearest controller that defines a context. True by default. Used for the style `.custom`.
  open var shouldPresentInFullscreen: Bool { true }
  /// A Boolean value that indicates whether the presenting controller's view leaves the window after the presentation.
  /// False by default.
  open var shouldRemovePresentersView: Bool { false }

  /// Called before the container view lays out its subviews. By default, does nothing.
  open func containerViewWillLayoutSubviews() {}
  /// Called after the container view has laid out its subviews. By default, does nothing.
  open func containerViewDidLayoutSubviews() {}
  /// Called before the presentation's animation. The container view is in the window. By default, does nothing.
  /// (A guess: present-4.)
  open func presentationTransitionWillBegin() {}
  /// Called after the presentation's animation, with false if it was cancelled. By default, does nothing.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before the dismissal's animation. By default, does nothing.
  open func dismissalTransitionWillBegin() {}
  /// Called after the dismissal's animation, with false if it was cancelled. By default, does nothing.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// Traits that replace those that the presented controller would have otherwise. Nil by default. A change while it is
  /// presented notifies the presented controller, as a change by a parent does. The container view keeps its traits (a
  /// guess: present-51).
  @NSCopying open var overrideTraitCollection: UITraitCollection? {
    willSet { traitChange = presented.flatMap { PresentedTraitChange(of: $0, in: presentation, to: newValue) } }
    didSet {
      traitChange?.finish()
      traitChange = nil
    }
  }
  /// The traits of the presented controller.
  open var traitCollection: UITraitCollection { presentedViewController.traitCollection }
  /// Called after the traits have changed. By default, does nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// The preferred content size of the presented controller.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
  /// Called when the presented controller's `preferredContentSize` has changed. By default, does nothing.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// Returns the size that the presented controller will have. By default, that is `parentSize`.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// Called before the container view's size changes with its window. Notifies the presented controller. Overrides must
  /// call super.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    let new = self.size(forChildContentContainer: presentedViewController, withParentContainerSize: size)
    presentedViewController.viewWillTransition(to: new, with: coordinator)
  }
  /// Called before the traits of the presented controller change. Notifies that controller. Overrides must call super.
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

/// The presentation controller of the styles that remove the presenting controller's view.
@MainActor final class CoveringPresentationController: UIPresentationController {
  override var shouldRemovePresentersView: Bool { true }
}
