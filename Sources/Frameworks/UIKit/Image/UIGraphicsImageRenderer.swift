import CoreGraphics

/// The base class of renderers, with a format that includes the bounds.
open class UIGraphicsRenderer: NSObject {
  private let ownFormat: UIGraphicsRendererFormat

  init(ownFormat: UIGraphicsRendererFormat) {
    self.ownFormat = ownFormat
    super.init()
  }

  /// A copy of the format.
  open var format: UIGraphicsRendererFormat {
    (ownFormat.copy() as? UIGraphicsRendererFormat) ?? ownFormat
  }
}

/// Renders images on any thread.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  private let bounds: CGRect
  private let scale: CGFloat
  private let opaque: Bool

  /// Makes a renderer of images with a size in points, at the main screen's scale.
  public convenience init(size: CGSize) {
    self.init(size: size, format: .preferred())
  }

  /// Makes a renderer of images with a size in points. The format is copied.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Makes a renderer with bounds in points, at the main screen's scale.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: .preferred())
  }

  /// Makes a renderer with bounds in points. The format is copied.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    scale = format.scale > 0 ? format.scale : UIScreen.mainScale
    opaque = format.opaque
    let copy = UIGraphicsImageRendererFormat()
    copy.scale = scale
    copy.opaque = opaque
    copy.bounds = bounds
    super.init(ownFormat: copy)
  }

  /// Returns an image of what the closure draws. Bounds without a width or a height make an image of size zero.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    guard let pixels = BitmapSize(bounds.size, scale: scale) else { return .empty }
    let context = CGContext(pixels)
    if opaque { context.fillWhole(pixels) }
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    let rendererContext = UIGraphicsImageRendererContext(cgContext: context, format: format, scale: pixels.scale)
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    actions(rendererContext)
    return rendererContext.currentImage
  }

  /// Returns a PNG file of what the closure draws. Empty if the bounds have no width or no height.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// Returns a JPEG file of what the closure draws, with a quality from 0 to 1. Empty if the bounds have no width or no
  /// height. Transparent pixels become white (a guess: draw-22).
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}
