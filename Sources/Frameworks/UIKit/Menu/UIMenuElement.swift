/// The base class of actions and commands, with a title and an image.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  private let ownTitle: String
  private let ownImage: UIImage?

  init(title: String, image: UIImage?) {
    ownTitle = title
    ownImage = image
    super.init()
  }

  /// The title; empty for none.
  open var title: String { ownTitle }

  /// The image.
  open var image: UIImage? { ownImage }
}

extension UIMenuElement {
  /// The attributes of an element in menus. There are no menus here; the element stores them.
  public struct Attributes: OptionSet, Sendable {
    /// One bit for each attribute.
    public let rawValue: UInt

    /// Attributes from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The element cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// The element destroys something.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// The element is not shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays open when the element is chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// The mark in front of an element in menus.
  public enum State: Int, Sendable {
    /// None.
    case off
    /// A check mark.
    case on
    /// A dash.
    case mixed
  }
}
