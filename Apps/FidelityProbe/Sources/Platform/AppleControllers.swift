import UIKit

#if canImport(SwiftUI)
  import SwiftUI
#endif

/// Controllers, and settings of controllers, that only Apple's systems have.
@MainActor enum AppleControllers {
  static func split() -> UIViewController? {
    #if canImport(SwiftUI)
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(UIViewController(), for: .primary)
      split.setViewController(UIViewController(), for: .secondary)
      return split
    #else
      return nil
    #endif
  }

  /// Does nothing on Linux, whose bars have no large titles.
  static func useLargeTitles(in navigation: UINavigationController) {
    #if canImport(SwiftUI)
      navigation.navigationBar.prefersLargeTitles = true
    #endif
  }

  static func hosting() -> UIViewController? {
    #if canImport(SwiftUI)
      return UIHostingController(rootView: NavigationView { List(0..<20) { Text("Row \($0)") } })
    #else
      return nil
    #endif
  }
}

/// An object that logs the selectors that it is asked about, if there is an Objective-C runtime.
@MainActor class SelectorLog: NSObject {
  /// The names of the methods, in the order in which they were first asked for. UIKit asks on the main thread only.
  nonisolated(unsafe) private(set) var asked: [String] = []

  #if canImport(ObjectiveC)
    nonisolated override func responds(to selector: Selector!) -> Bool {
      let name = NSStringFromSelector(selector)
      if !asked.contains(name) { asked.append(name) }
      return super.responds(to: selector)
    }
  #endif
}
