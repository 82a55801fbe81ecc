import QuartzCore

/// The button that a bar shows for an item, or as its back button.
@MainActor final class BarButton: UIButton {
  /// The size of a bar's font, in points (as on a phone).
  static let fontSize: CGFloat = 17
  private static let backSpace: CGFloat = 6
  /// The distance to the left and right of a button at which it still receives touches, in points (a guess: nav-18f).
  private static let reach: CGFloat = 8

  /// Creates a button for an item.
  static func make(for item: UIBarButtonItem) -> BarButton {
    let button = BarButton(type: .system)
    button.titleLabel?.font = .systemFont(ofSize: fontSize, weight: item.style == .done ? .semibold : .regular)
    let image = item.systemItem.map { BarSymbols.image(of: $0) } ?? item.image
    let title = item.systemItem.map(\.title) ?? item.title
    // An image replaces the title.
    if let image { button.setImage(image, for: .normal) } else { button.setTitle(title, for: .normal) }
    if item.systemItem == nil { button.imageEdgeInsets = item.imageInsets }
    button.isEnabled = item.isEnabled
    button.tag = item.tag
    if let color = item.tintColor { button.tintColor = color }
    button.accessibilityLabel = item.systemItem?.spoken ?? item.title
    button.addAction(UIAction { [weak item] _ in item?.trigger() }, for: .primaryActionTriggered)
    return button
  }

  /// Creates a back button that leads to an item.
  static func makeBack(to item: UINavigationItem, mirrored: Bool, _ tapped: @escaping @MainActor () -> Void)
    -> BarButton
  {
    let button = BarButton(type: .system)
    button.titleLabel?.font = .systemFont(ofSize: fontSize)
    button.setTitle(item.titleForBack, for: .normal)
    button.setImage(item.backBarButtonItem?.image ?? BarSymbols.chevron(mirrored: mirrored), for: .normal)
    button.isMirrored = mirrored
    button.contentHorizontalAlignment = mirrored ? .right : .left
    if let color = item.backBarButtonItem?.tintColor { button.tintColor = color }
    button.accessibilityIdentifier = "BackButton"
    button.isBack = true
    button.addAction(UIAction { _ in tapped() }, for: .primaryActionTriggered)
    return button
  }

  private var isBack = false
  private var isMirrored = false

  /// Puts a back button's title at a distance from its chevron, which is at the edge.
  override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    guard isBack, let image = currentImage else { return super.titleRect(forContentRect: contentRect) }
    let room = max(contentRect.width - image.size.width - Self.backSpace, 0)
    let size = titleLabel?.sizeThatFits(.zero) ?? .zero
    let x = isMirrored ? contentRect.minX : contentRect.minX + image.size.width + Self.backSpace
    let width = min(size.width, room)
    return CGRect(
      x: isMirrored ? x + room - width : x, y: ((contentRect.height - size.height) / 2).rounded(), width: width,
      height: size.height)
  }

  override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    guard isBack, let image = currentImage else { return super.imageRect(forContentRect: contentRect) }
    let x = isMirrored ? contentRect.maxX - image.size.width : contentRect.minX
    return CGRect(
      origin: CGPoint(x: x, y: ((contentRect.height - image.size.height) / 2).rounded()), size: image.size)
  }

  /// The width that fits the content, in points.
  var naturalWidth: CGFloat {
    let title = currentTitle.map { _ in titleLabel?.sizeThatFits(.zero).width ?? 0 } ?? 0
    let image = currentImage?.size.width ?? 0
    return title + image + (isBack ? Self.backSpace : 0)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -Self.reach, dy: 0).contains(point)
  }
}
