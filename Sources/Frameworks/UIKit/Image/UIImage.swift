import CoreGraphics

/// The type of an image literal whose context names none.
public typealias _ImageLiteralType = UIImage

/// An image with a scale (pixels per point), an orientation and a rendering mode. Immutable, and usable on any thread.
open class UIImage: NSObject, _ExpressibleByImageLiteral, @unchecked Sendable {
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

  /// Makes an image without pixels, of size zero.
  public override init() {
    (pixels, pixelsPerPoint, turned, mode) = (nil, 1, .up, .automatic)
    super.init()
  }

  /// Makes an image with one pixel per point.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// Makes an image with a scale in pixels per point, and the orientation in which its pixels are shown.
  public init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    pixels = cgImage
    pixelsPerPoint = scale > 0 ? scale : 1
    turned = orientation
    mode = .automatic
    super.init()
  }

  /// Makes an image from the data of a PNG or JPEG file, with one pixel per point. Nil if the data is invalid.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// Makes an image from the data of a PNG or JPEG file, with a scale in pixels per point and the orientation in the
  /// file. Nil if the data is invalid.
  public init?(data: Data, scale: CGFloat) {
    guard let file = ImageFile(data) else { return nil }
    pixels = file.image
    pixelsPerPoint = scale > 0 ? scale : 1
    turned = Orientation(exif: file.exifOrientation)
    mode = .automatic
    super.init()
  }

  /// Loads the image of `#imageLiteral(resourceName:)` as `init(named:)` does. Stops the program if there is none.
  public required convenience init(imageLiteralResourceName name: String) {
    guard let found = ImageFiles.find(name, in: ImageFiles.folders, scale: UIScreen.mainScale) else {
      fatalError("no image named '\(name)' in \(ImageFiles.folders.joined(separator: ", "))")
    }
    self.init(
      cgImage: found.file.image, scale: found.scale, orientation: Orientation(exif: found.file.exifOrientation))
  }

  /// The size of the image as it is shown, in points.
  open var size: CGSize {
    guard let pixels else { return .zero }
    let width = CGFloat(pixels.width) / pixelsPerPoint
    let height = CGFloat(pixels.height) / pixelsPerPoint
    return turned.swapsSides ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
  }

  /// The pixels without the orientation applied. Nil for an image of size zero.
  open var cgImage: CGImage? { pixels }
  /// Pixels per point.
  open var scale: CGFloat { pixelsPerPoint }
  /// The orientation in which the pixels are shown.
  open var imageOrientation: Orientation { turned }
  /// The mode that determines whether the colors are used.
  open var renderingMode: RenderingMode { mode }

  /// Returns the same image with another rendering mode.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(pixels: pixels, scale: pixelsPerPoint, orientation: turned, mode: renderingMode)
  }

  /// Returns the same image mirrored horizontally, by its orientation.
  open func withHorizontallyFlippedOrientation() -> UIImage {
    UIImage(pixels: pixels, scale: pixelsPerPoint, orientation: turned.horizontallyMirrored, mode: mode)
  }

  /// Images are equal if they have the same pixels (the same object), scale, orientation and mode.
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
  /// Returns the pixels as a PNG file, without the orientation applied. Nil for an image of size zero.
  public func pngData() -> Data? { try? cgImage?.pngData() }

  /// Returns the image as a JPEG file that contains the orientation. Nil for an image of size zero. Transparent pixels
  /// become white (a guess).
  ///
  /// - Parameter compressionQuality: The quality from 0 (the smallest file) to 1 (the best).
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    cgImage?.jpegData(quality: compressionQuality, exifOrientation: imageOrientation.exif)
  }
}
