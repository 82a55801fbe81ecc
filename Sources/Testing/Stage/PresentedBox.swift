import UIKit

/// The bounding box of a view in its window, in the current frame.
@MainActor
package enum PresentedBox {
  /// Returns the bounding box of the view's bounds in the window, from the presentation values of its layer and all
  /// superlayers. If the view is not in a window, the box is in the coordinates of a superview of its outermost
  /// ancestor. Nil if the box is not finite.
  package static func of(_ view: UIView) -> CGRect? { of(view.layer, in: view.window?.layer) }

  /// Returns the bounding box of a layer's bounds in a window, whose layer is `root`.
  package static func of(_ layer: CALayer, in root: CALayer?) -> CGRect? {
    var layer = layer
    var box = shown(layer).bounds
    var corners = [
      CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.maxX, y: box.minY), CGPoint(x: box.minX, y: box.maxY),
      CGPoint(x: box.maxX, y: box.maxY),
    ]
    while layer !== root {
      let level = shown(layer)
      corners = corners.map { inParent($0, of: level) }
      guard let parent = layer.superlayer else { break }
      layer = parent
    }
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else { return nil }
    box = CGRect(x: left, y: top, width: right - left, height: bottom - top)
    return (xs + ys).allSatisfy(\.isFinite) ? box : nil
  }

  private static func shown(_ layer: CALayer) -> CALayer { layer.presentation() ?? layer }

  /// Converts a point from a layer's coordinates to its superlayer's, through the transform about the anchor point.
  private static func inParent(_ point: CGPoint, of layer: CALayer) -> CGPoint {
    let (bounds, anchor) = (layer.bounds, layer.anchorPoint)
    let moved = layer.transform.project(
      CGPoint(
        x: point.x - (bounds.minX + bounds.width * anchor.x), y: point.y - (bounds.minY + bounds.height * anchor.y)))
    return CGPoint(x: layer.position.x + moved.x, y: layer.position.y + moved.y)
  }
}
