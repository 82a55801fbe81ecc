import CoreGraphics
import SystemBars

/// A dot that shows a finger on a picture of a film.
package struct FingerMark: Equatable, Sendable {
  /// The finger's location, in points of the picture.
  package var center: CGPoint
  /// The radius, in points.
  package var radius: CGFloat
  /// The opacity, from 0 to 1.
  package var opacity: CGFloat

  /// The radius of a finger that is down, in points.
  static let fullRadius: CGFloat = 22
  private static let rim: CGFloat = 2.5
  /// The width of the shadow around it, in points.
  private static let shadow = 9

  /// Draws a translucent disc with a light rim and a dark shadow, which stands out on any picture.
  fileprivate func draw(into context: CGContext) {
    for step in 0..<Self.shadow {
      let strength = 1 - CGFloat(step) / CGFloat(Self.shadow)
      context.setStrokeColor(red: 0, green: 0, blue: 0, alpha: 0.3 * strength * strength * opacity)
      context.setLineWidth(1)
      context.strokeEllipse(in: circle(radius + CGFloat(step) + 0.5))
    }
    context.setFillColor(red: 0.42, green: 0.43, blue: 0.46, alpha: 0.6 * opacity)
    context.fillEllipse(in: circle(radius))
    context.setStrokeColor(red: 1, green: 1, blue: 1, alpha: 0.96 * opacity)
    context.setLineWidth(Self.rim)
    context.strokeEllipse(in: circle(radius - Self.rim / 2))
  }

  private func circle(_ radius: CGFloat) -> CGRect {
    CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
  }
}

extension [FingerMark] {
  /// Returns a picture with the marks over it.
  ///
  /// - Parameter scale: The picture's number of pixels per point.
  package func image(over picture: CGImage, scale: CGFloat) -> CGImage {
    guard !isEmpty else { return picture }
    let context = CGContext(copying: picture, scale: scale)
    for mark in self { mark.draw(into: context) }
    return context.makeImage() ?? picture
  }
}
