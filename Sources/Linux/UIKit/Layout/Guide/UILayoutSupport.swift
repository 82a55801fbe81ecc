import Foundation

/// The covered area at the top or bottom of a controller's view, as a layout item.
@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
  /// The height of the covered area, in points.
  var length: CGFloat { get }
  /// The top edge of the covered area.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The bottom edge of the covered area.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The height of the covered area.
  var heightAnchor: NSLayoutDimension { get }
}

/// A guide at an edge of a controller's view, positioned by two constraints, as UIKit's guides are.
final class LayoutSupportGuide: UILayoutGuide, UILayoutSupport {
  private var height: NSLayoutConstraint?

  var length: CGFloat {
    guard let owningView else { return 0 }
    return kind == .top ? owningView.safeAreaInsets.top : owningView.safeAreaInsets.bottom
  }

  /// Adds the constraints to the view that the guide belongs to.
  func attach(to view: UIView) {
    let height = heightAnchor.constraint(equalToConstant: length)
    let edge =
      kind == .top
      ? topAnchor.constraint(equalTo: view.topAnchor) : bottomAnchor.constraint(equalTo: view.bottomAnchor)
    NSLayoutConstraint.activate([height, edge])
    self.height = height
  }

  func insetsDidChange() { height?.constant = length }
}

extension UIViewController {
  /// The covered area at the top of the view: the safe area inset. The space below its bottom edge is free.
  public var topLayoutGuide: any UILayoutSupport { support(.top, "top layout guide") }
  /// The covered area at the bottom of the view: the safe area inset. The space above its top edge is free.
  public var bottomLayoutGuide: any UILayoutSupport { support(.bottom, "bottom layout guide") }

  private func support(_ kind: UILayoutGuide.Kind, _ name: String) -> any UILayoutSupport {
    guard let guide = view.systemGuide(kind, name) as? LayoutSupportGuide else {
      preconditionFailure("top and bottom guides are made as layout supports")
    }
    return guide
  }
}
