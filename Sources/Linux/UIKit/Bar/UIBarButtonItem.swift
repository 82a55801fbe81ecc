/// A button in a bar: a title, an image, a system item or a view of the application's own.
///
/// What a tap does is a method of a target or an action. The target is not retained; where it is nil the method is looked
/// for from the first responder up. An item with a custom view does nothing itself.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  final var systemItem: SystemItem?
  private var ownStyle = Style.plain

  /// An item that shows nothing yet.
  public override init() { super.init() }

  /// As `init()`.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// An item with an image, shown in the tint colour.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
    adopt(style, target, action)
  }

  /// An item with a title.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    adopt(style, target, action)
  }

  /// An item that looks as the system has it for this purpose. `done` and `save` are in the style `done`.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init()
    self.systemItem = systemItem
    adopt(systemItem.style, target, action)
  }

  /// An item that shows a view. The bar keeps the view's size, and asks `sizeThatFits(_:)` where it has none.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  private func adopt(_ style: Style, _ target: Any?, _ action: Selector?) {
    ownStyle = style
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// Plain, or `done` in a heavier font; `plain` at first.
  open var style: Style {
    get { ownStyle }
    set {
      guard newValue != ownStyle else { return }
      ownStyle = newValue
      onChange?()
    }
  }
  /// What a tap calls on the target. The method may take the item.
  open var action: Selector?
  /// Whose method a tap calls; not retained.
  open weak var target: AnyObject?
  /// What a tap runs, in place of the method; its title and image are the item's where the item has none of its own.
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
  /// The view that is shown; nil: the item's button.
  open var customView: UIView? { didSet { if customView !== oldValue { onChange?() } } }
  /// The width in points; 0, as at first, is that of title or image.
  open var width: CGFloat = 0 { didSet { if width != oldValue { onChange?() } } }
  /// The colour of title and image; nil (the start) is the bar's.
  open var tintColor: UIColor? { didSet { onChange?() } }

  /// What a tap does.
  final func trigger() {
    if let primaryAction { return primaryAction.run(from: self) }
    guard let action else { return }
    _ = UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
  }
}

extension UIBarButtonItem {
  /// An item that looks as the system has it, and runs an action, whose title and image are ignored.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    self.primaryAction = primaryAction
  }

  /// An item with a title, an image and an action; title and image are the action's where they are nil.
  public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {
    self.init()
    self.primaryAction = primaryAction
    if let title { self.title = title }
    if let image { self.image = image }
  }

  /// Room between items, as much as there is. In a navigation bar there is none, as on Apple's systems.
  public class func flexibleSpace() -> Self { space(.flexibleSpace, 0) }

  /// Room between items, in points.
  public class func fixedSpace(_ width: CGFloat) -> Self { space(.fixedSpace, width) }

  private class func space(_ kind: SystemItem, _ width: CGFloat) -> Self {
    guard let item = ObjectFactory.make(self) as? Self else { fatalError("\(self) cannot be made by init()") }
    item.systemItem = kind
    item.width = width
    return item
  }
}
