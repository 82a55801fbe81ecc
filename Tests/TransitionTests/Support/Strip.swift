import ContainerKitTesting
import UIKit

/// Pictures side by side in one.
@MainActor enum Strip {
  /// Of a window, in points: a small phone's shape.
  static let size = CGSize(width: 160, height: 284)

  static func of(_ pictures: [CGImage]) -> CGImage {
    let format = UIGraphicsImageRendererFormat()
    (format.scale, format.opaque) = (1, true)
    let whole = CGSize(width: size.width * CGFloat(pictures.count), height: size.height)
    let image = UIGraphicsImageRenderer(size: whole, format: format).image { _ in
      for (index, picture) in pictures.enumerated() {
        UIImage(cgImage: picture).draw(
          in: CGRect(x: size.width * CGFloat(index), y: 0, width: size.width, height: size.height))
      }
    }
    guard let joined = image.cgImage else { preconditionFailure("a drawn image has pixels") }
    return joined
  }
}
