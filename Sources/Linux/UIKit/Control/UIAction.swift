import QuartzCore

/// What an action does. It gets the action itself, whose `sender` is the control that it was run from.
public typealias UIActionHandler = (UIAction) -> Void

/// A closure with an identifier, a title and an image: what a control runs, and what a button shows.
@preconcurrency @MainActor open class UIAction: UIMenuElement {
  private var currentTitle: String
  private var currentImage: UIImage?
  private let ownIdentifier: Identifier
  private let handler: UIActionHandler
  private weak var lastSender: AnyObject?

  /// What menus show next to the title; nil at first.
  open var discoverabilityTitle: String?
  /// What menus say about the action.
  open var attributes: UIMenuElement.Attributes
  /// The mark in front of the action in menus.
  open var state: UIMenuElement.State

  /// An action. Without an identifier it gets one of its own.
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

  /// The title; empty for none. Buttons take it when they are made.
  open override var title: String {
    get { currentTitle }
    set { currentTitle = newValue }
  }

  /// The image. Buttons take it when they are made.
  open override var image: UIImage? {
    get { currentImage }
    set { currentImage = newValue }
  }

  /// What a control tells this action from others by.
  open var identifier: Identifier { ownIdentifier }

  /// What the action was last run from.
  open var sender: Any? { lastSender }

  func run(from sender: AnyObject) {
    lastSender = sender
    handler(self)
  }
}

extension UIAction {
  /// A name for an action.
  public struct Identifier: Hashable, Equatable, RawRepresentable, Sendable {
    /// The name.
    public var rawValue: String

    /// An identifier by name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// An identifier by name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}
