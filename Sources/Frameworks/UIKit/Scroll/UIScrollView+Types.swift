import QuartzCore

extension UIScrollView {
  /// The rate at which content slows down: the factor by which its velocity falls each millisecond, below 1.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The factor.
    public var rawValue: CGFloat

    /// Creates a rate from its factor.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The default rate, 0.998.
    public static let normal = DecelerationRate(rawValue: Deceleration.normalRate)
    /// A faster deceleration, 0.99.
    public static let fast = DecelerationRate(rawValue: Deceleration.fastRate)
  }

  /// The safe area insets that are added to the content's insets.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// The insets of the axes along which the content scrolls. In a page of a navigation controller, also the vertical
    /// ones, if the page's `automaticallyAdjustsScrollViewInsets` is true.
    case automatic = 0
    /// The insets of the axes along which the content scrolls: it is larger than the view, or always bounces.
    case scrollableAxes = 1
    /// No insets. (A guess: scroll-33.)
    case never = 2
    /// All insets.
    case always = 3
  }

  /// The ways in which a drag dismisses the keyboard. Raw values are those of the header.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Not at all.
    case none = 0
    /// Dismisses it as soon as a drag begins.
    case onDrag = 1
    /// The keyboard follows the finger off the screen.
    case interactive = 2
    /// Like `onDrag`, together with the accessory view.
    case onDragWithAccessory = 3
    /// Like `interactive`, together with the accessory view.
    case interactiveWithAccessory = 4
  }
}
