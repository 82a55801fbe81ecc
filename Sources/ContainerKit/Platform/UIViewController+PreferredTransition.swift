import UIKit

extension UIViewController {
  /// `true` if the app has set iOS 18's `preferredTransition`. Its zoom can be dismissed by a drag from anywhere in the view.
  /// It is looked up by name because older SDKs do not declare it.
  var hasPreferredTransition: Bool {
    #if canImport(ObjectiveC)
      let name = "preferredTransition"
      return responds(to: NSSelectorFromString(name)) && value(forKey: name) != nil
    #else
      preferredTransition != nil
    #endif
  }
}
