/// Something that hears events. Responders form a chain: what one does not handle goes to its `next`.
@preconcurrency @MainActor open class UIResponder: NSObject, AssociationHolder {
  nonisolated(unsafe) package final var associations: AssociatedValues?
  final var accessibility: AccessibilityStore?

  /// Makes a responder that is in no chain.
  public override init() { super.init() }

  /// Called by the system once the responder and all that it is connected to were read from a nib file. There are none on
  /// Linux: it is never called. Overrides call super. Does nothing here. (On Apple's systems any object has it.)
  open func awakeFromNib() {}

  /// Called by Interface Builder before it shows the view of a class marked `@IBDesignable`; never in a program. Overrides
  /// call super. Does nothing here. (On Apple's systems any object has it.)
  open func prepareForInterfaceBuilder() {}

  /// The class with its module, and the address, as UIKit's reports print it.
  nonisolated open override var description: String { ObjectIdentity.text(of: self) }

  /// The responder that gets what this one does not handle. Nil here; subclasses know better (a view: its view
  /// controller or its superview).
  open var next: UIResponder? { nil }

  /// Whether this responder may become the first responder. False here.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether this responder may give up being the first responder. True here.
  open var canResignFirstResponder: Bool { true }

  /// Whether key events and actions without a target start at this responder.
  open var isFirstResponder: Bool { FirstResponder.current === self }

  /// Makes this the first responder, if it can be one, is in a window's chain and the present one resigns. Answers
  /// whether it is the first responder afterwards.
  @discardableResult open func becomeFirstResponder() -> Bool { FirstResponder.change(to: self) }

  /// Stops being the first responder. Answers whether this is not the first responder afterwards.
  @discardableResult open func resignFirstResponder() -> Bool { FirstResponder.resign(self) }

  /// New touches on this responder. Passed on to `next` here.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Touches that moved. Passed on to `next` here.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Fingers that were lifted. Passed on to `next` here.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Touches that the system or a gesture recogniser took over; nothing more is heard of them. Passed on to `next`.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// A key that no command has taken went down. Passed on to `next` here.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  /// An analogue button moved: never called here, where keys are all there is. Passed on to `next`.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  /// A key went up that this responder, or one below it, was told of. Passed on to `next` here.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// The system took a key away: the application is no longer in front. Passed on to `next` here.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  /// The combinations of keys that this responder offers while it is the first responder, or above that in the chain.
  /// Nil here. Asked whenever a key goes down.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// Whether this responder handles `action`: whether it has such a method.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action.canPerform(on: self)
  }

  /// The responder that handles `action`: this one, or the nearest up the chain; nil if there is none.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    if canPerformAction(action, withSender: sender) { return self }
    return next?.target(forAction: action, withSender: sender)
  }

  // MARK: Accessibility
  //
  // NSObject's on Apple's systems. Here in the class, since a member of an extension cannot be overridden without
  // Objective-C; the defaults are the header's.

  /// Whether this is something to stop at. What is inside an element is not found. False at first; true of labels with a
  /// text, and of controls.
  open var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? false }
    set { ownAccessibility.isElement = newValue }
  }
  /// What is spoken first; nil at first.
  open var accessibilityLabel: String? {
    get { accessibility?.label }
    set { ownAccessibility.label = newValue }
  }
  /// What comes of activating it, spoken last; nil at first.
  open var accessibilityHint: String? {
    get { accessibility?.hint }
    set { ownAccessibility.hint = newValue }
  }
  /// What it stands at, where that is another thing than its label; nil at first.
  open var accessibilityValue: String? {
    get { accessibility?.value }
    set { ownAccessibility.value = newValue }
  }
  /// What it is. None at first. An override adds to those of `super`.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility?.traits ?? .none }
    set { ownAccessibility.traits = newValue }
  }
  /// The language to speak it in, as "en-US"; nil for the user's.
  open var accessibilityLanguage: String? {
    get { accessibility?.language }
    set { ownAccessibility.language = newValue }
  }
  /// Where it is on the screen, in points. At first a view's frame, and zero for what is no view.
  open var accessibilityFrame: CGRect {
    get { accessibility?.frame ?? defaultAccessibilityFrame }
    set { ownAccessibility.frame = newValue }
  }
  /// Its outline on the screen, where that is not its frame; nil at first.
  open var accessibilityPath: UIBezierPath? {
    get { accessibility?.path }
    set { ownAccessibility.path = newValue }
  }
  /// Where it is touched on the screen to activate it: the middle of its frame, unless another point is set.
  open var accessibilityActivationPoint: CGPoint {
    get { accessibility?.activationPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
    set { ownAccessibility.activationPoint = newValue }
  }
  /// Whether what is inside is not found. False at first.
  open var accessibilityElementsHidden: Bool {
    get { accessibility?.elementsHidden ?? false }
    set { ownAccessibility.elementsHidden = newValue }
  }
  /// Whether the views beside this one are not found. False at first.
  open var accessibilityViewIsModal: Bool {
    get { accessibility?.isModal ?? false }
    set { ownAccessibility.isModal = newValue }
  }
  /// Whether what is inside is read as one group, wherever other elements are. False at first.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibility?.groupsChildren ?? false }
    set { ownAccessibility.groupsChildren = newValue }
  }
  /// How Switch Control goes through what is inside. Automatic at first.
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { accessibility?.navigationStyle ?? .automatic }
    set { ownAccessibility.navigationStyle = newValue }
  }
  /// Whether something can be done with it: at first whether it is a control that is enabled.
  open var accessibilityRespondsToUserInteraction: Bool {
    get {
      accessibility?.respondsToUserInteraction ?? !accessibilityTraits.isDisjoint(with: [.button, .link, .adjustable])
        && !accessibilityTraits.contains(.notEnabled)
    }
    set { ownAccessibility.respondsToUserInteraction = newValue }
  }
  /// What somebody may say or type to name it; at first nothing, which means its label.
  open var accessibilityUserInputLabels: [String]! {
    get { accessibility?.userInputLabels ?? [] }
    set { ownAccessibility.userInputLabels = newValue }
  }
  /// Actions beside the one that activates it; nil at first.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibility?.customActions }
    set { ownAccessibility.customActions = newValue }
  }

  /// What is inside, in order, in place of the subviews: views and `UIAccessibilityElement`s. nil at first.
  open var accessibilityElements: [Any]? {
    get { accessibility?.elements }
    set { ownAccessibility.elements = newValue }
  }
  /// How many there are of `accessibilityElements`. Overridden with the next two to make elements when they are asked for.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  /// One of `accessibilityElements`; nil where there is none.
  open func accessibilityElement(at index: Int) -> Any? {
    accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
  }
  /// The place of an element in `accessibilityElements`; `NSNotFound` where it is none of them.
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }
  /// What it is to its elements. Nothing in particular at first.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { accessibility?.containerType ?? .none }
    set { ownAccessibility.containerType = newValue }
  }

  /// VoiceOver has come to it. Does nothing here.
  open func accessibilityElementDidBecomeFocused() {}
  /// VoiceOver has left it. Does nothing here.
  open func accessibilityElementDidLoseFocus() {}
  /// Whether VoiceOver is on it.
  open func accessibilityElementIsFocused() -> Bool { Assistance.focused === self }

  /// Does what a double tap is to do. False here: it is touched at its activation point.
  open func accessibilityActivate() -> Bool { false }
  /// Makes the value of an adjustable element more. Does nothing here.
  open func accessibilityIncrement() {}
  /// Makes the value of an adjustable element less. Does nothing here.
  open func accessibilityDecrement() {}
  /// Scrolls by a page and answers whether it does; where not, who is around it is asked. When it has scrolled,
  /// `UIAccessibility.Notification.pageScrolled` is to be posted. False here.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  /// Leaves what is modal, or goes back, and answers whether it does; where not, who is around it is asked. False here.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Does what matters most just now, and answers whether it does. False here.
  open func accessibilityPerformMagicTap() -> Bool { false }
}
