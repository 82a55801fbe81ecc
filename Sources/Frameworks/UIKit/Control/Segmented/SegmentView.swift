import QuartzCore

/// A segment of a segmented control: a title or an image. It receives no touches; the control does. It is an
/// accessibility element (a guess: seg-10).
@MainActor final class SegmentView: UIView {
  weak var control: UISegmentedControl?
  private(set) var title: String?
  private(set) var image: UIImage?
  private(set) var action: UIAction?
  var width: CGFloat = 0
  var offset = CGSize.zero
  var isEnabled = true
  private let label = UILabel(frame: .zero)
  private let picture = UIImageView(image: nil)

  init(title: String? = nil, image: UIImage? = nil) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    label.textAlignment = .center
    for view in [label, picture] {
      view.isAccessibilityElement = false
      addSubview(view)
    }
    show(title, image)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ title: String?, _ image: UIImage?) {
    (self.title, self.image) = (title, image)
    picture.image = image?.renderingMode == .automatic ? image?.withRenderingMode(.alwaysTemplate) : image
    label.isHidden = image != nil
    setNeedsLayout()
  }

  /// Shows the action's image or, without one, its title.
  func show(_ action: UIAction) {
    self.action = action
    show(action.image == nil ? action.title : nil, action.image)
  }

  func show(_ attributes: [NSAttributedString.Key: Any], isDimmed: Bool) {
    label.attributedText = title.map { NSAttributedString(string: $0, attributes: attributes) }
    picture.tintColor = attributes[.foregroundColor] as? UIColor
    label.alpha = isDimmed ? 0.3 : 1
    picture.alpha = isDimmed ? 0.3 : 1
    setNeedsLayout()
  }

  var isSelected: Bool { control?.lastingSelection === self }

  var contentWidth: CGFloat { image?.size.width ?? label.sizeThatFits(.zero).width }

  override func layoutSubviews() {
    super.layoutSubviews()
    let text = label.sizeThatFits(bounds.size)
    let size = image?.size ?? CGSize(width: min(text.width, bounds.width), height: text.height)
    let frame = CGRect(
      x: ((bounds.width - size.width) / 2).rounded() + offset.width,
      y: ((bounds.height - size.height) / 2).rounded() + offset.height, width: size.width, height: size.height)
    if image == nil { label.frame = frame } else { picture.frame = frame }
  }

  // MARK: Accessibility

  override var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }
  override var accessibilityLabel: String? {
    get { MainActor.assumeIsolated { super.accessibilityLabel ?? title ?? image?.accessibilityLabel ?? action?.title } }
    set { super.accessibilityLabel = newValue }
  }
  override var accessibilityTraits: UIAccessibilityTraits {
    get {
      if let traits = accessibility?.traits { return traits }
      var traits = UIAccessibilityTraits.button
      if isSelected { traits.insert(.selected) }
      if !isEnabled || control?.isEnabled != true { traits.insert(.notEnabled) }
      return traits
    }
    set { super.accessibilityTraits = newValue }
  }
  override func accessibilityActivate() -> Bool {
    guard let control, control.isEnabled, isEnabled else { return false }
    control.selectByUser(self, with: nil)
    return true
  }
}
