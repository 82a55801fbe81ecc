/// The picture of a shortcut item: a symbol or image that is known by its name.
open class UIApplicationShortcutIcon: NSObject {
  private enum Source: Hashable {
    case symbol(String)
    case template(String)
  }

  private let source: Source

  private init(_ source: Source) {
    self.source = source
    super.init()
  }

  /// One of the system's symbols.
  public convenience init(systemImageName: String) { self.init(.symbol(systemImageName)) }

  /// An image of the application, of which only the opacity counts.
  public convenience init(templateImageName: String) { self.init(.template(templateImageName)) }

  /// Icons of one name are equal.
  open override func isEqual(_ object: Any?) -> Bool { (object as? UIApplicationShortcutIcon)?.source == source }

  /// Equal icons have the same hash.
  open override var hash: Int { source.hashValue }
}
