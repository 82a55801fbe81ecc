extension UIResponder {
  /// Posted when a software keyboard is about to come. There is none here, as with a hardware keyboard that is attached:
  /// neither this nor the following are ever posted by UIKit. An application, or a test, may post them itself.
  public class var keyboardWillShowNotification: NSNotification.Name {
    NSNotification.Name("UIKeyboardWillShowNotification")
  }
  /// Posted when the keyboard has come; see `keyboardWillShowNotification`.
  public class var keyboardDidShowNotification: NSNotification.Name {
    NSNotification.Name("UIKeyboardDidShowNotification")
  }
  /// Posted when the keyboard is about to go; see `keyboardWillShowNotification`.
  public class var keyboardWillHideNotification: NSNotification.Name {
    NSNotification.Name("UIKeyboardWillHideNotification")
  }
  /// Posted when the keyboard has gone; see `keyboardWillShowNotification`.
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
  /// The key of the frame before, an `NSValue` of a rectangle in the screen's coordinates.
  public class var keyboardFrameBeginUserInfoKey: String { "UIKeyboardFrameBeginUserInfoKey" }
  /// The key of the frame after, an `NSValue` of a rectangle in the screen's coordinates.
  public class var keyboardFrameEndUserInfoKey: String { "UIKeyboardFrameEndUserInfoKey" }
  /// The key of the animation's duration, seconds.
  public class var keyboardAnimationDurationUserInfoKey: String { "UIKeyboardAnimationDurationUserInfoKey" }
  /// The key of the animation's curve, a `UIView.AnimationCurve`'s raw value.
  public class var keyboardAnimationCurveUserInfoKey: String { "UIKeyboardAnimationCurveUserInfoKey" }
  /// The key of whether the keyboard is this application's.
  public class var keyboardIsLocalUserInfoKey: String { "UIKeyboardIsLocalUserInfoKey" }
}
