/// Which responder is the first one. There is one for the application: a second window that becomes key takes it.
@MainActor enum FirstResponder {
  private(set) static weak var current: UIResponder?
  /// `true` if `endEditing(_:)` has the responder resign by force at this moment.
  private static var isForcing = false

  /// The present one resigns before the new one is set, as the documentation of UIResponder has it.
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

  /// A view that leaves its window cannot stay the first responder, nor can anything in it, nor their controllers.
  static func viewWillLeaveWindow(_ view: UIView) {
    guard let holder = current, holder === view || holder === view.viewController else { return }
    force(holder)
  }

  /// Ends editing in a view. Forced, whether the responder can resign does not count (documented); one whose
  /// `resignFirstResponder()` refuses stays, and the answer is true all the same (recorded).
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
