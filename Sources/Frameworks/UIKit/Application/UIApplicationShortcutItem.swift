/// A quick action with which the application can be launched, and the data that it needs. (A guess: app-8.)
open class UIApplicationShortcutItem: NSObject {
  private let kind: String
  private let title: String
  private let subtitle: String?
  private let image: UIApplicationShortcutIcon?
  private let info: [String: any NSSecureCoding]?

  /// Makes an item that has only a title.
  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil, userInfo: nil)
  }

  /// Makes an item with all its properties.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
    userInfo: [String: any NSSecureCoding]? = nil
  ) {
    kind = type
    title = localizedTitle
    subtitle = localizedSubtitle
    image = icon
    info = userInfo
    super.init()
  }

  /// The string by which the application identifies the item.
  open var type: String { kind }
  /// The title that the user sees.
  open var localizedTitle: String { title }
  /// The text below the title.
  open var localizedSubtitle: String? { subtitle }
  /// The icon beside the title.
  open var icon: UIApplicationShortcutIcon? { image }
  /// The data that the application needs to perform the action.
  open var userInfo: [String: any NSSecureCoding]? { info }
}
