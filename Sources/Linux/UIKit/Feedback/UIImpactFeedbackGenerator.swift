import Foundation

/// Feedback that something has hit something.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How heavy or stiff what hits is.
  public enum FeedbackStyle: Int, Sendable {
    case light, medium, heavy, soft, rigid
  }

  /// Medium where it is made without one (a guess).
  private var style = FeedbackStyle.medium

  override var kind: String { "impact" }

  /// Makes a generator of a style.
  public convenience init(style: FeedbackStyle) {
    self.init()
    self.style = style
  }

  /// Plays it at full intensity.
  open func impactOccurred() {
    impactOccurred(intensity: 1)
  }

  /// Plays it, from 0, nothing, to 1, full intensity. Others are taken to be the nearest of these (a guess).
  open func impactOccurred(intensity: CGFloat) {
    FeedbackTrace.tell("impactOccurred \(style) \(min(max(intensity, 0), 1))")
  }
}
