import QuartzCore

/// A combination of keys that calls an action: one of a responder's `keyCommands`.
///
/// The action's parameter is the command. It goes to the nearest responder that has the method, from the first
/// responder up.
@preconcurrency @MainActor open class UIKeyCommand: UICommand {
  private var ownAction: Selector?
  private var ownInput: String?
  private var flags: UIKeyModifierFlags = []

  /// A command without a key.
  public init() {
    super.init(title: "", image: nil)
  }

  /// Creates a command that is not shown in lists of shortcuts.
  ///
  /// - Parameters:
  ///   - input: The characters that the key types without modifiers, or one of the constants, such as `inputEscape`.
  ///   - modifierFlags: The modifiers that must be held, and no others. Caps Lock is ignored.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init()
    (ownInput, flags, ownAction) = (input, modifierFlags, action)
  }

  /// Creates a command that is shown in lists of shortcuts if it has a title.
  public convenience init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, alternates: [UICommandAlternate] = [],
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    self.init(input: input, modifierFlags: modifierFlags, action: action)
    self.title = title
    self.image = image
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    ownPropertyList = propertyList
    ownAlternates = alternates
  }

  /// The action; nil for a command without a key.
  open var action: Selector? { ownAction }
  /// The key; nil for a command without one.
  open var input: String? { ownInput }
  /// The modifiers that must be held. (A guess: key-3b.)
  open var modifierFlags: UIKeyModifierFlags { flags }
  /// A Boolean value that determines whether arrows and brackets are mirrored in a right-to-left interface. The default
  /// is true (header).
  open var allowsAutomaticMirroring = true
}
