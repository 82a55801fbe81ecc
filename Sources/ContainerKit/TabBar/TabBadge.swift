import UIKit

/// A badge at a tab's upper trailing corner: a short text on a capsule, or a dot.
@MainActor final class TabBadge: UILabel {
  private static let height: CGFloat = 16
  private static let dot: CGFloat = 8
  private static let margin: CGFloat = 5
  /// The least distance from the tab's upper edge, in points, where the bar's hairline may be.
  private static let distance: CGFloat = 2

  override init(frame: CGRect) {
    super.init(frame: frame)
    font = .systemFont(ofSize: 11)
    textAlignment = .center
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }

  private var isDot: Bool { text?.isEmpty != false }

  private var size: CGSize {
    guard !isDot else { return CGSize(width: Self.dot, height: Self.dot) }
    return CGSize(width: max(Self.height, ceil(sizeThatFits(.zero).width) + 2 * Self.margin), height: Self.height)
  }

  /// The distance by which the badge extends beyond the corner, in points.
  var overhang: CGFloat { size.width - Self.dot / 2 }

  /// Places the badge at a corner of the tab's content, inside the given bounds, on whole pixels.
  func place(at corner: CGPoint, mirrored: Bool, in room: CGRect, _ pixels: PixelGrid) {
    let (width, height) = (size.width, size.height)
    let x = mirrored ? corner.x + Self.dot / 2 - width : corner.x - Self.dot / 2
    frame = CGRect(
      x: pixels.x(max(min(x, room.maxX - width), room.minX)),
      y: pixels.y(max(corner.y - height / 2, room.minY + Self.distance)), width: width, height: height)
    layer.cornerRadius = height / 2
  }
}
