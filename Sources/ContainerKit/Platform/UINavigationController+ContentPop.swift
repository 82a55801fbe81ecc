import UIKit

extension UINavigationController {
  /// The recognizer that pops from anywhere in the content: `interactiveContentPopGestureRecognizer` of iOS 26. Nil on
  /// earlier systems. It is looked up by name because older SDKs do not declare it.
  package var contentPopGestureRecognizer: UIGestureRecognizer? {
    #if canImport(ObjectiveC)
      let name = "interactiveContentPopGestureRecognizer"
      guard responds(to: NSSelectorFromString(name)) else { return nil }
      return value(forKey: name) as? UIGestureRecognizer
    #else
      interactiveContentPopGestureRecognizer
    #endif
  }
}
