import QuartzCore

/// A view that shows an image, placed in its bounds as `contentMode` says.
@preconcurrency @MainActor open class UIImageView: UIView {
  private var normalImage: UIImage?
  private var otherImage: UIImage?
  private var highlighted = false
  /// What the layer was last given, to not make the same tinted pixels again.
  private var shown: (look: Look, pixels: CGImage?)?

  private struct Look: Equatable {
    let image: UIImage
    let tint: UIColor?
    let isDarkened: Bool
  }

  /// An empty image view with a frame in its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// As `init(frame:)` with an empty frame: views are not archived here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// An image view of the image's size.
  public init(image: UIImage?) {
    normalImage = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    show()
  }

  /// An image view of the image's size, with another image for when it is highlighted.
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

  /// The image for when the view is highlighted; without one it shows `image` then, too.
  open var highlightedImage: UIImage? {
    get { otherImage }
    set {
      otherImage = newValue
      show()
    }
  }

  /// Whether the view shows its highlighted image; false at first.
  open var isHighlighted: Bool {
    get { highlighted }
    set {
      guard highlighted != newValue else { return }
      highlighted = newValue
      show()
    }
  }

  /// Shows a template image in the new colour.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    show()
  }

  /// The size of the image in points; no size of its own without one.
  open override var intrinsicContentSize: CGSize {
    image?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// The size of the image in points, whatever the space.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }

  /// The label of the image, unless another one is set. The view is no element at first.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? image?.accessibilityLabel }
    set { super.accessibilityLabel = newValue }
  }
  /// `image`, unless something else is set.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility?.traits ?? .image }
    set { super.accessibilityTraits = newValue }
  }

  /// Whether images in automatic mode are templates; a system button's are.
  var treatsAutomaticAsTemplate = false {
    didSet { if treatsAutomaticAsTemplate != oldValue { show() } }
  }

  /// Whether the image is darker, as in a custom button that is pressed.
  var isDarkened = false {
    didSet { if isDarkened != oldValue { show() } }
  }

  override func adaptColors() {
    super.adaptColors()
    if normalImage != nil || otherImage != nil { show() }
  }

  private func show() {
    guard let image = (highlighted ? otherImage : nil) ?? normalImage else {
      shown = nil
      layer.contents = nil
      return
    }
    let isTemplate =
      image.renderingMode == .alwaysTemplate || (image.renderingMode == .automatic && treatsAutomaticAsTemplate)
    let tint = isTemplate ? tintColor.resolvedColor(with: traitCollection) : nil
    let look = Look(image: image, tint: tint, isDarkened: isDarkened)
    if shown?.look != look { shown = (look, image.bitmap(tint: look.tint, isDarkened: isDarkened)) }
    layer.contents = shown?.pixels
    layer.contentsScale = image.scale
  }
}
