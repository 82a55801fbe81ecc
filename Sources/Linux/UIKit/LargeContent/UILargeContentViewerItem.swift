/// What the large content viewer can show: a view that stays small where the user wants large text.
@preconcurrency @MainActor public protocol UILargeContentViewerItem: NSObjectProtocol {
  /// Whether the viewer shows it, once it, or a view around it, has a `UILargeContentViewerInteraction`.
  var showsLargeContentViewer: Bool { get }

  /// The text.
  var largeContentTitle: String? { get }

  /// The image.
  var largeContentImage: UIImage? { get }

  /// Whether the image is enlarged; otherwise it has its own size.
  var scalesLargeContentImage: Bool { get }

  /// Points around the image that bring it to where it looks centred.
  var largeContentImageInsets: UIEdgeInsets { get }
}

extension UIView: UILargeContentViewerItem {}

/// What was set of a view's large content.
struct LargeContent {
  var isShown = false
  var title: String?
  var image: UIImage?
  var scalesImage = false
  var insets = UIEdgeInsets.zero
}

extension UIView {
  func changeLargeContent(_ change: (inout LargeContent) -> Void) {
    var content = largeContent ?? LargeContent()
    change(&content)
    largeContent = content
  }

  /// The frontmost view at a point (this view's coordinates) that the viewer shows.
  func largeContentItem(at point: CGPoint) -> UIView? {
    guard !isHidden, self.point(inside: point, with: nil) else { return nil }
    for view in subviews.reversed() {
      if let item = view.largeContentItem(at: view.convert(point, from: self)) { return item }
    }
    return showsLargeContentViewer ? self : nil
  }
}
