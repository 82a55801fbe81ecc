extension UIView {
  /// How a block animates. In a nested block the outer one's options hold, unless `overrideInheritedOptions` is given.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The options' bits, as in the header.
    public let rawValue: UInt

    /// Makes options from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Lays out the animated views inside the block, so that their subviews move along.
    public static var layoutSubviews: AnimationOptions { AnimationOptions(rawValue: 1 << 0) }

    /// The animated views take touches. Without it they and their subviews take none until the animation ends.
    public static var allowUserInteraction: AnimationOptions { AnimationOptions(rawValue: 1 << 1) }

    /// What is not animated additively, a colour or a path, starts from what is shown, not from the value set before.
    public static var beginFromCurrentState: AnimationOptions { AnimationOptions(rawValue: 1 << 2) }

    /// The animation repeats until it is removed.
    public static var `repeat`: AnimationOptions { AnimationOptions(rawValue: 1 << 3) }

    /// Each cycle runs forwards and then backwards.
    public static var autoreverse: AnimationOptions { AnimationOptions(rawValue: 1 << 4) }

    /// A nested block has its own duration.
    public static var overrideInheritedDuration: AnimationOptions { AnimationOptions(rawValue: 1 << 5) }

    /// A nested block has its own curve.
    public static var overrideInheritedCurve: AnimationOptions { AnimationOptions(rawValue: 1 << 6) }

    /// A nested block has its own options, and is or isn't a spring by itself.
    public static var overrideInheritedOptions: AnimationOptions { AnimationOptions(rawValue: 1 << 9) }

    /// Slow at both ends; what there is without another curve.
    public static var curveEaseInOut: AnimationOptions { [] }

    /// Slow at the beginning.
    public static var curveEaseIn: AnimationOptions { AnimationOptions(rawValue: 1 << 16) }

    /// Slow at the end.
    public static var curveEaseOut: AnimationOptions { AnimationOptions(rawValue: 2 << 16) }

    /// The same speed throughout.
    public static var curveLinear: AnimationOptions { AnimationOptions(rawValue: 3 << 16) }
  }
}

extension UIView.AnimationOptions {
  private static let curveBits: UInt = 0xF << 16

  /// The curve is a number within the bits, not a flag.
  var curve: UIView.AnimationCurve {
    UIView.AnimationCurve(rawValue: Int((rawValue & Self.curveBits) >> 16)) ?? .easeInOut
  }

}
