/// Something to draw, in pixels.
struct DrawItem {
  /// A thing that Cairo or a drawing of its own can draw.
  enum Part {
    case shadow(RenderNode.Shadow)
    case backdrop(RenderNode.Backdrop)
    case background
    case gradient(RenderNode.Gradient)
    case contents(RenderNode.Contents)
    case shape(RenderNode.Shape)
    case border(RenderNode.Border)
    /// A picture that was drawn before.
    case picture(NodePicture)
    /// Items that are drawn separately.
    case group(Group)
    case perspective(Perspective)
  }

  /// The pixels of an item that need no Cairo.
  struct Core {
    var area: PixelRect
    var source: PixelSource
    /// From 0 to 255.
    var alpha = 255
    /// `true` if the source's own pixels are opaque.
    var isSolid: Bool

    /// `true` if nothing shows through.
    var isOpaque: Bool { isSolid && alpha == 255 }
  }

  let part: Part
  /// The node whose part it is.
  let body: RenderNode.Body
  let space: Space
  let alpha: CGFloat
  /// The pixels that it may change.
  var area: PixelRect
  /// `true` if it would draw outside of `area` too.
  var isCut = false
  var core: Core?
  /// The pixels in the middle of an image that is scaled, where Cairo need not know its edges.
  var middle: PixelRect?

  /// The pixels through which nothing behind the item shows. Nil if there are none that are worth knowing.
  var opaqueArea: PixelRect? { core.flatMap { $0.isOpaque && $0.area.count >= Self.least ? $0.area : nil } }

  /// The pixels behind the item that it reads. Nil if it reads none but those that it covers.
  var readArea: PixelRect? {
    guard case .backdrop(let backdrop) = part else { return nil }
    // Reducing the copy to blur it mixes pixels from beyond the edges into it.
    let reach = CGFloat(2 + 2 * backdrop.coarseness(space.matrix))
    return PixelRect(around: area.rect.insetBy(dx: -reach, dy: -reach)).intersection(space.visible)
  }

  /// The number of pixels from which on it pays to draw a part of an item separately.
  static let least = 1024
}
