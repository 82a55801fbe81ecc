import CoreGraphics

/// A tab of a tab bar: an image above a title, or either alone, and a badge. The layout, after pictures, is a
/// guess: tab-13d.
@MainActor final class BarTab: UIControl {
  private let picture = UIImageView(image: nil)
  private let label = UILabel(frame: .zero)
  private let badge = UILabel(frame: .zero)
  weak var item: UITabBarItem?

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .systemFont(ofSize: 10, weight: .medium)
    label.textAlignment = .center
    badge.font = .systemFont(ofSize: 13)
    badge.textColor = .white
    badge.textAlignment = .center
    badge.layer.cornerRadius = 9
    badge.clipsToBounds = true
    for view in [picture, label, badge] {
      view.isAccessibilityElement = false
      addSubview(view)
    }
    showsLargeContentViewer = true
    scalesLargeContentImage = true
  }

  required init?(coder: NSCoder) { nil }

  func show(isSelected: Bool, color: UIColor) {
    guard let item else { return }
    self.isSelected = isSelected
    isEnabled = item.isEnabled
    let image = isSelected ? item.selectedImage : item.image
    picture.image = image?.renderingMode == .automatic ? image?.withRenderingMode(.alwaysTemplate) : image
    picture.tintColor = color
    label.text = item.title
    label.textColor = color
    badge.text = item.badgeValue
    badge.isHidden = item.badgeValue == nil
    badge.backgroundColor = item.badgeColor ?? .systemRed
    alpha = item.isEnabled ? 1 : 0.5
    largeContentTitle = item.title
    largeContentImage = item.largeContentSizeImage ?? item.image
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let titleSize = label.text?.isEmpty == false ? label.sizeThatFits(bounds.size) : .zero
    let hasTitle = titleSize.height > 0
    label.frame = CGRect(
      x: 0, y: picture.image == nil ? (bounds.height - titleSize.height) / 2 : bounds.height - titleSize.height - 2,
      width: bounds.width, height: titleSize.height)
    let size = picture.image?.size ?? .zero
    let middle = CGPoint(x: bounds.midX, y: hasTitle ? 18 : bounds.midY)
    let area = CGRect(
      x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width, height: size.height)
    picture.frame = area.inset(by: item?.imageInsets ?? .zero)
    layOutBadge()
  }

  /// Centers the badge on the image's trailing edge, at the top. A longer text makes it grow toward the next tab, up to
  /// this one's edge, and then backward (a guess: tab-13e). A text wider than the tab is truncated.
  private func layOutBadge() {
    guard !badge.isHidden else { return }
    let width = min(max(18, badge.sizeThatFits(.zero).width.rounded(.up) + 8), bounds.width)
    let half = max(picture.frame.width, 24) / 2
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let x = min(bounds.midX + half - 9, bounds.maxX - width)
    badge.frame = CGRect(x: isMirrored ? bounds.maxX - x - width : x, y: 2, width: width, height: 18)
  }

  // MARK: Accessibility

  override var accessibilityLabel: String? {
    get { MainActor.assumeIsolated { super.accessibilityLabel ?? item?.title } }
    set { super.accessibilityLabel = newValue }
  }
  override var accessibilityValue: String? {
    get { MainActor.assumeIsolated { super.accessibilityValue ?? item?.badgeValue } }
    set { super.accessibilityValue = newValue }
  }
  override var kindTraits: UIAccessibilityTraits { .button }
}
