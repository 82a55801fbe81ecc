import QuartzCore

/// The way of a navigation bar from one content to another: the old title goes to where the back button is, and the new
/// one comes from the other side, or the reverse; the rest fades. A title stops where a button of either content is, but
/// for the back button that it turns into. (How far they go is a guess.)
@MainActor final class NavigationBarMove {
  /// How far titles go, as a part of the bar's width, where nothing is beside them.
  private static let way: CGFloat = 0.4

  let old: NavigationBarContent?
  let new: NavigationBarContent?
  /// How far the titles go, in points to the right.
  private let oldWay: CGFloat
  private let newWay: CGFloat

  /// Puts the new content, which is laid out, at the beginning of the way.
  init(from old: NavigationBarContent?, to new: NavigationBarContent?, in bar: UINavigationBar, isPush: Bool) {
    (self.old, self.new) = (old, new)
    let isMirrored = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let side: CGFloat = isPush != isMirrored ? -1 : 1
    let most = bar.bounds.width * Self.way
    oldWay = side * min(most, Self.way(of: old, beside: new, toStart: isPush))
    newWay = side * min(most, Self.way(of: new, beside: old, toStart: !isPush))
    UIView.performWithoutAnimation {
      old?.isUserInteractionEnabled = false
      guard let new else { return }
      new.titleHolder?.center.x -= newWay
      for view in new.subviews { view.alpha = 0 }
    }
  }

  /// How far a title is from the next button on one side, of its own content or the other one.
  private static func way(
    of content: NavigationBarContent?, beside other: NavigationBarContent?, toStart: Bool
  ) -> CGFloat {
    guard let content, let place = content.titlePlace else { return .infinity }
    if toStart {
      return max(0, place.lowerBound - max(content.room.lowerBound, other?.roomPastBack.lowerBound ?? -.infinity))
    }
    return max(0, min(content.room.upperBound, other?.room.upperBound ?? .infinity) - place.upperBound)
  }

  /// The changes that make the way; to be run in an animation.
  func run() {
    if let new {
      new.titleHolder?.center.x += newWay
      for view in new.subviews { view.alpha = 1 }
    }
    if let old {
      old.titleHolder?.center.x += oldWay
      for view in old.subviews { view.alpha = 0 }
    }
  }

  /// The way was gone to its end, or back. What is not seen any more leaves.
  func end(completed: Bool) {
    let (stays, leaves) = completed ? (new, old) : (old, new)
    UIView.performWithoutAnimation {
      for view in [stays, leaves].compactMap(\.self).flatMap(\.subviews) { view.alpha = 1 }
      if leaves !== stays { leaves?.removeFromSuperview() }
      stays?.isUserInteractionEnabled = true
      stays?.setNeedsLayout()
      stays?.layoutIfNeeded()
    }
  }
}
