/// What an element is to somebody who hears of it. Raw values are ours: the header declares none.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// One bit for each trait.
  public let rawValue: UInt64

  /// Traits from bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// No trait.
  public static var none: UIAccessibilityTraits { [] }
  /// It does something when it is activated.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// It leads somewhere else.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// It shows a picture.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// It is the selected one among others.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// It makes a sound of its own when it is activated.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// It is a key of a keyboard.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// It is a text that cannot be changed.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// It sums up how things stand when the app begins.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// It does not react.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// Its label or value changes too often to tell of each change.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// It is a field to search in.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// Activated it begins to play or to record, and is not to be spoken into.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// Its value can be made more or less: it has `accessibilityIncrement()` and `accessibilityDecrement()`.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// Touches go to it directly.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// When it has been read, the page is turned.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// It is an ordered list of tabs. It is not an element itself (the header): its elements are the tabs.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  /// It heads a section.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}
