// Types that Foundation declares on Apple's systems, where it observes with the Objective-C runtime.

/// The values that an observation reads, and the times at which it calls its handler.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: UInt

  /// Creates options from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Changes contain the new value.
  public static let new = Self(rawValue: 1)
  /// Changes contain the old value.
  public static let old = Self(rawValue: 2)
  /// The handler is also called with the current value, before `observe(_:options:changeHandler:)` returns.
  public static let initial = Self(rawValue: 4)
  /// The handler is also called before each change.
  public static let prior = Self(rawValue: 8)
}

/// The kind of an observed change. The properties here have no elements to insert or remove: their changes are settings.
public enum NSKeyValueChange: UInt, @unchecked Sendable {
  /// The property was set.
  case setting = 1
  /// Elements were inserted into a collection.
  case insertion = 2
  /// Elements were removed from a collection.
  case removal = 3
  /// Elements of a collection were replaced.
  case replacement = 4
}

/// A change of an observed property.
public struct NSKeyValueObservedChange<Value> {
  /// The kind of a change.
  public typealias Kind = NSKeyValueChange

  /// The kind of the change: a setting.
  public let kind: Kind
  /// The value after the change, with the option `new`. Nil in a call before the change.
  public let newValue: Value?
  /// The value before the change, with the option `old`. Nil in the initial call.
  public let oldValue: Value?
  /// The indexes of elements in a collection. Nil here.
  public let indexes: IndexSet?
  /// A Boolean value that indicates whether the call comes before the change, with the option `prior`.
  public let isPrior: Bool
}

extension NSKeyValueObservedChange: Sendable where Value: Sendable {}
