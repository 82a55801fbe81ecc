/// The large content viewer: an image above a title on a rounded background. Measurements by eye are
/// guesses: safe-18c.
@MainActor final class LargeContentView: UIView {
  static let side: CGFloat = 220
  static let padding: CGFloat = 20
  static let imageSide: CGFloat = 90
  static let gap: CGFloat = 12

  private let picture = UIImageView(image: nil)
  private let title = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    backgroundColor = UIColor.secondarySystemBackground.withAlphaComponent(0.97)
    tintColor = .label
    layer.cornerRadius = 16
    picture.contentMode = .scaleAspectFit
    title.font = .preferredFont(forTextStyle: .body)
    title.numberOfLines = 3
    title.textAlignment = .center
    addSubview(picture)
    addSubview(title)
  }

  required init?(coder: NSCoder) { nil }

  private var imageInsets = UIEdgeInsets.zero
  private var imageSize = CGSize.zero

  func show(_ item: any UILargeContentViewerItem) {
    title.text = item.largeContentTitle
    let image = item.largeContentImage
    picture.image = image?.renderingMode == .automatic ? image?.withRenderingMode(.alwaysTemplate) : image
    imageSize = image.map { Self.shownSize(of: $0, scaled: item.scalesLargeContentImage) } ?? .zero
    imageInsets = item.largeContentImageInsets
    setNeedsLayout()
  }

  /// Returns the image's size, scaled up proportionally to the viewer's size for images, but never down.
  private static func shownSize(of image: UIImage, scaled: Bool) -> CGSize {
    let longest = max(image.size.width, image.size.height)
    guard scaled, longest > 0, longest < imageSide else { return image.size }
    return CGSize(width: image.size.width * imageSide / longest, height: image.size.height * imageSide / longest)
  }

  /// Adds the viewer to a window. Its height fits its content. It is wider for a wide title, if there is room.
  func place(in window: UIWindow, around center: CGPoint) {
    if superview !== window { window.addSubview(self) }
    let room = window.bounds.inset(by: window.safeAreaInsets).insetBy(dx: 16, dy: 16)
    let wide = title.sizeThatFits(CGSize(width: room.width - 2 * Self.padding, height: 0)).width
    let width = min(max(Self.side, wide + 2 * Self.padding), room.width)
    let height = min(max(Self.side, contentHeight(in: width)), room.height)
    let frame = CGRect(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
    UIView.performWithoutAnimation {
      self.frame = frame
      layoutIfNeeded()
    }
  }

  private func titleHeight(in width: CGFloat) -> CGFloat {
    title.text?.isEmpty == false
      ? title.sizeThatFits(CGSize(width: width - 2 * Self.padding, height: 0)).height : 0
  }

  private func contentHeight(in width: CGFloat) -> CGFloat {
    let text = titleHeight(in: width)
    let between = imageSize.height > 0 && text > 0 ? Self.gap : 0
    return imageSize.height + imageInsets.top + imageInsets.bottom + between + text + 2 * Self.padding
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let text = titleHeight(in: bounds.width)
    var top = (bounds.height - contentHeight(in: bounds.width)) / 2 + Self.padding + imageInsets.top
    let middle = bounds.midX + (imageInsets.left - imageInsets.right) / 2
    picture.frame = CGRect(
      x: middle - imageSize.width / 2, y: top, width: imageSize.width, height: imageSize.height)
    top += imageSize.height + imageInsets.bottom + (imageSize.height > 0 && text > 0 ? Self.gap : 0)
    title.frame = CGRect(x: Self.padding, y: top, width: bounds.width - 2 * Self.padding, height: text)
  }
}
