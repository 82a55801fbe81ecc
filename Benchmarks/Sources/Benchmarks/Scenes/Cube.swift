import QuartzCore

/// A cube whose faces are pages, seen from a distance.
enum Cube {
  typealias Row = (Double, Double, Double)

  /// The rows of the map from a face's pixels to the frame's, if the cube has turned the face by an angle about the vertical.
  static func map(angle: Double) -> (Row, Row, Row) {
    let (width, height) = (Double(Scene.width), Double(Scene.height))
    let eye = Scene.eye * Double(Scene.scale)
    let (x, y, z) = (width / 2, height / 2, width / 2)
    // A point of the face relative to the cube's center is (u - x, v - y, z). It turns, and is moved back by z. Its distance
    // divides: w = 1 - depth / eye.
    let (c, s) = (cos(angle), sin(angle))
    let depth = (-s, s * x + c * z - z)
    let w = (-depth.0 / eye, 1 - depth.1 / eye)
    let across = (c, -c * x + s * z)
    return (
      (across.0 + x * w.0, 0, across.1 + x * w.1),
      (y * w.0, 1, -y + y * w.1),
      (w.0, 0, w.1)
    )
  }

  /// The transform of the layer that contains the faces.
  static var perspective: CATransform3D {
    var transform = CATransform3DIdentity
    transform.m34 = -1 / Scene.eye
    return transform
  }
}
