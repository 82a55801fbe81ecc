import QuartzCore

/// An accessibility element that is not a view, such as something that a view draws.
@preconcurrency @MainActor open class UIAccessibilityElement: UIResponder, UIAccessibilityIdentification {
  private var frameInContainer: CGRect?

  /// Makes an element of a container, which is a view or another element.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }

  /// The container of the element.
  open weak var accessibilityContainer: AnyObject?

  /// An identifier for tests. Nil by default.
  open var accessibilityIdentifier: String? {
    get { accessibility?.identifier }
    set { ownAccessibility.identifier = newValue }
  }

  /// A Boolean value that is true by default (a guess: ax-3d; the header says only that these are elements).
  open override var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  /// The frame on the screen: the one that was set, or the one that `accessibilityFrameInContainerSpace` determines.
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

  /// The frame in the container, if that is a view. It determines `accessibilityFrame`.
  open var accessibilityFrameInContainerSpace: CGRect {
    get { frameInContainer ?? .zero }
    set { frameInContainer = newValue }
  }
}
