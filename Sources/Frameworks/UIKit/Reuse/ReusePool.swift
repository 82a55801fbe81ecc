/// Registered classes by identifier, and views that are no longer visible and can be reused.
@MainActor struct ReusePool<Key: Hashable, View: UIView> {
  private var classes: [Key: UIView.Type] = [:]
  private var waiting: [Key: [View]] = [:]

  /// Registers a class. Nil removes it, but keeps the views that can be reused.
  mutating func register(_ type: UIView.Type?, for key: Key) { classes[key] = type }

  func type(for key: Key) -> UIView.Type? { classes[key] }

  mutating func put(_ view: View, for key: Key) { waiting[key, default: []].append(view) }

  mutating func take(_ key: Key) -> View? { waiting[key]?.popLast() }
}
