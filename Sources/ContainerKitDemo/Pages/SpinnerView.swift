import UIKit

/// Twelve dots that rotate while the view is in a window.
final class SpinnerView: UIView {
  private static let turn = "turn"
  private let dots = (0..<12).map { _ in UIView() }

  override init(frame: CGRect) {
    super.init(frame: frame)
    for (index, dot) in dots.enumerated() {
      dot.backgroundColor = .systemGray
      dot.alpha = CGFloat(index + 1) / CGFloat(dots.count)
      addSubview(dot)
    }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = min(bounds.width, bounds.height)
    for (index, dot) in dots.enumerated() {
      let angle = 2 * CGFloat.pi * CGFloat(index) / CGFloat(dots.count)
      dot.bounds = CGRect(x: 0, y: 0, width: side / 9, height: side / 9)
      dot.layer.cornerRadius = side / 18
      dot.center = CGPoint(x: bounds.midX + cos(angle) * side * 0.4, y: bounds.midY + sin(angle) * side * 0.4)
    }
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil, layer.animation(forKey: Self.turn) == nil else { return }
    let turn = CABasicAnimation(keyPath: "transform.rotation.z")
    turn.fromValue = 0.0
    turn.toValue = 2 * Double.pi
    turn.duration = 1.5
    turn.repeatCount = .infinity
    turn.isRemovedOnCompletion = false
    layer.add(turn, forKey: Self.turn)
  }
}
