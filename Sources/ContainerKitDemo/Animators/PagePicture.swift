import UIKit

/// A picture of a page, and views that show parts of it.
///
/// The picture shows the page as it is when the animator starts. Changes that are animated alongside the transition are
/// not in it, so pictures of outgoing pages are preferable.
@MainActor struct PagePicture {
  private let image: UIImage
  private let page: CGRect

  /// Takes a picture of a page.
  ///
  /// - Parameter isOnScreen: `false` if the page has never been on screen. The screen has no picture of it, so its
  ///   layer is drawn, without effect views.
  init(of view: UIView, isOnScreen: Bool = true) {
    page = view.bounds
    image = UIGraphicsImageRenderer(bounds: view.bounds).image { context in
      if isOnScreen {
        _ = view.drawHierarchy(in: view.bounds, afterScreenUpdates: false)
      } else {
        view.layer.render(in: context.cgContext)
      }
    }
  }

  /// Creates a view that shows a part of the picture, with the part for its frame.
  func part(_ rect: CGRect) -> UIView {
    let view = UIView(frame: rect)
    view.layer.contents = image.cgImage
    view.layer.contentsScale = image.scale
    view.layer.contentsRect = CGRect(
      x: (rect.minX - page.minX) / page.width, y: (rect.minY - page.minY) / page.height,
      width: rect.width / page.width, height: rect.height / page.height)
    return view
  }

  /// Divides a length into pieces that end on whole points, so that neighbors share no pixel.
  static func cuts(of length: CGFloat, into count: Int) -> [(start: CGFloat, end: CGFloat)] {
    let ends = (0...count).map { $0 == count ? length : (length * CGFloat($0) / CGFloat(count)).rounded() }
    return zip(ends, ends.dropFirst()).map { ($0, $1) }
  }
}

extension TransitionPages {
  /// Adds an empty view with perspective above both pages, in which the coordinates are those of the pages. The views
  /// in it have no depth in common with the pages, which they could cut otherwise.
  func addStage() -> UIView {
    let stage = UIView(frame: to.frame)
    stage.layer.sublayerTransform.m34 = -1 / (3 * max(to.bounds.width, 1))
    stage.isUserInteractionEnabled = false
    container.addSubview(stage)
    return stage
  }
}

extension UIView {
  /// Adds a black view that covers this view.
  func addShade(alpha: CGFloat) -> UIView {
    let shade = UIView(frame: bounds)
    shade.backgroundColor = .black
    shade.alpha = alpha
    addSubview(shade)
    return shade
  }
}
