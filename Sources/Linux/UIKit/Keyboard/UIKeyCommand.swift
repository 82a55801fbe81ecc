import QuartzCore

/// A combination of keys that calls an action: one of a responder's `keyCommands`.
///
/// The action's parameter is the command. It goes to the first responder in the chain, from the first responder up, that
/// has the method.
@preconcurrency @MainActor open class UIKeyCommand: UICommand {
  private var ownAction: Selector?
  private var ownInput: String?
  private var flags: UIKeyModifierFlags = []

  /// A command without a key.
  public init() {
    super.init(title: "", image: nil)
  }

  /// A command that lists of shortcuts do not show.
  ///
  /// - Parameters:
  ///   - input: What the key puts into a text without modifiers, or one of the constants below.
  ///   - modifierFlags: The modifiers that have to be held, and no others; caps lock does not count.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init()
    (ownInput, flags, ownAction) = (input, modifierFlags, action)
  }

  /// A command that lists of shortcuts show, where it has a title.
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

  /// What is called; nil for a command without a key.
  open var action: Selector? { ownAction }
  /// The key; nil for a command without one.
  open var input: String? { ownInput }
  /// The modifiers that have to be held.
  open var modifierFlags: UIKeyModifierFlags { flags }
  /// Whether arrows and brackets are exchanged with their mirror images where the interface runs from right to left. True
  /// at first (header).
  open var allowsAutomaticMirroring = true
}
