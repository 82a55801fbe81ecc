import QuartzCore

extension UIView {
  /// How keyframes animate. The bits that `AnimationOptions` has too mean the same, also those of the curves, which
  /// have no names here: the curve is that of the whole.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    /// The options' bits, as in the header.
    public let rawValue: UInt

    /// Makes options from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Lays out the animated views inside the block, so that their subviews move along.
    public static var layoutSubviews: KeyframeAnimationOptions { KeyframeAnimationOptions(rawValue: 1 << 0) }

    /// The animated views take touches.
    public static var allowUserInteraction: KeyframeAnimationOptions { KeyframeAnimationOptions(rawValue: 1 << 1) }

    /// The way starts from what is shown, not from the value set before.
    public static var beginFromCurrentState: KeyframeAnimationOptions { KeyframeAnimationOptions(rawValue: 1 << 2) }

    /// The whole repeats until it is removed.
    public static var `repeat`: KeyframeAnimationOptions { KeyframeAnimationOptions(rawValue: 1 << 3) }

    /// Each cycle runs forwards and then backwards.
    public static var autoreverse: KeyframeAnimationOptions { KeyframeAnimationOptions(rawValue: 1 << 4) }

    /// In another block: has its own duration.
    public static var overrideInheritedDuration: KeyframeAnimationOptions {
      KeyframeAnimationOptions(rawValue: 1 << 5)
    }

    /// In another block: has its own options.
    public static var overrideInheritedOptions: KeyframeAnimationOptions {
      KeyframeAnimationOptions(rawValue: 1 << 9)
    }

    /// Straight from one value to the next; what there is without another mode.
    public static var calculationModeLinear: KeyframeAnimationOptions { [] }

    /// In jumps.
    public static var calculationModeDiscrete: KeyframeAnimationOptions { KeyframeAnimationOptions(rawValue: 1 << 10) }

    /// Straight from one value to the next at the same speed throughout; the keyframes' times do not count.
    public static var calculationModePaced: KeyframeAnimationOptions { KeyframeAnimationOptions(rawValue: 2 << 10) }

    /// On a smooth curve through the values.
    public static var calculationModeCubic: KeyframeAnimationOptions { KeyframeAnimationOptions(rawValue: 3 << 10) }

    /// On a smooth curve through the values at the same speed throughout; the keyframes' times do not count.
    public static var calculationModeCubicPaced: KeyframeAnimationOptions {
      KeyframeAnimationOptions(rawValue: 4 << 10)
    }
  }
}

extension UIView.KeyframeAnimationOptions {
  /// The mode is a number within the bits, not a flag.
  var calculationMode: CAAnimationCalculationMode {
    let modes: [CAAnimationCalculationMode] = [.linear, .discrete, .paced, .cubic, .cubicPaced]
    let index = Int((rawValue >> 10) & 0xF)
    return modes.indices.contains(index) ? modes[index] : .linear
  }
}
