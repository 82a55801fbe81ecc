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

  override var isAttached: Bool { height != nil }

  override func attach(to view: UIView) {
    let height = heightAnchor.constraint(equalToConstant: length)
    let edge =
      kind == .top
      ? topAnchor.constraint(equalTo: view.topAnchor) : bottomAnchor.constraint(equalTo: view.bottomAnchor)
    NSLayoutConstraint.activate([height, edge])
    self.height = height
  }

  override func insetsDidChange() { height?.constant = length }
}

extension UIViewController {
  /// The covered area at the top of the view: the safe area inset. The space below its bottom edge is free.
  /// (A guess: layout-10b.)
  public var topLayoutGuide: any UILayoutSupport { support(.top) }
  /// The covered area at the bottom of the view: the safe area inset. The space above its top edge is free.
  public var bottomLayoutGuide: any UILayoutSupport { support(.bottom) }

  private func support(_ kind: UILayoutGuide.Kind) -> any UILayoutSupport {
    guard let guide = view.usedGuide(kind) as? LayoutSupportGuide else {
      preconditionFailure("top and bottom guides are made as layout supports")
    }
    return guide
  }
}
