import UIKit

extension PanController {
  /// Returns whether the container's pan yields to or precedes another recognizer. The first rule that applies decides.
  /// If the result is `automatic`, neither waits: the first one to begin gets the touch.
  ///
  /// UIKit may ask before the finger has moved, and more than once for a touch.
  func precedence(over other: UIGestureRecognizer) -> ContainerPanPrecedence {
    // A disabled recognizer never gets the touch.
    guard let calls, recognizer.view != nil, other.isEnabled else { return .automatic }
    // The app's decision comes before the container's rules.
    let decision = calls.panPrecedence(over: other)
    guard decision == .automatic else { return decision }
    return recognizer.pagePanPrecedence(over: other, isMovingPages: isMovingPages)
  }
}

/// The delegate of a pan that drags pages: those of a container, or of one of UIKit's controllers.
@MainActor package protocol PagePanDelegate: UIGestureRecognizerDelegate {
  /// Returns true if the pan takes the user back from its page by a movement to the right, or to the left if `x` is negative. It
  /// is 0 if the movement is not known yet.
  func goesBack(toward x: CGFloat) -> Bool
  /// `true` if the pan's finger has gone down at an edge of the screen at which the system's swipe back starts, too.
  var startsAtEdge: Bool { get }
  /// Returns true if there is a page beside the current one that the pan can drag in, from around a container at whose end it is.
  func canMovePages(towardLeft: Bool) -> Bool
}

extension PanController: PagePanDelegate {
  func goesBack(toward x: CGFloat) -> Bool { false }
  var startsAtEdge: Bool { false }
  func canMovePages(towardLeft: Bool) -> Bool { canMove(towardLeft: towardLeft) }
}

extension UIPanGestureRecognizer {
  /// Returns the finger's movement so far; zero until it moves.
  package func direction(in view: UIView) -> CGPoint {
    let moved = translation(in: view)
    return moved == .zero ? velocity(in: view) : moved
  }

  /// Returns whether this recognizer, which drags the pages in its view sideways, yields to or precedes another one. Its delegate is
  /// a `PagePanDelegate`.
  ///
  /// - Parameter isMovingPages: `true` if the finger would grab moving pages.
  package func pagePanPrecedence(over other: UIGestureRecognizer, isMovingPages: Bool) -> ContainerPanPrecedence {
    guard let container = view, other.isEnabled else { return .automatic }
    if other is UIScreenEdgePanGestureRecognizer { return .yields }
    if let rival = other.delegate as? any PagePanDelegate {
      return precedence(over: rival, isInside: other.isAttached(inside: container), isMovingPages)
    }
    // Horizontal scroll views, in a page or around the container, wait until this pan has decided: it does not begin if
    // a page's content can still scroll, nor at the container's end (`mayBegin`).
    if let scroller = other.scrollViewItScrolls { return scroller.waits(forPanOf: container) ? .precedes : .automatic }
    // A navigation controller that can go back does so, whether it is a page or contains the container. During a
    // transition a finger grabs the pages instead.
    if let navigation = other.navigationControllerItPops {
      guard navigation.canPop(toward: direction(in: container).x) else { return .automatic }
      return isMovingPages ? .precedes : .yields
    }
    // A swipe that goes back from the container, or moves a sheet around it, waits. The pan does not begin backward on the
    // first page (`mayBegin`), nor vertically.
    if other.isBackSwipe(around: container) || other.isSheetPan(around: container) { return .precedes }
    // Swipe actions of rows come first.
    if other.isOneTouchPan, other.isAttached(toScrollingListInside: container) {
      return isMovingPages ? .precedes : .yields
    }
    return .automatic
  }

  /// Returns whether this recognizer precedes another one that drags pages.
  private func precedence(
    over rival: any PagePanDelegate, isInside: Bool, _ isMovingPages: Bool
  ) -> ContainerPanPrecedence {
    guard let view else { return .automatic }
    let movement = direction(in: view).x
    let goesBack = (delegate as? any PagePanDelegate)?.goesBack(toward: movement) == true
    if rival.goesBack(toward: movement) {
      // At the edge this is the system's order, too: it must not depend on which of the two recognizers waits for the other.
      if isInside, goesBack { return .automatic }
      if isInside { return isMovingPages && !rival.startsAtEdge ? .precedes : .yields }
      // Around, elsewhere than at the edge, it goes back once this pan has nothing to drag.
      return rival.startsAtEdge && !goesBack ? .yields : .precedes
    }
    // Pages inside come first. If this pan goes back, they decide who does.
    return isInside && !goesBack ? .yields : .automatic
  }
}

extension UIView {
  /// The delegates of the pans around this view that drag pages.
  var pagePansAround: [any PagePanDelegate] {
    sequence(first: self, next: \.superview).dropFirst().flatMap { $0.gestureRecognizers ?? [] }.filter(\.isEnabled)
      .compactMap { $0.delegate as? any PagePanDelegate }
  }

  /// The recognizers around this view, and on it, that take the user back from it by a drag from anywhere.
  var backSwipesAround: [UIGestureRecognizer] {
    sequence(first: self, next: \.superview).flatMap { $0.gestureRecognizers ?? [] }.filter {
      $0.isEnabled && $0.isBackSwipe(around: self)
    }
  }
}

extension UIGestureRecognizer {
  /// Returns true for a one-touch pan on the view of a controller around a container that takes the user back: the dismissal of
  /// iOS 18's zoom, recognized by its place, because its class is private, and full-screen back swipes of libraries.
  fileprivate func isBackSwipe(around container: UIView) -> Bool {
    guard isOneTouchPan, !(self is UIScreenEdgePanGestureRecognizer), let view, container.isDescendant(of: view) else {
      return false
    }
    if let rival = delegate as? any PagePanDelegate { return rival.goesBack(toward: 0) }
    guard let controller = view.next as? UIViewController else { return false }
    guard let navigation = controller as? UINavigationController, navigation.viewControllers.count > 1 else {
      return controller.hasPreferredTransition
    }
    return navigation.interactivePopGestureRecognizer !== self
  }

  /// Returns true for a one-touch pan on a view around a presented controller, which the system's sheets have.
  fileprivate func isSheetPan(around container: UIView) -> Bool {
    guard isOneTouchPan, let view, container.isDescendant(of: view), !(view is UIScrollView), !(view is UIWindow),
      !(view.next is UIViewController)
    else { return false }
    return sequence(first: container, next: \.superview).prefix { $0 !== view }.contains { inner in
      guard let controller = inner.next as? UIViewController else { return false }
      // A child of the presented controller has the same presenting one.
      return controller.presentingViewController?.presentedViewController === controller
    }
  }

  fileprivate func isAttached(inside container: UIView) -> Bool {
    view.map { $0 !== container && $0.isDescendant(of: container) } ?? false
  }

  /// Returns true if one touch is enough. A recognizer that needs two would never fail while one finger drags pages.
  fileprivate var isOneTouchPan: Bool {
    guard let pan = self as? UIPanGestureRecognizer else { return false }
    return pan.minimumNumberOfTouches <= 1
  }

  /// Returns true if the recognizer is attached to a list, or a view in a list, whose scrolling is enabled. In a list
  /// that does not scroll, the recognizer of swipe actions may never fail.
  fileprivate func isAttached(toScrollingListInside container: UIView) -> Bool {
    guard let view, isAttached(inside: container) else { return false }
    let ancestors = sequence(first: view, next: \.superview).prefix { $0 !== container }
    return ancestors.contains { view in
      guard let list = view as? UIScrollView, list is UITableView || list is UICollectionView else { return false }
      return list.isScrollEnabled && list.panGestureRecognizer.isEnabled
    }
  }

  fileprivate var scrollViewItScrolls: UIScrollView? {
    guard let scroller = view as? UIScrollView, scroller.panGestureRecognizer === self else { return nil }
    return scroller
  }

  /// The navigation controller that this recognizer pops. UIKit attaches both recognizers to its view.
  fileprivate var navigationControllerItPops: UINavigationController? {
    guard let navigation = view?.next as? UINavigationController else { return nil }
    let pops = [navigation.interactivePopGestureRecognizer, navigation.contentPopGestureRecognizer]
    return pops.contains { $0 === self } ? navigation : nil
  }
}

extension UIScrollView {
  /// Returns true if the scroll view's pan waits for a container's. A finger stops decelerating content at once.
  fileprivate func waits(forPanOf container: UIView) -> Bool {
    guard scrollsSideways, !isDecelerating, !isDragging, !(self is TabScrollView) else { return false }
    return isDescendant(of: container) || container.isDescendant(of: self)
  }
}

extension UINavigationController {
  /// Returns true if a horizontal movement, positive to the right and 0 if not known yet, may pop.
  package func canPop(toward x: CGFloat) -> Bool {
    guard viewControllers.count > 1 else { return false }
    return view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? x <= 0 : x >= 0
  }
}
