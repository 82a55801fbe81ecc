import ContainerKitTesting
import UIKit

/// Joins pictures, with space between them.
@MainActor enum Strip {
  /// The size of a window, in points: a small phone's shape.
  static let size = CGSize(width: 160, height: 284)
  /// The number of pixels per point of the stages whose details are recorded.
  static let scale: CGFloat = 2

  static func of(_ pictures: [CGImage]) -> CGImage { sheet(pictures, columns: pictures.count) }

  /// Joins pictures of the same size in rows.
  static func sheet(_ pictures: [CGImage], columns: Int) -> CGImage {
    let format = UIGraphicsImageRendererFormat()
    (format.scale, format.opaque) = (1, true)
    let size = pictures.first.map { CGSize(width: $0.width, height: $0.height) } ?? .zero
    let gap = (size.width / 20).rounded()
    let rows = (pictures.count + columns - 1) / columns
    let whole = CGSize(
      width: (size.width + gap) * CGFloat(columns) + gap, height: (size.height + gap) * CGFloat(rows) + gap)
    let image = UIGraphicsImageRenderer(size: whole, format: format).image { _ in
      UIColor(white: 0.62, alpha: 1).setFill()
      UIRectFill(CGRect(origin: .zero, size: whole))
      for (index, picture) in pictures.enumerated() {
        let (row, column) = index.quotientAndRemainder(dividingBy: columns)
        let corner = CGPoint(x: gap + (size.width + gap) * CGFloat(column), y: gap + (size.height + gap) * CGFloat(row))
        UIImage(cgImage: picture).draw(in: CGRect(origin: corner, size: size))
      }
    }
    guard let joined = image.cgImage else { preconditionFailure("a drawn image has pixels") }
    return joined
  }
}
