import Foundation

/// What a tab of a tab bar shows. Changes are seen at once in the bar that has it.
///
/// The system's own items (`init(tabBarSystemItem:tag:)`) are not here: their images are Apple's.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  /// An item without title and image.
  public override init() { super.init() }

  /// As `init()`: items are not archived here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// An item with a title, an image and a number.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// An item with a title and an image, and another image for while it is selected; nil: `image`.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// The image while the item is selected; without one that is set it is `image`.
  open var selectedImage: UIImage? {
    get { ownSelectedImage ?? image }
    set {
      ownSelectedImage = newValue
      onChange?()
    }
  }
  /// The badge's text; nil (the start) is no badge.
  open var badgeValue: String? {
    didSet { if badgeValue != oldValue { onChange?() } }
  }
  /// The badge's ground; nil (the start) is red.
  @NSCopying open var badgeColor: UIColor? {
    didSet { onChange?() }
  }

  private var ownSelectedImage: UIImage?
}
