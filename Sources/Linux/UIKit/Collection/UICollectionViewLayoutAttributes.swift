public import Foundation
public import QuartzCore

/// Where an element of a layout is, and what it looks like there.
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
  private var category = UICollectionView.ElementCategory.cell
  private var kind: String?

  /// Attributes of an item. (Layouts that have attributes of a class of their own call this on that class.)
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Attributes of a supplementary view.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    category = .supplementaryView
    kind = elementKind
  }

  /// Attributes of a decoration view.
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    category = .decorationView
    kind = decorationViewKind
  }

  /// Attributes of a class, of an item or, with a kind, of a supplementary view.
  static func make(_ type: AnyClass, kind: String?, at path: IndexPath) -> UICollectionViewLayoutAttributes {
    let made = (type as? NSObject.Type).map(ObjectFactory.make) as? UICollectionViewLayoutAttributes
    guard let made else { fatalError("layoutAttributesClass is no UICollectionViewLayoutAttributes: \(type)") }
    made.indexPath = path
    if let kind { (made.category, made.kind) = (.supplementaryView, kind) }
    return made
  }

  /// The element's index path.
  open var indexPath = IndexPath()
  /// What it is shown by.
  open var representedElementCategory: UICollectionView.ElementCategory { category }
  /// The kind of a supplementary or decoration view; nil for a cell.
  open var representedElementKind: String? { kind }

  /// In the collection's coordinates. Set, it makes centre and size; read under a transform, it is the rectangle around.
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
  /// In the collection's coordinates.
  open var center = CGPoint.zero
  /// In points.
  open var size = CGSize.zero
  /// The size, at zero. An origin that is set is not kept: (0, 0) is what UIKit wants, too (header).
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }
  /// Around the centre, in space.
  open var transform3D = CATransform3DIdentity
  /// Around the centre. The identity if `transform3D` is not affine.
  open var transform: CGAffineTransform {
    get { CATransform3DIsAffine(transform3D) ? CATransform3DGetAffineTransform(transform3D) : .identity }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }
  /// 1 at first.
  open var alpha: CGFloat = 1
  /// Elements of a higher one are in front. 0 at first.
  open var zIndex = 0
  /// Whether the element is not shown.
  open var isHidden = false

  /// Attributes of the same class, with the same values. Subclasses add theirs to those of super.
  open func copy(with zone: NSZone? = nil) -> Any {
    guard let copy = ObjectFactory.make(type(of: self)) as? UICollectionViewLayoutAttributes else { return self }
    (copy.category, copy.kind, copy.indexPath) = (category, kind, indexPath)
    (copy.center, copy.size, copy.transform3D) = (center, size, transform3D)
    (copy.alpha, copy.zIndex, copy.isHidden) = (alpha, zIndex, isHidden)
    return copy
  }
}
