import UIKit

/// Symbols for tabs and rows, drawn by code: outlined, or filled for the selected tab. Each has a canvas of 24 by 24
/// points and stays 2 points away from its edges, corners included.
enum Symbol: CaseIterable {
  case today, search, settings, person, photos, music, map, note, sun, bell, heart, book
  case moon, mail, star, clock, lock, wifi, airplane, globe, drop, next, play, pause

  /// Returns an image of the symbol.
  ///
  /// - Parameters:
  ///   - side: The image's width and height, in points.
  ///   - color: The symbol's color; nil for a template image.
  @MainActor func image(filled: Bool = false, side: CGFloat = 26, color: UIColor? = nil) -> UIImage {
    let size = CGSize(width: side, height: side)
    return UIGraphicsImageRenderer(size: size).image { renderer in
      renderer.cgContext.scaleBy(x: side / 24, y: side / 24)
      (color ?? .black).set()
      SymbolDrawing(isFilled: filled).draw(self)
    }.withRenderingMode(color == nil ? .alwaysTemplate : .alwaysOriginal)
  }
}

/// Draws symbols into the current graphics context, in black, with round joins.
@MainActor struct SymbolDrawing {
  let isFilled: Bool

  func draw(_ symbol: Symbol) {
    switch symbol {
    case .today: drawToday()
    case .search: drawSearch()
    case .settings: drawGear()
    case .person: drawPerson()
    case .photos: drawPhotos()
    case .music: drawMusic()
    case .map: drawPin()
    case .note: drawNote()
    case .sun: drawSun()
    case .bell: drawBell()
    case .heart: shape(Self.heart)
    case .book: drawBook()
    case .moon: shape(Self.moon)
    case .mail: drawMail()
    case .star: shape(Self.star)
    case .clock: drawClock()
    case .lock: drawLock()
    case .wifi: drawWifi()
    case .airplane: solid(Self.airplane)
    case .globe: drawGlobe()
    case .drop: shape(Self.drop)
    case .next: line(Self.lines([(9, 5), (16, 12), (9, 19)]))
    case .play: shape(Self.lines([(7, 4.6), (19.4, 12), (7, 19.4)], closed: true))
    case .pause: for x in [6.4, 13.8] { shape(Self.box(x, 4.8, 3.8, 14.4, corner: 1)) }
    }
  }

  // MARK: Tools

  /// Strokes a shape, and fills it if symbols are filled.
  func shape(_ path: UIBezierPath) {
    if isFilled { path.fill() }
    line(path)
  }

  /// Fills a shape, also in outlined symbols.
  func solid(_ path: UIBezierPath) { path.fill() }

  func line(_ path: UIBezierPath) {
    path.lineWidth = 1.7
    path.lineJoinStyle = .round
    path.lineCapStyle = .round
    path.stroke()
  }

  /// Draws details: lines in an outlined symbol, gaps in a filled one.
  func detail(_ path: UIBezierPath) {
    path.lineWidth = 1.7
    path.lineJoinStyle = .round
    path.lineCapStyle = .round
    path.stroke(with: isFilled ? .clear : .normal, alpha: 1)
  }

  static func lines(_ points: [(CGFloat, CGFloat)], closed: Bool = false) -> UIBezierPath {
    let path = UIBezierPath()
    for (index, point) in points.enumerated() {
      let location = CGPoint(x: point.0, y: point.1)
      if index == 0 { path.move(to: location) } else { path.addLine(to: location) }
    }
    if closed { path.close() }
    return path
  }

  static func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, corner: CGFloat) -> UIBezierPath {
    UIBezierPath(roundedRect: CGRect(x: x, y: y, width: width, height: height), cornerRadius: corner)
  }

  static func circle(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> UIBezierPath {
    UIBezierPath(ovalIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
  }
}
