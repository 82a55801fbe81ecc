import QuartzCore

/// A view that turns touches into events, and events into calls of actions.
@preconcurrency @MainActor open class UIControl: UIView {
  let handlers = ControlHandlers()
  var tracking = ControlTracking()
  private var enabled = true
  private var selected = false
  private var highlighted = false

  /// A control with a frame in its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// As `init(frame:)` with an empty frame: views are not archived here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// A control with a frame and an action for `primaryActionTriggered`.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Whether the control reacts to touches; true at first. A disabled control keeps them from what is behind it.
  open var isEnabled: Bool {
    get { enabled }
    set {
      guard enabled != newValue else { return }
      enabled = newValue
      stateDidChange()
    }
  }

  /// Whether the control is selected; false at first. Nothing but code changes it.
  open var isSelected: Bool {
    get { selected }
    set {
      guard selected != newValue else { return }
      selected = newValue
      stateDidChange()
    }
  }

  /// Whether the control is highlighted; false at first. True while a touch that is tracked is inside.
  open var isHighlighted: Bool {
    get { highlighted }
    set {
      guard highlighted != newValue else { return }
      highlighted = newValue
      stateDidChange()
    }
  }

  /// Where content is between top and bottom; `center` at first.
  open var contentVerticalAlignment: ContentVerticalAlignment = .center {
    didSet { setNeedsLayout() }
  }

  /// Where content is between the sides; `center` at first.
  open var contentHorizontalAlignment: ContentHorizontalAlignment = .center {
    didSet { setNeedsLayout() }
  }

  /// The states the control is in.
  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Whether a touch is being tracked.
  open var isTracking: Bool { tracking.touch != nil }

  /// Whether the touch that is being tracked is inside.
  open var isTouchInside: Bool { tracking.isInside }

  /// What subclasses do when a state has changed.
  func stateDidChange() {
    setNeedsLayout()
  }

  /// Events that a kind of control sends together with others, without an event of UIKit's own behind them.
  func events(with event: Event) -> Event { event }

  // MARK: Accessibility

  /// True.
  open override var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }
  /// What the control is (`button`), whether it is selected and whether it is not enabled, unless something else is set.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility?.traits ?? stateTraits }
    set { super.accessibilityTraits = newValue }
  }

  /// What a kind of control is.
  var kindTraits: UIAccessibilityTraits { .none }

  private var stateTraits: UIAccessibilityTraits {
    var traits = kindTraits
    if isSelected { traits.insert(.selected) }
    if !isEnabled { traits.insert(.notEnabled) }
    return traits
  }

  // MARK: Tracking, to be overridden

  /// A touch goes down in the control. Answer false to not track it.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// The tracked touch moves. Answer false to not track it any longer.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// The tracked touch was lifted.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// The tracked touch was taken away. There is no event if the control left its window.
  open func cancelTracking(with event: UIEvent?) {}

  // MARK: Sending, to be overridden

  /// Calls an action's method on a target, by way of the application. Override to observe or to suppress.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    _ = UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  /// Runs an action. Override to observe or, by not calling super, to suppress.
  open func sendAction(_ action: UIAction) {
    action.run(from: self)
  }

  /// Calls the actions registered for any of these events, each once, in the order in which they were registered.
  open func sendActions(for controlEvents: Event) {
    sendActions(for: controlEvents, with: nil)
  }

  // MARK: Touches

  /// Begins to track the touch, highlights the control and sends `touchDown`.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    beginTracking(touches, with: event)
  }

  /// Sends drag events for the tracked touch, and highlights the control while it is inside.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    continueTracking(touches, with: event)
  }

  /// Sends `touchUpInside` or `touchUpOutside` for the tracked touch.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    endTracking(touches, with: event)
  }

  /// Sends `touchCancel` for the tracked touch.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    cancelTracking(touches, with: event)
  }
}
