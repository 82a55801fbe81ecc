import UIKit

extension CGContext {
  /// Creates a bitmap with a copy of a picture, to draw over it. User space is in points, as in a view.
  ///
  /// - Parameter scale: The picture's number of pixels per point.
  package convenience init(copying picture: CGImage, scale: CGFloat) {
    self.init(topLeftWidth: picture.width, height: picture.height, scale: scale)
    let size = CGSize(width: CGFloat(picture.width) / scale, height: CGFloat(picture.height) / scale)
    UIGraphicsPushContext(self)
    UIImage(cgImage: picture, scale: scale, orientation: .up).draw(in: CGRect(origin: .zero, size: size))
    UIGraphicsPopContext()
  }
}
