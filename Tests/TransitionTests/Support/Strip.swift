import ContainerKitTesting
import UIKit

/// Joins pictures side by side, with space between them.
@MainActor enum Strip {
  /// The size of a window, in points: a small phone's shape.
  static let size = CGSize(width: 160, height: 284)
  /// The number of pixels per point of the stages whose pictures are recorded.
  static let scale: CGFloat = 2
  private static let gap: CGFloat = 8

  static func of(_ pictures: [CGImage]) -> CGImage {
    let format = UIGraphicsImageRendererFormat()
    (format.scale, format.opaque) = (scale, true)
    let width = (size.width + gap) * CGFloat(pictures.count) + gap
    let whole = CGSize(width: width, height: size.height + 2 * gap)
    let image = UIGraphicsImageRenderer(size: whole, format: format).image { _ in
      UIColor(white: 0.62, alpha: 1).setFill()
      UIRectFill(CGRect(origin: .zero, size: whole))
      for (index, picture) in pictures.enumerated() {
        let x = gap + (size.width + gap) * CGFloat(index)
        UIImage(cgImage: picture).draw(in: CGRect(x: x, y: gap, width: size.width, height: size.height))
      }
    }
    guard let joined = image.cgImage else { preconditionFailure("a drawn image has pixels") }
    return joined
  }
}
