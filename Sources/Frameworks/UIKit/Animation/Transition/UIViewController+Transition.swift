extension UIViewController {
  /// Makes a transition between the views of two children. It adds the new view to the old one's superview, runs
  /// `animations` in an animation block, or in a transition of that superview if the options name one, and then removes
  /// the old view.
  ///
  /// If this controller is visible, the children's appearance transitions begin at once and end before `completion` is
  /// called, unless something else replaces them meanwhile, as when this controller disappears. Adding and removing the
  /// children is up to the caller. Children of another controller, or a controller that forwards appearance calls
  /// itself, are programmer errors.
  /// - duration: seconds.
  public func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    checkTransition(from: fromViewController, to: toViewController)
    let calls = BegunAppearances()
    if appearance.isAppearingOrAppeared {
      calls.begin(toViewController, appearing: true, animated: duration > 0)
      calls.begin(fromViewController, appearing: false, animated: duration > 0)
    }
    let change = {
      if let view = toViewController.view, let superview = fromViewController.view.superview {
        UIView.performWithoutAnimation { superview.addSubview(view) }
      }
      animations?()
    }
    let end: (Bool) -> Void = { finished in
      fromViewController.view.removeFromSuperview()
      calls.end([fromViewController, toViewController])
      completion?(finished)
    }
    if options.transition != nil, let container = fromViewController.view.superview {
      let exchange = {
        change()
        fromViewController.view.isHidden = true
      }
      ViewTransition.run(in: container, duration: duration, options: options, change: exchange) { finished in
        fromViewController.view.isHidden = false
        end(finished)
      }
    } else {
      UIView.animate(withDuration: duration, delay: 0, options: options, animations: change, completion: end)
    }
  }

  private func checkTransition(from: UIViewController, to: UIViewController) {
    guard from.parent === self, to.parent === self else {
      fatalError(
        "Children view controllers \(from) and \(to) must have a common parent view controller when calling "
          + "-[UIViewController transitionFromViewController:toViewController:duration:options:animations:completion:]"
      )
    }
    guard shouldAutomaticallyForwardAppearanceMethods else {
      fatalError("\(self) forwards appearance calls itself and cannot make a transition between its children")
    }
  }
}
