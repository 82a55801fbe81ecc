import CoreGraphics

/// Pushes an image context with a size in points and one pixel per point. Apple recommends `UIGraphicsImageRenderer`
/// instead.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Pushes an image context with a size in points. Call `UIGraphicsEndImageContext()` on the same thread for each.
///
/// - opaque: `true` to start with black instead of clear pixels.
/// - scale: Pixels per point, or 0 for the main screen's scale.
///
/// If the size has no width or height, or is not finite, there is no context: `UIGraphicsGetCurrentContext()` is nil
/// until the end, and so is the image.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  let scale = scale > 0 ? scale : UIScreen.mainScale
  guard let pixels = BitmapSize(size, scale: scale) else {
    return GraphicsContextStack.current.pushImage(nil, scale: scale)
  }
  let context = CGContext(pixels)
  if opaque { context.fillWhole(pixels) }
  GraphicsContextStack.current.pushImage(context, scale: pixels.scale)
}

extension CGContext {
  /// Fills the bitmap with black, in a user space of points.
  func fillWhole(_ pixels: BitmapSize) {
    setFillColor(gray: 0, alpha: 1)
    let (width, height) = (CGFloat(pixels.width), CGFloat(pixels.height))
    fill(CGRect(x: 0, y: 0, width: width / pixels.scale, height: height / pixels.scale))
  }
}

/// Returns an image of the drawing since `UIGraphicsBeginImageContext…`. Nil if another context is current.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let (context, scale) = GraphicsContextStack.current.topImage, let image = context.makeImage() else {
    return nil
  }
  return UIImage(cgImage: image, scale: scale, orientation: .up)
}

/// Pops the context that `UIGraphicsBeginImageContext…` has pushed. Does nothing if another context is current.
public func UIGraphicsEndImageContext() {
  GraphicsContextStack.current.popImage()
}
