import QuartzCore

/// The closure of an action. Its parameter is the action, whose `sender` is the control that ran it.
public typealias UIActionHandler = (UIAction) -> Void

/// An action that a control runs: a closure with an identifier, and with a title and an image that a button shows.
@preconcurrency @MainActor open class UIAction: UIMenuElement {
  private var currentTitle: String
  private var currentImage: UIImage?
  private let ownIdentifier: Identifier
  private let handler: UIActionHandler
  private weak var lastSender: AnyObject?

  /// The text that menus show next to the title; nil by default.
  open var discoverabilityTitle: String?
  /// The attributes of the action in menus.
  open var attributes: UIMenuElement.Attributes
  /// The mark in front of the action in menus.
  open var state: UIMenuElement.State

  /// Creates an action. If `identifier` is nil, it gets a unique one.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
    handler: @escaping UIActionHandler
  ) {
    currentTitle = title
    currentImage = image
    ownIdentifier = identifier ?? Identifier("action.\(UUID().uuidString)")
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, image: image)
  }

  /// The title; empty for none. Buttons copy it when they are created.
  open override var title: String {
    get { currentTitle }
    set { currentTitle = newValue }
  }

  /// The image. Buttons copy it when they are created.
  open override var image: UIImage? {
    get { currentImage }
    set { currentImage = newValue }
  }

  /// The identifier by which a control distinguishes its actions.
  open var identifier: Identifier { ownIdentifier }

  /// The object that last ran the action.
  open var sender: Any? { lastSender }

  func run(from sender: AnyObject) {
    lastSender = sender
    handler(self)
  }
}

extension UIAction {
  /// The identifier of an action.
  public struct Identifier: Hashable, Equatable, RawRepresentable, Sendable {
    /// The name.
    public var rawValue: String

    /// Creates an identifier with a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Creates an identifier with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}
