extension UIResponder {
  /// Posted when a software keyboard is about to appear. There is none here, as if a hardware keyboard were attached:
  /// UIKit never posts this or the following notifications. An app or a test may post them.
  public class var keyboardWillShowNotification: NSNotification.Name {
    NSNotification.Name("UIKeyboardWillShowNotification")
  }
  /// Posted when the keyboard has appeared; see `keyboardWillShowNotification`.
  public class var keyboardDidShowNotification: NSNotification.Name {
    NSNotification.Name("UIKeyboardDidShowNotification")
  }
  /// Posted when the keyboard is about to disappear; see `keyboardWillShowNotification`.
  public class var keyboardWillHideNotification: NSNotification.Name {
    NSNotification.Name("UIKeyboardWillHideNotification")
  }
  /// Posted when the keyboard has disappeared; see `keyboardWillShowNotification`.
  public class var keyboardDidHideNotification: NSNotification.Name {
    NSNotification.Name("UIKeyboardDidHideNotification")
  }
  /// Posted when the keyboard's frame is about to change; see `keyboardWillShowNotification`.
  public class var keyboardWillChangeFrameNotification: NSNotification.Name {
    NSNotification.Name("UIKeyboardWillChangeFrameNotification")
  }
  /// Posted when the keyboard's frame has changed; see `keyboardWillShowNotification`.
  public class var keyboardDidChangeFrameNotification: NSNotification.Name {
    NSNotification.Name("UIKeyboardDidChangeFrameNotification")
  }
  /// The key for the frame before the change, an `NSValue` of a rectangle in screen coordinates.
  public class var keyboardFrameBeginUserInfoKey: String { "UIKeyboardFrameBeginUserInfoKey" }
  /// The key for the frame after the change, an `NSValue` of a rectangle in screen coordinates.
  public class var keyboardFrameEndUserInfoKey: String { "UIKeyboardFrameEndUserInfoKey" }
  /// The key for the animation's duration, in seconds.
  public class var keyboardAnimationDurationUserInfoKey: String { "UIKeyboardAnimationDurationUserInfoKey" }
  /// The key for the animation's curve, the raw value of a `UIView.AnimationCurve`.
  public class var keyboardAnimationCurveUserInfoKey: String { "UIKeyboardAnimationCurveUserInfoKey" }
  /// The key for a Boolean value that indicates whether the keyboard is this app's.
  public class var keyboardIsLocalUserInfoKey: String { "UIKeyboardIsLocalUserInfoKey" }
}
