import UIKit

extension ContainerViewController {
  /// Names the children to the system's coder, which keeps the state of controllers that are named to it and have a
  /// `restorationIdentifier`. On Linux controllers cannot be archived.
  func encodeRestorableChildren(with coder: NSCoder) {
    #if canImport(ObjectiveC)
      for (index, child) in viewControllers.enumerated() where child.restorationIdentifier != nil {
        coder.encode(child, forKey: "ContainerKit.child.\(index)")
      }
    #endif
  }
}
