import QuartzCore

/// A control that is on or off: a knob that slides from one side to the other, tapped or dragged. Its size is fixed.
@preconcurrency @MainActor open class UISwitch: UIControl {
  /// The size of every switch, in points.
  private static let fixed = CGSize(width: 51, height: 31)
  /// How far a finger moves before it drags the knob and does not tap the switch, in points (a guess).
  private static let slop: CGFloat = 4
  private let back = UIView()
  private let knob = UIView()
  private var on = false
  private var wasOn = false
  private var start: CGFloat?
  private var isDragged = false

  /// A switch that is off, at the frame's origin; the frame's size is not taken.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.fixed))
    install()
  }

  /// As `init(frame:)` with an empty frame: views are not archived here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = Self.fixed
    install()
  }

  /// Whether the switch is on. Setting it sends no event.
  open var isOn: Bool {
    get { on }
    set { setOn(newValue, animated: false) }
  }
  /// Switches on or off. Sends no event.
  open func setOn(_ on: Bool, animated: Bool) {
    guard on != self.on else { return }
    layoutIfNeeded()
    self.on = on
    guard animated else { return placeParts() }
    UIView.animate(withDuration: 0.25, delay: 0, options: [.allowUserInteraction]) { self.placeParts() }
  }
  /// The colour while it is on; nil: green.
  open var onTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// The colour of the knob; nil: white.
  open var thumbTintColor: UIColor? { didSet { setNeedsLayout() } }

  /// 51 × 31 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.fixed }
  /// 51 × 31 points.
  open override var intrinsicContentSize: CGSize { Self.fixed }
  /// Places and colours the parts.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  /// Remembers where the finger is.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    (start, wasOn, isDragged) = (touch.location(in: self).x, on, false)
    return true
  }
  /// A dragged knob goes to the side where the finger is.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let x = touch.location(in: self).x
    if let start, abs(x - start) > Self.slop { isDragged = true }
    if isDragged { setOn((x > bounds.midX) != isMirrored, animated: true) }
    return true
  }
  /// A tapped switch changes, a dragged one stays where it is; `valueChanged` is sent if that is new.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if !isDragged, isTouchInside { setOn(!on, animated: true) }
    if on != wasOn { sendActions(for: [.valueChanged, .primaryActionTriggered], with: event) }
  }
  /// The switch is as it was before the touch.
  open override func cancelTracking(with event: UIEvent?) { setOn(wasOn, animated: true) }
  /// Pans to the sides of views around the switch do not begin while it is held (documented).
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    !(isTracking && gestureRecognizer.isSidewaysPan(around: self))
      && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  /// "1" where it is on, "0" where it is off, as UIKit's (seen in tests of user interfaces), unless something else is set.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? (on ? "1" : "0") }
    set { super.accessibilityValue = newValue }
  }
  override var kindTraits: UIAccessibilityTraits { .button }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private func install() {
    for view in [back, knob] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    back.layer.cornerRadius = Self.fixed.height / 2
    knob.layer.cornerRadius = (Self.fixed.height - 4) / 2
    knob.layer.shadowOpacity = 0.2
    knob.layer.shadowRadius = 2
    knob.layer.shadowOffset = CGSize(width: 0, height: 1)
  }

  private func placeParts() {
    back.frame = CGRect(origin: .zero, size: Self.fixed)
    let side = Self.fixed.height - 4
    knob.frame = CGRect(x: on != isMirrored ? Self.fixed.width - side - 2 : 2, y: 2, width: side, height: side)
    back.backgroundColor = on ? onTintColor ?? .systemGreen : .systemFill
    knob.backgroundColor = thumbTintColor ?? .white
    back.alpha = isEnabled ? 1 : 0.5
  }
}
