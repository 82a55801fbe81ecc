import UIKit

extension PageTransition.Edge {
  /// Creates the edge toward which a movement leads; nil for one that leads to two edges alike.
  ///
  /// - Parameter isMirrored: `true` in a right-to-left layout.
  init?(of movement: CGPoint, isMirrored: Bool) {
    if abs(movement.x) > abs(movement.y) {
      self = (movement.x > 0) != isMirrored ? .trailing : .leading
    } else if abs(movement.y) > abs(movement.x) {
      self = movement.y > 0 ? .bottom : .top
    } else {
      return nil
    }
  }

  var opposite: PageTransition.Edge {
    switch self {
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    }
  }

  var isVertical: Bool { self == .top || self == .bottom }

  /// Returns the part of a movement that is toward the edge.
  func distance(_ movement: CGPoint, isMirrored: Bool) -> CGFloat {
    switch self {
    case .top: -movement.y
    case .bottom: movement.y
    case .leading: isMirrored ? movement.x : -movement.x
    case .trailing: isMirrored ? -movement.x : movement.x
    }
  }

  /// Returns the extent of a view in the direction of the edge, in points; at least 1.
  @MainActor func length(of view: UIView) -> CGFloat { max(isVertical ? view.bounds.height : view.bounds.width, 1) }
}

extension UIView {
  var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Returns true if a scroll view at a point of this view can still move its content along with a finger that moves toward an edge,
  /// or would refresh it.
  func canScroll(at point: CGPoint, toward edge: PageTransition.Edge) -> Bool {
    guard edge.isVertical else {
      let isLeft = (edge == .leading) != isMirrored
      return sidewaysScrollViews(at: point).contains { $0.canScroll(towardLeft: isLeft) }
    }
    return scrollViews(at: point).contains { $0.canScroll(towardTop: edge == .top) }
  }
}

extension UIScrollView {
  /// Returns true if there is content left to scroll for a finger that moves up or down.
  fileprivate func canScroll(towardTop: Bool) -> Bool {
    guard isScrollEnabled, panGestureRecognizer.isEnabled else { return false }
    // Half a point does not count, because content may rest between two pixels.
    guard towardTop else { return contentOffset.y > -adjustedContentInset.top + 0.5 || refreshControl != nil }
    return contentOffset.y < contentSize.height + adjustedContentInset.bottom - bounds.height - 0.5
  }
}
