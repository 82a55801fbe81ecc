/// The pending updates of a layer, and of its descendants. All ancestors of a marked layer are marked, so that a commit
/// visits only branches that need it.
package struct PendingUpdates: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let layout = PendingUpdates(rawValue: 1)
  package static let display = PendingUpdates(rawValue: 2)
  package static let commit = PendingUpdates(rawValue: 4)
  private static let own: UInt8 = 7
  /// The superlayer's list of marked layers includes the layer.
  static let listed = PendingUpdates(rawValue: 64)

  /// The marks for the same updates of a descendant.
  var below: PendingUpdates { PendingUpdates(rawValue: (rawValue & PendingUpdates.own) << 3) }

  /// The marks that a superlayer has for these, which may be the layer's own or those of a descendant.
  var above: PendingUpdates {
    PendingUpdates(rawValue: (rawValue & PendingUpdates.own) << 3 | rawValue & (PendingUpdates.own << 3))
  }

  /// `true` if no update is pending.
  var isUnmarked: Bool { subtracting(.listed).isEmpty }
}

extension CALayer {
  /// Marks the layer. Opens the implicit transaction whose commit performs the update.
  final func mark(_ mark: PendingUpdates) {
    FrameLoop.main.transactions.ensure()
    marks.insert(mark)
    parent?.markBelow(mark.below, of: self)
  }

  /// Adds the marks of a sublayer or of the mask.
  final func markBelow(_ below: PendingUpdates, of child: CALayer) {
    var (next, marked): (CALayer?, CALayer) = (self, child)
    while let layer = next {
      if !marked.marks.contains(.listed) { layer.marked.add(marked, in: layer.children.count) }
      if layer.marks.isSuperset(of: below) { return }
      layer.marks.insert(below)
      (next, marked) = (layer.parent, layer)
    }
  }

  /// The sublayers and the mask.
  final var layersBelow: [CALayer] { maskLayer.map { sublayerList + [$0] } ?? sublayerList }

  /// Returns the index of a sublayer or of the mask in `layersBelow`.
  final func indexBelow(of layer: CALayer) -> Int { children.index(of: layer) ?? children.count }
}
