import QuartzCore

/// A wheel of spokes that turns while a task is in progress. Measurements, speed and shades are recorded.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  private static let secondsATurn: CFTimeInterval = 0.8
  private static let key = "turning"
  private var ownColor: UIColor?
  private let spokes = (0..<SpokeShades.spokes).map { _ in CALayer() }

  /// Creates a stopped, and therefore hidden, wheel of a style, in the style's size.
  public init(style: UIActivityIndicatorView.Style) {
    self.style = style
    super.init(frame: CGRect(origin: .zero, size: style.size))
    configure()
  }

  /// Creates a stopped wheel of the medium style, with a frame in its superview's coordinates.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    configure()
  }

  /// Same as `init(style:)` with the medium style; archives are not supported.
  public required init(coder: NSCoder) {
    style = .medium
    super.init(frame: CGRect(origin: .zero, size: Style.medium.size))
    configure()
  }

  /// The style, which determines the size and the default color.
  open var style: UIActivityIndicatorView.Style {
    didSet {
      setNeedsLayout()
      if style != oldValue { invalidateIntrinsicContentSize() }
    }
  }
  /// The spokes' color. The default is the style's; setting nil restores it.
  open var color: UIColor! {
    get { ownColor ?? style.color }
    set {
      ownColor = newValue
      setNeedsLayout()
    }
  }
  /// A Boolean value that determines whether the view is hidden while it is stopped. The default is true.
  open var hidesWhenStopped = true { didSet { updateHiding() } }
  /// A Boolean value that indicates whether the wheel turns.
  open private(set) var isAnimating = false

  /// Starts to turn the wheel, in steps of half a spoke.
  open func startAnimating() {
    isAnimating = true
    updateHiding()
    turn()
  }

  /// Stops the wheel.
  open func stopAnimating() {
    isAnimating = false
    for spoke in spokes { spoke.removeAnimation(forKey: Self.key) }
    updateHiding()
  }

  /// The style's size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { style.size }
  /// The style's size.
  open override var intrinsicContentSize: CGSize { style.size }

  /// Restarts the animations in a new window, because they end when the view leaves its window. Overrides call super.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil, isAnimating { turn() }
  }

  /// Lays out and colors the spokes around the center. Overrides call super.
  open override func layoutSubviews() {
    super.layoutSubviews()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    for (index, spoke) in spokes.enumerated() { place(spoke, index) }
    CATransaction.commit()
  }

  /// Places a spoke. Index 0 is at 9 o'clock, and the others follow clockwise.
  private func place(_ spoke: CALayer, _ index: Int) {
    let (size, ring) = style.spoke
    let angle = .pi + CGFloat(index) * 2 * .pi / CGFloat(spokes.count)
    spoke.bounds.size = size
    spoke.cornerRadius = size.height / 2
    spoke.position = CGPoint(x: bounds.midX + ring * cos(angle), y: bounds.midY + ring * sin(angle))
    spoke.setAffineTransform(CGAffineTransform(rotationAngle: angle))
    spoke.backgroundColor = color.resolvedColor(with: traitCollection).cgColor
    spoke.opacity = SpokeShades.opacity(of: index, inFrame: 0)
  }

  private func configure() {
    isOpaque = false
    isUserInteractionEnabled = false
    for spoke in spokes { layer.addSublayer(spoke) }
    updateHiding()
  }

  private func updateHiding() { isHidden = hidesWhenStopped && !isAnimating }

  private func turn() {
    for (index, spoke) in spokes.enumerated() {
      let turning = CAKeyframeAnimation(keyPath: "opacity")
      turning.values = (0..<SpokeShades.frames).map { SpokeShades.opacity(of: index, inFrame: $0) }
      turning.calculationMode = .discrete
      turning.duration = Self.secondsATurn
      turning.repeatCount = .infinity
      spoke.add(turning, forKey: Self.key)
    }
  }

  /// The look of a wheel. Raw values match the header's.
  public enum Style: Int, Sendable {
    /// Large and white; the old name of `large`.
    case whiteLarge = 0
    /// Small and white; the old name of `medium`.
    case white = 1
    /// Small and gray; the old name of `medium`.
    case gray = 2
    /// Small.
    case medium = 100
    /// Large.
    case large = 101

    private var isLarge: Bool { self == .large || self == .whiteLarge }

    var size: CGSize { isLarge ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20) }

    /// The length and thickness of a spoke, and the distance of its center from the wheel's, in points (recorded).
    fileprivate var spoke: (size: CGSize, ring: CGFloat) {
      isLarge ? (CGSize(width: 12, height: 5), 11.5) : (CGSize(width: 6.5, height: 2.5), 6.75)
    }

    /// The gray was recorded on a light background (that it is the same on a dark one is a guess: view-44c).
    @MainActor var color: UIColor {
      self == .white || self == .whiteLarge
        ? .white : UIColor(red: 156 / 255, green: 156 / 255, blue: 159 / 255, alpha: 1)
    }
  }
}
