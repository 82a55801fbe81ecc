/// The icon of a shortcut item: a system symbol or an image, identified by its name.
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

  /// Makes an icon from a system symbol.
  public convenience init(systemImageName: String) { self.init(.symbol(systemImageName)) }

  /// Makes an icon from an image of the application. Only the image's opacity is used.
  public convenience init(templateImageName: String) { self.init(.template(templateImageName)) }

  /// Icons are equal if they have the same kind and name.
  open override func isEqual(_ object: Any?) -> Bool { (object as? UIApplicationShortcutIcon)?.source == source }

  /// Equal icons have the same hash.
  open override var hash: Int { source.hashValue }
}
