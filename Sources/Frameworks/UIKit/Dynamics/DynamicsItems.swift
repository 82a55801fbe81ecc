/// The items of a behavior that takes several. Each item is contained once.
@MainActor struct DynamicsItems {
  private(set) var all: [any UIDynamicItem] = []

  init(_ items: [any UIDynamicItem]) { for item in items where !contains(item) { all.append(item) } }

  func contains(_ item: any UIDynamicItem) -> Bool { all.contains { $0 === item } }

  mutating func add(_ item: any UIDynamicItem, to world: DynamicsWorld?) {
    guard !contains(item) else { return }
    all.append(item)
    guard let world else { return }
    world.enter(item)
    world.resume()
  }

  /// Removes an item. Returns true if it was contained. The caller notifies the world after this value has been stored.
  mutating func remove(_ item: any UIDynamicItem) -> Bool {
    guard let index = all.firstIndex(where: { $0 === item }) else { return false }
    all.remove(at: index)
    return true
  }
}
