import QuartzCore

/// An element that is no view: something that a view draws.
@preconcurrency @MainActor open class UIAccessibilityElement: UIResponder, UIAccessibilityIdentification {
  private var frameInContainer: CGRect?

  /// An element of a container: a view, or another element.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }

  /// What the element is in.
  open weak var accessibilityContainer: AnyObject?

  /// A name for tests; nil at first.
  open var accessibilityIdentifier: String? {
    get { accessibility?.identifier }
    set { ownAccessibility.identifier = newValue }
  }

  /// True at first (a guess; the header says nothing else than that these are elements).
  open override var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  /// The place on the screen: what was set, or what follows from `accessibilityFrameInContainerSpace`.
  open override var accessibilityFrame: CGRect {
    get {
      guard let frameInContainer, let view = accessibilityContainer as? UIView else { return super.accessibilityFrame }
      return UIAccessibility.convertToScreenCoordinates(frameInContainer, in: view)
    }
    set {
      frameInContainer = nil
      super.accessibilityFrame = newValue
    }
  }

  /// The place in the container, where that is a view; `accessibilityFrame` follows it.
  open var accessibilityFrameInContainerSpace: CGRect {
    get { frameInContainer ?? .zero }
    set { frameInContainer = newValue }
  }
}
