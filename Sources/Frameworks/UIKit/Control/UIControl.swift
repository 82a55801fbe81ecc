import QuartzCore

/// A view that turns touches into control events, and calls the actions registered for them.
@preconcurrency @MainActor open class UIControl: UIView {
  let handlers = ControlHandlers()
  var tracking = ControlTracking()
  private var enabled = true
  private var selected = false
  private var highlighted = false

  override var keepsTouchesInScrolling: Bool { true }

  /// A control with a frame in its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Same as `init(frame:)` with an empty frame; archives are not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// A control with a frame and an action for `primaryActionTriggered`.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// A Boolean value that determines whether the control reacts to touches. The default is true. A disabled control
  /// still blocks touches to the views behind it.
  open var isEnabled: Bool {
    get { enabled }
    set {
      guard enabled != newValue else { return }
      enabled = newValue
      stateDidChange()
    }
  }

  /// A Boolean value that determines whether the control is selected. The default is false. Touches do not change it.
  open var isSelected: Bool {
    get { selected }
    set {
      guard selected != newValue else { return }
      selected = newValue
      stateDidChange()
    }
  }

  /// A Boolean value that determines whether the control is highlighted. The default is false. It is true while a
  /// tracked touch is inside.
  open var isHighlighted: Bool {
    get { highlighted }
    set {
      guard highlighted != newValue else { return }
      highlighted = newValue
      stateDidChange()
    }
  }

  /// The vertical alignment of the content. The default is `center`.
  open var contentVerticalAlignment: ContentVerticalAlignment = .center {
    didSet { setNeedsLayout() }
  }

  /// The horizontal alignment of the content. The default is `center`.
  open var contentHorizontalAlignment: ContentHorizontalAlignment = .center {
    didSet { setNeedsLayout() }
  }

  /// The current states.
  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// A Boolean value that indicates whether a touch is being tracked.
  open var isTracking: Bool { tracking.touch != nil }

  /// A Boolean value that indicates whether the tracked touch is inside.
  open var isTouchInside: Bool { tracking.isInside }

  /// Called when a state has changed. Subclasses can override it.
  func stateDidChange() {
    setNeedsLayout()
  }

  /// Returns an event with those that a kind of control sends along, such as `primaryActionTriggered` of a button.
  func events(with event: Event) -> Event { event }

  // MARK: Accessibility

  /// True by default.
  open override var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }
  /// The kind of control (such as `button`), `selected` if it is selected and `notEnabled` if it is disabled, unless
  /// something else is set.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility?.traits ?? stateTraits }
    set { super.accessibilityTraits = newValue }
  }

  /// The traits of this kind of control.
  var kindTraits: UIAccessibilityTraits { .none }

  private var stateTraits: UIAccessibilityTraits {
    var traits = kindTraits
    if isSelected { traits.insert(.selected) }
    if !isEnabled { traits.insert(.notEnabled) }
    return traits
  }

  // MARK: Tracking, to be overridden

  /// Called when a touch goes down in the control. Return false to not track it.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the tracked touch moves. Return false to stop tracking it.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the tracked touch is lifted.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Called when the tracked touch is cancelled. There is no event if the control left its window.
  open func cancelTracking(with event: UIEvent?) {}

  // MARK: Sending, to be overridden

  /// Calls an action's method on a target through the application. Override to observe or suppress it.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    _ = UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  /// Runs an action. Override to observe it, or to suppress it by not calling super.
  open func sendAction(_ action: UIAction) {
    action.run(from: self)
  }

  /// Calls the actions registered for any of these events, each once, in the order in which they were registered.
  open func sendActions(for controlEvents: Event) {
    sendActions(for: controlEvents, with: nil)
  }

  // MARK: Touches

  /// Starts to track the touch, highlights the control and sends `touchDown`.
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
