import QuartzCore

/// A control that is on or off. A tap or a drag slides its knob from one side to the other. Its size is fixed.
/// (A guess: touch-11.)
@preconcurrency @MainActor open class UISwitch: UIControl {
  /// The size of every switch, in points.
  private static let fixed = CGSize(width: 51, height: 31)
  /// The distance after which a moving finger drags the knob instead of tapping the switch, in points (a
  /// guess: touch-10g).
  private static let slop: CGFloat = 4
  private let back = UIView()
  private let knob = UIView()
  private var on = false
  private var wasOn = false
  private var start: CGFloat?
  private var isDragged = false

  /// A switch that is off, at the frame's origin. The frame's size is ignored.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.fixed))
    install()
  }

  /// Same as `init(frame:)` with an empty frame; archives are not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = Self.fixed
    install()
  }

  /// A Boolean value that determines whether the switch is on. Setting it sends no event.
  open var isOn: Bool {
    get { on }
    set { setOn(newValue, animated: false) }
  }
  /// Turns the switch on or off. Sends no event.
  open func setOn(_ on: Bool, animated: Bool) {
    guard on != self.on else { return }
    layoutIfNeeded()
    self.on = on
    guard animated else { return placeParts() }
    UIView.animate(withDuration: 0.25, delay: 0, options: [.allowUserInteraction]) { self.placeParts() }
  }
  /// The background color of a switch that is on. If nil, it is green.
  open var onTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// The color of the knob. If nil, it is white.
  open var thumbTintColor: UIColor? { didSet { setNeedsLayout() } }

  /// 51 × 31 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.fixed }
  /// 51 × 31 points.
  open override var intrinsicContentSize: CGSize { Self.fixed }
  /// Lays out and colors the background and the knob.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  /// Stores the touch's position.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    (start, wasOn, isDragged) = (touch.location(in: self).x, on, false)
    return true
  }
  /// Moves a dragged knob to the finger's side.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let x = touch.location(in: self).x
    if let start, abs(x - start) > Self.slop { isDragged = true }
    if isDragged { setOn((x > bounds.midX) != isMirrored, animated: true) }
    return true
  }
  /// Toggles the switch if it was tapped. Sends `valueChanged` if the tap or the drag has changed the value.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if !isDragged, isTouchInside { setOn(!on, animated: true) }
    if on != wasOn { sendActions(for: [.valueChanged, .primaryActionTriggered], with: event) }
  }
  /// Restores the value from before the touch.
  open override func cancelTracking(with event: UIEvent?) { setOn(wasOn, animated: true) }
  /// Keeps horizontal pans of surrounding views from beginning while the switch is held (documented).
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    !(isTracking && gestureRecognizer.isSidewaysPan(around: self))
      && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  /// "1" if the switch is on, "0" if it is off, as in UIKit (seen in UI tests), unless something else is set.
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
