import ContainerKit
import UIKit

/// A picture of a page, and views that show parts of it.
///
/// It shows the page as it is when the transition begins. Changes alongside the transition are not in it, so pictures of outgoing
/// pages are preferable.
@preconcurrency @MainActor public struct PagePicture {
  private let image: UIImage
  private let bounds: CGRect
  private let backing: UIColor?

  /// - Parameters:
  ///   - backing: The color behind the picture, if the page is not opaque.
  ///   - isOnScreen: `false` if the last frame has not shown the page. The screen has no picture of it, so its layer is drawn,
  ///     without effect views.
  ///   - isChanged: `true` if a page on screen has changed since the last frame, and the change has to be in the picture.
  ///   - others: Views that are left out if the layer is drawn.
  init(of page: UIView, on backing: UIColor?, isOnScreen: Bool, isChanged: Bool, without others: [UIView]) {
    self.backing = backing
    bounds = page.bounds
    if !isOnScreen { page.layoutIfNeeded() }
    image =
      isOnScreen
      ? UIGraphicsImageRenderer(bounds: page.bounds).image { _ in
        _ = page.drawHierarchy(in: page.bounds, afterScreenUpdates: isChanged)
      } : Self.drawing(of: page, without: others)
  }

  /// Draws the layer of a view, which works before the view has been on screen and inside a transaction, where a snapshot would be
  /// empty. Effects, video and Metal are not in it.
  ///
  /// - Parameter others: Views that are left out.
  static func drawing(of view: UIView, without others: [UIView]) -> UIImage {
    let hidden = others.filter { $0 !== view && $0.isDescendant(of: view) }.map { (view: $0, alpha: $0.alpha) }
    // No commit comes before they have their alpha again, so the screen does not show it.
    for other in hidden { other.view.alpha = 0 }
    defer { for other in hidden { other.view.alpha = other.alpha } }
    return view.layerDrawing()
  }

  /// Creates a view that shows a part of the picture.
  ///
  /// - Parameter rect: The part, in the page's coordinates, and the view's frame.
  public func part(_ rect: CGRect) -> UIView {
    let view = UIView(frame: rect)
    view.backgroundColor = backing
    view.layer.contents = image.cgImage
    view.layer.contentsScale = image.scale
    view.layer.contentsRect = CGRect(
      x: (rect.minX - bounds.minX) / max(bounds.width, 1), y: (rect.minY - bounds.minY) / max(bounds.height, 1),
      width: rect.width / max(bounds.width, 1), height: rect.height / max(bounds.height, 1))
    return view
  }

  /// Divides a length into pieces that end on whole points, so that neighbors share no pixel.
  static func cuts(of length: CGFloat, into count: Int) -> [(start: CGFloat, end: CGFloat)] {
    let ends = (0...count).map { $0 == count ? length : (length * CGFloat($0) / CGFloat(count)).rounded() }
    return zip(ends, ends.dropFirst()).map { ($0, $1) }
  }
}
