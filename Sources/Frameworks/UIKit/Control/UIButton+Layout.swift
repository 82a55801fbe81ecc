import QuartzCore

/// The layout of a button: the image on the left and the title on its right, aligned together by
/// `contentHorizontalAlignment` and `contentVerticalAlignment`.
extension UIButton {
  /// The margin above and below a title without insets, and the minimum width of a button with a title, in points. Many
  /// people have measured both on iOS.
  private static let titleMargin: CGFloat = 6
  private static let leastTitleWidth: CGFloat = 30

  private var titleSize: CGSize {
    guard hasTitle, let label = titleLabel else { return .zero }
    return label.sizeThatFits(.zero)
  }

  /// The content size of a button without title and image. Its height of 22 points was measured for a custom button
  /// with an 18-point font. For other sizes it is a guess (view-16b) that a line is rounded up to whole points.
  private var emptyLine: CGSize {
    CGSize(width: 0, height: UIFont.systemFont(ofSize: titleFontSize).lineHeight.rounded(.up))
  }

  private var imageSize: CGSize { currentImage?.size ?? .zero }

  private var hasTitle: Bool { shownTitle?.isEmpty == false }

  var naturalSize: CGSize {
    let isEmpty = !hasTitle && currentImage == nil
    let title = isEmpty ? emptyLine : titleSize
    let image = imageSize
    var width = title.width + image.width
    var height = max(title.height, image.height)
    if hasTitle || isEmpty, contentEdgeInsets == .zero {
      height = max(title.height + 2 * Self.titleMargin, image.height)
      width = max(width, Self.leastTitleWidth)
    }
    let background = currentBackgroundImage?.size ?? .zero
    return CGSize(
      width: max(width + contentEdgeInsets.left + contentEdgeInsets.right, background.width),
      height: max(height + contentEdgeInsets.top + contentEdgeInsets.bottom, background.height))
  }
}

extension UIButton {
  /// Returns the title's rectangle inside `titleEdgeInsets`: next to the image, and no wider than the remaining space.
  func plainTitleRect(in content: CGRect) -> CGRect {
    guard hasTitle else { return .zero }
    let image = imageSize
    let room = content.inset(by: titleEdgeInsets)
    let size = CGSize(
      width: min(titleSize.width, max(0, room.width - image.width)), height: min(titleSize.height, room.height))
    let left = start(of: size.width + image.width, in: room.minX, room.width) + image.width
    return CGRect(x: left, y: top(of: size.height, in: room), width: size.width, height: size.height)
  }

  /// Returns the image's rectangle. Width and height are each limited to the available space. With the alignment `fill`
  /// the image fills the height, and also the width if there is no title.
  func plainImageRect(in content: CGRect) -> CGRect {
    guard currentImage != nil else { return .zero }
    let room = content.inset(by: imageEdgeInsets)
    let fills = (contentHorizontalAlignment == .fill && !hasTitle, contentVerticalAlignment == .fill)
    let size = CGSize(
      width: fills.0 ? room.width : min(imageSize.width, max(0, room.width)),
      height: fills.1 ? room.height : min(imageSize.height, max(0, room.height)))
    let title = hasTitle ? min(titleSize.width, max(0, room.width - size.width)) : 0
    let left = start(of: size.width + title, in: room.minX, room.width)
    return CGRect(x: left, y: top(of: size.height, in: room), width: size.width, height: size.height)
  }

  private func start(of width: CGFloat, in left: CGFloat, _ room: CGFloat) -> CGFloat {
    switch effectiveContentHorizontalAlignment {
    case .right: left + room - width
    case .center: left + nearestPixel((room - width) / 2)
    default: left
    }
  }

  private func top(of height: CGFloat, in room: CGRect) -> CGFloat {
    switch contentVerticalAlignment {
    case .top, .fill: room.minY
    case .bottom: room.maxY - height
    case .center: room.minY + nearestPixel((room.height - height) / 2)
    }
  }
}
