extension UIView {
  /// Shows what `animations` changes in a view as a passage from its old look to its new one, as the options say: a
  /// cross-fade, a flip or a page. Without one of these the change shows at once.
  ///
  /// The change is made at once, without animations unless `allowAnimatedContent` is given. The old look is what the
  /// screen shows; a view that it does not show yet appears out of nothing. `completion` is called as that of
  /// `animate(withDuration:delay:options:animations:completion:)`, with false where another transition takes over. In a
  /// property animator's block it has that one's timing, and runs by itself (reported by users).
  /// - duration: seconds.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    ViewTransition.run(
      in: view, duration: duration, options: options, change: { animations?() }, completion: completion)
  }

  /// Puts a view in another one's place: it is added to that one's superview, and that one is removed; with
  /// `showHideTransitionViews` both stay where they are, and one is shown and the other hidden. The superview as a
  /// whole makes the transition (observed). A view that is in no superview has no place to give: nothing happens.
  /// - duration: seconds.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    let exchange = {
      if options.contains(.showHideTransitionViews) {
        toView.isHidden = false
        fromView.isHidden = true
      } else if let superview = fromView.superview, fromView !== toView {
        superview.insertSubview(toView, aboveSubview: fromView)
        fromView.removeFromSuperview()
      }
    }
    guard let container = fromView.superview else {
      animate(withDuration: duration, animations: exchange, completion: completion)
      return
    }
    ViewTransition.run(in: container, duration: duration, options: options, change: exchange, completion: completion)
  }
}
