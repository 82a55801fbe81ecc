import UIKit

// sample: in a function (page: UIViewController)
/// The contents of a child's tab: a title, an image, or both, and a badge.
///
/// ```swift
/// page.containerTabItem = ContainerTabItem(title: "Search", image: UIImage(named: "search"))
/// page.containerTabItem.badgeValue = "3"
/// ```
///
/// If the item's controller is a child of a container, or a bar shows the item, a change is shown at once. It does not load the
/// page or lay it out. An item belongs to one controller.
///
/// The tab speaks the item's `accessibilityLabel`, `accessibilityValue` and `accessibilityHint`. If there is no label
/// or value, it speaks the title or the badge (`resolvedAccessibilityLabel`, `resolvedAccessibilityValue`).
///
/// A navigation controller's item takes what is not set on it from the item of its first page, as in a tab bar.
@preconcurrency @MainActor open class ContainerTabItem: NSObject {
  private var ownTitle: String?
  private var ownImage: UIImage?
  private var ownSelectedImage: UIImage?
  private var ownContentView: UIView?
  private var ownBadge: String?
  private var ownBadgeColor: UIColor?
  private var isOwnProminent = false
  private var isOwnEnabled = true

  /// `true` if the item is that of a tab that acts, and has no page.
  var hasAction = false
  weak var controller: UIViewController? {
    didSet { titleObservation = controller.map(observeTitle) }
  }
  /// The container of a tab whose controller is not made yet.
  weak var owner: (any BarOwner)?
  /// The bar that shows the item, which may be in no container.
  weak var bar: ButtonTabBar?
  private var titleObservation: TitleObservation?
  /// A navigation controller's first page, whose title is observed, too.
  private weak var firstPage: UIViewController?
  private var firstPageObservation: TitleObservation?

  /// The title. Nil, the default, uses the controller's title and follows it; for a navigation controller without a title, its
  /// first page's, as in a tab bar (UINavigationController.h). A change of the first page takes effect at the container's next
  /// layout. If the title is empty, the tab shows only the image.
  open var title: String? {
    get { ownTitle ?? controller?.title ?? firstPageItem?.title ?? firstPageOfNavigation?.title }
    set {
      ownTitle = newValue
      didChange()
    }
  }

  /// The image, shown above the title. Unless its rendering mode says otherwise, it has the title's color.
  open var image: UIImage? {
    get { ownImage ?? firstPageItem?.image }
    set {
      ownImage = newValue
      didChange()
    }
  }

  /// The image for the selected tab, which appears halfway through a transition. If it is nil, the selected tab shows
  /// `image`.
  open var selectedImage: UIImage? {
    get { ownSelectedImage ?? firstPageItem?.selectedImage }
    set {
      ownSelectedImage = newValue
      didChange()
    }
  }

  // A guess: kit-19.
  /// A view to show in place of the image in a `ButtonTabBar`, such as an animated icon. Default: nil.
  ///
  /// A `ContainerTabContentView` gets the fraction to which the tab is selected, in each frame in which that changes. Any other view
  /// is just shown. With an empty title, the view is all that the tab shows.
  ///
  /// The view has its intrinsic size or that of its constraints, or else the one of `sizeThatFits(_:)`. If its intrinsic size or its
  /// constraints change, the bar is laid out again. The bar sets its frame, and the `tintColor` that it inherits: the color that a
  /// template image would have, in between during a transition, for a disabled tab and in a prominent one, too. Touches go to the
  /// tab, and assistive technologies find the tab, not the view. The large content viewer shows `image`.
  ///
  /// A view belongs to one item, and is in one bar at a time: the one whose `items` were set last. In another bar with the same item,
  /// its space is empty. A bar that no longer shows the item removes the view.
  open var contentView: UIView? {
    get { ownContentView ?? firstPageItem?.contentView }
    set {
      guard newValue !== ownContentView else { return }
      ownContentView = newValue
      didChange()
    }
  }

  /// The badge's text. An empty string shows a dot; nil shows no badge.
  open var badgeValue: String? {
    get { ownBadge ?? firstPageItem?.badgeValue }
    set {
      guard newValue != ownBadge else { return }
      ownBadge = newValue
      didChange()
    }
  }

  /// The color behind the badge's text. Nil, the default, for the bar's `ButtonTabBar.Appearance.badgeColor`.
  open var badgeColor: UIColor? {
    get { ownBadgeColor ?? firstPageItem?.badgeColor }
    set {
      guard newValue != ownBadgeColor else { return }
      ownBadgeColor = newValue
      didChange()
    }
  }

  /// A Boolean value that shows the image in a circle of the selected tab's color, for the most important tab of a bar, such as
  /// "+" in the middle. Default: false.
  ///
  /// Unless its rendering mode says otherwise, the image is white. The title is not shown, but spoken, and shown in the large
  /// content viewer. It has no effect on a tab without an image and a `contentView`.
  open var isProminent: Bool {
    get { isOwnProminent || firstPageItem?.isProminent == true }
    set {
      guard newValue != isOwnProminent else { return }
      isOwnProminent = newValue
      didChange()
    }
  }

  /// A Boolean value that enables the tab for the user. Default: true.
  ///
  /// A disabled tab is drawn in the color `ButtonTabBar.Appearance.disabledColor`, is spoken as dimmed, and does not react to
  /// a tap. Keys and VoiceOver's three-finger swipe skip its page, and a finger cannot drag the page in: the neighbor's edge is
  /// an end. The delegate's `shouldSelect` is not called. As in a `UITabBarController`, code can select the page, and a selected
  /// page stays selected. Disabling a tab does not affect a transition that is running.
  open var isEnabled: Bool {
    get { isOwnEnabled && firstPageItem?.isEnabled != false }
    set {
      guard newValue != isOwnEnabled else { return }
      isOwnEnabled = newValue
      didChange()
    }
  }

  /// The menu of a long press. On Apple's systems it is public as `menu`; on Linux there are no menus.
  var tabMenu: TabMenu? {
    didSet { if tabMenu != oldValue { didChange() } }
  }

  /// An identifier by which tests find the tab. It is never spoken.
  open var accessibilityIdentifier: String?

  /// Creates an item, to be set as a controller's `containerTabItem`.
  ///
  /// - Parameters:
  ///   - title: The title; nil to use the controller's.
  ///   - image: The image above the title; nil for none.
  ///   - selectedImage: The image for the selected tab; nil to use `image`.
  public init(title: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil) {
    (ownTitle, ownImage, ownSelectedImage) = (title, image, selectedImage)
    super.init()
  }

  private var firstPageOfNavigation: UIViewController? {
    (controller as? UINavigationController)?.viewControllers.first
  }

  /// The item that is set for a navigation controller's first page.
  private var firstPageItem: ContainerTabItem? { firstPageOfNavigation?.containerTabItemIfSet }

  /// Takes over what another item has and this one does not.
  func adopt(_ other: ContainerTabItem) {
    ownTitle = ownTitle ?? other.ownTitle
    ownImage = ownImage ?? other.ownImage
    ownSelectedImage = ownSelectedImage ?? other.ownSelectedImage
    ownContentView = ownContentView ?? other.ownContentView
    ownBadge = ownBadge ?? other.ownBadge
    ownBadgeColor = ownBadgeColor ?? other.ownBadgeColor
    isOwnProminent = isOwnProminent || other.isOwnProminent
    isOwnEnabled = isOwnEnabled && other.isOwnEnabled
    tabMenu = tabMenu ?? other.tabMenu
    accessibilityIdentifier = accessibilityIdentifier ?? other.accessibilityIdentifier
    accessibilityLabel = accessibilityLabel ?? other.accessibilityLabel
    accessibilityValue = accessibilityValue ?? other.accessibilityValue
    accessibilityHint = accessibilityHint ?? other.accessibilityHint
  }

  private func observeTitle(of controller: UIViewController) -> TitleObservation {
    TitleObservation(of: controller) { [weak self] in self?.didChange() }
  }

  /// Follows another first page. A navigation controller does not report a change of its pages.
  func updateFirstPage() {
    let page = firstPageOfNavigation
    guard page !== firstPage else { return }
    (firstPage, firstPageObservation) = (page, page.map(observeTitle))
  }

  var content: TabContent {
    TabContent(
      title: title ?? "", image: image, selectedImage: selectedImage, contentView: contentView, badge: badgeValue,
      badgeColor: badgeColor, isProminent: isProminent, isEnabled: isEnabled, menu: tabMenu)
  }

  fileprivate func didChange() {
    container?.bar.updateTabs()
    bar?.itemDidChange()
  }

  private var container: (any BarOwner)? {
    guard let controller else { return owner }
    let parent = controller.parent
    // The first page's item is part of its navigation controller's.
    return (parent is UINavigationController ? parent?.parent : parent) as? any BarOwner
  }
}

/// The contents of a tab, as a value that can be compared with the previous one.
struct TabContent: Equatable {
  var title = ""
  var image: UIImage?
  var selectedImage: UIImage?
  var contentView: UIView?
  var badge: String?
  var badgeColor: UIColor?
  var isProminent = false
  var isEnabled = true
  var menu: TabMenu?

  /// `true` if the tab shows an image, or a view in its place.
  var hasImage: Bool { image != nil || contentView != nil }

  /// `true` if the tab shows its image in a circle.
  var hasCircle: Bool { isProminent && hasImage }

  /// The title for the large content viewer, which has room for the badge's text.
  var largeTitle: String {
    guard let badge, !badge.isEmpty else { return title }
    return title.isEmpty ? badge : "\(title) (\(badge))"
  }

  /// `true` if there is neither a title nor an image for the large content viewer.
  var hasNoLargeContent: Bool { title.isEmpty && image == nil }
}

extension UIViewController {
  /// The contents of this controller's tab in a container. Created when it is first read.
  public var containerTabItem: ContainerTabItem {
    get {
      if let containerTabItemIfSet { return containerTabItemIfSet }
      let item = ContainerTabItem()
      associate(item, Self.itemKey)
      item.controller = self
      return item
    }
    set {
      associate(newValue, Self.itemKey)
      newValue.controller = self
      newValue.didChange()
    }
  }

  /// The item, if there is one. An item that was later set for another controller belongs to that one.
  var containerTabItemIfSet: ContainerTabItem? {
    (associated(Self.itemKey) as? ContainerTabItem).flatMap { $0.controller === self ? $0 : nil }
  }

  /// A Boolean value that hides a container's bar while this controller is selected. Default: false.
  ///
  /// In a transition between a page that hides the bar and one that does not, the bar slides with the transition's
  /// progress: a finger that drags the page in drags the bar out, and a cancelled transition brings it back. Meanwhile
  /// each page keeps its own safe area. Setting it while the controller is selected takes effect at once, inside an
  /// animation of the app's if there is one. It has no effect on an external bar that the app places.
  public var hidesContainerTabBarWhenSelected: Bool {
    get { associated(Self.hidingKey) != nil }
    set {
      guard newValue != hidesContainerTabBarWhenSelected else { return }
      associate(newValue ? true : nil, Self.hidingKey)
      (parent as? any BarOwner)?.bar.hidingDidChange()
    }
  }

  // A controller keeps its item, which does not retain the controller. The keys are compared by address.
  private static let itemKey = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
  private static let hidingKey = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

  private func associated(_ key: UnsafeRawPointer) -> Any? { objc_getAssociatedObject(self, key) }

  private func associate(_ value: Any?, _ key: UnsafeRawPointer) {
    objc_setAssociatedObject(self, key, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  }
}

extension ContainerTabItem {
  /// The label that is spoken for the tab: `accessibilityLabel`, or else the title, or the `accessibilityLabel` of the
  /// `contentView` or the image.
  ///
  /// An app's own bar sets it as the `accessibilityLabel` of the tab's view.
  public var resolvedAccessibilityLabel: String? {
    if let accessibilityLabel { return accessibilityLabel }
    if let title, !title.isEmpty { return title }
    return contentView?.accessibilityLabel ?? image?.accessibilityLabel
  }

  /// The value that is spoken after the label: `accessibilityValue`, or else the badge's text from
  /// `ContainerAccessibilityStrings.badge`.
  ///
  /// An app's own bar sets it as the `accessibilityValue` of the tab's view.
  public var resolvedAccessibilityValue: String? {
    accessibilityValue ?? badgeValue.map { ContainerAccessibilityStrings.current.badge($0) }
  }
}
