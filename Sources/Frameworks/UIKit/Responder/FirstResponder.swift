/// The first responder. There is one for the app, even if it has several windows.
@MainActor enum FirstResponder {
  private(set) static weak var current: UIResponder?
  /// `true` while `endEditing(_:)` forces the responder to resign.
  private static var isForcing = false

  /// Makes a responder the first responder. The current one resigns before that, as UIResponder's documentation says.
  static func change(to responder: UIResponder) -> Bool {
    if current === responder { return true }
    guard responder.canBecomeFirstResponder, isInWindow(responder) else { return false }
    if let old = current {
      guard old.canResignFirstResponder, old.resignFirstResponder() else { return false }
    }
    current = responder
    return true
  }

  static func resign(_ responder: UIResponder) -> Bool {
    guard current === responder else { return true }
    guard isForcing || responder.canResignFirstResponder else { return false }
    current = nil
    return true
  }

  /// Called for each view that leaves its window. Neither it nor its view controller can stay the first responder.
  static func viewWillLeaveWindow(_ view: UIView) {
    guard let holder = current, holder === view || holder === view.viewController else { return }
    force(holder)
  }

  /// Ends editing in a view. If forced, `canResignFirstResponder` is ignored (documented). A responder whose
  /// `resignFirstResponder()` refuses stays, and the result is true all the same (recorded).
  static func endEditing(in view: UIView, force isForced: Bool) -> Bool {
    guard let current else { return true }
    guard let holder = current as? UIView, holder.isDescendant(of: view) else { return false }
    isForcing = isForced
    defer { isForcing = false }
    return holder.resignFirstResponder() || isForced
  }

  private static func force(_ holder: UIResponder) {
    _ = holder.resignFirstResponder()
    if current === holder { current = nil }
  }

  private static func isInWindow(_ responder: UIResponder) -> Bool {
    var link: UIResponder? = responder
    while let step = link {
      if step is UIWindow { return true }
      if let view = step as? UIView { return view.window != nil }
      link = step.next
    }
    return responder is UIApplication
  }
}
