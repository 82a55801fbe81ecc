import CoreGraphics

/// The bars' template images that are drawn here: the back button's chevron, and system items without a title.
@MainActor enum BarSymbols {
  static let chevronSize = CGSize(width: 12, height: 21)
  private static let side: CGFloat = 24
  private static var known: [String: UIImage] = [:]

  /// Returns the chevron of a back button, which points to the leading edge.
  static func chevron(mirrored: Bool) -> UIImage {
    image(mirrored ? "forward" : "back", chevronSize) {
      let (tip, end): (CGFloat, CGFloat) = mirrored ? (10.5, 1.5) : (1.5, 10.5)
      line(width: 3, [CGPoint(x: end, y: 1.5), CGPoint(x: tip, y: 10.5), CGPoint(x: end, y: 19.5)])
    }
  }

  static func image(of item: UIBarButtonItem.SystemItem) -> UIImage? {
    guard let draw = drawing(of: item) else { return nil }
    return image("\(item.rawValue)", CGSize(width: side, height: side), draw)
  }

  private static func drawing(of item: UIBarButtonItem.SystemItem) -> (() -> Void)? {
    switch item {
    case .add:
      {
        line([CGPoint(x: 12, y: 3), CGPoint(x: 12, y: 21)])
        line([CGPoint(x: 3, y: 12), CGPoint(x: 21, y: 12)])
      }
    case .stop, .close:
      {
        line([CGPoint(x: 5, y: 5), CGPoint(x: 19, y: 19)])
        line([CGPoint(x: 19, y: 5), CGPoint(x: 5, y: 19)])
      }
    case .search:
      {
        let glass = UIBezierPath(ovalIn: CGRect(x: 4, y: 4, width: 12, height: 12))
        glass.lineWidth = 2
        glass.stroke()
        line([CGPoint(x: 14.5, y: 14.5), CGPoint(x: 20, y: 20)])
      }
    case .play: { triangle(from: 5, to: 20) }
    case .pause:
      {
        UIBezierPath(rect: CGRect(x: 6, y: 4, width: 4, height: 16)).fill()
        UIBezierPath(rect: CGRect(x: 14, y: 4, width: 4, height: 16)).fill()
      }
    case .rewind:
      {
        triangle(from: 12, to: 2)
        triangle(from: 22, to: 12)
      }
    case .fastForward:
      {
        triangle(from: 2, to: 12)
        triangle(from: 12, to: 22)
      }
    default: nil
    }
  }

  private static func image(_ name: String, _ size: CGSize, _ draw: () -> Void) -> UIImage {
    let key = "\(name) \(UIScreen.mainScale)"
    if let image = known[key] { return image }
    let image = UIGraphicsImageRenderer(size: size).image { _ in
      UIColor.black.set()
      draw()
    }.withRenderingMode(.alwaysTemplate)
    known[key] = image
    return image
  }

  private static func line(width: CGFloat = 2, _ points: [CGPoint]) {
    let path = UIBezierPath()
    path.lineWidth = width
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    path.move(to: points[0])
    for point in points.dropFirst() { path.addLine(to: point) }
    path.stroke()
  }

  private static func triangle(from base: CGFloat, to tip: CGFloat) {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: base, y: 4))
    path.addLine(to: CGPoint(x: tip, y: 12))
    path.addLine(to: CGPoint(x: base, y: 20))
    path.close()
    path.fill()
  }
}
