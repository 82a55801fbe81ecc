import QuartzCore

/// Observes the touches in its view and that view's subviews, and calls its actions when they make its gesture.
///
/// The touches of an event go to all recognizers first. Then the actions of those that changed state are called, in the
/// order of the changes and within the same event. Views receive the touches last.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject, AssociationHolder {
  nonisolated(unsafe) package final var associations: AssociatedValues?

  /// Creates a recognizer, with an action if both are given. The target is not retained.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Creates a recognizer without an action.
  public override convenience init() {
    self.init(target: nil, action: nil)
  }

  /// The current state. Only subclasses set it. After the gesture's end it stays final until the next turn of the run
  /// loop (header), and as long as fingers of the gesture are down.
  open var state: State {
    get { reportedState ?? currentState }
    set { GestureEnvironment.current.perform { request(newValue) } }
  }

  /// The delegate, which decides what the recognizer may do.
  open weak var delegate: (any UIGestureRecognizerDelegate)? {
    didSet { GestureEnvironment.current.noteRules(of: self) }
  }

  /// A Boolean value that determines whether it receives touches. Setting it to false cancels a gesture in progress.
  open var isEnabled = true {
    didSet { if !isEnabled, oldValue { GestureEnvironment.current.perform { giveUp() } } }
  }

  /// The view to which the recognizer was added.
  open var view: UIView? { attachedView }

  /// A Boolean value that makes recognition cancel the touches in their view, just before the action. True by default.
  open var cancelsTouchesInView = true

  /// A Boolean value that delays touches in the view until this gesture has failed. The default is false.
  open var delaysTouchesBegan = false

  /// A Boolean value that delays the end of touches in the view until this gesture has failed. The default is true.
  open var delaysTouchesEnded = true

  /// A name for debugging.
  open var name: String?

  // The internal state; see the extensions.
  weak var attachedView: UIView? {
    didSet { if attachedView !== oldValue { GestureEnvironment.current.perform { giveUp() } } }
  }
  var currentState = State.possible
  var reportedState: State?
  var pendingState: State?
  var touches: [UITouch] = []
  var ignoredTouches: [UITouch] = [] {
    didSet { if !ignoredTouches.isEmpty { GestureEnvironment.current.noteReturns() } }
  }
  var lastLocation = CGPoint.zero
  var actions: [GestureAction] = []
  var requiredToFail: [WeakGestureRecognizer] = []
  var requirementAnswers: [ObjectIdentifier: Bool] = [:]

  // MARK: Actions

  /// Adds an action. The target is not retained.
  open func addTarget(_ target: Any, action: Selector) {
    actions.removeAll { $0.target == nil }
    action.checkSender(self, in: "addTarget:action:")
    actions.append(GestureAction(target: target as AnyObject, selector: action))
  }

  /// Removes actions: those of a target (nil: of any), with a method (nil: with any). The method is identified by the
  /// selector that was added, or by its name (`Selector(Page.tapped, named: "tapped")`).
  open func removeTarget(_ target: Any?, action: Selector?) {
    let object = target.map { $0 as AnyObject }
    var meant = actions.filter { object == nil || $0.target === object }
    let others = actions.filter { object != nil && $0.target !== object }
    guard let action else { return actions = others }
    meant.removeAll(with: action, by: \.selector, in: "removeTarget(_:action:)")
    actions = others + meant
  }

  // MARK: Other recognizers

  /// Prevents the recognition of this gesture until the other one has failed. If the other one is recognized, this one
  /// fails.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requiredToFail.removeAll { $0.recognizer == nil || $0.recognizer === otherGestureRecognizer }
    requiredToFail.append(WeakGestureRecognizer(recognizer: otherGestureRecognizer))
  }

  /// Returns whether this gesture, once recognized, makes the other one fail. The default implementation returns true.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns whether this gesture fails if the other one is recognized. The default implementation returns true.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns whether this gesture waits for the other one to fail. The default implementation returns false.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Returns whether the other gesture waits for this one to fail. The default implementation returns false.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Returns whether the recognizer receives an event's new touches. The default implementation returns true.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  // MARK: Locations

  /// Returns the gesture's location, in a view's coordinates (nil: the window's): the center of its touches.
  /// (A guess: key-10b.)
  open func location(in view: UIView?) -> CGPoint {
    convertFromWindow(lastLocation, to: view)
  }

  /// The number of touches for `location(ofTouch:in:)`.
  open var numberOfTouches: Int { placedTouches.count }

  /// Returns the location of one of the touches, in a view's coordinates (nil: the window's). An index out of range is
  /// a fatal error, as in UIKit.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    let known = placedTouches
    guard known.indices.contains(touchIndex) else {
      fatalError("-[\(type(of: self)) locationOfTouch:inView:]: index (\(touchIndex)) beyond bounds (\(known.count))")
    }
    return known[touchIndex].location(in: view)
  }

  /// The touches that count for the location: those that are down, or were lifted in the current event.
  var placedTouches: [UITouch] { touches.filter { tracks($0) && !$0.isPast && $0.scrollType == nil } }

  // MARK: For subclasses

  /// Excludes a touch from this gesture: it receives no more of it, and does not cancel it in its view.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    if tracks(touch) { ignoredTouches.append(touch) }
  }

  /// Returns true if the view receives this touch only after a failure, for recognizers that delay some touches.
  func delaysBegan(of touch: UITouch) -> Bool { delaysTouchesBegan }

  /// `true` if a class of UIKit's, and not a subclass of the app's, determines how this gesture and others affect each
  /// other.
  var followsCommonRules: Bool { Self.commonClasses.contains(ObjectIdentifier(type(of: self))) }

  /// `true` if the recognizer takes touches. One that takes none never makes others wait.
  var takesTouches: Bool { true }

  /// Returns true if the recognizer takes scrolling of a type.
  func takes(_ scroll: UIScrollType) -> Bool { false }

  /// Handles the input of a scrolling device.
  func follow(_ scroll: UITouch, event: UIEvent) {}

  /// Called before the recognizer returns to the possible state. Override it to reset the last attempt.
  open func reset() {}

  /// Called for new touches. Overrides call super.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called for touches that have moved. Overrides call super.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called for touches that were lifted. Overrides call super.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called for touches that the system has cancelled. Overrides call super.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
}
