import UIKit

extension ContainerViewController {
  /// Encodes references to the children, so that the system saves the state of those that have a
  /// `restorationIdentifier`. Linux does not archive controllers.
  func encodeRestorableChildren(with coder: NSCoder) {
    #if canImport(ObjectiveC)
      for (index, child) in viewControllers.enumerated() where child.restorationIdentifier != nil {
        coder.encode(child, forKey: "ContainerKit.child.\(index)")
      }
    #endif
  }
}
