/// A layer whose sublayers keep their positions in 3D space. They are not flattened into its plane before its own
/// transform applies to them.
///
/// Only its sublayers are drawn, the farthest first, each with the layer's opacity. Background, contents, border,
/// corners, mask and shadow have no effect, and a change of them is reported. A sublayer and its own sublayers are a
/// single plane: planes are ordered by the depth of their centers and do not intersect. A transform layer inside
/// another one counts as one of its sublayers. (A guess: draw-10.)
open class CATransformLayer: CALayer {
  override class var isTransformOnly: Bool { true }
}

extension CALayer {
  /// The properties that assume a 2D image of the layer (CATransformLayer.h).
  private static let planarKeys: Set<String> = [
    "backgroundColor", "contents", "borderWidth", "borderColor", "cornerRadius", "mask", "masksToBounds", "shadowColor",
    "shadowOpacity", "shadowOffset", "shadowRadius", "shadowPath",
  ]

  /// Reports a change of a property that a transform layer ignores, with Core Animation's message.
  final func reportIfIgnored(_ key: String) {
    guard state.isTransformOnly, Self.planarKeys.contains(key) else { return }
    RuntimeIssues.handler("changing property \(key) in transform-only layer, will have no effect")
  }
}
