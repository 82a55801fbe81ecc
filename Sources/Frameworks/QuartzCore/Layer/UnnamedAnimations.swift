/// The animations of layers and their descendants that were added without a key. Layers do not list them.
package struct UnnamedAnimations {
  private let records: [AttachedAnimation]

  package init(below layers: [CALayer]) { records = layers.flatMap(Self.find) }

  private init(_ records: [AttachedAnimation]) { self.records = records }

  private static func find(below layer: CALayer) -> [AttachedAnimation] {
    layer.attached.filter { $0.key == nil } + layer.sublayerList.flatMap(find)
  }

  package var isEmpty: Bool { records.isEmpty }

  /// Returns the animations that are not in `before`.
  package func added(since before: UnnamedAnimations) -> UnnamedAnimations {
    UnnamedAnimations(records.filter { record in !before.records.contains { $0 === record } })
  }

  /// Removes the animations. They report that they did not finish.
  package func remove() {
    for record in records { record.layer?.detach { $0 === record } }
  }
}
