import QuartzCore

/// An effect for the content in front of a blur. On iOS the content view's content takes colors of what is behind it.
/// Here the content keeps its own colors, and the first effect reports that. The effect itself blurs and tints nothing.
@preconcurrency @MainActor open class UIVibrancyEffect: UIVisualEffect {
  /// Makes an effect for content in front of a blur.
  public init(blurEffect: UIBlurEffect) {
    super.init()
    Self.report()
  }

  /// Makes an effect of a style for content in front of a blur.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    super.init()
    Self.report()
  }

  /// Makes an effect. Effects are not archived here, and nothing is read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    Self.report()
  }

  private static func report() {
    RuntimeIssues.reportOnce("UIVibrancyEffect") {
      "UIVibrancyEffect: content keeps its own colors; vibrancy is not drawn on Linux"
    }
  }
}

/// The uses of vibrant content. Raw values are those of the header.
public enum UIVibrancyEffectStyle: Int, Sendable {
  /// Labels.
  case label = 0
  /// Secondary labels.
  case secondaryLabel = 1
  /// Tertiary labels.
  case tertiaryLabel = 2
  /// Quaternary labels.
  case quaternaryLabel = 3
  /// Large filled areas.
  case fill = 4
  /// Secondary filled areas.
  case secondaryFill = 5
  /// Tertiary filled areas.
  case tertiaryFill = 6
  /// Separator lines.
  case separator = 7
}
