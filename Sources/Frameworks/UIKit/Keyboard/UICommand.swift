import QuartzCore

/// The base class of key commands. There are no menus here, and no other commands.
@preconcurrency @MainActor open class UICommand: UIMenuElement {
  private var currentTitle: String
  private var currentImage: UIImage?

  /// The title in a list of shortcuts; nil for `title`.
  open var discoverabilityTitle: String?
  /// The attributes. A disabled command is skipped, and its key is offered to others.
  open var attributes: UIMenuElement.Attributes = []
  /// The mark in front of the command in menus.
  open var state = UIMenuElement.State.off

  final var ownPropertyList: Any?
  final var ownAlternates: [UICommandAlternate] = []

  override init(title: String, image: UIImage?) {
    (currentTitle, currentImage) = (title, image)
    super.init(title: title, image: image)
  }

  /// The title; empty for none.
  open override var title: String {
    get { currentTitle }
    set { currentTitle = newValue }
  }

  /// The image.
  open override var image: UIImage? {
    get { currentImage }
    set { currentImage = newValue }
  }

  /// A value by which the app distinguishes commands with the same action.
  open var propertyList: Any? { ownPropertyList }

  /// The alternatives for other modifiers.
  open var alternates: [UICommandAlternate] { ownAlternates }
}

/// An alternative of a key command for other modifiers.
@preconcurrency @MainActor open class UICommandAlternate: NSObject {
  private let ownTitle: String
  private let ownAction: Selector
  private let flags: UIKeyModifierFlags

  /// Creates an alternative.
  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    (ownTitle, ownAction, flags) = (title, action, modifierFlags)
    super.init()
  }

  /// The title.
  open var title: String { ownTitle }
  /// The method that is called instead of the command's action.
  open var action: Selector { ownAction }
  /// The modifiers that must be held.
  open var modifierFlags: UIKeyModifierFlags { flags }
}
