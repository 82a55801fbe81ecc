/// A navigation bar, as its items see it.
@MainActor protocol NavigationItemBar: AnyObject {
  /// Called when something visible of an item has changed.
  func itemDidChange(_ item: UINavigationItem, animated: Bool)
}

/// The content that a navigation bar shows for a page: the title, the items beside it, and the next page's back button.
///
/// A bar that shows the item updates when the item changes. Large titles, search, menus and prompts are not available.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  /// The bar whose stack contains the item.
  final weak var bar: (any NavigationItemBar)?
  private var ownTitle: String?
  nonisolated(unsafe) package final var keyValueObservers: KeyValueObservers?
  private var ownTitleView: UIView?
  private var left: [UIBarButtonItem] = []
  private var right: [UIBarButtonItem] = []
  private var hidesBack = false

  /// Creates an item with a title.
  public init(title: String) {
    ownTitle = title
    super.init()
  }

  /// Same as `init(title:)` with an empty title; archives are not supported.
  public required init?(coder: NSCoder) {
    ownTitle = ""
    super.init()
  }

  /// The text in the middle. A view controller's item starts with the controller's title and follows it.
  open var title: String? {
    get { ownTitle }
    set { changing("title") { setTitle(newValue) } }
  }
  /// A view that replaces the title. Its size is kept; an empty size is replaced by that of `sizeThatFits(_:)`.
  open var titleView: UIView? {
    get { ownTitleView }
    set { changing("titleView") { setTitleView(newValue) } }
  }
  /// The text of the back button to this item; nil (the default) for the title, or "Back" if that is empty.
  open var backButtonTitle: String? { didSet { if backButtonTitle != oldValue { changed() } } }
  /// The item for the back button that leads to this item. Its title, image and tint color are used, not its action.
  open var backBarButtonItem: UIBarButtonItem? { didSet { if backBarButtonItem !== oldValue { changed() } } }
  /// An action that the back button runs instead of going back from this item. (iOS 16)
  open var backAction: UIAction?
  /// A Boolean value that determines whether left items leave the back button visible. The default is false.
  open var leftItemsSupplementBackButton = false {
    didSet { if leftItemsSupplementBackButton != oldValue { changed() } }
  }
  /// A Boolean value that hides the back button while this item is on top. The default is false.
  open var hidesBackButton: Bool {
    get { hidesBack }
    set { setHidesBackButton(newValue, animated: false) }
  }
  /// The items at the leading edge, from the edge inward.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    get { left.isEmpty ? nil : left }
    set { changing("leftBarButtonItems") { setLeftBarButtonItems(newValue, animated: false) } }
  }
  /// The items at the trailing edge, from the edge inward.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    get { right.isEmpty ? nil : right }
    set { changing("rightBarButtonItems") { setRightBarButtonItems(newValue, animated: false) } }
  }
  /// The first of the left items. Setting it replaces all of them.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { left.first }
    set { changing("leftBarButtonItem") { setLeftBarButton(newValue, animated: false) } }
  }
  /// The first of the right items. Setting it replaces all of them.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { right.first }
    set { changing("rightBarButtonItem") { setRightBarButton(newValue, animated: false) } }
  }

  /// Hides or shows the back button, with a fade if animated.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    guard hidesBack != hidesBackButton else { return }
    hidesBack = hidesBackButton
    changed(animated: animated)
  }
  /// Sets the left items, with a fade if animated.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    left = items ?? []
    changed(animated: animated)
  }
  /// Sets the right items, with a fade if animated.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    right = items ?? []
    changed(animated: animated)
  }
  /// Sets the only left item, with a fade if animated.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    setLeftBarButtonItems(item.map { [$0] }, animated: animated)
  }
  /// Sets the only right item, with a fade if animated.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    setRightBarButtonItems(item.map { [$0] }, animated: animated)
  }

  /// The title of the back button that leads to this item.
  final var titleForBack: String {
    let own = backBarButtonItem?.title ?? backButtonTitle ?? title ?? ""
    return own.isEmpty && backBarButtonItem?.title == nil ? "Back" : own
  }

  /// `true` if a bar can show a back button while this item is on top.
  final var allowsBackButton: Bool { !hidesBack && (left.isEmpty || leftItemsSupplementBackButton) }

  private func changed(animated: Bool = false) { bar?.itemDidChange(self, animated: animated) }
}

extension UINavigationItem {
  private func setTitle(_ title: String?) {
    guard title != ownTitle else { return }
    ownTitle = title
    changed()
  }

  private func setTitleView(_ view: UIView?) {
    guard view !== ownTitleView else { return }
    ownTitleView = view
    changed()
  }
}

@MainActor private protocol ObservableItem: UINavigationItem {}

extension UINavigationItem: ObservableItem, KeyValueObservable {
  /// The properties that notify observers.
  package nonisolated static var observableProperties: ObservableProperties {
    MainActor.assumeIsolated {
      var properties = ObservableProperties()
      properties.add((self as any ObservableItem.Type).keys)
      return properties
    }
  }

  private func changing(_ key: String, _ change: () -> Void) {
    if let keyValueObservers { keyValueObservers.notify(key, around: change) } else { change() }
  }
}

extension ObservableItem {
  fileprivate static var keys: [AnyKeyPath: String] {
    [
      \Self.title: "title", \Self.titleView: "titleView", \Self.leftBarButtonItem: "leftBarButtonItem",
      \Self.leftBarButtonItems: "leftBarButtonItems", \Self.rightBarButtonItem: "rightBarButtonItem",
      \Self.rightBarButtonItems: "rightBarButtonItems",
    ]
  }
}
