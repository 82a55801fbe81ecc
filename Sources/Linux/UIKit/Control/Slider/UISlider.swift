import QuartzCore

/// A control for a value in a range: a knob that is dragged along a track. Colours only; there are no images.
@preconcurrency @MainActor open class UISlider: UIControl {
  final var current: Float = 0
  final var least: Float = 0
  final var most: Float = 1
  final var grip: CGFloat = 0
  final var valueAtStart: Float = 0
  let parts = SliderParts()

  /// A slider with a frame in its superview's coordinates, at 0 between 0 and 1.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    parts.install(in: self)
  }

  /// As `init(frame:)` with an empty frame: views are not archived here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    parts.install(in: self)
  }

  /// Where the knob is; kept between the two ends of the range. Setting it sends no event.
  open var value: Float {
    get { current }
    set { setValue(newValue, animated: false) }
  }
  /// The value at the leading end. The other end moves along where it would be less (a guess).
  open var minimumValue: Float {
    get { least }
    set { setRange(newValue, max(newValue, most)) }
  }
  /// The value at the trailing end. The other end moves along where it would be more (a guess).
  open var maximumValue: Float {
    get { most }
    set { setRange(min(newValue, least), newValue) }
  }
  /// Moves the knob; animated it moves at one speed, so that it takes the longer the further it is. Sends no event.
  open func setValue(_ value: Float, animated: Bool) { move(to: value, animated: animated) }
  /// Whether `valueChanged` is sent all along a drag, and not only at its end. True at first.
  open var isContinuous = true
  /// The colour of the track up to the knob; nil: the tint.
  open var minimumTrackTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// The colour of the track from the knob on; nil: grey.
  open var maximumTrackTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// The colour of the knob; nil: white.
  open var thumbTintColor: UIColor? { didSet { setNeedsLayout() } }

  /// Where the track is.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.minX + 2, y: bounds.midY - 2, width: max(0, bounds.width - 4), height: 4)
  }
  /// Where the knob is for a value, on a track.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    SliderParts.thumbRect(bounds, track: rect, part: placeOnTrack(of: value))
  }

  /// As wide as it is given, and 34 points high.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: SliderParts.height) }
  /// No width of its own, and 34 points high.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: SliderParts.height)
  }
  /// Places and colours track and knob.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }
  /// Colours the track.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  /// How far along it is, as "50%", unless something else is set.
  open override var accessibilityValue: String? {
    get {
      let part = most > least ? (current - least) / (most - least) : 0
      return super.accessibilityValue ?? "\(Int((part * 100).rounded()))%"
    }
    set { super.accessibilityValue = newValue }
  }
  /// A tenth of the range more (a guess), with `valueChanged`.
  open override func accessibilityIncrement() { adjust(by: 0.1) }
  /// A tenth of the range less (a guess), with `valueChanged`.
  open override func accessibilityDecrement() { adjust(by: -0.1) }
  override var kindTraits: UIAccessibilityTraits { .adjustable }

  private func adjust(by part: Float) {
    let old = current
    setValue(current + part * (most - least), animated: false)
    if current != old { sendActions(for: .valueChanged) }
  }

  /// A touch on the knob is tracked, others are not.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { takeHold(touch) }
  /// The knob follows the touch.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    follow(touch, with: event)
    return true
  }
  /// Sends `valueChanged` if it was not sent along the way.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) { finish(with: event) }
  /// The knob stays where it is; as at the end of a drag.
  open override func cancelTracking(with event: UIEvent?) { finish(with: event) }
  /// Pans along the track of views around the slider do not begin while the knob is held (documented).
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    !(isTracking && gestureRecognizer.isSidewaysPan(around: self))
      && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }
}
