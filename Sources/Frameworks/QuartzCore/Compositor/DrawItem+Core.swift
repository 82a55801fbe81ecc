extension DrawItem.Core {
  /// Creates the core of a background.
  init(_ color: CGColor, _ body: RenderNode.Body, _ space: Space, _ alpha: CGFloat) {
    let pixel = color.pixel(alpha: alpha)
    self.init(area: body.solidArea(space.matrix), source: .color(pixel), isSolid: pixel >> 24 == 255)
  }

  /// Creates the core of contents whose pixels are as large as the target's. Nil if they are not.
  init?(_ contents: RenderNode.Contents, _ body: RenderNode.Body, _ space: Space, _ alpha: CGFloat) {
    let destination = contents.placement(in: body.bounds)
    guard !destination.isNull, space.matrix.isUpright, !space.isFlipped, contents.isOneSlice else { return nil }
    let whole = contents.imageFrame(destination).applying(space.matrix)
    let (image, rect) = (contents.image, destination.applying(space.matrix))
    guard
      let pixels = PixelBuffer(image.surface),
      let placed = PlacedImage(pixels, of: image, at: whole, isSmooth: body.sampling == RenderNode.Sampling())
    else { return nil }
    let isOpaque = image.width * image.height >= DrawItem.least && image.isOpaque
    self.init(placed, in: PixelRect(inside: rect), alpha, isOpaque: isOpaque)
  }

  /// Creates the core of a picture. Nil if its pixels are not as large as the target's.
  init?(_ picture: NodePicture, _ space: Space, _ alpha: CGFloat) {
    guard space.matrix.isUpright, let pixels = PixelBuffer(picture.bitmap.surface),
      let placed = PlacedImage(
        pixels, of: picture.bitmap, at: picture.destination.applying(space.matrix),
        isSmooth: picture.sampling == RenderNode.Sampling())
    else { return nil }
    self.init(placed, in: placed.frame, alpha, isOpaque: picture.isOpaque)
  }

  private init(_ placed: PlacedImage, in area: PixelRect, _ alpha: CGFloat, isOpaque: Bool) {
    self.init(
      area: area.intersection(placed.frame), source: .image(placed), alpha: Int(CGColor.byte(alpha)),
      isSolid: isOpaque)
  }

  /// Returns the part inside an area. Nil if there is nothing, or if Cairo must draw the rest and this is too little.
  func limited(to area: PixelRect) -> DrawItem.Core? {
    var core = self
    core.area = self.area.intersection(area)
    if core.area.isEmpty || core.area != area && core.area.count < DrawItem.least { return nil }
    return core
  }
}

extension PlacedImage {
  /// Places an image on a rectangle of pixels. Nil if it would be scaled, or lies at a fraction of a pixel along both
  /// axes, or may not be smoothed and does so along one.
  init?(_ pixels: PixelBuffer, of owner: AnyObject, at destination: CGRect, isSmooth: Bool) {
    let frame = pixels.frame
    guard abs(destination.width / CGFloat(frame.width) - 1) < 1e-7,
      abs(destination.height / CGFloat(frame.height) - 1) < 1e-7,
      abs(destination.minX) < 30_000, abs(destination.minY) < 30_000
    else { return nil }
    self.init(pixels: pixels, owner: owner, x: Int(destination.minX.rounded()), y: Int(destination.minY.rounded()))
    let (dx, dy) = (abs(destination.minX - CGFloat(x)), abs(destination.minY - CGFloat(y)))
    if dx < Self.unsmoothed, dy < Self.unsmoothed { return }
    guard isSmooth, dx < Self.whole || dy < Self.whole else { return nil }
    (x, across) = dx < Self.whole ? (x, 0) : Self.split(destination.minX)
    (y, down) = dy < Self.whole ? (y, 0) : Self.split(destination.minY)
  }

  /// The distance from whole pixels along both axes below which Cairo does not smooth: it rounds places to 256ths.
  private static let unsmoothed: CGFloat = 1.0 / 512
  /// The distance from a whole pixel along one axis that is due to rounding. Cairo's least weights begin not far above.
  private static let whole: CGFloat = 1e-6

  /// Returns the pixel in which a place lies, and the weight of the next one, as pixman computes them.
  private static func split(_ destination: CGFloat) -> (Int, weight: Int) {
    let shift = Int((-destination * 65_536).rounded())
    return (-(shift >> 16), shift >> 9 & 127)
  }
}

extension CGAffineTransform {
  /// `true` if it only moves and enlarges or reduces.
  fileprivate var isUpright: Bool { b == 0 && c == 0 && a > 0 && d > 0 }
}

extension RenderNode.Contents {
  /// Returns the pixels that the image covers completely. Nil if it is turned or stretched in parts, or if they are few.
  func middle(of body: RenderNode.Body, _ space: Space) -> PixelRect? {
    let destination = placement(in: body.bounds)
    guard !destination.isNull, space.matrix.isUpright, !space.isFlipped, isOneSlice else { return nil }
    let middle = PixelRect(inside: destination.applying(space.matrix))
    return middle.count >= 4 * DrawItem.least ? middle : nil
  }

  /// `true` if no part of the image is stretched separately.
  fileprivate var isOneSlice: Bool { center == CGRect(x: 0, y: 0, width: 1, height: 1) }

  /// Returns the frame of the whole image if its visible part is in `destination`.
  fileprivate func imageFrame(_ destination: CGRect) -> CGRect {
    let (width, height) = (destination.width / rect.width, destination.height / rect.height)
    return CGRect(
      x: destination.minX - rect.minX * width, y: destination.minY - rect.minY * height, width: width, height: height)
  }
}
