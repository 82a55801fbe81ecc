import UIKit

/// A tab of a `ButtonTabBar`: an image or a view of the app's above a title, either alone, or in a circle; and a badge.
@MainActor final class TabButton: UIButton {
  // A label of the bar's own, because `setTitleColor(_:for:)` lays out a button, and a button sets the color of its own
  // label whenever its state changes. The color of this one changes in each frame without any layout.
  let title = UILabel()
  private var measured: CGSize?
  private(set) var badgeView: TabBadge?
  /// Contains the item's view, which is shown in place of an image.
  private(set) var contentHost: TabContentHost?
  /// Called when the item's view has another size.
  var onContentSizeChange: (() -> Void)?
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
    if content.contentView !== old.contentView { showContentView() }
    if content.hasCircle != old.hasCircle { showCircle() }
    showImage()
    if let text = content.badge {
      let badge = badgeView ?? TabBadge(frame: .zero)
      if badge.superview == nil { addSubview(badge) }
      badge.text = text
      badgeView = badge
    } else {
      badgeView?.removeFromSuperview()
      badgeView = nil
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
    tintImage()
    guard let circle else { return }
    circle.isUserInteractionEnabled = false
    circle.backgroundColor = title.textColor
    insertSubview(circle, at: 0)
  }

  private func showContentView() {
    removeContentView()
    guard let view = content.contentView else { return }
    let host = TabContentHost(view) { [weak self] in self?.contentSizeDidChange() }
    host.tintColor = imageColor
    contentHost = host
    addSubview(host)
  }

  /// Removes the item's view, which another tab may show next.
  func removeContentView() {
    contentHost?.removeContent()
    contentHost?.removeFromSuperview()
    contentHost = nil
  }

  private func contentSizeDidChange() {
    setNeedsLayout()
    onContentSizeChange?()
  }

  private func showImage() {
    var image = showsSelection ? content.selectedImage ?? content.image : content.image
    if content.contentView != nil { image = nil }
    if image?.renderingMode == .automatic { image = image?.withRenderingMode(.alwaysTemplate) }
    guard image != self.image(for: .normal) else { return }
    setImage(image, for: .normal)
    // The same image, because a button would dim it in these states, for which the bar has its own color.
    for state in [[.disabled], [.disabled, .selected]] as [UIControl.State] { setImage(image, for: state) }
    tintImage()
  }

  /// Gives the image or the item's view its color.
  private func tintImage() {
    contentHost?.tintColor = imageColor
    if currentImage != nil { imageView?.tintColor = imageColor }
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
      tintImage()
    }
    contentHost?.show(fraction: fraction)
    guard let badge = badgeView else { return }
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

  /// A tab that shows only the item's view has its label in the large content viewer.
  override var largeContentTitle: String? {
    get { content.hasNoLargeContent ? accessibilityLabel : super.largeContentTitle }
    set { super.largeContentTitle = newValue }
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
  var titleSize: CGSize {
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

  /// Places the title and the image. The button itself would not round the image's frame.
  private func placeContents() {
    let frames = frames
    title.frame = frames.title ?? .zero
    if let image = frames.image { (contentHost ?? imageView)?.frame = image }
    guard let circle, let circleFrame else { return }
    circle.frame = circleFrame
    circle.layer.cornerRadius = circleFrame.width / 2
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    placeContents()
    guard let badge = badgeView else { return }
    let mirrored = isMirrored
    // `bringSubviewToFront(_:)` invalidates the layout even if the view is in front already.
    if subviews.last !== badge { bringSubviewToFront(badge) }
    // A badge may cover an image's corner, but not a text.
    let shown = circleFrame ?? frames.image ?? title.frame.insetBy(dx: -Self.badgeGap, dy: 0)
    badge.place(
      at: CGPoint(x: mirrored ? shown.minX : shown.maxX, y: shown.minY + 2), mirrored: mirrored, in: bounds, pixels)
  }
}
