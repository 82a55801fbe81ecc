import QuartzCore

/// A control for a value in a range: a knob that is dragged along a track.
@preconcurrency @MainActor open class UISlider: UIControl {
  final var current: Float = 0
  final var least: Float = 0
  final var most: Float = 1
  final var grip: CGFloat = 0
  final var valueAtStart: Float = 0
  final var images = SliderImages()
  let parts = SliderParts()

  /// A slider with a frame in its superview's coordinates, a range from 0 to 1, and the value 0.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    parts.install(in: self)
  }

  /// Same as `init(frame:)` with an empty frame; archives are not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    parts.install(in: self)
  }

  /// The value at the knob, limited to the range. Setting it sends no event.
  open var value: Float {
    get { current }
    set { setValue(newValue, animated: false) }
  }
  /// The value at the leading end. Setting it raises `maximumValue` if that would be lower (a guess: touch-10e).
  open var minimumValue: Float {
    get { least }
    set { setRange(newValue, max(newValue, most)) }
  }
  /// The value at the trailing end. Setting it lowers `minimumValue` if that would be higher (a guess: touch-10f).
  open var maximumValue: Float {
    get { most }
    set { setRange(min(newValue, least), newValue) }
  }
  /// Sets the value. An animated knob moves at constant speed, so a longer distance takes longer. Sends no event.
  open func setValue(_ value: Float, animated: Bool) { move(to: value, animated: animated) }
  /// A Boolean value that determines whether `valueChanged` is sent during a drag, not only at its end. The default is
  /// true.
  open var isContinuous = true
  /// The color of the track up to the knob. If nil, it is the tint color.
  open var minimumTrackTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// The color of the track after the knob. If nil, it is gray.
  open var maximumTrackTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// The color of the knob. If nil, it is white.
  open var thumbTintColor: UIColor? { didSet { setNeedsLayout() } }

  /// Returns the rectangle of the track: 4 points high, or as high as its higher image (a guess: touch-10d).
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let heights = [currentMinimumTrackImage, currentMaximumTrackImage].compactMap { $0?.size.height }
    let height = heights.max() ?? 4
    return CGRect(
      x: bounds.minX + 2, y: bounds.midY - height / 2, width: max(0, bounds.width - 4), height: height)
  }
  /// Returns the rectangle of the knob on a track, for a value.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    SliderParts.thumbRect(knobSize, track: rect, part: placeOnTrack(of: value))
  }

  /// Returns the given width, and a height of 34 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: SliderParts.height) }
  /// No intrinsic width, and a height of 34 points.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: SliderParts.height)
  }
  /// Lays out and colors track and knob.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }
  /// Updates the color of the track.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  /// The knob's position, such as "50%", unless something else is set.
  open override var accessibilityValue: String? {
    get {
      let part = most > least ? (current - least) / (most - least) : 0
      return super.accessibilityValue ?? "\(Int((part * 100).rounded()))%"
    }
    set { super.accessibilityValue = newValue }
  }
  /// Adds a tenth of the range to the value (a guess: ax-5), and sends `valueChanged`.
  open override func accessibilityIncrement() { adjust(by: 0.1) }
  /// Subtracts a tenth of the range from the value (a guess: ax-5b), and sends `valueChanged`.
  open override func accessibilityDecrement() { adjust(by: -0.1) }
  override var kindTraits: UIAccessibilityTraits { .adjustable }

  private func adjust(by part: Float) {
    let old = current
    setValue(current + part * (most - least), animated: false)
    if current != old { sendActions(for: .valueChanged) }
  }

  /// Tracks touches on the knob, but no others.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { grab(touch) }
  /// Moves the knob with the touch.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    follow(touch, with: event)
    return true
  }
  /// Sends `valueChanged` if it was not sent during the drag.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) { finish(with: event) }
  /// Leaves the knob in place, as at the end of a drag.
  open override func cancelTracking(with event: UIEvent?) { finish(with: event) }
  /// Keeps horizontal pans of surrounding views from beginning while the knob is held (documented).
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    !(isTracking && gestureRecognizer.isSidewaysPan(around: self))
      && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }
}
