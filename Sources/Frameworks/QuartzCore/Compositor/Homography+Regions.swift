extension Homography {
  /// The smallest w that is drawn, relative to the w in the plane of the screen.
  private static let nearest: CGFloat = 1e-3

  /// Returns the corners, not yet transformed, of the part of a rectangle in front of the eye. Empty if there is none.
  func visiblePolygon(of rect: CGRect) -> [CGPoint] {
    let corners = rect.corners
    if m13 == 0, m23 == 0 { return m33 > 0 ? corners : [] }
    return corners.clipped { w($0) - Self.nearest }
  }

  /// Returns the smallest rectangle around a transformed rectangle. Null if all of it is behind the eye.
  func boundingBox(of rect: CGRect) -> CGRect {
    CGRect(enclosing: visiblePolygon(of: rect).map(apply))
  }
}
