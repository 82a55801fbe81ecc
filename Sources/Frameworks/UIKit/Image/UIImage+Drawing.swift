import CCairo
import CoreGraphics

extension UIImage {
  /// Draws the image at its size, with its top left corner at a point of the current context.
  public func draw(at point: CGPoint) {
    draw(at: point, blendMode: .normal, alpha: 1)
  }

  /// Draws the image at its size, with its top left corner at a point of the current context, a blend mode and an
  /// opacity.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image into a rectangle of the current context, scaled to fill it.
  public func draw(in rect: CGRect) {
    draw(in: rect, blendMode: .normal, alpha: 1)
  }

  /// Draws the image into a rectangle of the current context, scaled to fill it, with a blend mode and an opacity.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let image = cgImage, let context = UIGraphicsGetCurrentContext(), !rect.isEmpty else { return }
    if let resizing { return draw(resizing, in: rect, blendMode: blendMode, alpha: alpha) }
    context.saveGState()
    defer { context.restoreGState() }
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width, y: rect.height)
    context.concatenate(imageOrientation.placement)
    // Core Graphics draws an image's first row at the greatest y.
    context.translateBy(x: 0, y: 1)
    context.scaleBy(x: 1, y: -1)
    context.draw(image, in: CGRect(x: 0, y: 0, width: 1, height: 1))
  }

  private func draw(_ resizing: ImageResizing, in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let pixels = bitmap(tint: nil) else { return }
    var cuts: [CGRect: UIImage] = [:]
    resizing.draw(size, in: rect.size) { piece, target in
      let part = CGRect(
        x: piece.minX * scale, y: piece.minY * scale, width: piece.width * scale, height: piece.height * scale)
      guard let cut = cuts[piece] ?? pixels.cropping(to: part).map(UIImage.init(cgImage:)) else { return }
      cuts[piece] = cut
      cut.draw(in: target.offsetBy(dx: rect.minX, dy: rect.minY), blendMode: blendMode, alpha: alpha)
    }
  }
}

extension UIImage {
  /// Returns the pixels for a layer: with the orientation applied, in one color for a template, and darkened, where
  /// they are not transparent, for a pressed button (the amount is a guess: view-57).
  func bitmap(tint: UIColor?, isDarkened: Bool = false) -> CGImage? {
    guard let image = cgImage else { return nil }
    if tint == nil, imageOrientation == .up, !isDarkened { return image }
    let width = imageOrientation.swapsSides ? image.height : image.width
    let height = imageOrientation.swapsSides ? image.width : image.height
    let context = CGContext(topLeftWidth: width, height: height, scale: 1)
    context.saveGState()
    context.scaleBy(x: CGFloat(width), y: CGFloat(height))
    context.concatenate(imageOrientation.placement)
    context.scaleBy(x: 1 / CGFloat(image.width), y: 1 / CGFloat(image.height))
    paint(image, tint: tint, in: context.cairo)
    context.restoreGState()
    if isDarkened {
      context.setBlendMode(.sourceAtop)
      context.setFillColor(gray: 0, alpha: 0.5)
      context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    }
    return context.finish()
  }

  private func paint(_ image: CGImage, tint: UIColor?, in cairo: OpaquePointer) {
    if let tint {
      let color = tint.cgColor.rgba
      cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
      cairo_mask_surface(cairo, image.surface, 0, 0)
    } else {
      cairo_set_source_surface(cairo, image.surface, 0, 0)
      cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_NEAREST)
      cairo_paint(cairo)
    }
  }
}
