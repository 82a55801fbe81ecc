import Foundation
import LayerTime

/// Plays feedback for an impact.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The weight or stiffness of the colliding object.
  public enum FeedbackStyle: Int, Sendable {
    case light, medium, heavy, soft, rigid
  }

  /// Medium if the generator is created without a style (a guess: touch-12).
  private var style = FeedbackStyle.medium

  override var kind: String { "impact" }

  /// Makes a generator with a style.
  public convenience init(style: FeedbackStyle) {
    self.init()
    self.style = style
  }

  /// Plays the feedback at full intensity.
  open func impactOccurred() {
    impactOccurred(intensity: 1)
  }

  /// Plays the feedback at an intensity from 0 (none) to 1 (full). Other values are clamped (a guess: touch-12b).
  open func impactOccurred(intensity: CGFloat) {
    Trace.receive?(.feedback("impactOccurred \(style) \(min(max(intensity, 0), 1))"))
  }
}
