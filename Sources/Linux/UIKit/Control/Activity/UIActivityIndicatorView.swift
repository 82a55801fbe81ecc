import QuartzCore

/// A wheel of spokes that turns while something goes on. Measures, pace and shades are recorded.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  private static let secondsATurn: CFTimeInterval = 0.8
  private static let key = "turning"
  private var ownColor: UIColor?
  private let spokes = (0..<SpokeShades.spokes).map { _ in CALayer() }

  /// A wheel of a style, at rest and so not shown, in the style's size.
  public init(style: UIActivityIndicatorView.Style) {
    self.style = style
    super.init(frame: CGRect(origin: .zero, size: style.size))
    configure()
  }

  /// A wheel of the medium style, at rest, with a frame in its superview's coordinates.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    configure()
  }

  /// As `init(style:)` with the medium style: views are not archived here.
  public required init(coder: NSCoder) {
    style = .medium
    super.init(frame: CGRect(origin: .zero, size: Style.medium.size))
    configure()
  }

  /// Its size and usual colour.
  open var style: UIActivityIndicatorView.Style { didSet { setNeedsLayout() } }
  /// The spokes' colour; the style's at first, and again when set to nil.
  open var color: UIColor! {
    get { ownColor ?? style.color }
    set {
      ownColor = newValue
      setNeedsLayout()
    }
  }
  /// Whether the view is hidden while it is at rest. True at first.
  open var hidesWhenStopped = true { didSet { updateHiding() } }
  /// Whether the wheel turns.
  open private(set) var isAnimating = false

  /// Begins to turn, in steps of half a spoke.
  open func startAnimating() {
    isAnimating = true
    updateHiding()
    turn()
  }

  /// Comes to rest.
  open func stopAnimating() {
    isAnimating = false
    for spoke in spokes { spoke.removeAnimation(forKey: Self.key) }
    updateHiding()
  }

  /// The style's size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { style.size }
  /// The style's size.
  open override var intrinsicContentSize: CGSize { style.size }

  /// Animations do not outlive the window; a wheel that turns goes on in the next one. Overrides call super.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil, isAnimating { turn() }
  }

  /// Places and colors the spokes around the middle. Overrides call super.
  open override func layoutSubviews() {
    super.layoutSubviews()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    for (index, spoke) in spokes.enumerated() { place(spoke, index) }
    CATransaction.commit()
  }

  /// The spoke of an index lies at 9 o'clock for 0, and clockwise from there.
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

  /// How a wheel looks. Raw values are those of the header.
  public enum Style: Int, Sendable {
    /// Large and white; the old name of `large`.
    case whiteLarge = 0
    /// Small and white; the old name of `medium`.
    case white = 1
    /// Small and grey; the old name of `medium`.
    case gray = 2
    /// Small.
    case medium = 100
    /// Large.
    case large = 101

    private var isLarge: Bool { self == .large || self == .whiteLarge }

    var size: CGSize { isLarge ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20) }

    /// The length and thickness of a spoke, and how far its middle is from that of the wheel, in points (recorded).
    fileprivate var spoke: (size: CGSize, ring: CGFloat) {
      isLarge ? (CGSize(width: 12, height: 5), 11.5) : (CGSize(width: 6.5, height: 2.5), 6.75)
    }

    /// The gray is recorded on a light background (a guess: it is the same on a dark one).
    @MainActor var color: UIColor {
      self == .white || self == .whiteLarge
        ? .white : UIColor(red: 156 / 255, green: 156 / 255, blue: 159 / 255, alpha: 1)
    }
  }
}
