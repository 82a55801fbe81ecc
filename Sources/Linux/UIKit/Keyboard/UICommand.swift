import QuartzCore

/// What key commands have of a menu's elements. There are no menus here, and no commands but those of keys.
@preconcurrency @MainActor open class UICommand: UIMenuElement {
  private var currentTitle: String
  private var currentImage: UIImage?

  /// What a list of shortcuts shows in place of the title; nil for the title.
  open var discoverabilityTitle: String?
  /// Whether the command can be chosen: a disabled one is passed over, and its key goes on to others.
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

  /// What the app tells commands of one action apart by.
  open var propertyList: Any? { ownPropertyList }

  /// What the command does with other modifiers.
  open var alternates: [UICommandAlternate] { ownAlternates }
}

/// What a key command does when other modifiers are held with its key.
@preconcurrency @MainActor open class UICommandAlternate: NSObject {
  private let ownTitle: String
  private let ownAction: Selector
  private let flags: UIKeyModifierFlags

  /// An alternative.
  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    (ownTitle, ownAction, flags) = (title, action, modifierFlags)
    super.init()
  }

  /// The title.
  open var title: String { ownTitle }
  /// What is called in place of the command's action.
  open var action: Selector { ownAction }
  /// The modifiers that it takes.
  open var modifierFlags: UIKeyModifierFlags { flags }
}
