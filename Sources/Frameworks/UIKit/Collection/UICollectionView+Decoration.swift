import Foundation
import QuartzCore

/// Decoration views, which the layout provides.
extension UICollectionView {
  /// Returns a decoration view to reuse, or a new one of the class that the layout has registered for the kind.
  func reusedDecorationView(_ kind: String, frame: CGRect) -> UICollectionReusableView {
    guard let type = collectionViewLayout.decorationClass(ofKind: kind) else {
      fatalError(
        "could not dequeue a decoration view of kind: \(kind) - must register a class for the kind with the layout")
    }
    let key = ElementKey.Kind.decoration(kind, ObjectIdentifier(type))
    if let view = cellPool.take(key) {
      view.prepareForReuse()
      return view
    }
    let view = ReuseFactory.view(type, frame: frame)
    view.reuseIdentifier = kind
    return view
  }

  /// Removes the decoration views of the previous layout.
  func dropDecorations() {
    for key in extras.keys where key.isDecoration { dropExtra(key) }
  }
}
