import QuartzCore

/// The change of a navigation bar's content. Titles move with their pages and do not fade, as measured on iOS 26. The
/// title of the page below ends where the page above begins. The buttons stay in place and fade.
///
/// It is a guess (nav-18e) that titles are cut off there and at the buttons, and that buttons fade.
@MainActor final class NavigationBarMove {
  /// The distance that the page below moves, as a fraction of the width.
  static let parallax: CGFloat = 0.3

  let old: NavigationBarContent?
  let new: NavigationBarContent?
  /// The content that comes or goes with the page above.
  private let front: NavigationBarContent?
  /// The distance that the page above moves, in points to the right.
  private let width: CGFloat

  /// Puts the new content, which is laid out, at its initial position.
  init(from old: NavigationBarContent?, to new: NavigationBarContent?, in bar: UINavigationBar, isPush: Bool) {
    (self.old, self.new) = (old, new)
    front = isPush ? new : old
    width = bar.bounds.width * (bar.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1)
    UIView.performWithoutAnimation {
      old?.beginMove(beside: new)
      new?.beginMove(beside: old)
      if let new { move(new, isAway: true) }
      for view in new?.buttons ?? [] { view.alpha = 0 }
    }
  }

  /// Applies the changes of the move. Call this inside an animation.
  func run() {
    if let new { move(new, isAway: false) }
    if let old { move(old, isAway: true) }
    for view in new?.buttons ?? [] { view.alpha = 1 }
    for view in old?.buttons ?? [] { view.alpha = 0 }
  }

  /// Moves a title away from its resting position along with its page, or back.
  private func move(_ content: NavigationBarContent, isAway: Bool) {
    let sign: CGFloat = isAway ? 1 : -1
    if content === front {
      content.moveTitle(by: sign * width, page: sign * width)
    } else {
      content.moveTitle(by: -sign * width * Self.parallax, page: -sign * width)
    }
  }

  /// Ends the completed or cancelled move, and removes the content that is no longer visible.
  func end(completed: Bool) {
    let (stays, leaves) = completed ? (new, old) : (old, new)
    UIView.performWithoutAnimation {
      if leaves !== stays { leaves?.removeFromSuperview() }
      leaves?.endMove()
      stays?.endMove()
    }
  }
}
