import ContainerKit
import UIKit

extension UIViewController {
  /// Whether this page comes after another one in the container, or the tab bar controller, of both.
  func isAfter(_ other: UIViewController) -> Bool {
    let pages = containerViewController?.viewControllers ?? tabBarController?.viewControllers ?? []
    guard let here = pages.firstIndex(of: self), let there = pages.firstIndex(of: other) else { return true }
    return here > there
  }
}
