/// A path that can be added to.
///
/// Each method takes a transform that is applied to what it adds. Lines and curves start at the current point; without
/// one (an empty path) they are refused, as CoreGraphics does.
public final class CGMutablePath: CGPath {
  /// An empty path.
  public convenience init() {
    self.init(segments: [])
  }

  override init(segments: [PathSegment]) {
    super.init(segments: segments)
  }

  /// Starts a new subpath.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    segments.append(.move(point.applying(transform)))
  }

  /// A straight line from the current point.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    append(.line(point), transform)
  }

  /// Starts a new subpath at the first point and joins the rest by lines.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    points.dropFirst().forEach { addLine(to: $0, transform: transform) }
  }

  /// A quadratic curve from the current point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    append(.quad(control: control, end: end), transform)
  }

  /// A cubic curve from the current point.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    append(.curve(control1: control1, control2: control2, end: end), transform)
  }

  /// A line back to where the subpath began. The next line starts there too.
  public func closeSubpath() {
    guard let last = segments.last, last != .close else { return }
    segments.append(.close)
  }

  /// Adds the steps of another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    segments.append(contentsOf: path.segments.map { $0.applying(transform) })
  }

  private func append(_ segment: PathSegment, _ transform: CGAffineTransform) {
    guard !segments.isEmpty else { return }
    segments.append(segment.applying(transform))
  }
}
