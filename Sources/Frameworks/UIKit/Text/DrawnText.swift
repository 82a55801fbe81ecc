import CoreGraphics

/// A whole text in a rectangle of a context. Fills its letters with the coverage that it had when it was drawn last,
/// moved by whole pixels.
struct DrawnText {
  private let text: BrokenText
  private let key: TextCache.CoverageKey
  /// The pixel of the text's upper left corner.
  private let x, y: Int

  /// Returns nil if the context's transform changes more than the place and the size of pixels.
  init?(_ text: BrokenText, in context: CGContext, rect: CGRect, natural: TextLayout.NaturalEdge?) {
    guard let transform = context.coverageTransform else { return nil }
    let corner = CGPoint(x: rect.minX, y: rect.minY).applying(transform)
    guard abs(corner.x) < 1e9, abs(corner.y) < 1e9 else { return nil }
    let pixel = CGPoint(x: corner.x.rounded(.down), y: corner.y.rounded(.down))
    self.text = text
    (x, y) = (Int(pixel.x), Int(pixel.y))
    key = TextCache.CoverageKey(
      text: ObjectIdentifier(text), first: 0, width: rect.width, natural: natural,
      scale: CGSize(width: transform.a, height: transform.d),
      corner: CGPoint(x: corner.x - pixel.x, y: corner.y - pixel.y))
  }

  /// Fills the letters from a run on. Returns false if they were not drawn before in the same way, or are not
  /// within the clip.
  func fill(from first: Int, in context: CGContext, with color: UIColor) -> Bool {
    guard let coverage = TextCache.current.coverage(for: key(first)) else { return false }
    return context.fill(coverage, at: x, y, with: color.storage.rgba)
  }

  /// Fills the current path, which is that of the letters from a run on. Returns false if it is too
  /// large, or not within the clip.
  func fillPath(from first: Int, in context: CGContext) -> Bool {
    let limit = TextCache.coverageLimit / 2 - text.bytes
    guard let coverage = context.coverageOfPath(from: x, y, atMost: limit) else { return false }
    TextCache.current.add(coverage, of: text, for: key(first))
    return context.fill(coverage, at: x, y)
  }

  private func key(_ first: Int) -> TextCache.CoverageKey {
    var key = key
    key.first = first
    return key
  }
}
