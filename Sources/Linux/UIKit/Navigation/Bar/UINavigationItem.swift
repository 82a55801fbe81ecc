/// What a navigation bar shows for one page: the title, the items beside it, and how it is gone back to from the next.
///
/// A bar that shows the item follows what is changed in it. Large titles, search, menus and prompts are not here.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  /// The bar whose stack the item is in.
  final weak var bar: UINavigationBar?
  private var left: [UIBarButtonItem] = []
  private var right: [UIBarButtonItem] = []
  private var hidesBack = false

  /// An item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// As `init(title:)` with an empty title: items are not archived here.
  public required init?(coder: NSCoder) {
    title = ""
    super.init()
  }

  /// The text in the middle; a view controller's item begins with the controller's title and follows it.
  open var title: String? { didSet { if title != oldValue { changed() } } }
  /// A view in place of the title. Its size is kept; one without a size gets that of `sizeThatFits(_:)`.
  open var titleView: UIView? { didSet { if titleView !== oldValue { changed() } } }
  /// The text of the button that leads back to this item. Nil, as at first: the title, or "Back" where there is none.
  open var backButtonTitle: String? { didSet { if backButtonTitle != oldValue { changed() } } }
  /// The item that is shown as the button that leads back to this item; its title and tint colour count, not its action.
  open var backBarButtonItem: UIBarButtonItem? { didSet { if backBarButtonItem !== oldValue { changed() } } }
  /// What the button that leads back from this item runs instead of going back. (iOS 16)
  open var backAction: UIAction?
  /// Whether the left items stand beside the back button, not in place of it; false at first.
  open var leftItemsSupplementBackButton = false {
    didSet { if leftItemsSupplementBackButton != oldValue { changed() } }
  }
  /// Whether no back button is shown while this item is on top; false at first.
  open var hidesBackButton: Bool {
    get { hidesBack }
    set { setHidesBackButton(newValue, animated: false) }
  }
  /// The items on the side where text begins, from the edge inwards.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    get { left.isEmpty ? nil : left }
    set { setLeftBarButtonItems(newValue, animated: false) }
  }
  /// The items on the side where text ends, from the edge inwards.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    get { right.isEmpty ? nil : right }
    set { setRightBarButtonItems(newValue, animated: false) }
  }
  /// The first of the left items; setting it takes the place of all of them.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { left.first }
    set { setLeftBarButton(newValue, animated: false) }
  }
  /// The first of the right items; setting it takes the place of all of them.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { right.first }
    set { setRightBarButton(newValue, animated: false) }
  }

  /// Hides or shows the back button, fading where that is animated.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    guard hidesBack != hidesBackButton else { return }
    hidesBack = hidesBackButton
    changed(animated: animated)
  }
  /// Sets the left items, fading where that is animated.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    left = items ?? []
    changed(animated: animated)
  }
  /// Sets the right items, fading where that is animated.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    right = items ?? []
    changed(animated: animated)
  }
  /// Sets the one left item, fading where that is animated.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    setLeftBarButtonItems(item.map { [$0] }, animated: animated)
  }
  /// Sets the one right item, fading where that is animated.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    setRightBarButtonItems(item.map { [$0] }, animated: animated)
  }

  /// What the button says that leads back to this item.
  final var titleForBack: String {
    let own = backBarButtonItem?.title ?? backButtonTitle ?? title ?? ""
    return own.isEmpty && backBarButtonItem?.title == nil ? "Back" : own
  }

  /// Whether a bar that shows this item on top shows a button that leads back.
  final var allowsBackButton: Bool { !hidesBack && (left.isEmpty || leftItemsSupplementBackButton) }

  private func changed(animated: Bool = false) { bar?.itemDidChange(self, animated: animated) }
}
