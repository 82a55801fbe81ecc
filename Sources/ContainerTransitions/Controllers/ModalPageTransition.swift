import ContainerKit
import UIKit

extension UIViewController {
  // sample: in a function (profile: UIViewController, self: UIViewController)
  /// The transition with which the controller is presented and dismissed, and which a finger drives. Nil, the default: UIKit's.
  ///
  /// ```swift
  /// profile.modalPageTransition = .cover(from: .bottom)
  /// self.present(profile, animated: true)
  /// ```
  ///
  /// Set it before the controller is presented. A finger that moves toward the edge to which the page leaves dismisses it: that of
  /// `.cover(from:)`, and the bottom for other transitions. It also catches a presentation or dismissal that runs. A scroll view on the
  /// page keeps its own drags as long as it can scroll. If `isModalInPresentation` is true, a finger catches, but does not dismiss.
  /// If the page was presented without animation, a finger cannot dismiss it.
  ///
  /// Setting it sets the presentation style to `.fullScreen`, because UIKit's default is a sheet. Set another style afterwards. With
  /// `.custom`, `.overFullScreen` and `.overCurrentContext`, the presenting page does not move. Sheets and popovers are left to UIKit.
  ///
  /// It becomes the controller's `transitioningDelegate`. One that the controller had before comes first, and provides the
  /// presentation controller. One that is set afterwards replaces the transition.
  public var modalPageTransition: (any ContainerPageTransition)? {
    get { modalTransition?.transition }
    set {
      let old = modalTransition
      guard let newValue else {
        old?.uninstall()
        return objc_setAssociatedObject(self, Self.modalTransitionKey, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      }
      if let old, transitioningDelegate === old {
        old.transition = newValue
      } else {
        let new = ModalTransition(newValue, of: self)
        objc_setAssociatedObject(self, Self.modalTransitionKey, new, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        new.install()
      }
    }
  }

  private var modalTransition: ModalTransition? {
    objc_getAssociatedObject(self, Self.modalTransitionKey) as? ModalTransition
  }

  // The key is compared by address.
  private static let modalTransitionKey = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
}

/// The transitioning delegate of a page with a transition.
@MainActor private final class ModalTransition: NSObject {
  var transition: any ContainerPageTransition
  private weak var page: UIViewController?
  /// The delegate that the page had.
  private weak var replaced: (any UIViewControllerTransitioningDelegate)?
  private let originalStyle: UIModalPresentationStyle
  private lazy var pan = ControllerPan(.anywhere, owner: self)

  init(_ transition: any ContainerPageTransition, of page: UIViewController) {
    (self.transition, self.page) = (transition, page)
    (replaced, originalStyle) = (page.transitioningDelegate, page.modalPresentationStyle)
    super.init()
  }

  func install() {
    page?.transitioningDelegate = self
    page?.modalPresentationStyle = .fullScreen
  }

  func uninstall() {
    guard let page, page.transitioningDelegate === self else { return }
    page.transitioningDelegate = replaced
    if page.modalPresentationStyle == .fullScreen { page.modalPresentationStyle = originalStyle }
  }

  /// The edge to which the page leaves.
  private var edge: PageTransition.Edge {
    let parts = (transition as? PageTransition)?.parts ?? []
    return parts.lazy.compactMap { ($0 as? Cover)?.edge }.first ?? .bottom
  }

  /// `true` if the page covers what is below, rather than being a sheet or a popover.
  private var isCovering: Bool {
    switch page?.modalPresentationStyle {
    case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .custom: true
    default: false
    }
  }

  private func animator(
    from: UIViewController, to: UIViewController, _ step: ContainerPageStep
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard isCovering else { return nil }
    let isInteractive = pan.isStarting
    return transition.animator(
      for: ContainerTransitionRequest(
        from: from, to: to, source: isInteractive ? .pan : .code, step: step, isInteractive: isInteractive))
  }

  private func drive(
    _ animator: any UIViewControllerAnimatedTransitioning, toward edge: PageTransition.Edge
  ) -> ControllerDrive? {
    guard isCovering else { return nil }
    let drive = pan.interactionController(for: animator, toward: edge)
    drive?.onStart = { [weak pan] in pan?.attach(to: $0) }
    return drive
  }
}

extension ModalTransition: UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    replaced?.presentingAnimator(of: presented, on: presenting, from: source)
      ?? animator(from: presenting, to: presented, .next)
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    if let animator = replaced?.dismissingAnimator(of: dismissed) { return animator }
    return dismissed.presentingViewController.flatMap { animator(from: dismissed, to: $0, .previous) }
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    replaced?.presentingInteraction(for: animator) ?? drive(animator, toward: edge.opposite)
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    replaced?.dismissingInteraction(for: animator) ?? drive(animator, toward: edge)
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    replaced?.presentation(of: presented, on: presenting, from: source)
  }
}

extension ModalTransition: ControllerPanOwner {
  func start(toward edge: PageTransition.Edge, at point: CGPoint) -> (() -> Bool)? {
    guard edge == self.edge, let page, mayDismiss(page), let container = pan.recognizer.view,
      page.view.bounds.contains(page.view.convert(point, from: container)),
      !page.view.canScroll(at: page.view.convert(point, from: container), toward: edge),
      page.transitioningDelegate?.dismissingAnimator(of: page) != nil
    else { return nil }
    return { [weak self, weak page] in
      guard let self, let page, mayDismiss(page) else { return false }
      page.dismiss(animated: true)
      return true
    }
  }

  private func mayDismiss(_ page: UIViewController) -> Bool {
    page.presentingViewController != nil && page.presentedViewController == nil && !page.isBeingPresented
      && !page.isBeingDismissed && page.transitionCoordinator == nil && !page.isModalInPresentation
  }

  func goesBack(toward edge: PageTransition.Edge) -> Bool {
    guard let page, edge == self.edge else { return false }
    return mayDismiss(page) || pan.isMoving
  }

  func hasPage(toward edge: PageTransition.Edge) -> Bool { false }

  /// A scroll view waits until it is decided whether the finger dismisses the page.
  func precedes(_ other: UIGestureRecognizer) -> Bool {
    guard edge.isVertical, let scroller = other.view as? UIScrollView, let page else { return false }
    return other === scroller.panGestureRecognizer && scroller.isDescendant(of: page.view)
  }
}
