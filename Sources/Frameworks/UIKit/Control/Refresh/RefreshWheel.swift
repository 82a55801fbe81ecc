import QuartzCore

/// The wheel of a refresh control. Its blades appear one after the other while content is pulled, and turn while the control
/// refreshes. Sizes and speed are recorded. (A guess: scroll-39b.)
@MainActor final class RefreshWheel: UIView {
  private static let blades = 8
  private static let blade = CGSize(width: 3.5, height: 10)
  /// The distance of a blade's center from that of the wheel, in points.
  private static let ring: CGFloat = 10
  /// The duration of a turn, which has one step for each blade, in seconds.
  private static let turn: CFTimeInterval = 1
  private static let key = "turning"

  private let parts = (0..<RefreshWheel.blades).map { _ in CALayer() }

  var color: UIColor? { didSet { setNeedsLayout() } }

  init() {
    let side = 2 * (Self.ring + Self.blade.height / 2)
    super.init(frame: CGRect(x: 0, y: 0, width: side, height: side))
    isUserInteractionEnabled = false
    for part in parts { layer.addSublayer(part) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    for (index, part) in parts.enumerated() {
      let angle = Self.angle(ofBlade: index)
      part.bounds.size = Self.blade
      part.cornerRadius = Self.blade.width / 2
      part.position = CGPoint(x: bounds.midX + Self.ring * sin(angle), y: bounds.midY - Self.ring * cos(angle))
      part.setAffineTransform(CGAffineTransform(rotationAngle: angle))
      part.backgroundColor = color?.resolvedColor(with: traitCollection).cgColor
    }
    CATransaction.commit()
  }

  /// Clockwise from the top.
  private static func angle(ofBlade index: Int) -> CGFloat { CGFloat(index) * 2 * .pi / CGFloat(blades) }

  /// Shows a part of the blades.
  ///
  /// - Parameters:
  ///   - fraction: From 0, none, to 1, all of them. Between two blades, the next one is translucent (a
  ///     guess: scroll-40c).
  ///   - turns: `true` to turn the wheel, whose blades are then fainter the further they are behind the first (a
  ///     guess: scroll-40c).
  func show(_ fraction: CGFloat, turns: Bool) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    for (index, part) in parts.enumerated() {
      let shown = min(max(fraction * CGFloat(parts.count) - CGFloat(index), 0), 1)
      let opacity = turns ? Float(index + 1) / Float(parts.count) : Float(shown)
      if part.opacity != opacity { part.opacity = opacity }
    }
    CATransaction.commit()
    guard turns != (layer.animation(forKey: Self.key) != nil) else { return }
    guard turns else { return layer.removeAnimation(forKey: Self.key) }
    let turning = CAKeyframeAnimation(keyPath: "transform.rotation.z")
    turning.values = parts.indices.map(Self.angle(ofBlade:))
    turning.calculationMode = .discrete
    turning.duration = Self.turn
    turning.repeatCount = .infinity
    layer.add(turning, forKey: Self.key)
  }
}
