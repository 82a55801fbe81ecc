/// Something that the application can be started with: a name, and what it takes to do it.
open class UIApplicationShortcutItem: NSObject {
  private let kind: String
  private let title: String
  private let subtitle: String?
  private let image: UIApplicationShortcutIcon?
  private let info: [String: any NSSecureCoding]?

  /// Makes an item with a title only.
  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil, userInfo: nil)
  }

  /// Makes an item with all that it can have.
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

  /// What the application knows the item by.
  open var type: String { kind }
  /// What the user reads.
  open var localizedTitle: String { title }
  /// What the user reads below.
  open var localizedSubtitle: String? { subtitle }
  /// The picture beside the title.
  open var icon: UIApplicationShortcutIcon? { image }
  /// What the application needs to do it.
  open var userInfo: [String: any NSSecureCoding]? { info }
}
