import Foundation

/// The base class of bar items, with a title, an image, and whether they are enabled.
@preconcurrency @MainActor open class UIBarItem: NSObject {
  /// Called when something visible has changed. The bar that shows the item sets it.
  final var onChange: (() -> Void)?

  /// Creates an item without a title or an image.
  public override init() { super.init() }

  /// Same as `init()`; archives are not supported.
  public required init?(coder: NSCoder) { super.init() }

  /// A Boolean value that determines whether the item is enabled. The default is true.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { onChange?() } }
  }
  /// The title. The default is nil.
  open var title: String? {
    didSet { if title != oldValue { onChange?() } }
  }
  /// The image; nil by default. It is a template unless its rendering mode says otherwise.
  open var image: UIImage? {
    didSet { if image != oldValue { onChange?() } }
  }
  /// The image for the large content viewer, which shows `image` if this is nil.
  open var largeContentSizeImage: UIImage? {
    didSet { if largeContentSizeImage != oldValue { onChange?() } }
  }
  /// The insets of the image from its normal position, in points. The default is zero.
  open var imageInsets = UIEdgeInsets.zero {
    didSet { if imageInsets != oldValue { onChange?() } }
  }
  /// A number that identifies the item. The default is 0.
  open var tag = 0
}
