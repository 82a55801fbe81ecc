/// Classes by identifier, and views that are out of sight and wait to be shown again.
@MainActor struct ReusePool<Key: Hashable, View: UIView> {
  private var classes: [Key: UIView.Type] = [:]
  private var waiting: [Key: [View]] = [:]

  /// Nil takes the class away; what waits stays.
  mutating func register(_ type: UIView.Type?, for key: Key) { classes[key] = type }

  func type(for key: Key) -> UIView.Type? { classes[key] }

  mutating func put(_ view: View, for key: Key) { waiting[key, default: []].append(view) }

  mutating func take(_ key: Key) -> View? { waiting[key]?.popLast() }
}
