import UIKit

/// An observation of the delegate of a navigation controller or a tab bar controller. It ends when the object is deallocated.
///
/// UIKit does not document that the property can be observed. A probe asks for it: `observing/delegates`.
@MainActor package final class DelegateObservation {
  // As in `TitleObservation`, compilers before 6.2 cannot parse `isolated deinit`, and it has no operators.
  #if !canImport(ObjectiveC) && compiler(>=6.2)
    private weak var navigation: UINavigationController?
    private weak var tabs: UITabBarController?

    package init(of navigation: UINavigationController, _ body: @escaping @MainActor () -> Void) {
      self.navigation = navigation
      navigation.delegateObservers[ObjectIdentifier(self)] = body
    }

    package init(of tabs: UITabBarController, _ body: @escaping @MainActor () -> Void) {
      self.tabs = tabs
      tabs.delegateObservers[ObjectIdentifier(self)] = body
    }

    isolated deinit {
      navigation?.delegateObservers.removeValue(forKey: ObjectIdentifier(self))
      tabs?.delegateObservers.removeValue(forKey: ObjectIdentifier(self))
    }
  #else
    private let token: NSKeyValueObservation

    package init(of navigation: UINavigationController, _ body: @escaping @MainActor () -> Void) {
      token = navigation.observe(\.delegate) { _, _ in MainThread.perform(body) }
    }

    package init(of tabs: UITabBarController, _ body: @escaping @MainActor () -> Void) {
      token = tabs.observe(\.delegate) { _, _ in MainThread.perform(body) }
    }
  #endif
}
