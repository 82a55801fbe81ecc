import UIKit

// Pictures of pages. A snapshot of a page that no frame has shown is empty, and UIKit reports it: the layers of such a page are
// drawn instead. Effects, video and Metal are not in such a drawing.
extension UIView {
  /// `true` if the last frame has shown this view, perhaps below others. A page may have been added since, in the turn in which
  /// its transition starts.
  package var isInLastFrame: Bool { layer.presentation() != nil }

  /// Returns a view that shows a picture of this page, in its size.
  ///
  /// - Parameter isChanged: `true` if the page has changed since the last frame, and the change has to be in the picture.
  package func pagePicture(isChanged: Bool) -> UIView {
    if isInLastFrame, let snapshot = snapshotView(afterScreenUpdates: isChanged) { return snapshot }
    layoutIfNeeded()
    let picture = UIImageView(image: layerDrawing())
    picture.frame = CGRect(origin: .zero, size: bounds.size)
    return picture
  }

  /// Draws the layer of this view, which works before it has been on screen and inside a transaction.
  package func layerDrawing() -> UIImage {
    guard !bounds.isEmpty else { return UIImage() }
    return UIGraphicsImageRenderer(bounds: bounds).image { layer.render(in: $0.cgContext) }
  }
}
