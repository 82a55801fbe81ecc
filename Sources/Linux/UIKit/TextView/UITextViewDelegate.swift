/// Hears of a text view, and how it scrolls.
///
/// As no text is edited or selected here, Apple's other methods would never be called, and are missing.
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Optional. Somebody wants to edit the text: a finger has tapped it, or `becomeFirstResponder()` was called. False
  /// leaves it at that. (True, too, here, but it is said that text cannot be edited.)
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
}

extension UITextViewDelegate {
  /// True.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
}
