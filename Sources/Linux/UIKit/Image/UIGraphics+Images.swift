import CoreGraphics

/// Makes an image context of a size in points the current one, at one pixel a point. `UIGraphicsImageRenderer` is
/// what Apple recommends.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Makes an image context of a size in points the current one, above the one that is current now. Call
/// `UIGraphicsEndImageContext()` on the same thread for each.
///
/// - opaque: whether it starts out black instead of clear.
/// - scale: pixels a point; 0 takes the main screen's.
///
/// A size without width or height, or that is not finite, has no context: `UIGraphicsGetCurrentContext()` is nil until
/// the end, and so is the image.
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

/// What was drawn since `UIGraphicsBeginImageContext…`; nil if the current context was not begun by it.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let (context, scale) = GraphicsContextStack.current.topImage, let image = context.makeImage() else {
    return nil
  }
  return UIImage(cgImage: image, scale: scale, orientation: .up)
}

/// Takes off the context that `UIGraphicsBeginImageContext…` has made current. Without such a one this does nothing.
public func UIGraphicsEndImageContext() {
  GraphicsContextStack.current.popImage()
}
