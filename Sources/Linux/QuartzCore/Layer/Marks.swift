/// The pending updates of a layer, and of its descendants. All ancestors of a marked layer are marked, so that a commit
/// visits only branches that need it.
package struct Marks: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let layout = Marks(rawValue: 1)
  package static let display = Marks(rawValue: 2)
  package static let commit = Marks(rawValue: 4)
  private static let own: UInt8 = 7

  /// The marks for the same updates of a descendant.
  var below: Marks { Marks(rawValue: (rawValue & Marks.own) << 3) }

  /// The marks that a superlayer has for these, which may be the layer's own or those of a descendant.
  var above: Marks { Marks(rawValue: (rawValue & Marks.own) << 3 | rawValue & (Marks.own << 3)) }
}

extension CALayer {
  /// Marks the layer. Opens the implicit transaction whose commit performs the update.
  final func mark(_ mark: Marks) {
    FrameLoop.main.transactions.ensure()
    marks.insert(mark)
    parent?.markBelow(mark.below)
  }

  /// Adds the marks of a new descendant.
  final func markBelow(_ below: Marks) {
    var layer: CALayer? = self
    while let current = layer, !current.marks.isSuperset(of: below) {
      current.marks.insert(below)
      layer = current.parent
    }
  }

  /// The sublayers and the mask.
  final var layersBelow: [CALayer] { maskLayer.map { sublayerList + [$0] } ?? sublayerList }
}
