extension UIImage {
  /// How the pixels are to be turned for showing. Raw values are the header's.
  public enum Orientation: Int, Sendable {
    /// As they are.
    case up = 0
    /// Turned by 180°.
    case down = 1
    /// Turned by 90° against the clock.
    case left = 2
    /// Turned by 90° with the clock.
    case right = 3
    /// As `up`, mirrored from side to side.
    case upMirrored = 4
    /// As `down`, mirrored from side to side.
    case downMirrored = 5
    /// As `left`, mirrored from top to bottom.
    case leftMirrored = 6
    /// As `right`, mirrored from top to bottom.
    case rightMirrored = 7
  }

  /// Whether an image's colours count, or only its opacity. Raw values are the header's.
  public enum RenderingMode: Int, Sendable {
    /// Up to what shows the image: system buttons take it as a template, image views do not.
    case automatic = 0
    /// Its colours count.
    case alwaysOriginal = 1
    /// Only its opacity counts; it is shown in the tint colour of what shows it.
    case alwaysTemplate = 2
  }
}

extension UIImage.Orientation {
  /// Whether width and height change places.
  var swapsSides: Bool {
    switch self {
    case .left, .right, .leftMirrored, .rightMirrored: true
    case .up, .down, .upMirrored, .downMirrored: false
    }
  }

  /// Where a point of the pixels goes: both unit squares, y down. The eight orientations of Exif.
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
