/// What a layer waits for, and whether one below it does. A layer below is marked all the way up, so that a commit goes only
/// where it must.
package struct Marks: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let layout = Marks(rawValue: 1)
  package static let display = Marks(rawValue: 2)
  package static let commit = Marks(rawValue: 4)
  private static let own: UInt8 = 7

  /// The marks that say the same of a layer below.
  var below: Marks { Marks(rawValue: (rawValue & Marks.own) << 3) }

  /// These marks where they are the layer's own or of one below, as a superlayer has them.
  var above: Marks { Marks(rawValue: (rawValue & Marks.own) << 3 | rawValue & (Marks.own << 3)) }
}

extension CALayer {
  /// Marks the layer, opening the implicit transaction that will see to it.
  final func mark(_ mark: Marks) {
    FrameLoop.main.transactions.ensure()
    marks.insert(mark)
    parent?.markBelow(mark.below)
  }

  /// Takes on the marks of a layer that has come below.
  final func markBelow(_ below: Marks) {
    var layer: CALayer? = self
    while let current = layer, !current.marks.isSuperset(of: below) {
      current.marks.insert(below)
      layer = current.parent
    }
  }

  /// Sublayers and mask.
  final var layersBelow: [CALayer] { maskLayer.map { sublayerList + [$0] } ?? sublayerList }
}
