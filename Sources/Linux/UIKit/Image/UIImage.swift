import CoreGraphics

/// A picture with a scale (pixels per point), an orientation and a rendering mode. Immutable, and usable on any thread.
open class UIImage: NSObject, @unchecked Sendable {
  private let pixels: CGImage?
  private let pixelsPerPoint: CGFloat
  private let turned: Orientation
  private let mode: RenderingMode

  init(pixels: CGImage?, scale: CGFloat, orientation: Orientation, mode: RenderingMode) {
    self.pixels = pixels
    pixelsPerPoint = scale > 0 ? scale : 1
    turned = orientation
    self.mode = mode
    super.init()
  }

  /// An image without pixels, of no size.
  public override init() {
    (pixels, pixelsPerPoint, turned, mode) = (nil, 1, .up, .automatic)
    super.init()
  }

  /// An image of one point a pixel.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// An image of so many pixels a point, whose pixels are to be turned for showing.
  public init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    pixels = cgImage
    pixelsPerPoint = scale > 0 ? scale : 1
    turned = orientation
    mode = .automatic
    super.init()
  }

  /// The image of a PNG file, of one point a pixel. Nil if the data is none.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// The image of a PNG file, of so many pixels a point. Nil if the data is none.
  public init?(data: Data, scale: CGFloat) {
    guard let image = CGImage(pngData: data) else { return nil }
    pixels = image
    pixelsPerPoint = scale > 0 ? scale : 1
    turned = .up
    mode = .automatic
    super.init()
  }

  /// The size as shown, in points.
  open var size: CGSize {
    guard let pixels else { return .zero }
    let width = CGFloat(pixels.width) / pixelsPerPoint
    let height = CGFloat(pixels.height) / pixelsPerPoint
    return turned.swapsSides ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
  }

  /// The pixels, not turned; nil for an image of no size.
  open var cgImage: CGImage? { pixels }
  /// Pixels per point.
  open var scale: CGFloat { pixelsPerPoint }
  /// How the pixels are turned for showing.
  open var imageOrientation: Orientation { turned }
  /// Whether the colours count.
  open var renderingMode: RenderingMode { mode }

  /// The same image with another rendering mode.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(pixels: pixels, scale: pixelsPerPoint, orientation: turned, mode: renderingMode)
  }

  /// The same image mirrored from side to side, by its orientation.
  open func withHorizontallyFlippedOrientation() -> UIImage {
    UIImage(pixels: pixels, scale: pixelsPerPoint, orientation: turned.horizontallyMirrored, mode: mode)
  }

  /// Equal are images of the same pixels (the same object), scale, orientation and mode.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    if self === other { return true }
    return pixels != nil && pixels === other.pixels && pixelsPerPoint == other.pixelsPerPoint
      && turned == other.turned && mode == other.mode
  }

  /// Equal images have equal hashes.
  open override var hash: Int { (pixels.map(ObjectIdentifier.init) ?? ObjectIdentifier(self)).hashValue }
}

extension UIImage {
  /// The pixels as a PNG file, not turned. Nil for an image of no size.
  public func pngData() -> Data? { try? cgImage?.pngData() }
}
