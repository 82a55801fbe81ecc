public import Foundation

/// The ways in which a map table holds and compares its keys or values. Foundation does not have it on Linux. Bits are Apple's.
open class NSPointerFunctions: NSObject {
  /// The options of the keys or the values.
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Retains the objects.
    public static var strongMemory: Options { [] }
    /// Does not retain the objects. An entry is removed with its key or its value.
    public static let weakMemory = Options(rawValue: 5 << 0)
    /// Compares keys by `isEqual(_:)` and `hash`.
    public static var objectPersonality: Options { [] }
    /// Compares keys by identity.
    public static let objectPointerPersonality = Options(rawValue: 2 << 8)
    /// Copies the objects.
    public static let copyIn = Options(rawValue: 1 << 16)
  }
}

/// A table of values by key that can hold either weakly. Foundation does not have it on Linux.
///
/// An entry whose key or value was deallocated is gone at once, also from `count`. Its other object is released when
/// entries are counted or enumerated, or, at the latest, when their number has doubled (from 16 on).
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  private struct Entry {
    let key, value: Reference

    var isGone: Bool { key.object == nil || value.object == nil }
  }

  private struct Reference {
    private weak var target: AnyObject?
    private let owned: AnyObject?

    var object: AnyObject? { target }

    init(_ object: AnyObject, _ options: NSPointerFunctions.Options) {
      let isCopied = options.contains(.copyIn)
      let object = isCopied ? ((object as? any NSCopying)?.copy(with: nil) as AnyObject? ?? object) : object
      target = object
      owned = options.contains(.weakMemory) ? nil : object
    }
  }

  private var entries: [Int: [Entry]] = [:]
  /// The number of hashes at which setting an object removes the entries that are gone.
  private var limit = leastLimit
  private static var leastLimit: Int { 16 }
  private let keyOptions, valueOptions: NSPointerFunctions.Options

  /// Creates an empty table with options for its keys and values. `initialCapacity` has no effect.
  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
    capacity initialCapacity: Int
  ) {
    self.keyOptions = keyOptions
    self.valueOptions = valueOptions
    super.init()
  }

  /// Creates an empty table with options for its keys and values.
  public convenience init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = []
  ) {
    self.init(keyOptions: keyOptions, valueOptions: valueOptions, capacity: 0)
  }

  /// Creates an empty table that retains its keys and values.
  public convenience override init() { self.init(keyOptions: [], valueOptions: [], capacity: 0) }

  /// Returns a table that retains its keys and values.
  open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
  /// Returns a table that retains its values only.
  open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(keyOptions: .weakMemory) }
  /// Returns a table that retains its keys only.
  open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(valueOptions: .weakMemory) }
  /// Returns a table that retains neither keys nor values.
  open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  /// Returns the value of a key; nil for none.
  open func object(forKey aKey: KeyType?) -> ObjectType? {
    guard let aKey else { return nil }
    return liveEntries(hash(of: aKey)).first { matches($0, aKey) }?.value.object as? ObjectType
  }

  /// Sets the value of a key. An equal key stays. Does nothing if either is nil.
  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let anObject, let aKey else { return }
    if entries.count >= limit {
      removeGoneEntries()
      limit = max(Self.leastLimit, 2 * entries.count)
    }
    let hash = hash(of: aKey)
    var row = liveEntries(hash)
    let value = Reference(anObject, valueOptions)
    if let index = row.firstIndex(where: { matches($0, aKey) }) {
      row[index] = Entry(key: row[index].key, value: value)
    } else {
      row.append(Entry(key: Reference(aKey, keyOptions), value: value))
    }
    entries[hash] = row
  }

  /// Removes a key and its value.
  open func removeObject(forKey aKey: KeyType?) {
    guard let aKey else { return }
    let hash = hash(of: aKey)
    entries[hash] = liveEntries(hash).filter { !matches($0, aKey) }
  }

  /// Removes all keys and values.
  open func removeAllObjects() { entries = [:] }

  /// The number of keys with a value.
  open var count: Int { live.count }
  /// Returns the keys. The table may change meanwhile.
  open func keyEnumerator() -> NSEnumerator { ObjectList(live.map(\.key.object)) }
  /// Returns the values. The table may change meanwhile.
  open func objectEnumerator() -> NSEnumerator? { ObjectList(live.map(\.value.object)) }

  /// The values by key. The keys must be hashable.
  open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
    let pairs = live.compactMap { entry -> (AnyHashable, ObjectType)? in
      guard let key = entry.key.object as? AnyHashable, let value = entry.value.object as? ObjectType else {
        return nil
      }
      return (key, value)
    }
    return Dictionary(pairs) { $1 }
  }

  private func liveEntries(_ hash: Int) -> [Entry] { entries[hash, default: []].filter { !$0.isGone } }

  private var live: [Entry] {
    removeGoneEntries()
    return entries.values.flatMap { $0 }
  }

  private func removeGoneEntries() {
    entries = entries.mapValues { $0.filter { !$0.isGone } }.filter { !$0.value.isEmpty }
  }

  /// The hash of a key; for a plain Swift object that of its identity (a guess: map-2c).
  private func hash(of key: AnyObject) -> Int {
    guard !keyOptions.contains(.objectPointerPersonality), let object = key as? NSObject else {
      return ObjectIdentifier(key).hashValue
    }
    return object.hash
  }

  private func matches(_ entry: Entry, _ key: AnyObject) -> Bool {
    guard let own = entry.key.object else { return false }
    if own === key { return true }
    guard !keyOptions.contains(.objectPointerPersonality), let object = own as? NSObject else { return false }
    return object.isEqual(key)
  }
}

/// Enumerates a list of objects.
private final class ObjectList: NSEnumerator {
  private var rest: [AnyObject?]

  init(_ objects: [AnyObject?]) { rest = objects.reversed() }

  override func nextObject() -> Any? { rest.popLast() ?? nil }
}
