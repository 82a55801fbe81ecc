/// Something that hears events. Responders form a chain: what one does not handle goes to its `next`.
@MainActor open class UIResponder: NSObject {
  /// Makes a responder that is in no chain.
  public override init() { super.init() }

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
}
