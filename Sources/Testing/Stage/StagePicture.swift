import UIKit

/// A picture of a stage that is drawn on request. It does not change when the stage runs more frames.
@MainActor
package struct StagePicture {
  fileprivate let node: RenderNode?
  /// The size in points.
  fileprivate let size: CGSize
  fileprivate let scale: CGFloat

  /// Draws the picture.
  package func image() -> CGImage { image(scale: scale, besides: []) }

  /// Draws the picture with a number of pixels per point, and black rectangles over the areas to leave out.
  func image(scale: CGFloat, besides areas: [CGRect]) -> CGImage {
    let context = CGContext(
      topLeftWidth: Int((size.width * scale).rounded()), height: Int((size.height * scale).rounded()), scale: scale)
    if let node { Compositor.draw(node, into: context) }
    if !areas.isEmpty {
      context.setFillColor(gray: 0, alpha: 1)
      for area in areas { context.fill(area) }
    }
    return context.finish()
  }

  /// Returns false if the picture is certain to look like another one. Compares no pixels. Pictures of different sizes
  /// are different views of a window, and are not compared.
  func mayDiffer(from other: StagePicture) -> Bool {
    guard let node, let otherNode = other.node, size == other.size else { return false }
    return !node.damage(since: otherNode).isNull
  }
}

extension Stage {
  /// The picture of the last frame; before the first frame, of the committed state.
  package var picture: StagePicture {
    StagePicture(
      node: shown ?? window.layerTree?.renderNode(at: loop.screenTime), size: window.bounds.size, scale: scale)
  }
}
