internal import CCairo

/// The rounded bounds of a node, which clip its contents and children, inside those of its ancestors.
final class Clip {
  private let body: RenderNode.Body
  private let matrix: CGAffineTransform
  private let outer: Clip?

  /// The pixels that no clip touches.
  private(set) lazy var inner: Region = {
    let own = Region(body.solidArea(matrix))
    return outer.map { own.intersection($0.inner) } ?? own
  }()

  init(_ body: RenderNode.Body, _ matrix: CGAffineTransform, inside outer: Clip?) {
    (self.body, self.matrix, self.outer) = (body, matrix, outer)
  }

  /// Adds the clips to Cairo's.
  func apply(to painter: Painter) {
    outer?.apply(to: painter)
    painter.setMatrix(matrix)
    painter.traceBounds(of: body)
    cairo_clip(painter.cairo)
  }
}

extension RenderNode.Body {
  /// Returns pixels that the rounded bounds cover completely: rows that have no corner.
  func solidArea(_ matrix: CGAffineTransform) -> PixelRect {
    guard matrix.keepsAxes else { return .empty }
    var rect = bounds
    if hasRoundedCorners {
      let reach = cornerRadius * (hasContinuousCorners ? ContinuousCorner.expansion : 1)
      let inset = min(reach, min(bounds.width, bounds.height) / 2)
      rect = matrix.b == 0 ? rect.insetBy(dx: 0, dy: inset) : rect.insetBy(dx: inset, dy: 0)
    }
    return PixelRect(inside: rect.applying(matrix))
  }
}
