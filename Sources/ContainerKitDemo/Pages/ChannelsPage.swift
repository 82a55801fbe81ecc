// The traits are variables in the iOS 16 SDK.
@preconcurrency import UIKit

/// Channels below a strip with their titles. The strip is a collection view, and UIKit's `transition(from:to:…)` moves from one
/// channel to another: those between are neither shown nor loaded.
final class ChannelsPage: UIViewController {
  private static let stripHeight: CGFloat = 52
  private static let duration: TimeInterval = 0.4
  private static let cell = "title"
  private let channels: [UIViewController]
  private(set) var selectedIndex = 0
  private(set) lazy var strip = UICollectionView(frame: .zero, collectionViewLayout: layout)
  private let layout = UICollectionViewFlowLayout()
  /// `true` while the channels move. Another tap has no effect then.
  private var isMoving = false

  init(title: String, channels: [UIViewController]) {
    self.channels = channels
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.clipsToBounds = true
    layout.scrollDirection = .horizontal
    layout.minimumLineSpacing = 0
    layout.sectionInset = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 8)
    strip.backgroundColor = .systemBackground
    strip.showsHorizontalScrollIndicator = false
    strip.contentInsetAdjustmentBehavior = .never
    strip.register(ChannelCell.self, forCellWithReuseIdentifier: Self.cell)
    strip.dataSource = self
    strip.delegate = self
    view.addSubview(strip)
    // All of them are children. Only the selected one's view is loaded and shown.
    for channel in channels {
      addChild(channel)
      channel.didMove(toParent: self)
    }
    view.insertSubview(channels[selectedIndex].view, belowSubview: strip)
    strip.selectItem(at: IndexPath(item: selectedIndex, section: 0), animated: false, scrollPosition: [])
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    strip.frame = CGRect(
      x: 0, y: view.safeAreaInsets.top, width: view.bounds.width, height: Self.stripHeight)
    // A channel that moves has its frame from the animation.
    if !isMoving { channels[selectedIndex].view.frame = channelFrame }
  }

  private var channelFrame: CGRect {
    let top = view.safeAreaInsets.top + Self.stripHeight
    return CGRect(x: 0, y: top, width: view.bounds.width, height: max(view.bounds.height - top, 0))
  }

  /// Shows a channel. It comes from the side on which it is in the strip.
  func select(_ index: Int) {
    guard index != selectedIndex, !isMoving else { return }
    let (from, to) = (channels[selectedIndex], channels[index])
    let distance = index > selectedIndex ? view.bounds.width : -view.bounds.width
    let prefersReducedMotion = UIAccessibility.isReduceMotionEnabled
    selectedIndex = index
    isMoving = true
    to.view.frame = prefersReducedMotion ? channelFrame : channelFrame.offsetBy(dx: distance, dy: 0)
    transition(
      from: from, to: to, duration: Self.duration,
      options: prefersReducedMotion ? [.curveEaseInOut, .transitionCrossDissolve] : .curveEaseInOut
    ) { [self] in
      view.bringSubviewToFront(strip)
      guard !prefersReducedMotion else { return }
      from.view.frame = channelFrame.offsetBy(dx: -distance, dy: 0)
      to.view.frame = channelFrame
    } completion: { [weak self] _ in
      self?.isMoving = false
      self?.view.setNeedsLayout()
    }
  }
}

extension ChannelsPage: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    channels.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: Self.cell, for: indexPath)
    (cell as? ChannelCell)?.title = channels[indexPath.item].title ?? ""
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    CGSize(width: ChannelCell.width(of: channels[indexPath.item].title ?? ""), height: Self.stripHeight)
  }

  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    !isMoving
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.scrollToItem(at: indexPath, at: .centeredHorizontally, animated: true)
    select(indexPath.item)
  }
}

/// A title in the strip. The selected one is larger and in the tint color.
private final class ChannelCell: UICollectionViewCell {
  private static let padding: CGFloat = 12
  private static let selectedScale: CGFloat = 1.15
  private let label = UILabel()

  var title: String {
    get { label.text ?? "" }
    set {
      label.text = newValue
      accessibilityLabel = newValue
    }
  }

  override var isSelected: Bool {
    didSet { update() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = Self.font
    label.textAlignment = .center
    label.frame = contentView.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(label)
    isAccessibilityElement = true
    update()
  }

  required init?(coder: NSCoder) { nil }

  private static var font: UIFont { .bar(16, .medium) }

  /// Returns the width of a title's cell, with room for the larger title.
  static func width(of title: String) -> CGFloat {
    let width = (title as NSString).size(withAttributes: [.font: font]).width
    return (width * selectedScale + 2 * padding).rounded(.up)
  }

  private func update() {
    label.textColor = isSelected ? tintColor : .secondaryLabel
    let scale = isSelected ? Self.selectedScale : 1
    label.transform = CGAffineTransform(scaleX: scale, y: scale)
    accessibilityTraits = isSelected ? [.button, .selected] : .button
  }
}
