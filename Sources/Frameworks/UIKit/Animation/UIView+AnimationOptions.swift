extension UIView {
  /// Options of an animation block. A nested block inherits the outer ones, unless it has `overrideInheritedOptions`.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The options' bits, as in the header.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Lays out the animated views inside the block, so that their subviews move along.
    public static var layoutSubviews: AnimationOptions { AnimationOptions(rawValue: 1 << 0) }

    /// Lets the animated views receive touches. Otherwise neither they nor their subviews do until the animation ends.
    public static var allowUserInteraction: AnimationOptions { AnimationOptions(rawValue: 1 << 1) }

    /// Starts values that are not additive, such as colors or paths, from the presentation value, not the old model
    /// value.
    public static var beginFromCurrentState: AnimationOptions { AnimationOptions(rawValue: 1 << 2) }

    /// Repeats the animation until it is removed.
    public static var `repeat`: AnimationOptions { AnimationOptions(rawValue: 1 << 3) }

    /// Runs each cycle forward and then backward.
    public static var autoreverse: AnimationOptions { AnimationOptions(rawValue: 1 << 4) }

    /// Gives a nested block its own duration.
    public static var overrideInheritedDuration: AnimationOptions { AnimationOptions(rawValue: 1 << 5) }

    /// Gives a nested block its own curve.
    public static var overrideInheritedCurve: AnimationOptions { AnimationOptions(rawValue: 1 << 6) }

    /// Animates changes that are made in a transition, too, instead of making them at once.
    public static var allowAnimatedContent: AnimationOptions { AnimationOptions(rawValue: 1 << 7) }

    /// Shows and hides the views of a transition between two views, instead of adding and removing them.
    public static var showHideTransitionViews: AnimationOptions { AnimationOptions(rawValue: 1 << 8) }

    /// Gives a nested block its own options and its own kind of animation (spring or not).
    public static var overrideInheritedOptions: AnimationOptions { AnimationOptions(rawValue: 1 << 9) }

    /// Slow at both ends. This is the default.
    public static var curveEaseInOut: AnimationOptions { [] }

    /// Slow at the beginning.
    public static var curveEaseIn: AnimationOptions { AnimationOptions(rawValue: 1 << 16) }

    /// Slow at the end.
    public static var curveEaseOut: AnimationOptions { AnimationOptions(rawValue: 2 << 16) }

    /// Constant speed.
    public static var curveLinear: AnimationOptions { AnimationOptions(rawValue: 3 << 16) }
  }
}

extension UIView.AnimationOptions {
  /// A transition that flips the view about its vertical axis; the left side comes to the front.
  public static var transitionFlipFromLeft: UIView.AnimationOptions { .init(rawValue: 1 << 20) }

  /// A transition that flips the view about its vertical axis; the right side comes to the front.
  public static var transitionFlipFromRight: UIView.AnimationOptions { .init(rawValue: 2 << 20) }

  /// A transition that lifts the old appearance like a page, from the bottom up.
  public static var transitionCurlUp: UIView.AnimationOptions { .init(rawValue: 3 << 20) }

  /// A transition that lays the new appearance down like a page, from the top down.
  public static var transitionCurlDown: UIView.AnimationOptions { .init(rawValue: 4 << 20) }

  /// A transition that fades from the old appearance to the new one.
  public static var transitionCrossDissolve: UIView.AnimationOptions { .init(rawValue: 5 << 20) }

  /// A transition that flips the view about its horizontal axis; the top comes to the front.
  public static var transitionFlipFromTop: UIView.AnimationOptions { .init(rawValue: 6 << 20) }

  /// A transition that flips the view about its horizontal axis; the bottom comes to the front.
  public static var transitionFlipFromBottom: UIView.AnimationOptions { .init(rawValue: 7 << 20) }
}

extension UIView.AnimationOptions {
  /// A preference for 60 frames per second. This is a hint: every frame shows every animation.
  public static var preferredFramesPerSecond60: UIView.AnimationOptions { .init(rawValue: 3 << 24) }

  /// A preference for 30 frames per second. This is a hint: every frame shows every animation.
  public static var preferredFramesPerSecond30: UIView.AnimationOptions { .init(rawValue: 7 << 24) }
}

extension UIView.AnimationOptions {
  private static let curveBits: UInt = 0xF << 16

  /// The curve, which is a number within the bits, not a flag.
  var curve: UIView.AnimationCurve {
    UIView.AnimationCurve(rawValue: Int(curveNumber)) ?? .easeInOut
  }

  /// `true` if the curve is the keyboard's.
  var isSystemSpring: Bool { curveNumber == SystemSpring.curveNumber }

  private var curveNumber: UInt { (rawValue & Self.curveBits) >> 16 }

  private static let transitionBits: UInt = 0xF << 20

  /// The transition alone, as options; nil if there is none.
  var transition: UIView.AnimationOptions? {
    let bits = rawValue & Self.transitionBits
    return bits == 0 ? nil : UIView.AnimationOptions(rawValue: bits)
  }
}
