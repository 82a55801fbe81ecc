import ContainerTransitions
import UIKit

/// Draws waves that rise over the outgoing page, and leave the incoming one behind. It stands for anything that an app draws by a
/// progress: a recorded animation, a shader, a chart.
final class WaveView: UIView {
  /// The progress, from 0, before the waves come, to 1, when they have left.
  var progress: CGFloat = 0 { didSet { setNeedsDisplay() } }

  /// Half of the height of a wave, in points.
  private static let swell: CGFloat = 22
  /// The distance of the foam before and behind the water, in points.
  private static let foam: CGFloat = 36

  /// Returns an animator that changes the page while the waves cover it.
  static func animator() -> ProgressAnimator {
    ProgressAnimator(duration: 0.9) { context in
      let (to, waves) = (context.view(forKey: .to), WaveView(frame: context.containerView.bounds))
      waves.isOpaque = false
      waves.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      context.containerView.addSubview(waves)
      return { fraction in
        waves.progress = fraction
        to?.alpha = fraction < 0.5 ? 0 : 1
      }
    }
  }

  override func draw(_ rect: CGRect) {
    Tone(0x9AD9F0).color().setFill()
    waves(outset: Self.foam, phase: 0).fill()
    Tone(0x1E78D0).color().setFill()
    waves(outset: 0, phase: 2).fill()
  }

  /// Returns the shape between two wavy edges, which move up at the same speed. In the middle it covers the view.
  private func waves(outset: CGFloat, phase: CGFloat) -> UIBezierPath {
    let margin = Self.swell + Self.foam
    let distance = bounds.height + 2 * margin
    let top = bounds.height + margin - 2 * progress * distance
    let shape = UIBezierPath()
    let steps = stride(from: 0, through: bounds.width, by: 6)
    func point(_ x: CGFloat, _ height: CGFloat, _ shift: CGFloat) -> CGPoint {
      let angle = x / max(bounds.width, 1) * 3 * .pi + phase + shift + progress * 2 * .pi
      return CGPoint(x: x, y: height + Self.swell * sin(angle))
    }
    shape.move(to: point(0, top - outset, 0))
    for x in steps { shape.addLine(to: point(x, top - outset, 0)) }
    for x in steps.reversed() { shape.addLine(to: point(x, top + distance + outset, 1)) }
    shape.close()
    return shape
  }
}
