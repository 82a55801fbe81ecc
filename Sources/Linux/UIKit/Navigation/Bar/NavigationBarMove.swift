import QuartzCore

/// The way of a navigation bar from one content to another: the old title goes to where the back button is, and the new
/// one comes from the other side, or the reverse; the rest fades. (How far they go is a guess.)
@MainActor final class NavigationBarMove {
  /// How far titles go, as a part of the bar's width.
  private static let way: CGFloat = 0.4

  let old: NavigationBarContent?
  let new: NavigationBarContent?
  private let distance: CGFloat

  /// Puts the new content, which is laid out, at the beginning of the way.
  init(from old: NavigationBarContent?, to new: NavigationBarContent?, in bar: UINavigationBar, isPush: Bool) {
    (self.old, self.new) = (old, new)
    let isMirrored = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft
    distance = bar.bounds.width * Self.way * (isPush != isMirrored ? 1 : -1)
    UIView.performWithoutAnimation {
      old?.isUserInteractionEnabled = false
      guard let new else { return }
      new.titleHolder?.center.x += distance
      for view in new.subviews { view.alpha = 0 }
    }
  }

  /// The changes that make the way; to be run in an animation.
  func run() {
    if let new {
      new.titleHolder?.center.x -= distance
      for view in new.subviews { view.alpha = 1 }
    }
    if let old {
      old.titleHolder?.center.x -= distance
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
