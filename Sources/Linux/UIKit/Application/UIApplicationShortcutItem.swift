/// Something that the application can be started with: a name, and what it takes to do it.
open class UIApplicationShortcutItem: NSObject {
  private let kind: String
  private let title: String
  private let subtitle: String?
  private let info: [String: any NSSecureCoding]?

  /// Makes an item with a title only.
  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, userInfo: nil)
  }

  /// Icons are not shown here, so that an item is made without one.
  package init(
    type: String, localizedTitle: String, localizedSubtitle: String?, userInfo: [String: any NSSecureCoding]?
  ) {
    kind = type
    title = localizedTitle
    subtitle = localizedSubtitle
    info = userInfo
    super.init()
  }

  /// What the application knows the item by.
  open var type: String { kind }
  /// What the user reads.
  open var localizedTitle: String { title }
  /// What the user reads below.
  open var localizedSubtitle: String? { subtitle }
  /// What the application needs to do it.
  open var userInfo: [String: any NSSecureCoding]? { info }
}
