import QuartzCore

/// A view that shows an image in its bounds according to `contentMode`.
@preconcurrency @MainActor open class UIImageView: UIView {
  private var normalImage: UIImage?
  private var otherImage: UIImage?
  private var highlighted = false
  /// The layer's current content, kept so that the same tinted pixels are not made again.
  private var shown: (look: Appearance, pixels: CGImage?)?

  private struct Appearance: Equatable {
    let image: UIImage
    /// The size to fill, if the image repeats parts of itself.
    let size: CGSize?
    let tint: UIColor?
    let isDarkened: Bool
  }

  /// Makes an empty image view with a frame in its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Makes a view as `init(frame:)` with an empty frame does, because views are not archived here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// Makes an image view with the image's size.
  public init(image: UIImage?) {
    normalImage = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    show()
  }

  /// Makes an image view with the image's size, and with another image for the highlighted state.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    normalImage = image
    otherImage = highlightedImage
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    show()
  }

  /// The image. Setting it does not change the view's size.
  open var image: UIImage? {
    get { normalImage }
    set {
      let old = normalImage?.size
      normalImage = newValue
      show()
      if newValue?.size != old { invalidateIntrinsicContentSize() }
    }
  }

  /// The image for the highlighted state. Without one, the view keeps showing `image`.
  open var highlightedImage: UIImage? {
    get { otherImage }
    set {
      otherImage = newValue
      show()
    }
  }

  /// A Boolean value that indicates whether the view shows its highlighted image. The default is false.
  open var isHighlighted: Bool {
    get { highlighted }
    set {
      guard highlighted != newValue else { return }
      highlighted = newValue
      show()
    }
  }

  /// The mode that determines where in the bounds the image is, and in which size. The default is `scaleToFill`.
  open override var contentMode: ContentMode {
    didSet { if contentMode != oldValue { show() } }
  }

  /// Shows a template image in the new color.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    show()
  }

  /// The size of the image in points. Without an image, there is no intrinsic size.
  open override var intrinsicContentSize: CGSize {
    image?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Returns the size of the image in points, whatever `size` is.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }

  /// The label of the image, unless another one is set. By default, the view is not an accessibility element.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? image?.accessibilityLabel }
    set { super.accessibilityLabel = newValue }
  }
  /// The trait `image`, unless others are set.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility?.traits ?? .image }
    set { super.accessibilityTraits = newValue }
  }

  /// `true` if images in automatic mode are templates, as in a system button.
  var treatsAutomaticAsTemplate = false {
    didSet { if treatsAutomaticAsTemplate != oldValue { show() } }
  }

  /// `true` if the image is darker, as in a custom button that is pressed.
  var isDarkened = false {
    didSet { if isDarkened != oldValue { show() } }
  }

  override func adaptColors() {
    super.adaptColors()
    if normalImage != nil || otherImage != nil { show() }
  }

  /// Repeats the parts of a resizable image in the new size.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if shown?.look.image.resizing != nil { show() }
  }

  private func show() {
    guard let image = (highlighted ? otherImage : nil) ?? normalImage else {
      shown = nil
      layer.contents = nil
      return
    }
    let isTemplate =
      image.renderingMode == .alwaysTemplate
      || (image.renderingMode == .automatic && (treatsAutomaticAsTemplate || image.isSymbolImage))
    let tint = isTemplate ? tintColor.resolvedColor(with: traitCollection) : nil
    let repeats =
      contentMode == .scaleToFill && image.resizing?.repeats(in: image.size, scale: image.scale) == true
    let look = Appearance(image: image, size: repeats ? bounds.size : nil, tint: tint, isDarkened: isDarkened)
    if shown?.look != look {
      let whole = look.size.map(image.repeated) ?? image
      shown = (look, whole.bitmap(tint: look.tint, isDarkened: isDarkened))
    }
    let center = repeats ? nil : image.resizing?.center(in: image.size)
    layer.contentsCenter = center ?? CGRect(x: 0, y: 0, width: 1, height: 1)
    layer.contents = shown?.pixels
    layer.contentsScale = image.scale
  }
}
