import UIKit

/// A picture of a page, and views that show parts of it.
///
/// It shows the page as it is when the transition begins. Changes alongside the transition are not in it, so pictures of outgoing
/// pages are preferable.
@preconcurrency @MainActor public struct PagePicture {
  private let image: UIImage
  private let bounds: CGRect

  /// - Parameter isOnScreen: `false` if the page has never been on screen. The screen has no picture of it, so its layer is
  ///   drawn, without effect views.
  init(of page: UIView, isOnScreen: Bool) {
    bounds = page.bounds
    image = UIGraphicsImageRenderer(bounds: page.bounds).image { context in
      if isOnScreen {
        _ = page.drawHierarchy(in: page.bounds, afterScreenUpdates: false)
      } else {
        page.layer.render(in: context.cgContext)
      }
    }
  }

  /// Creates a view that shows a part of the picture.
  ///
  /// - Parameter rect: The part, in the page's coordinates, and the view's frame.
  public func part(_ rect: CGRect) -> UIView {
    let view = UIView(frame: rect)
    view.layer.contents = image.cgImage
    view.layer.contentsScale = image.scale
    view.layer.contentsRect = CGRect(
      x: (rect.minX - bounds.minX) / max(bounds.width, 1), y: (rect.minY - bounds.minY) / max(bounds.height, 1),
      width: rect.width / max(bounds.width, 1), height: rect.height / max(bounds.height, 1))
    return view
  }

  /// Divides a length into pieces that end on whole points, so that neighbors share no pixel.
  public static func cuts(of length: CGFloat, into count: Int) -> [(start: CGFloat, end: CGFloat)] {
    let ends = (0...count).map { $0 == count ? length : (length * CGFloat($0) / CGFloat(count)).rounded() }
    return zip(ends, ends.dropFirst()).map { ($0, $1) }
  }
}
