import Foundation
import QuartzCore

/// A control with a title and an image that a tap triggers.
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

  /// As `init(frame:)` with an empty frame: views are not archived here.
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

  /// The type that the button was made with.
  open var buttonType: ButtonType { type }

  /// Space around title and image, in points; zero at first, which leaves 6 points above and below a title.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet {
      setNeedsLayout()
      invalidateIntrinsicContentSize()
    }
  }

  /// Moves the edges of the title, in points, without an effect on the button's size.
  open var titleEdgeInsets = UIEdgeInsets.zero {
    didSet { setNeedsLayout() }
  }

  /// Moves the edges of the image, in points, without an effect on the button's size.
  open var imageEdgeInsets = UIEdgeInsets.zero {
    didSet { setNeedsLayout() }
  }

  /// Whether the image of a custom button is darker while highlighted, unless it has an image for that state; true at
  /// first.
  open var adjustsImageWhenHighlighted = true {
    didSet { setNeedsLayout() }
  }

  /// Whether the image is fainter while disabled, unless it has an image for that state; true at first.
  open var adjustsImageWhenDisabled = true {
    didSet { setNeedsLayout() }
  }

  /// Whether the button is highlighted while the pointer is over it; false at first.
  open var isPointerInteractionEnabled: Bool {
    get { pointer != nil }
    set { setPointerInteraction(newValue) }
  }

  /// Whether the pointer is over the button, and that is shown.
  open var isHovered: Bool { pointer?.isShown == true }

  /// The label of the title, made when it is first asked for. Its font can be set; its text and colour are set by the
  /// button.
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

  /// The size of the title's font, in points, without making the label.
  final var titleFontSize: CGFloat { label?.font.pointSize ?? plainFontSize }

  /// The view of the image, made when it is first asked for. The button sets its image.
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

  /// A system button shows its title in the new colour.
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

  /// A button that a tap would trigger keeps the taps of its superviews' recognisers from beginning (documented, since
  /// iOS 6).
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if isEnabled, gestureRecognizer.view !== self, let tap = gestureRecognizer as? UITapGestureRecognizer,
      tap.numberOfTapsRequired == 1, tap.numberOfTouchesRequired == 1
    {
      return false
    }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  /// Puts title and image of the current state where they belong.
  open override func layoutSubviews() {
    super.layoutSubviews()
    showState()
    background?.frame = backgroundRect(forBounds: bounds)
    let content = contentRect(forBounds: bounds)
    picture?.frame = imageRect(forContentRect: content)
    label?.frame = titleRect(forContentRect: content)
  }

  /// Where the background image goes: all of the bounds.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Where title and image go: the bounds within `contentEdgeInsets`.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }

  /// Where the title of the current state goes.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { plainTitleRect(in: contentRect) }

  /// Where the image of the current state goes.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { plainImageRect(in: contentRect) }

  /// The size of title and image side by side, with the insets around them.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }

  /// The size of title and image side by side, with the insets around them.
  open override var intrinsicContentSize: CGSize { naturalSize }
}
