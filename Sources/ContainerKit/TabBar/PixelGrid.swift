import UIKit

/// The pixels of the screen, in a view's coordinates. Text and images that are not on whole pixels are blurred.
struct PixelGrid: Equatable {
  /// Pixels per point.
  private var scale: CGFloat = 1
  /// The position of the view's origin relative to the nearest pixel, in points.
  private var offset = CGPoint.zero

  /// Creates the grid of a view whose origin is on a pixel. An unspecified scale is 0.
  init(scale: CGFloat = 1) { self.scale = max(scale, 1) }

  /// Creates the grid of a view that may be anywhere in its window. Ignores transforms, because animations set them.
  @MainActor init(of view: UIView) {
    self.init(scale: view.traitCollection.displayScale)
    var origin = CGPoint.zero
    var next: UIView? = view
    while let view = next {
      let (bounds, anchor) = (view.bounds, view.layer.anchorPoint)
      origin.x += view.center.x - anchor.x * bounds.width - (view.superview?.bounds.minX ?? 0)
      origin.y += view.center.y - anchor.y * bounds.height - (view.superview?.bounds.minY ?? 0)
      next = view.superview
    }
    offset = CGPoint(x: remainder(origin.x), y: remainder(origin.y))
  }

  /// Returns the distance from the nearest pixel, in points, without rounding errors.
  private func remainder(_ points: CGFloat) -> CGFloat {
    let rest = points - (points * scale).rounded() / scale
    return abs(rest) < 1e-6 ? 0 : rest
  }

  /// The size of a pixel, in points.
  var pixel: CGFloat { 1 / scale }

  /// Returns the horizontal position of the nearest pixel.
  func x(_ points: CGFloat) -> CGFloat { ((points + offset.x) * scale).rounded() / scale - offset.x }

  /// Returns the vertical position of the nearest pixel.
  func y(_ points: CGFloat) -> CGFloat { ((points + offset.y) * scale).rounded() / scale - offset.y }

  /// Returns a rectangle whose edges are those of the nearest pixels.
  func rect(_ rect: CGRect) -> CGRect {
    let (left, top) = (x(rect.minX), y(rect.minY))
    return CGRect(x: left, y: top, width: x(rect.maxX) - left, height: y(rect.maxY) - top)
  }

  /// Returns a length, rounded up to whole pixels, apart from rounding errors.
  func up(_ length: CGFloat) -> CGFloat { (length * scale - 1e-6).rounded(.up) / scale }
}
