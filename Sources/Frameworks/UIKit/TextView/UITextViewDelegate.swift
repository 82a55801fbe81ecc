/// The methods that a text view calls on its delegate, in addition to those of a scroll view.
///
/// Text cannot be edited or selected here. Apple's other methods would never be called, and are missing.
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Optional. Called when the text is about to be edited, because of a tap or `becomeFirstResponder()`. Return false
  /// to prevent it. (If it returns true, the text is not edited here either, and a message reports that.)
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
}

extension UITextViewDelegate {
  /// Returns true.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
}
