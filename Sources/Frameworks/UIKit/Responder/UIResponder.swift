/// An object that handles events. Responders form a chain: events that one does not handle go to its `next`.
@preconcurrency @MainActor open class UIResponder: NSObject, AssociationHolder {
  nonisolated(unsafe) package final var associations: AssociatedValues?
  nonisolated(unsafe) package final var keyValueObservers: KeyValueObservers?
  final var accessibility: AccessibilityStore?

  /// Creates a responder that is not in a chain.
  public override init() { super.init() }

  /// Called after the responder and its connected objects were loaded from a nib file. Never called on Linux, which has
  /// none. Overrides call super. Does nothing here. (On Apple's systems every object has this method.)
  open func awakeFromNib() {}

  /// Called by Interface Builder before it shows a view of a class marked `@IBDesignable`; never in an app. Overrides
  /// call super. Does nothing here. (On Apple's systems every object has this method.)
  open func prepareForInterfaceBuilder() {}

  /// Called when a property that the responder observes by its name changes. Overridden by subclasses; a call of this
  /// one stops the program. (On Apple's systems every object has this method.)
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  ) {
    unhandledChange(self, forKeyPath: keyPath, of: object, change: change, context: context)
  }

  /// Adds the properties of this class that notify observers. Overrides call super first.
  class func addObservableProperties(to properties: inout ObservableProperties) {}

  /// The class with its module, and the address, as in UIKit's messages.
  nonisolated open override var description: String { ObjectIdentity.text(of: self) }

  /// The responder that receives the events that this one does not handle. Nil here; overridden by subclasses (a view:
  /// its view controller or its superview). (A guess: ax-10b.)
  open var next: UIResponder? { nil }

  /// A Boolean value that indicates whether this responder can become the first responder. False here.
  open var canBecomeFirstResponder: Bool { false }

  /// A Boolean value that indicates whether this responder can resign as the first responder. True here.
  open var canResignFirstResponder: Bool { true }

  /// A Boolean value that indicates whether key events, and actions without a target, start at this responder.
  open var isFirstResponder: Bool { FirstResponder.current === self }

  /// Makes this the first responder if it can become that, is in a window's responder chain, and the current one
  /// resigns. Returns whether it is the first responder afterward.
  @discardableResult open func becomeFirstResponder() -> Bool { FirstResponder.change(to: self) }

  /// Resigns as the first responder. Returns whether this is not the first responder afterward.
  @discardableResult open func resignFirstResponder() -> Bool { FirstResponder.resign(self) }

  /// Called for new touches in this responder. Passes them on to `next`.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Called for touches that have moved. Passes them on to `next`.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Called for touches that were lifted. Passes them on to `next`.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Called for touches that the system or a gesture recognizer has cancelled. Passes them on to `next`.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Called when a key goes down that no key command handles. Passes it on to `next`.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  /// Called when an analog button moves, so never here, because there are only keys. Passes it on to `next`.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  /// Called when a key goes up whose press this responder, or one below it, has received. Passes it on to `next`.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// Called when the system cancels a press because the app is no longer in front. Passes it on to `next`.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  /// The key commands that are available while this responder, or one below it in the chain, is the first responder.
  /// Nil here. Requested whenever a key goes down.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// Returns whether this responder handles `action`, which means that it has such a method.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action.canPerform(on: self)
  }

  /// Returns the responder that handles `action`: this one, or the nearest one up the chain; nil if there is none.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    if canPerformAction(action, withSender: sender) { return self }
    return next?.target(forAction: action, withSender: sender)
  }

  // MARK: Accessibility
  //
  // These belong to NSObject on Apple's systems. They are in the class, because members of an extension cannot be
  // overridden without Objective-C. The defaults are the header's.

  /// A Boolean value that indicates whether this is an accessibility element. Elements inside it are not found. The
  /// default is false, but true for labels with text and for controls.
  open var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? false }
    set { ownAccessibility.isElement = newValue }
  }
  /// The text that is spoken first. The default is nil.
  open var accessibilityLabel: String? {
    get { accessibility?.label }
    set { ownAccessibility.label = newValue }
  }
  /// The result of activating the element, spoken last. The default is nil.
  open var accessibilityHint: String? {
    get { accessibility?.hint }
    set { ownAccessibility.hint = newValue }
  }
  /// The element's value, if that differs from its label. The default is nil.
  open var accessibilityValue: String? {
    get { accessibility?.value }
    set { ownAccessibility.value = newValue }
  }
  /// The element's traits. None by default. An override adds to those of `super`. (A guess: ax-3c.)
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility?.traits ?? .none }
    set { ownAccessibility.traits = newValue }
  }
  /// The language in which it is spoken, such as "en-US"; nil for the user's.
  open var accessibilityLanguage: String? {
    get { accessibility?.language }
    set { ownAccessibility.language = newValue }
  }
  /// The frame on the screen, in points. The default is a view's frame, or zero for other responders.
  open var accessibilityFrame: CGRect {
    get { accessibility?.frame ?? defaultAccessibilityFrame }
    set { ownAccessibility.frame = newValue }
  }
  /// The outline on the screen, if that differs from the frame. The default is nil.
  open var accessibilityPath: UIBezierPath? {
    get { accessibility?.path }
    set { ownAccessibility.path = newValue }
  }
  /// The point on the screen that activates the element: the center of its frame, unless another point is set.
  open var accessibilityActivationPoint: CGPoint {
    get { accessibility?.activationPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
    set { ownAccessibility.activationPoint = newValue }
  }
  /// A Boolean value that hides the elements inside from accessibility. The default is false.
  open var accessibilityElementsHidden: Bool {
    get { accessibility?.elementsHidden ?? false }
    set { ownAccessibility.elementsHidden = newValue }
  }
  /// A Boolean value that hides the sibling views from accessibility. The default is false.
  open var accessibilityViewIsModal: Bool {
    get { accessibility?.isModal ?? false }
    set { ownAccessibility.isModal = newValue }
  }
  /// A Boolean value that groups the elements inside for reading, wherever other elements are. The default is false.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibility?.groupsChildren ?? false }
    set { ownAccessibility.groupsChildren = newValue }
  }
  /// The style in which Switch Control navigates the elements inside. The default is automatic.
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { accessibility?.navigationStyle ?? .automatic }
    set { ownAccessibility.navigationStyle = newValue }
  }
  /// A Boolean value that indicates whether the user can interact with it. By default, true for an enabled control.
  open var accessibilityRespondsToUserInteraction: Bool {
    get {
      accessibility?.respondsToUserInteraction ?? !accessibilityTraits.isDisjoint(with: [.button, .link, .adjustable])
        && !accessibilityTraits.contains(.notEnabled)
    }
    set { ownAccessibility.respondsToUserInteraction = newValue }
  }
  /// The names that the user can say or type for it. Empty by default, which means its label.
  open var accessibilityUserInputLabels: [String]! {
    get { accessibility?.userInputLabels ?? [] }
    set { ownAccessibility.userInputLabels = newValue }
  }
  /// Actions in addition to its activation. The default is nil.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibility?.customActions }
    set { ownAccessibility.customActions = newValue }
  }

  /// The elements inside, in order, instead of the subviews: views and `UIAccessibilityElement`s. Nil by default.
  open var accessibilityElements: [Any]? {
    get { accessibility?.elements }
    set { ownAccessibility.elements = newValue }
  }
  /// Returns the number of `accessibilityElements`. Override it and the next two to create elements on demand.
  /// (A guess: ax-2.)
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  /// Returns one of `accessibilityElements`; nil if there is none at the index.
  open func accessibilityElement(at index: Int) -> Any? {
    accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
  }
  /// Returns the index of an element in `accessibilityElements`; `NSNotFound` if it is not one of them.
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }
  /// The kind of container that this is for its elements. The default is none.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { accessibility?.containerType ?? .none }
    set { ownAccessibility.containerType = newValue }
  }

  /// Called when VoiceOver has focused the element. Does nothing here.
  open func accessibilityElementDidBecomeFocused() {}
  /// Called when VoiceOver's focus has left the element. Does nothing here.
  open func accessibilityElementDidLoseFocus() {}
  /// Returns whether VoiceOver has focused the element.
  open func accessibilityElementIsFocused() -> Bool { Assistance.focused === self }

  /// Performs the action of a double tap. Returns false here, which taps the activation point.
  open func accessibilityActivate() -> Bool { false }
  /// Increments the value of an adjustable element. Does nothing here.
  open func accessibilityIncrement() {}
  /// Decrements the value of an adjustable element. Does nothing here.
  open func accessibilityDecrement() {}
  /// Scrolls by a page, and returns whether it did. If not, its container is asked. After scrolling, post
  /// `UIAccessibility.Notification.pageScrolled`. Returns false here.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  /// Dismisses a modal view or goes back, and returns whether it did. If not, its container is asked. False here.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Performs the most important action at the moment, and returns whether it did. Returns false here.
  open func accessibilityPerformMagicTap() -> Bool { false }
}
