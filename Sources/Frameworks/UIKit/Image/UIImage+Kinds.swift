extension UIImage {
  /// The orientations in which pixels are shown. Raw values are those of the header.
  public enum Orientation: Int, Sendable {
    /// The pixels as they are.
    case up = 0
    /// Rotated by 180°.
    case down = 1
    /// Rotated by 90° counterclockwise.
    case left = 2
    /// Rotated by 90° clockwise.
    case right = 3
    /// Like `up`, mirrored horizontally.
    case upMirrored = 4
    /// Like `down`, mirrored horizontally.
    case downMirrored = 5
    /// Like `left`, mirrored vertically.
    case leftMirrored = 6
    /// Like `right`, mirrored vertically.
    case rightMirrored = 7
  }

  /// The uses of an image: with its colors, or as a template. Raw values are those of the header.
  public enum RenderingMode: Int, Sendable {
    /// Depends on the view that shows the image: system buttons use it as a template, image views do not.
    case automatic = 0
    /// Uses the image's colors.
    case alwaysOriginal = 1
    /// Uses only the image's opacity, with the tint color of the view that shows it.
    case alwaysTemplate = 2
  }

  /// The ways to fill a larger size. Raw values are those of the header.
  public enum ResizingMode: Int, Sendable {
    /// Repeats the part, from its top left corner on.
    case tile = 0
    /// Stretches the part.
    case stretch = 1
  }
}

extension UIImage.Orientation {
  /// The orientations in the order of Exif, which counts from 1.
  private static let inExif: [Self] = [
    .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
  ]

  /// Creates an orientation from that of Exif, 1 to 8.
  init(exif: Int) { self = Self.inExif[exif - 1] }

  /// The orientation's number in Exif, 1 to 8.
  var exif: Int { (Self.inExif.firstIndex(of: self) ?? 0) + 1 }

  /// `true` if the orientation swaps width and height.
  var swapsSides: Bool {
    switch self {
    case .left, .right, .leftMirrored, .rightMirrored: true
    case .up, .down, .upMirrored, .downMirrored: false
    }
  }

  /// The transform from the stored to the shown pixels, as unit squares with y down: the eight orientations of Exif.
  var placement: CGAffineTransform {
    switch self {
    case .up: CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 1, ty: 0)
    case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 1, ty: 1)
    case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 1)
    case .leftMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
    case .right: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 1, ty: 0)
    case .rightMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: 1, ty: 1)
    case .left: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 1)
    }
  }

  var horizontallyMirrored: UIImage.Orientation {
    switch self {
    case .up: .upMirrored
    case .upMirrored: .up
    case .down: .downMirrored
    case .downMirrored: .down
    case .left: .rightMirrored
    case .rightMirrored: .left
    case .right: .leftMirrored
    case .leftMirrored: .right
    }
  }
}
