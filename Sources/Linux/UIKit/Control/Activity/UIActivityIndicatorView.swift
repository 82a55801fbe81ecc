import QuartzCore

/// A wheel of spokes that turns while something goes on. Measures and pace are guesses, from how it looks on Apple's systems.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  private static let spokes = 8
  private static let secondsATurn: CFTimeInterval = 0.8
  private static let key = "turning"
  private var ownColor: UIColor?

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
  open var style: UIActivityIndicatorView.Style { didSet { setNeedsDisplay() } }
  /// The spokes' colour; the style's at first, and again when set to nil.
  open var color: UIColor! {
    get { ownColor ?? style.color }
    set {
      ownColor = newValue
      setNeedsDisplay()
    }
  }
  /// Whether the view is hidden while it is at rest. True at first.
  open var hidesWhenStopped = true { didSet { updateHiding() } }
  /// Whether the wheel turns.
  open private(set) var isAnimating = false

  /// Begins to turn, in steps of a spoke.
  open func startAnimating() {
    isAnimating = true
    updateHiding()
    turn()
  }

  /// Comes to rest.
  open func stopAnimating() {
    isAnimating = false
    layer.removeAnimation(forKey: Self.key)
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

  /// Draws the spokes, each a little fainter than the one before it in the direction of turning.
  open override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let side = min(style.size.width, style.size.height)
    let (width, inner, outer) = (side * 0.12, side * 0.24, side * 0.46)
    context.translateBy(x: bounds.midX, y: bounds.midY)
    for spoke in 0..<Self.spokes {
      let share = CGFloat(Self.spokes - spoke) / CGFloat(Self.spokes)
      color.withAlphaComponent(share * color.cgColor.alpha).setFill()
      UIBezierPath(
        roundedRect: CGRect(x: -width / 2, y: -outer, width: width, height: outer - inner), cornerRadius: width / 2
      ).fill()
      context.rotate(by: -2 * .pi / CGFloat(Self.spokes))
    }
  }

  private func configure() {
    isOpaque = false
    isUserInteractionEnabled = false
    updateHiding()
  }

  private func updateHiding() { isHidden = hidesWhenStopped && !isAnimating }

  private func turn() {
    let turning = CAKeyframeAnimation(keyPath: "transform.rotation.z")
    turning.values = (0..<Self.spokes).map { CGFloat($0) * 2 * .pi / CGFloat(Self.spokes) }
    turning.calculationMode = .discrete
    turning.duration = Self.secondsATurn
    turning.repeatCount = .infinity
    layer.add(turning, forKey: Self.key)
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

    var size: CGSize {
      self == .large || self == .whiteLarge ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
    }

    @MainActor var color: UIColor { self == .white || self == .whiteLarge ? .white : .systemGray }
  }
}
