extension UIView {
  /// Has the first responder resign, if that is this view or one in it. With `force` it stops being the first
  /// responder also where it would rather not. Answers whether there is none any more; true if there was none (recorded).
  @discardableResult public func endEditing(_ force: Bool) -> Bool {
    FirstResponder.endEditing(in: self, force: force)
  }
}
