/// The keys of the dictionary with which `observeValue(forKeyPath:of:change:context:)` is called. On Apple's systems
/// Foundation declares this type.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  /// The name of the key.
  public let rawValue: String

  /// Creates a key from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The kind of the change: an `NSNumber` with the raw value of an `NSKeyValueChange`.
  public static let kindKey = Self(rawValue: "kind")
  /// The value after the change, with the option `new`. Missing in a call before the change.
  public static let newKey = Self(rawValue: "new")
  /// The value before the change, with the option `old`. Missing in the initial call.
  public static let oldKey = Self(rawValue: "old")
  /// The indexes of elements in a collection. Always missing here.
  public static let indexesKey = Self(rawValue: "indexes")
  /// True, as an `NSNumber`, in a call before the change with the option `prior`. Missing in other calls.
  public static let notificationIsPriorKey = Self(rawValue: "notificationIsPrior")
}
