import Foundation
import QuartzCore

/// A control with a title and an image, triggered by a tap.
@preconcurrency @MainActor open class UIButton: UIControl {
  private var type = ButtonType.custom
  var titles = StateValues<String>()
  var attributedTitles = StateValues<NSAttributedString>()
  var titleColors = StateValues<UIColor>()
  var shadowColors = StateValues<UIColor>()
  var images = StateValues<UIImage>()
  var backgroundImages = StateValues<UIImage>()
  private(set) var label: UILabel?
  private(set) var picture: UIImageView?
  private(set) var background: UIImageView?
  final var pointer: ButtonPointer?

  /// A custom button with a frame in its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Same as `init(frame:)` with an empty frame; archives are not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// A custom button with the title and the image of an action, which runs for `primaryActionTriggered`.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    adopt(primaryAction)
  }

  /// A button of a type, without a size.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    type = buttonType
  }

  /// Creates a button of a type with the `init(frame:)` of the metatype's class. See `NSObject.dynamicInit()`.
  public class func dynamicInit(type buttonType: ButtonType) -> Self {
    let button = dynamicInit(frame: .zero)
    button.type = buttonType
    return button
  }

  /// A button of a type with the title and the image of an action, which runs for `primaryActionTriggered`.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    adopt(primaryAction)
  }

  private func adopt(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  /// The type with which the button was created.
  open var buttonType: ButtonType { type }

  /// The space around title and image, in points. The default is zero, which leaves 6 points above and below a title.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet {
      setNeedsLayout()
      invalidateIntrinsicContentSize()
    }
  }

  /// The insets of the title, in points. They do not affect the button's size.
  open var titleEdgeInsets = UIEdgeInsets.zero {
    didSet { setNeedsLayout() }
  }

  /// The insets of the image, in points. They do not affect the button's size. (A guess: view-15.)
  open var imageEdgeInsets = UIEdgeInsets.zero {
    didSet { setNeedsLayout() }
  }

  /// A Boolean value that determines whether a custom button's image is darker while highlighted, unless there is an
  /// image for that state. The default is true.
  open var adjustsImageWhenHighlighted = true {
    didSet { setNeedsLayout() }
  }

  /// A Boolean value that determines whether the image is fainter while disabled, unless there is an image for that
  /// state. The default is true.
  open var adjustsImageWhenDisabled = true {
    didSet { setNeedsLayout() }
  }

  /// A Boolean value that determines whether the button shows a highlight under the pointer. The default is false.
  open var isPointerInteractionEnabled: Bool {
    get { pointer != nil }
    set { setPointerInteraction(newValue) }
  }

  /// A Boolean value that indicates whether the button shows that the pointer is over it.
  open var isHovered: Bool { pointer?.isShown == true }

  /// The title's label, created when it is first accessed. You can set its font. The button sets its text and color.
  open var titleLabel: UILabel? {
    if let label { return label }
    let new = ButtonLabel(frame: .zero)
    new.font = .systemFont(ofSize: plainFontSize)
    new.lineBreakMode = .byTruncatingMiddle
    label = new
    addSubview(new)
    return new
  }

  private var plainFontSize: CGFloat { type == .system ? 15 : UIFont.buttonFontSize }

  /// The size of the title's font, in points. Reading it does not create the label.
  final var titleFontSize: CGFloat { label?.font.pointSize ?? plainFontSize }

  /// The image's view, created when it is first accessed. The button sets its image.
  open var imageView: UIImageView? {
    if let picture { return picture }
    let new = UIImageView(frame: .zero)
    new.treatsAutomaticAsTemplate = type == .system
    picture = new
    if let label { insertSubview(new, belowSubview: label) } else { addSubview(new) }
    return new
  }

  /// The view of the background image.
  var backgroundView: UIImageView {
    if let background { return background }
    let new = UIImageView(frame: bounds)
    background = new
    insertSubview(new, at: 0)
    return new
  }

  /// Updates the title color of a system button.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  override var defaultLargeContentTitle: String? { shownTitle }
  override var defaultLargeContentImage: UIImage? { currentImage }

  /// The title, or the label of the image, unless something else is set.
  open override var accessibilityLabel: String? {
    get {
      let title = shownTitle.flatMap { $0.isEmpty ? nil : $0 }
      return super.accessibilityLabel ?? title ?? currentImage?.accessibilityLabel
    }
    set { super.accessibilityLabel = newValue }
  }
  override var kindTraits: UIAccessibilityTraits { .button }

  override func events(with event: Event) -> Event {
    event == .touchUpInside ? [.touchUpInside, .primaryActionTriggered] : event
  }

  /// Returns false for single-tap recognizers of superviews if the button is enabled (documented, since iOS 6).
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if isEnabled, gestureRecognizer.view !== self, let tap = gestureRecognizer as? UITapGestureRecognizer,
      tap.numberOfTapsRequired == 1, tap.numberOfTouchesRequired == 1
    {
      return false
    }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  /// Shows and lays out the title and images of the current state.
  open override func layoutSubviews() {
    super.layoutSubviews()
    showState()
    background?.frame = backgroundRect(forBounds: bounds)
    let content = contentRect(forBounds: bounds)
    picture?.frame = imageRect(forContentRect: content)
    label?.frame = titleRect(forContentRect: content)
  }

  /// Returns the rectangle of the background image: all of the bounds.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the rectangle of title and image: the bounds inset by `contentEdgeInsets`.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }

  /// Returns the rectangle of the current state's title.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { plainTitleRect(in: contentRect) }

  /// Returns the rectangle of the current state's image.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { plainImageRect(in: contentRect) }

  /// The size of title and image side by side, with the insets around them.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }

  /// The size of title and image side by side, with the insets around them.
  open override var intrinsicContentSize: CGSize { naturalSize }
}
