import Foundation

/// What the items of bars have in common: a title, an image, and whether they can be used.
@preconcurrency @MainActor open class UIBarItem: NSObject {
  /// Called when something that is shown has changed, by the bar that shows it.
  final var onChange: (() -> Void)?

  /// An item without title and image.
  public override init() { super.init() }

  /// As `init()`: items are not archived here.
  public required init?(coder: NSCoder) { super.init() }

  /// Whether the item can be used. True at first.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { onChange?() } }
  }
  /// The text; nil at first.
  open var title: String? {
    didSet { if title != oldValue { onChange?() } }
  }
  /// The image; nil at first. A template unless its rendering mode says otherwise.
  open var image: UIImage? {
    didSet { if image != oldValue { onChange?() } }
  }
  /// The image of the large content viewer; without one it shows `image`.
  open var largeContentSizeImage: UIImage? {
    didSet { if largeContentSizeImage != oldValue { onChange?() } }
  }
  /// Points by which the image is moved in from its place, or out. Zero at first.
  open var imageInsets = UIEdgeInsets.zero {
    didSet { if imageInsets != oldValue { onChange?() } }
  }
  /// A number to find the item by; 0 at first.
  open var tag = 0
}
