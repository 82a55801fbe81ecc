import QuartzCore

extension UIView {
  /// Options for keyframe animations. Bits that `AnimationOptions` also has mean the same, including those of the
  /// curves, which have no names here. The curve applies to the animation as a whole.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    /// The options' bits, as in the header.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Lays out the animated views inside the block, so that their subviews move along.
    public static var layoutSubviews: KeyframeAnimationOptions { KeyframeAnimationOptions(rawValue: 1 << 0) }

    /// Lets the animated views receive touches.
    public static var allowUserInteraction: KeyframeAnimationOptions { KeyframeAnimationOptions(rawValue: 1 << 1) }

    /// Starts from the presentation value, not from the previous model value.
    public static var beginFromCurrentState: KeyframeAnimationOptions { KeyframeAnimationOptions(rawValue: 1 << 2) }

    /// Repeats the whole animation until it is removed.
    public static var `repeat`: KeyframeAnimationOptions { KeyframeAnimationOptions(rawValue: 1 << 3) }

    /// Runs each cycle forward and then backward.
    public static var autoreverse: KeyframeAnimationOptions { KeyframeAnimationOptions(rawValue: 1 << 4) }

    /// Overrides the duration that an outer block sets.
    public static var overrideInheritedDuration: KeyframeAnimationOptions {
      KeyframeAnimationOptions(rawValue: 1 << 5)
    }

    /// Overrides the options that an outer block sets.
    public static var overrideInheritedOptions: KeyframeAnimationOptions {
      KeyframeAnimationOptions(rawValue: 1 << 9)
    }

    /// Linear interpolation between values. This is the default.
    public static var calculationModeLinear: KeyframeAnimationOptions { [] }

    /// Discrete steps without interpolation.
    public static var calculationModeDiscrete: KeyframeAnimationOptions { KeyframeAnimationOptions(rawValue: 1 << 10) }

    /// Linear interpolation at constant speed. The keyframes' times are ignored.
    public static var calculationModePaced: KeyframeAnimationOptions { KeyframeAnimationOptions(rawValue: 2 << 10) }

    /// Interpolation along a smooth curve through the values.
    public static var calculationModeCubic: KeyframeAnimationOptions { KeyframeAnimationOptions(rawValue: 3 << 10) }

    /// Interpolation along a smooth curve at constant speed. The keyframes' times are ignored.
    public static var calculationModeCubicPaced: KeyframeAnimationOptions {
      KeyframeAnimationOptions(rawValue: 4 << 10)
    }
  }
}

extension UIView.KeyframeAnimationOptions {
  /// The calculation mode, which is a number within the bits, not a flag.
  var calculationMode: CAAnimationCalculationMode {
    let modes: [CAAnimationCalculationMode] = [.linear, .discrete, .paced, .cubic, .cubicPaced]
    let index = Int((rawValue >> 10) & 0xF)
    return modes.indices.contains(index) ? modes[index] : .linear
  }
}
