import UIKit

// Preferences that later systems read from the frontmost controller. Both containers forward them, as the system's containers do.

#if canImport(FoundationModels)
  // The framework is new in SDK 26, which declares the property.
  extension ContainerViewController {
    /// The selected child.
    @available(iOS 26.0, *)
    open override var childForInterfaceOrientationLock: UIViewController? { engine.selected }
  }

  extension ContainerHeaderViewController {
    /// The container.
    @available(iOS 26.0, *)
    open override var childForInterfaceOrientationLock: UIViewController? { container }
  }
#endif

extension UIViewController {
  /// Makes `childForPreferredVerticalBarBehavior` of iOS 27.1 return a child, in the class for which it is called first. The
  /// method is added under its selector, because no condition distinguishes the SDK that declares it from the one before.
  static func forwardVerticalBarBehavior(to child: @escaping @MainActor (UIViewController) -> UIViewController?) {
    #if canImport(ObjectiveC)
      let selector = NSSelectorFromString("childViewControllerForPreferredVerticalBarBehavior")
      guard let declared = class_getInstanceMethod(UIViewController.self, selector),
        class_getInstanceMethod(self, selector) == declared
      else { return }
      let method: @convention(block) (UIViewController) -> UIViewController? = { controller in
        MainThread.assume { child(controller) }
      }
      class_addMethod(self, selector, imp_implementationWithBlock(method), method_getTypeEncoding(declared))
    #endif
  }

  /// Makes the system ask again, after another child is selected.
  func setNeedsUpdateOfLaterPreferences() {
    #if canImport(ObjectiveC)
      for name in ["setNeedsUpdateOfPrefersInterfaceOrientationLocked", "setNeedsUpdateOfVerticalBarConfiguration"] {
        let selector = NSSelectorFromString(name)
        if responds(to: selector) { perform(selector) }
      }
    #endif
  }
}
