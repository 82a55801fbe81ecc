/// A layer whose sublayers keep their places in space: they are not projected into its plane before its own transform
/// applies to them.
///
/// Only its sublayers are drawn, the farthest first; each has the layer's opacity for itself. Background, contents, border,
/// corners, mask and shadow have no effect, and a change of one is reported. A layer with its sublayers is one plane:
/// sublayers of a transform layer are ordered by the depth of their centers and do not cut through each other, and a
/// transform layer within another counts as one of its sublayers.
open class CATransformLayer: CALayer {
  override class var isTransformOnly: Bool { true }
}

extension CALayer {
  /// The properties that assume an image of the layer (CATransformLayer.h).
  private static let planarKeys: Set<String> = [
    "backgroundColor", "contents", "borderWidth", "borderColor", "cornerRadius", "mask", "masksToBounds", "shadowColor",
    "shadowOpacity", "shadowOffset", "shadowRadius", "shadowPath",
  ]

  /// Reports a change of a property that a transform layer ignores, in Core Animation's words.
  final func reportIfIgnored(_ key: String) {
    guard state.isTransformOnly, Self.planarKeys.contains(key) else { return }
    RuntimeIssues.handler("changing property \(key) in transform-only layer, will have no effect")
  }
}
