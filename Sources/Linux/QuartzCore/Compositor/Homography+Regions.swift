extension Homography {
  /// The least w that is drawn, in parts of the w of what lies in the plane of the screen.
  private static let nearest: CGFloat = 1e-3

  /// The corners of the part of a rectangle that is in front of the eye, not yet mapped. Empty if nothing is.
  func visiblePolygon(of rect: CGRect) -> [CGPoint] {
    let corners = rect.corners
    if m13 == 0, m23 == 0 { return m33 > 0 ? corners : [] }
    return corners.clipped { w($0) - Self.nearest }
  }

  /// The smallest rectangle around where a rectangle goes; null if all of it is behind the eye.
  func boundingBox(of rect: CGRect) -> CGRect {
    CGRect(enclosing: visiblePolygon(of: rect).map(apply))
  }
}
