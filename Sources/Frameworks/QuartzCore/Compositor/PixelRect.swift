/// A rectangle of whole pixels.
struct PixelRect: Equatable {
  var x, y, width, height: Int

  static let empty = PixelRect(x: 0, y: 0, width: 0, height: 0)

  init(x: Int, y: Int, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  private init(_ left: CGFloat, _ top: CGFloat, _ right: CGFloat, _ bottom: CGFloat) {
    (x, y) = (Self.whole(left), Self.whole(top))
    (width, height) = (max(0, Self.whole(right) - x), max(0, Self.whole(bottom) - y))
  }

  /// The pixels that a rectangle touches.
  init(around rect: CGRect) {
    if rect.isNull || rect.isEmpty { self = .empty; return }
    self.init(
      Self.fixed(rect.minX).rounded(.down), Self.fixed(rect.minY).rounded(.down), Self.fixed(rect.maxX).rounded(.up),
      Self.fixed(rect.maxY).rounded(.up))
  }

  /// The pixels that a rectangle covers completely.
  init(inside rect: CGRect) {
    if rect.isNull || rect.isEmpty { self = .empty; return }
    self.init(
      Self.fixed(rect.minX).rounded(.up), Self.fixed(rect.minY).rounded(.up), Self.fixed(rect.maxX).rounded(.down),
      Self.fixed(rect.maxY).rounded(.down))
  }

  var maxX: Int { x + width }
  var maxY: Int { y + height }
  var isEmpty: Bool { width <= 0 || height <= 0 }
  /// The number of pixels.
  var count: Int { isEmpty ? 0 : width * height }
  var rect: CGRect { CGRect(x: x, y: y, width: width, height: height) }

  func intersection(_ other: PixelRect) -> PixelRect {
    let (left, top) = (max(x, other.x), max(y, other.y))
    let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
    return right > left && bottom > top ? PixelRect(x: left, y: top, width: right - left, height: bottom - top) : .empty
  }

  func contains(_ other: PixelRect) -> Bool {
    other.isEmpty || other.x >= x && other.y >= y && other.maxX <= maxX && other.maxY <= maxY
  }

  /// Cairo's coordinates are multiples of 1/256.
  private static func fixed(_ value: CGFloat) -> CGFloat { (value * 256).rounded() / 256 }

  private static func whole(_ value: CGFloat) -> Int { Int(min(max(value, -16_777_216), 16_777_216)) }
}

extension CGRect {
  /// The corners in order around the rectangle.
  var corners: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY), CGPoint(x: minX, y: maxY),
    ]
  }
}
