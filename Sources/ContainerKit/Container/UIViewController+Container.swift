import UIKit

extension UIViewController {
  /// The nearest container above this controller; nil if there is none.
  public var enclosingContainerViewController: ContainerViewController? {
    let above = sequence(first: self, next: \.parent).dropFirst()
    return above.first { $0 is ContainerViewController } as? ContainerViewController
  }
}
