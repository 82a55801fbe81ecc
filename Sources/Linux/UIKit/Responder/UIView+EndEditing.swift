extension UIView {
  /// Has the first responder resign, if that is this view or one in it. With `force` it stops being the first
  /// responder also where it cannot resign. True if it resigned, if it was forced, and if there was no first responder at
  /// all; false if the first responder is elsewhere (recorded).
  @discardableResult public func endEditing(_ force: Bool) -> Bool {
    FirstResponder.endEditing(in: self, force: force)
  }
}
