/// A button in a bar: a title, an image, a system item or a custom view.
///
/// A tap calls a method of a target or runs an action. The target is not retained. If it is nil, the method is looked
/// up along the responder chain, starting at the first responder. An item with a custom view does nothing itself.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  final var systemItem: SystemItem?
  private var ownStyle = Style.plain

  /// Creates an empty item.
  public override init() { super.init() }

  /// Same as `init()`.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates an item with an image, shown in the tint color.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
    adopt(style, target, action)
  }

  /// Creates an item with a title.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    adopt(style, target, action)
  }

  /// Creates a system item. `done` and `save` have the style `done`.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init()
    self.systemItem = systemItem
    adopt(systemItem.style, target, action)
  }

  /// Creates an item that shows a view. The bar keeps the view's size, or calls `sizeThatFits(_:)` if it is empty.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  private func adopt(_ style: Style, _ target: Any?, _ action: Selector?) {
    ownStyle = style
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// The style: `plain` (the default), or `done` for a heavier font.
  open var style: Style {
    get { ownStyle }
    set {
      guard newValue != ownStyle else { return }
      ownStyle = newValue
      onChange?()
    }
  }
  /// The method that a tap calls on the target. It may take the item as its argument.
  open var action: Selector?
  /// The target of `action`. It is not retained.
  open weak var target: AnyObject?
  /// The action that a tap runs instead of the method. Unless this is a system item, its title and image are adopted.
  open var primaryAction: UIAction? {
    didSet {
      guard primaryAction !== oldValue else { return }
      if systemItem == nil, let primaryAction {
        title = primaryAction.title.isEmpty ? nil : primaryAction.title
        image = primaryAction.image
      }
      onChange?()
    }
  }
  /// The view to show; nil for the item's button.
  open var customView: UIView? { didSet { if customView !== oldValue { onChange?() } } }
  /// The width in points; 0 (the default) for the width of the title or image.
  open var width: CGFloat = 0 { didSet { if width != oldValue { onChange?() } } }
  /// The color of the title and the image; nil (the default) for the bar's.
  open var tintColor: UIColor? { didSet { onChange?() } }

  /// Performs the item's action.
  final func trigger() {
    if let primaryAction { return primaryAction.run(from: self) }
    guard let action else { return }
    _ = UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
  }
}

extension UIBarButtonItem {
  /// Creates a system item that runs an action, whose title and image are ignored.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    self.primaryAction = primaryAction
  }

  /// Creates an item with a title, an image and an action, whose title and image replace those that are nil.
  public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {
    self.init()
    self.primaryAction = primaryAction
    if let title { self.title = title }
    if let image { self.image = image }
  }

  /// Returns space that takes all available width. In a navigation bar there is none, as on Apple's systems.
  public class func flexibleSpace() -> Self { space(.flexibleSpace, 0) }

  /// Returns space of a fixed width, in points.
  public class func fixedSpace(_ width: CGFloat) -> Self { space(.fixedSpace, width) }

  private class func space(_ kind: SystemItem, _ width: CGFloat) -> Self {
    let item = Instantiation.make(self)
    item.systemItem = kind
    item.width = width
    return item
  }
}
