/// The pixels that a path covers, in bands of rows: those that are certainly inside, and those that its edge may touch.
/// The others are outside.
struct Coverage {
  let inside: Region
  let edge: Region

  /// The height of a band. Less finds more pixels inside, and costs more.
  private static let band = 8

  init(inside: Region, edge: Region) { (self.inside, self.edge) = (inside, edge) }

  /// - Parameter matrix: The transform from the path's space to pixels.
  init(_ path: CGPath, _ matrix: CGAffineTransform, _ rule: CGPathFillRule, in area: PixelRect) {
    // Cairo's curves deviate by up to a tenth of a pixel.
    let lines = path.polylines(tolerance: 0.1 / max(abs(matrix.determinant).squareRoot(), 1e-3))
    self.init(lines.map { $0.points.map { $0.applying(matrix) } }, rule, in: area)
  }

  /// - Parameter polygon: The corners, in pixels.
  init(_ polygon: [CGPoint], in area: PixelRect) { self.init([polygon], .winding, in: area) }

  private init(_ polygons: [[CGPoint]], _ rule: CGPathFillRule, in area: PixelRect) {
    var bands = Array(repeating: Band(), count: (area.height + Self.band - 1) / Self.band)
    for points in polygons where !points.isEmpty {
      for (from, to) in zip(points, points.dropFirst() + [points[0]]) { Self.add(from, to, to: &bands, in: area) }
    }
    var (inside, edge): ([PixelRect], [PixelRect]) = ([], [])
    for (index, band) in bands.enumerated() {
      let rows = PixelRect(x: area.x, y: area.y + index * Self.band, width: area.width, height: Self.band)
      band.split(rows.intersection(area), rule, &inside, &edge)
    }
    self.init(inside: Region(inside.filter { !$0.isEmpty }), edge: Region(edge.filter { !$0.isEmpty }))
  }

  private static func add(_ from: CGPoint, _ to: CGPoint, to bands: inout [Band], in area: PixelRect) {
    let (top, bottom) = from.y < to.y ? (from, to) : (to, from)
    let reach: CGFloat = 0.25
    let first = max(0, Int(max(-1, (top.y - reach - CGFloat(area.y)) / CGFloat(band)).rounded(.down)))
    let end = (bottom.y + reach - CGFloat(area.y)) / CGFloat(band)
    guard end >= 0, first < bands.count else { return }
    let last = min(bands.count - 1, Int(min(end, CGFloat(bands.count)).rounded(.down)))
    guard first <= last else { return }
    let slope = bottom.y > top.y ? (bottom.x - top.x) / (bottom.y - top.y) : 0
    // Cairo moves an edge's ends to fifteenths of a row, and draws it to there with its slope.
    let overshoot = abs(bottom.x - top.x) * min(1, 1 / (15 * max(bottom.y - top.y, 0.01)))
    for index in first...last {
      let start = CGFloat(area.y + index * band)
      let (y1, y2) = (max(top.y, start - reach), min(bottom.y, start + CGFloat(band) + reach))
      let (x1, x2) =
        bottom.y - top.y < 0.01
        ? (top.x, bottom.x) : (top.x + (y1 - top.y) * slope, top.x + (y2 - top.y) * slope)
      // It counts as a crossing if it passes the band's middle.
      let middle = start + CGFloat(band) / 2
      let crossing = top.y <= middle && bottom.y > middle ? (from.y < to.y ? 1 : -1) : 0
      let (low, high) = (min(x1, x2) - reach - overshoot, max(x1, x2) + reach + overshoot)
      bands[index].edges.append(Edge(low: low, high: high, crossing: crossing))
    }
  }

  /// The stretch of a band that an edge touches.
  private struct Edge {
    var low, high: CGFloat
    var crossing: Int
  }

  private struct Band {
    var edges: [Edge] = []

    /// Splits a band's rows. Between edges, the whole band is either inside or outside.
    func split(_ rows: PixelRect, _ rule: CGPathFillRule, _ inside: inout [PixelRect], _ edge: inout [PixelRect]) {
      func rect(_ low: Int, _ high: Int) -> PixelRect {
        PixelRect(x: low, y: rows.y, width: max(0, high - low), height: rows.height).intersection(rows)
      }
      var (winding, x) = (0, rows.x)
      for next in edges.sorted(by: { $0.low < $1.low }) {
        let (low, high) = (Int(clamping: next.low.rounded(.down)), Int(clamping: next.high.rounded(.up)))
        let isInside = rule == .winding ? winding != 0 : winding % 2 != 0
        if isInside, low > x { inside.append(rect(x, low)) }
        edge.append(rect(low, high))
        x = max(x, high)
        winding += next.crossing
      }
    }
  }
}

extension Int {
  fileprivate init(clamping value: CGFloat) { self = Int(Swift.min(Swift.max(value, -1e7), 1e7)) }
}

extension RenderNode {
  /// `true` if it is opaque inside one outline, clear outside of it, and flat.
  var isPlainShape: Bool {
    isVisible && opacity >= 1 && body.isPlainShape && body.isDoubleSided && Homography(transform).affine != nil
  }

  /// Returns the coverage of a mask that is a single opaque shape. Nil for other masks.
  func coverage(_ outer: CGAffineTransform, in area: PixelRect) -> Coverage? {
    guard isPlainShape, let affine = Homography(transform).affine else { return nil }
    let matrix = affine.concatenating(outer)
    guard matrix.canBeDrawn else { return nil }
    if let shape = body.shape { return Coverage(shape.path, matrix, shape.fillRule, in: area) }
    let inside = Region(body.solidArea(matrix).intersection(area))
    let around = Region(PixelRect(around: body.bounds.applying(matrix)).intersection(area))
    return Coverage(inside: inside, edge: around.subtracting(inside))
  }
}

extension RenderNode.Body {
  /// `true` if the body is opaque inside one outline, and clear outside of it.
  fileprivate var isPlainShape: Bool {
    guard children.isEmpty, mask == nil, tint == nil, rasterization == nil, !isCrossfade, !masksToBounds, shadow == nil,
      backdrop == nil, gradient == nil, contents == nil, border == nil
    else { return false }
    guard let shape else { return backgroundColor?.alpha == 1 }
    return backgroundColor == nil && shape.fillColor?.alpha == 1 && (shape.strokeColor?.alpha ?? 0) == 0
  }
}
