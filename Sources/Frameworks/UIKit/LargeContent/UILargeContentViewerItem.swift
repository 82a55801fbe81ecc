/// An item that the large content viewer can show: a view that stays small even if the user prefers large text.
@preconcurrency @MainActor public protocol UILargeContentViewerItem: NSObjectProtocol {
  /// A Boolean value that determines whether the viewer shows the item. The item, or a view around it, must have a
  /// `UILargeContentViewerInteraction`.
  var showsLargeContentViewer: Bool { get }

  /// The title.
  var largeContentTitle: String? { get }

  /// The image.
  var largeContentImage: UIImage? { get }

  /// A Boolean value that determines whether the image is scaled up. Otherwise it keeps its size.
  var scalesLargeContentImage: Bool { get }

  /// The insets around the image that make it look centered, in points.
  var largeContentImageInsets: UIEdgeInsets { get }
}

extension UIView: UILargeContentViewerItem {}

extension UIView {
  /// Returns the frontmost view at a point (in this view's coordinates) that the viewer shows.
  func largeContentItem(at point: CGPoint) -> UIView? {
    guard !isHidden, self.point(inside: point, with: nil) else { return nil }
    for view in subviews.reversed() {
      if let item = view.largeContentItem(at: view.convert(point, from: self)) { return item }
    }
    return showsLargeContentViewer ? self : nil
  }
}
