import UIKit

/// A picture of a stage that is drawn on request. It does not change when the stage runs more frames.
@MainActor
package struct StagePicture {
  fileprivate let node: RenderNode?
  /// The size in points.
  fileprivate let size: CGSize
  fileprivate let scale: CGFloat

  /// Draws the picture.
  package func image() -> CGImage {
    let context = CGContext(
      topLeftWidth: Int((size.width * scale).rounded()), height: Int((size.height * scale).rounded()), scale: scale)
    if let node { Compositor.draw(node, into: context) }
    return context.finish()
  }
}

extension Stage {
  /// The picture of the last frame; before the first frame, of the committed state.
  package var picture: StagePicture {
    StagePicture(
      node: shown ?? window.layerTree?.renderNode(at: loop.now), size: window.bounds.size, scale: scale)
  }
}
