/// The traits that describe an element. Raw values are our own, because the header declares none.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// One bit for each trait.
  public let rawValue: UInt64

  /// Makes a set from its bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// No trait.
  public static var none: UIAccessibilityTraits { [] }
  /// It performs an action when it is activated.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// It opens something else, like a link.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// It shows an image.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// It is selected among others.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// It plays its own sound when it is activated.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// It is a key on a keyboard.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// It is text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// It summarizes the current state when the app starts.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// It does not respond to the user.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// Its label or value changes too often to announce each change.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// It is a search field.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// Activation starts media playback or recording, which speech must not interrupt.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// Its value can be adjusted by `accessibilityIncrement()` and `accessibilityDecrement()`.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// It receives touches directly.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// The page turns when it has been read.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// It is an ordered list of tabs. It is not an element itself (header): its elements are the tabs.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  /// It is the header of a section.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}
