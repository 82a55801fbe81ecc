import UIKit

extension UIViewController {
  /// The nearest container above this controller; nil if there is none.
  public var containerViewController: ContainerViewController? {
    var above = parent
    while let controller = above {
      if let container = controller as? ContainerViewController { return container }
      above = controller.parent
    }
    return nil
  }
}
