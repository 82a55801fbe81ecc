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

    /// In a transition: what is changed is animated too, instead of at once.
    public static var allowAnimatedContent: AnimationOptions { AnimationOptions(rawValue: 1 << 7) }

    /// In a transition between two views: they are shown and hidden instead of added and removed.
    public static var showHideTransitionViews: AnimationOptions { AnimationOptions(rawValue: 1 << 8) }

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
  /// A transition turns the view about its vertical axis; the left side comes to the front.
  public static var transitionFlipFromLeft: UIView.AnimationOptions { .init(rawValue: 1 << 20) }

  /// A transition turns the view about its vertical axis; the right side comes to the front.
  public static var transitionFlipFromRight: UIView.AnimationOptions { .init(rawValue: 2 << 20) }

  /// A transition lifts the old look like a page, from the bottom up.
  public static var transitionCurlUp: UIView.AnimationOptions { .init(rawValue: 3 << 20) }

  /// A transition lays the new look down like a page, from the top down.
  public static var transitionCurlDown: UIView.AnimationOptions { .init(rawValue: 4 << 20) }

  /// A transition fades from the old look to the new one.
  public static var transitionCrossDissolve: UIView.AnimationOptions { .init(rawValue: 5 << 20) }

  /// A transition turns the view about its horizontal axis; the top comes to the front.
  public static var transitionFlipFromTop: UIView.AnimationOptions { .init(rawValue: 6 << 20) }

  /// A transition turns the view about its horizontal axis; the bottom comes to the front.
  public static var transitionFlipFromBottom: UIView.AnimationOptions { .init(rawValue: 7 << 20) }
}

extension UIView.AnimationOptions {
  private static let curveBits: UInt = 0xF << 16

  /// The curve is a number within the bits, not a flag.
  var curve: UIView.AnimationCurve {
    UIView.AnimationCurve(rawValue: Int(curveNumber)) ?? .easeInOut
  }

  /// `true` if the curve is that of the keyboard.
  var isSystemSpring: Bool { curveNumber == SystemSpring.curveNumber }

  private var curveNumber: UInt { (rawValue & Self.curveBits) >> 16 }

  private static let transitionBits: UInt = 0xF << 20

  /// The options of a transition as that alone; nil where there is none.
  var transition: UIView.AnimationOptions? {
    let bits = rawValue & Self.transitionBits
    return bits == 0 ? nil : UIView.AnimationOptions(rawValue: bits)
  }
}
