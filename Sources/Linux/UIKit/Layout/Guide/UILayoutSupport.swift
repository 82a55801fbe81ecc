import Foundation

/// What covers the top or the bottom of a controller's view, as an item of layout.
@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
  /// How much is covered, in points.
  var length: CGFloat { get }
  /// The top edge of what covers.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The bottom edge of what covers.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The height of what covers.
  var heightAnchor: NSLayoutDimension { get }
}

/// A guide at an edge of a controller's view, placed by two constraints, which UIKit's bring as well.
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
  /// What covers the top of the view: the safe area's inset there. Its bottom edge is the first place that is free.
  public var topLayoutGuide: any UILayoutSupport { support(.top, "top layout guide") }
  /// What covers the bottom of the view: the safe area's inset there. Its top edge is the last place that is free.
  public var bottomLayoutGuide: any UILayoutSupport { support(.bottom, "bottom layout guide") }

  private func support(_ kind: UILayoutGuide.Kind, _ name: String) -> any UILayoutSupport {
    guard let guide = view.systemGuide(kind, name) as? LayoutSupportGuide else {
      preconditionFailure("top and bottom guides are made as layout supports")
    }
    return guide
  }
}
