import UIKit

/// A tab of a `ButtonTabBar`: an image above a title, either alone, or an image in a circle; and a badge.
@MainActor final class TabButton: UIButton {
  private static let gap: CGFloat = 1
  /// The space between a title and a badge, in points.
  private static let badgeGap: CGFloat = 6
  /// The diameter of a prominent tab's circle, in points, and its least distance from the bar's edges.
  private static let circle: (diameter: CGFloat, distance: CGFloat) = (40, 2)

  // A label of the bar's own, because `setTitleColor(_:for:)` lays out a button, and a button sets the color of its own
  // label whenever its state changes. The color of this one changes in each frame without any layout.
  let title = UILabel()
  private var measured: CGSize?
  private var badge: TabBadge?
  /// The circle behind a prominent tab's image.
  private var circle: UIView?
  /// `true` for a prominent tab with an image.
  var hasCircle: Bool { circle != nil }
  /// The space that a truncated title leaves on either side of it, in points.
  var padding: CGFloat = 0 {
    didSet { if padding != oldValue { setNeedsLayout() } }
  }
  /// `true` if the image and the title stay in the middle of a tab with a badge.
  var isCentered = true {
    didSet { if isCentered != oldValue { setNeedsLayout() } }
  }
  /// `true` if the tab shows the image and the font of the selected tab.
  private var showsSelection = false
  /// `true` until the finger that is down lifts. Its release selects nothing.
  private(set) var ignoresTouch = false

  var content = TabContent() {
    didSet { if content != oldValue { contentDidChange(from: oldValue) } }
  }

  var fonts = TabFonts(normal: .systemFont(ofSize: 15)) {
    didSet {
      title.font = shownFont
      // With two fonts the title has the room of the larger one.
      title.textAlignment = fonts.selected == nil ? .natural : .center
      measured = nil
      setNeedsLayout()
    }
  }

  private var shownFont: UIFont { showsSelection ? fonts.selected ?? fonts.normal : fonts.normal }

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.font = fonts.normal
    addSubview(title)
    showsLargeContentViewer = true
    scalesLargeContentImage = true
    isPointerInteractionEnabled = true
  }

  required init?(coder: NSCoder) { nil }

  private func contentDidChange(from old: TabContent) {
    if content.title != old.title {
      title.text = content.title
      measured = nil
    }
    if content.hasCircle != old.hasCircle { showCircle() }
    showImage()
    if let text = content.badge {
      let badge = badge ?? TabBadge(frame: .zero)
      if badge.superview == nil { addSubview(badge) }
      badge.text = text
      self.badge = badge
    } else {
      badge?.removeFromSuperview()
      badge = nil
    }
    largeContentTitle = content.largeTitle
    largeContentImage = content.image
    if isEnabled != content.isEnabled { isEnabled = content.isEnabled }
    setTabMenu(content.menu)
    setNeedsLayout()
  }

  private func showCircle() {
    circle?.removeFromSuperview()
    circle = content.hasCircle ? UIView() : nil
    measured = nil
    if currentImage != nil { imageView?.tintColor = imageColor }
    guard let circle else { return }
    circle.isUserInteractionEnabled = false
    circle.backgroundColor = title.textColor
    insertSubview(circle, at: 0)
  }

  private func showImage() {
    var image = showsSelection ? content.selectedImage ?? content.image : content.image
    if image?.renderingMode == .automatic { image = image?.withRenderingMode(.alwaysTemplate) }
    guard image != self.image(for: .normal) else { return }
    setImage(image, for: .normal)
    // The same image, because a button would dim it in these states, for which the bar has its own color.
    for state in [[.disabled], [.disabled, .selected]] as [UIControl.State] { setImage(image, for: state) }
    if image != nil { imageView?.tintColor = imageColor }
  }

  private var imageColor: UIColor { hasCircle ? .white : title.textColor }

  /// Updates the colors, the image and the font for the fraction to which the tab is selected. Writes only changes.
  ///
  /// - Parameter fraction: 0 if the tab is not selected, 1 if it is fully selected.
  func show(fraction: CGFloat, color: UIColor, badgeColor: UIColor, badgeTextColor: UIColor) {
    if showsSelection != (fraction >= 0.5) {
      showsSelection = fraction >= 0.5
      if content.selectedImage != nil { showImage() }
      if fonts.selected != nil { title.font = shownFont }
    }
    if title.textColor != color {
      title.textColor = color
      circle?.backgroundColor = color
      if currentImage != nil { imageView?.tintColor = imageColor }
    }
    guard let badge else { return }
    if badge.backgroundColor != badgeColor { badge.backgroundColor = badgeColor }
    if badge.textColor != badgeTextColor { badge.textColor = badgeTextColor }
  }

  // MARK: Touches

  /// Ends the highlight, and ignores the touch that is down from now on.
  func ignoreTouch() {
    ignoresTouch = true
    isHighlighted = false
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !ignoresTouch { super.touchesMoved(touches, with: event) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if ignoresTouch { touchesCancelled(touches, with: event) } else { super.touchesEnded(touches, with: event) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    ignoresTouch = false
    super.touchesCancelled(touches, with: event)
  }

  // MARK: Accessibility

  /// The item whose accessibility texts the button returns. They are read when they are spoken.
  weak var item: ContainerTabItem?

  override var accessibilityLabel: String? {
    get { MainThread.assume { item?.resolvedAccessibilityLabel } }
    set { MainThread.assume { item?.accessibilityLabel = newValue } }
  }

  override var accessibilityValue: String? {
    get { MainThread.assume { item?.resolvedAccessibilityValue } }
    set { MainThread.assume { item?.accessibilityValue = newValue } }
  }

  override var accessibilityHint: String? {
    get { MainThread.assume { item?.accessibilityHint } }
    set { MainThread.assume { item?.accessibilityHint = newValue } }
  }

  override var accessibilityIdentifier: String? {
    get { MainThread.assume { item?.accessibilityIdentifier } }
    set { MainThread.assume { item?.accessibilityIdentifier = newValue } }
  }

  // MARK: Layout

  /// Measures a title in the font that the tab does not show.
  private static let ruler = UILabel()

  /// The size of the whole title, in the larger of the two fonts.
  private var titleSize: CGSize {
    if let measured { return measured }
    guard !content.title.isEmpty, !content.hasCircle else { return .zero }
    var size = title.sizeThatFits(.zero)
    if let selected = fonts.selected {
      Self.ruler.text = content.title
      Self.ruler.font = showsSelection ? fonts.normal : selected
      let other = Self.ruler.sizeThatFits(.zero)
      size = CGSize(width: max(size.width, other.width), height: max(size.height, other.height))
    }
    measured = size
    return size
  }

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
    let image = content.hasCircle ? Self.circle.diameter : content.image?.size.width
    let half = max(titleSize.width, image ?? 0) / 2
    guard let badge else { return Extent(leading: half, trailing: half) }
    let badged = (image.map { $0 / 2 } ?? half + Self.badgeGap) + badge.overhang
    return Extent(leading: half, trailing: max(half, badged))
  }

  /// The frames of the image and the title: one in the middle, or the image above the title. Nil for one that is missing. Their
  /// origins are on whole pixels.
  private var frames: (image: CGRect?, title: CGRect?) {
    guard let image = content.image?.size else {
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
    let badgeRoom = content.image == nil ? badge.map { Self.badgeGap + $0.overhang } ?? 0 : 0
    let room = max(bounds.width - 2 * padding - badgeRoom, 0)
    // A title that fits is not truncated because of a rounding error.
    let width = titleSize.width - room < pixels.pixel / 2 ? titleSize.width : room
    let distance = min((bounds.width - width) / 2, padding + room - width)
    var x = isMirrored ? bounds.width - distance - width : distance
    if content.image != nil, !isCentered { x = middle - width / 2 }
    return onPixels(CGPoint(x: x, y: y), CGSize(width: width, height: height))
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private var pixels: PixelGrid { PixelGrid(scale: traitCollection.displayScale) }

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
  private var circleFrame: CGRect? {
    guard content.hasCircle else { return nil }
    let diameter = max(min(Self.circle.diameter, bounds.height - 2 * Self.circle.distance), 0)
    let origin = CGPoint(x: middle - diameter / 2, y: (bounds.height - diameter) / 2)
    return onPixels(origin, CGSize(width: diameter, height: diameter))
  }

  /// Places the title and the image. The button itself would not round the image's frame.
  private func placeContents() {
    let frames = frames
    title.frame = frames.title ?? .zero
    if let image = frames.image { imageView?.frame = image }
    guard let circle, let circleFrame else { return }
    circle.frame = circleFrame
    circle.layer.cornerRadius = circleFrame.width / 2
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    placeContents()
    guard let badge else { return }
    let mirrored = isMirrored
    // `bringSubviewToFront(_:)` invalidates the layout even if the view is in front already.
    if subviews.last !== badge { bringSubviewToFront(badge) }
    // A badge may cover an image's corner, but not a text.
    let gap = content.image == nil ? Self.badgeGap : 0
    let image = circleFrame ?? imageView?.frame ?? bounds
    let shown = (content.image == nil ? title.frame : image).insetBy(dx: -gap, dy: 0)
    badge.place(
      at: CGPoint(x: mirrored ? shown.minX : shown.maxX, y: shown.minY + 2), mirrored: mirrored, in: bounds, pixels)
  }
}
