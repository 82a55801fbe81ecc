import UIKit

// The frames of a tab's contents. They are computed from the bounds, and need no layout.
extension TabButton {
  private static let gap: CGFloat = 1
  /// The space between a title and a badge, in points.
  static let badgeGap: CGFloat = 6
  /// The diameter of a prominent tab's circle, in points, and its least distance from the bar's edges.
  private static let circle: (diameter: CGFloat, distance: CGFloat) = (40, 2)

  /// The size of the image, or of the item's view in its place.
  private var imageSize: CGSize? { contentHost?.size ?? content.image?.size }

  /// The distances of the tab's edges from the middle of its image and title, in points, with room for the badge.
  struct Extent {
    var leading: CGFloat
    var trailing: CGFloat

    var total: CGFloat { leading + trailing }
    /// The width if the image and the title are in the middle of the tab: then room for a badge counts on both sides.
    var centered: CGFloat { 2 * max(leading, trailing) }
  }

  /// The extent of the tab's contents.
  var contentExtent: Extent {
    let image = content.hasCircle ? Self.circle.diameter : imageSize?.width
    let half = max(titleSize.width, image ?? 0) / 2
    guard let badge = badgeView else { return Extent(leading: half, trailing: half) }
    let badged = (image.map { $0 / 2 } ?? half + Self.badgeGap) + badge.overhang
    return Extent(leading: half, trailing: max(half, badged))
  }

  /// The frames of the image and the title: one in the middle, or the image above the title. Nil for one that is missing. Their
  /// origins are on whole pixels.
  var frames: (image: CGRect?, title: CGRect?) {
    guard let image = imageSize else {
      let height = min(titleSize.height, bounds.height)
      return (nil, titleFrame(y: (bounds.height - height) / 2, height: height))
    }
    let left = middle - image.width / 2
    guard !content.title.isEmpty, !content.hasCircle else {
      return (onPixels(CGPoint(x: left, y: (bounds.height - image.height) / 2), image), nil)
    }
    let top = max((bounds.height - image.height - Self.gap - titleSize.height) / 2, 0)
    let frame = onPixels(CGPoint(x: left, y: top), image)
    return (frame, titleFrame(y: frame.maxY + Self.gap, height: titleSize.height))
  }

  /// The middle of an image and the title below it.
  private var middle: CGFloat {
    guard !isCentered else { return bounds.midX }
    let extent = contentExtent
    let offset = (extent.trailing - extent.leading) / 2
    return bounds.midX + (isMirrored ? offset : -offset)
  }

  /// Returns the frame of a title, in the middle of the tab. A title that does not fit beside its badge is moved.
  private func titleFrame(y: CGFloat, height: CGFloat) -> CGRect {
    let badgeRoom = imageSize == nil ? badgeView.map { Self.badgeGap + $0.overhang } ?? 0 : 0
    let room = max(bounds.width - 2 * padding - badgeRoom, 0)
    // A title that fits is not truncated because of a rounding error.
    let width = titleSize.width - room < pixels.pixel / 2 ? titleSize.width : room
    let distance = min((bounds.width - width) / 2, padding + room - width)
    var x = isMirrored ? bounds.width - distance - width : distance
    if imageSize != nil, !isCentered { x = middle - width / 2 }
    return onPixels(CGPoint(x: x, y: y), CGSize(width: width, height: height))
  }

  var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  var pixels: PixelGrid { PixelGrid(scale: traitCollection.displayScale) }

  private func onPixels(_ origin: CGPoint, _ size: CGSize) -> CGRect {
    CGRect(origin: CGPoint(x: pixels.x(origin.x), y: pixels.y(origin.y)), size: size)
  }

  /// The frame of the image and the title, in the button's coordinate space. It is computed from the bounds, and needs no layout.
  var contentFrame: CGRect {
    if let circleFrame { return circleFrame }
    return switch frames {
    case (let image?, let title?): image.union(title)
    case (let image, let title): image ?? title ?? .zero
    }
  }

  /// The frame of a prominent tab's circle.
  var circleFrame: CGRect? {
    guard content.hasCircle else { return nil }
    let diameter = max(min(Self.circle.diameter, bounds.height - 2 * Self.circle.distance), 0)
    let origin = CGPoint(x: middle - diameter / 2, y: (bounds.height - diameter) / 2)
    return onPixels(origin, CGSize(width: diameter, height: diameter))
  }
}
