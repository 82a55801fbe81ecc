/// The animations on a layer and below it that were added without a key. They are in no list of the layer's.
package struct UnnamedAnimations {
  private let records: [AttachedAnimation]

  package init(below layers: [CALayer]) { records = layers.flatMap(Self.find) }

  private init(_ records: [AttachedAnimation]) { self.records = records }

  private static func find(below layer: CALayer) -> [AttachedAnimation] {
    layer.attached.filter { $0.key == nil } + layer.sublayerList.flatMap(find)
  }

  package var isEmpty: Bool { records.isEmpty }

  /// Those that were not there before.
  package func added(since before: UnnamedAnimations) -> UnnamedAnimations {
    UnnamedAnimations(records.filter { record in !before.records.contains { $0 === record } })
  }

  /// Takes them off; they report that they did not finish.
  package func remove() {
    for record in records { record.layer?.detach { $0 === record } }
  }
}
