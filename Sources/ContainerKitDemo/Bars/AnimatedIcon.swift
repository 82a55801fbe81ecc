import ContainerKit
import UIKit

/// A tab's icon that is filled from below as its tab is selected. Meanwhile it moves, such as a bell that swings, but not with Reduce
/// Motion.
final class AnimatedIcon: UIView, ContainerTabContentView {
  enum Movement {
    /// Turns by an angle, in radians, in which the icon looks the same again.
    case turn(CGFloat)
    case swing
    case beat
    case jump
  }

  private static let side: CGFloat = 26
  private let outline: UIImageView
  private let filling: UIImageView
  /// Slides over the icon and shows the part of the filling that is under it.
  private let pane = UIView()
  private let movement: Movement

  init(_ symbol: Symbol, _ movement: Movement) {
    self.movement = movement
    outline = UIImageView(image: symbol.image(side: Self.side))
    filling = UIImageView(image: symbol.image(filled: true, side: Self.side))
    super.init(frame: CGRect(x: 0, y: 0, width: Self.side, height: Self.side))
    pane.frame = bounds
    pane.clipsToBounds = true
    pane.addSubview(filling)
    for part in [outline, pane] { addSubview(part) }
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { CGSize(width: Self.side, height: Self.side) }

  /// Sets transforms only, so that nothing is laid out or drawn in a frame.
  func update(selectedFraction: CGFloat) {
    let distance = Self.side * (1 - selectedFraction)
    pane.transform = CGAffineTransform(translationX: 0, y: distance)
    filling.transform = CGAffineTransform(translationX: 0, y: -distance)
    transform = UIAccessibility.isReduceMotionEnabled ? .identity : transform(at: selectedFraction)
  }

  private func transform(at fraction: CGFloat) -> CGAffineTransform {
    // Zero at both ends.
    let middle = sin(fraction * .pi)
    switch movement {
    case .turn(let angle): return CGAffineTransform(rotationAngle: angle * fraction)
    case .swing: return CGAffineTransform(rotationAngle: 0.5 * sin(fraction * 2 * .pi))
    case .beat: return CGAffineTransform(scaleX: 1 + 0.2 * middle, y: 1 + 0.2 * middle)
    case .jump: return CGAffineTransform(translationX: 0, y: -5 * middle)
    }
  }
}
