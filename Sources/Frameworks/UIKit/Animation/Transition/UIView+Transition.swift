extension UIView {
  /// Shows the changes that `animations` makes to a view as a transition from its old appearance to the new one. The
  /// options select a cross-fade, a flip or a page curl. Without one of these the change shows at once.
  ///
  /// The change is made at once, without animations unless `allowAnimatedContent` is given. The old appearance is what
  /// is on screen; a view that is not on screen yet appears from nothing. `completion` is called like that of
  /// `animate(withDuration:delay:options:animations:completion:)`, with false if another transition replaces this one.
  /// In a property animator's block the transition has the animator's timing, but runs by itself (reported by users).
  /// - duration: seconds.
  ///
  /// A guess: view-20.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    ViewTransition.run(
      in: view, duration: duration, options: options, change: { animations?() }, completion: completion)
  }

  /// Replaces a view with another one in its superview. With `showHideTransitionViews` both stay in the hierarchy: one
  /// is shown and the other hidden. The superview as a whole makes the transition (observed). If `fromView` has no
  /// superview, no view is added or removed.
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
