import ContainerKit
import UIKit

extension UIViewController {
  /// Returns true if this page comes after another page in their container or tab bar controller.
  func isAfter(_ other: UIViewController) -> Bool {
    let pages = enclosingContainerViewController?.viewControllers ?? tabBarController?.viewControllers ?? []
    guard let here = pages.firstIndex(of: self), let there = pages.firstIndex(of: other) else { return true }
    return here > there
  }
}
