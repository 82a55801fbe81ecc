extension UIView {
  /// Makes the first responder resign if it is this view or inside it. With `force` it stops being the first responder
  /// even if it cannot resign. Returns true if it resigned, if it was forced, or if there was no first responder; false
  /// if the first responder is elsewhere (recorded).
  @discardableResult public func endEditing(_ force: Bool) -> Bool {
    FirstResponder.endEditing(in: self, force: force)
  }
}
