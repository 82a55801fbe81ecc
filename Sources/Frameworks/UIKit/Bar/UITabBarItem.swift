import Foundation

/// A tab of a tab bar. The bar that has the item shows changes at once.
///
/// The system items (`init(tabBarSystemItem:tag:)`) are not available: their images are Apple's.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  /// Creates an item without a title or an image.
  public override init() { super.init() }

  /// Same as `init()`; archives are not supported.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates an item with a title, an image and a tag.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Creates an item with a title, an image, and an image for while it is selected (nil: `image`).
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// The image while the item is selected. If none is set, it is `image`.
  open var selectedImage: UIImage? {
    get { ownSelectedImage ?? image }
    set {
      ownSelectedImage = newValue
      onChange?()
    }
  }
  /// The badge's text; nil (the default) for no badge.
  open var badgeValue: String? {
    didSet { if badgeValue != oldValue { onChange?() } }
  }
  /// The badge's background color; nil (the default) for red.
  @NSCopying open var badgeColor: UIColor? {
    didSet { onChange?() }
  }

  private var ownSelectedImage: UIImage?
}
