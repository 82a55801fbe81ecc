/// The circumstances in which a node is drawn, handed down from its ancestors.
struct Space {
  /// The transform from the node's space to pixels.
  var matrix: CGAffineTransform
  /// The pixels of the whole drawing.
  let visible: PixelRect
  /// The pixels inside the bounds of all ancestors that mask to them.
  var area: PixelRect
  /// The clips that are not whole pixels. Nil if there are none.
  var clip: Clip?
  /// `true` if the nodes down to here show their back: their transforms mirror, not counting flipped geometry.
  var showsBack = false
  /// `true` if the flips of the geometry down to here leave it mirrored.
  var isFlipped = false
  /// The opacity that a parent node has passed on instead of drawing a group.
  var passedOpacity: CGFloat = 1
  /// `true` if an ancestor is drawn into a group first because of its opacity or its mask, or if nothing behind it can be read.
  var isInGroup = false

  init(matrix: CGAffineTransform, area: PixelRect, isFlipped: Bool = false) {
    (self.matrix, visible, self.area, self.isFlipped) = (matrix, area, area, isFlipped)
  }

  /// Applies a transform before the current ones. Returns false, and does nothing, if everything would vanish: a matrix
  /// without an inverse would put Cairo into a permanent error state.
  mutating func concatenate(_ transform: CGAffineTransform) -> Bool {
    let product = transform.concatenating(matrix)
    guard product.canBeDrawn else { return false }
    matrix = product
    return true
  }

  /// Clips to a node's bounds.
  mutating func clip(to body: RenderNode.Body) {
    let rect = body.bounds.applying(matrix)
    area = area.intersection(PixelRect(around: rect))
    if matrix.keepsAxes, !body.hasRoundedCorners, PixelRect(inside: rect) == PixelRect(around: rect) { return }
    clip = Clip(body, matrix, inside: clip)
  }

  /// The same circumstances in a group that is drawn separately and then clipped.
  func group(over area: PixelRect) -> Space {
    var space = Space(matrix: matrix, area: area, isFlipped: isFlipped)
    (space.showsBack, space.isInGroup) = (showsBack, true)
    return space
  }
}

extension CGAffineTransform {
  /// `true` if rectangles along the axes stay so.
  var keepsAxes: Bool { b == 0 && c == 0 || a == 0 && d == 0 }

  /// `true` if Cairo can draw with the matrix.
  var canBeDrawn: Bool { abs(determinant) > 1e-12 && determinant.isFinite && tx.isFinite && ty.isFinite }
}

extension RenderNode.Body {
  var hasRoundedCorners: Bool { cornerRadius > 0 && !maskedCorners.isEmpty && !bounds.isEmpty }
}
