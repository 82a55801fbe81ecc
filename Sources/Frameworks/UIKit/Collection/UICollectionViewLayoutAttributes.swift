public import Foundation
public import QuartzCore

/// The position and appearance of an element of a layout.
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
  private var category = UICollectionView.ElementCategory.cell
  private var kind: String?

  /// Creates attributes of an item. (A layout with a custom attributes class calls this on that class.)
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Creates attributes of a supplementary view.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    category = .supplementaryView
    kind = elementKind
  }

  /// Creates attributes of a decoration view.
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    category = .decorationView
    kind = decorationViewKind
  }

  /// Creates attributes of a class, for an item or, with a kind, for a supplementary view.
  static func make(_ type: AnyClass, kind: String?, at path: IndexPath) -> UICollectionViewLayoutAttributes {
    guard let known = type as? UICollectionViewLayoutAttributes.Type else {
      fatalError("layoutAttributesClass is no UICollectionViewLayoutAttributes: \(type)")
    }
    let made = Instantiation.make(known)
    made.indexPath = path
    if let kind { (made.category, made.kind) = (.supplementaryView, kind) }
    return made
  }

  /// The element's index path.
  open var indexPath = IndexPath()
  /// The category of the view that shows the element.
  open var representedElementCategory: UICollectionView.ElementCategory { category }
  /// The kind of a supplementary or decoration view; nil for a cell.
  open var representedElementKind: String? { kind }

  /// The frame, in the collection view's coordinates. Setting it sets center and size. Under a transform, it is the
  /// bounding rectangle.
  open var frame: CGRect {
    get {
      let plain = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
      return plain.applying(transform).offsetBy(dx: center.x, dy: center.y)
    }
    set {
      center = CGPoint(x: newValue.midX, y: newValue.midY)
      size = newValue.size
    }
  }
  /// The center, in the collection view's coordinates.
  open var center = CGPoint.zero
  /// The size, in points.
  open var size = CGSize.zero
  /// The size, with the origin (0, 0). Setting any other origin has no effect. UIKit requires (0, 0), too (header).
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }
  /// The 3D transform around the center.
  open var transform3D = CATransform3DIdentity
  /// The transform around the center. The identity if `transform3D` is not affine.
  open var transform: CGAffineTransform {
    get { CATransform3DIsAffine(transform3D) ? CATransform3DGetAffineTransform(transform3D) : .identity }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }
  /// The alpha. The default is 1.
  open var alpha: CGFloat = 1
  /// The order of elements: those with a higher value are in front. The default is 0.
  open var zIndex = 0
  /// A Boolean value that indicates whether the element is hidden.
  open var isHidden = false

  /// Returns true for attributes of the same class with the same values. Subclasses compare their values, too.
  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return self === other || MainActor.assumeIsolated { hasValues(of: other) }
  }

  /// Equal attributes have equal hashes.
  open nonisolated override var hash: Int { MainActor.assumeIsolated { indexPath.hashValue } }

  private func hasValues(of other: UICollectionViewLayoutAttributes) -> Bool {
    type(of: self) == type(of: other) && category == other.category && kind == other.kind
      && indexPath == other.indexPath && center == other.center && size == other.size
      && CATransform3DEqualToTransform(transform3D, other.transform3D) && alpha == other.alpha
      && zIndex == other.zIndex && isHidden == other.isHidden
  }

  /// Returns attributes of the same class with the same values. Subclasses add their values to those of super.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Instantiation.make(type(of: self))
    (copy.category, copy.kind, copy.indexPath) = (category, kind, indexPath)
    (copy.center, copy.size, copy.transform3D) = (center, size, transform3D)
    (copy.alpha, copy.zIndex, copy.isHidden) = (alpha, zIndex, isHidden)
    return copy
  }
}
