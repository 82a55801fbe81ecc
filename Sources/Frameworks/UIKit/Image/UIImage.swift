import CoreGraphics

/// The type of an image literal whose context names none.
public typealias _ImageLiteralType = UIImage

/// An image with a scale (pixels per point), an orientation and a rendering mode. Immutable, and usable on any thread.
open class UIImage: NSObject, _ExpressibleByImageLiteral, @unchecked Sendable {
  private let pixels: CGImage?
  private let pixelsPerPoint: CGFloat
  private let turned: Orientation
  private let mode: RenderingMode
  let resizing: ImageResizing?
  private let isSymbol: Bool

  init(
    pixels: CGImage?, scale: CGFloat, orientation: Orientation, mode: RenderingMode, resizing: ImageResizing? = nil,
    isSymbol: Bool = false
  ) {
    self.pixels = pixels
    pixelsPerPoint = scale > 0 ? scale : 1
    turned = orientation
    self.mode = mode
    self.resizing = resizing
    self.isSymbol = isSymbol
    super.init()
  }

  /// Makes an image without pixels, of size zero.
  public override init() {
    (pixels, pixelsPerPoint, turned, mode, resizing, isSymbol) = (nil, 1, .up, .automatic, nil, false)
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
    (mode, resizing, isSymbol) = (.automatic, nil, false)
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
    (mode, resizing, isSymbol) = (.automatic, nil, false)
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
    changed(mode: renderingMode)
  }

  /// Returns the same image mirrored horizontally, by its orientation.
  open func withHorizontallyFlippedOrientation() -> UIImage {
    changed(orientation: turned.horizontallyMirrored)
  }

  /// Returns an image whose parts inside the insets are tiled to fill a larger size.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// Returns an image whose parts inside the insets are tiled or stretched to fill a larger size.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    changed(resizing: ImageResizing(insets: capInsets, mode: resizingMode))
  }

  /// The parts at the edges that keep their size. Zero for an image that is not resizable.
  open var capInsets: UIEdgeInsets { resizing?.insets ?? .zero }
  /// The way in which the parts inside the insets fill a larger size. The default is `tile`.
  open var resizingMode: ResizingMode { resizing?.mode ?? .tile }
  /// A Boolean value that indicates whether the image is a symbol: from `init(systemName:)`.
  open var isSymbolImage: Bool { isSymbol }

  private func changed(
    orientation: Orientation? = nil, mode: RenderingMode? = nil, resizing: ImageResizing? = nil
  ) -> UIImage {
    UIImage(
      pixels: pixels, scale: pixelsPerPoint, orientation: orientation ?? turned, mode: mode ?? self.mode,
      resizing: resizing ?? self.resizing, isSymbol: isSymbol)
  }

  /// Images are equal if they have the same pixels (the same object), scale, orientation, mode and insets (insets are
  /// a guess: draw-32).
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    if self === other { return true }
    return pixels != nil && pixels === other.pixels && pixelsPerPoint == other.pixelsPerPoint
      && turned == other.turned && mode == other.mode && resizing == other.resizing
  }

  /// Equal images have equal hashes.
  open override var hash: Int { (pixels.map(ObjectIdentifier.init) ?? ObjectIdentifier(self)).hashValue }
}

extension UIImage {
  /// Returns the pixels as a PNG file, without the orientation applied. Nil for an image of size zero.
  public func pngData() -> Data? { try? cgImage?.pngData() }

  /// Returns the image as a JPEG file that contains the orientation. Nil for an image of size zero. Transparent pixels
  /// become white (a guess: draw-22).
  ///
  /// - Parameter compressionQuality: The quality from 0 (the smallest file) to 1 (the best).
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    cgImage?.jpegData(quality: compressionQuality, exifOrientation: imageOrientation.exif)
  }
}
