import QuartzCore

/// The picture of the last snapshot, which the next one shares if it would be the same.
///
/// An animator that cuts a page into tiles may take a snapshot of the whole page for each of them.
@MainActor struct SharedPicture {
  private static var last: SharedPicture?

  private weak var node: RenderNode?
  private let isFlipped: Bool
  private let origin: CGPoint
  private let size: BitmapSize
  /// Nil if no snapshot shows the picture anymore.
  private weak var image: CGImage?

  /// Returns a picture of the part of a look that starts at `origin`.
  static func picture(of look: LayerAppearance, from origin: CGPoint, size: BitmapSize) -> CGImage {
    if let last, last.node === look.node, last.isFlipped == look.isFlipped, last.origin == origin, last.size == size,
      let image = last.image
    {
      return image
    }
    let context = CGContext(size)
    context.translateBy(x: -origin.x, y: -origin.y)
    look.draw(in: context)
    let image = context.finish()
    last = SharedPicture(node: look.node, isFlipped: look.isFlipped, origin: origin, size: size, image: image)
    return image
  }
}
