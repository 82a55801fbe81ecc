import QuartzCore

/// The way of a navigation bar from one content to another. Titles move with their pages and do not fade, as measured on
/// iOS 26; the title of the page below ends where the page above begins. The buttons stay where they are and fade.
///
/// That titles are cut off there and at the buttons, and that buttons fade, are guesses.
@MainActor final class NavigationBarMove {
  let old: NavigationBarContent?
  let new: NavigationBarContent?
  /// The one that comes or goes with the page above.
  private let front: NavigationBarContent?
  /// The distance that the page above moves, in points to the right.
  private let width: CGFloat

  /// Puts the new content, which is laid out, at the beginning of the way.
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

  /// The changes that make the way; to be run in an animation.
  func run() {
    if let new { move(new, isAway: false) }
    if let old { move(old, isAway: true) }
    for view in new?.buttons ?? [] { view.alpha = 1 }
    for view in old?.buttons ?? [] { view.alpha = 0 }
  }

  /// Moves a title from its place to where its page is when it is not shown, or back.
  private func move(_ content: NavigationBarContent, isAway: Bool) {
    let sign: CGFloat = isAway ? 1 : -1
    if content === front {
      content.moveTitle(by: sign * width, page: sign * width)
    } else {
      content.moveTitle(by: -sign * width * SlidingPages.parallax, page: -sign * width)
    }
  }

  /// The way was gone to its end, or back. What is not seen any more leaves.
  func end(completed: Bool) {
    let (stays, leaves) = completed ? (new, old) : (old, new)
    UIView.performWithoutAnimation {
      if leaves !== stays { leaves?.removeFromSuperview() }
      leaves?.endMove()
      stays?.endMove()
    }
  }
}
