extension [CGPoint] {
  /// Returns the part of a convex polygon inside a rectangle (Sutherland–Hodgman, one side at a time).
  func clipped(to rect: CGRect) -> [CGPoint] {
    clipped { $0.x - rect.minX }.clipped { rect.maxX - $0.x }
      .clipped { $0.y - rect.minY }.clipped { rect.maxY - $0.y }
  }

  /// Returns the part in which `inside`, which is linear, is not negative.
  func clipped(_ inside: (CGPoint) -> CGFloat) -> [CGPoint] {
    guard let last else { return [] }
    var result: [CGPoint] = []
    var previous = last
    for next in self {
      let (before, after) = (inside(previous), inside(next))
      if (before >= 0) != (after >= 0) {
        result.append(previous + CGVector(from: previous, to: next) * (before / (before - after)))
      }
      if after >= 0 { result.append(next) }
      previous = next
    }
    return result
  }
}
