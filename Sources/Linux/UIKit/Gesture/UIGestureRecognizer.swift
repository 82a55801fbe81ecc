import QuartzCore

/// Watches the touches that hit its view and that view's subviews, and calls its actions when they make its gesture.
///
/// The touches of an event go to all recognisers first; then the actions of those that changed state are called, in
/// the order of the changes and within the same event; views hear of the touches last.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject, AssociationHolder {
  nonisolated(unsafe) package final var associations: AssociatedValues?

  /// Makes a recogniser, with an action if both are given. The target is not retained.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Makes a recogniser without an action.
  public override convenience init() {
    self.init(target: nil, action: nil)
  }

  /// The current state. For subclasses to set; everybody may read it.
  open var state: State {
    get { reportedState ?? currentState }
    set { GestureEnvironment.current.perform { request(newValue) } }
  }

  /// Decides what the recogniser may do.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// False: no touches come, and a gesture under way is cancelled.
  open var isEnabled = true {
    didSet { if !isEnabled, oldValue { GestureEnvironment.current.perform { giveUp() } } }
  }

  /// The view the recogniser was added to.
  open var view: UIView? { attachedView }

  /// Whether the touches of a recognised gesture are cancelled in their view, just before the action. True.
  open var cancelsTouchesInView = true

  /// Whether the view hears of a touch only after this gesture failed. False.
  open var delaysTouchesBegan = false

  /// Whether the view hears of a touch's end only after this gesture failed. True.
  open var delaysTouchesEnded = true

  /// A name for debugging.
  open var name: String?

  // What the machinery keeps; see the extensions.
  weak var attachedView: UIView? {
    didSet { if attachedView !== oldValue { GestureEnvironment.current.perform { giveUp() } } }
  }
  var currentState = State.possible
  var reportedState: State?
  var pendingState: State?
  var touches: [UITouch] = []
  var ignoredTouches: [UITouch] = []
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

  /// Takes actions away: those of a target (nil: of any), with a method (nil: with any). A method is known again by the
  /// selector that was added, or by its name (`Selector(Page.tapped, named: "tapped")`).
  open func removeTarget(_ target: Any?, action: Selector?) {
    let object = target.map { $0 as AnyObject }
    var meant = actions.filter { object == nil || $0.target === object }
    let others = actions.filter { object != nil && $0.target !== object }
    guard let action else { return actions = others }
    meant.removeAll(with: action, by: \.selector, in: "removeTarget(_:action:)")
    actions = others + meant
  }

  // MARK: Other recognisers

  /// Keeps this gesture from being recognised until the other has failed; when the other is recognised, this one
  /// fails.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requiredToFail.removeAll { $0.recognizer == nil || $0.recognizer === otherGestureRecognizer }
    requiredToFail.append(WeakGestureRecognizer(recognizer: otherGestureRecognizer))
  }

  /// Whether this gesture, once recognised, makes the other fail. True; for subclasses to override.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether this gesture fails when the other is recognised. True; for subclasses to override.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether this gesture waits for the other to fail. False; for subclasses to override.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether the other waits for this gesture to fail. False; for subclasses to override.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether the recogniser sees the new touches of an event. True; for subclasses to override.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  // MARK: Places

  /// Where the gesture is, in a view's coordinates (nil: the window's): the centre of its touches.
  open func location(in view: UIView?) -> CGPoint {
    convertFromWindow(lastLocation, to: view)
  }

  /// How many touches `location(ofTouch:in:)` knows.
  open var numberOfTouches: Int { placedTouches.count }

  /// Where one of the touches is, in a view's coordinates (nil: the window's). An index that is out of range is an
  /// error of the program, as in UIKit.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    let known = placedTouches
    guard known.indices.contains(touchIndex) else {
      fatalError("-[\(type(of: self)) locationOfTouch:inView:]: index (\(touchIndex)) beyond bounds (\(known.count))")
    }
    return known[touchIndex].location(in: view)
  }

  /// The touches with a place in the gesture: those that are down, or were lifted in the event under way.
  var placedTouches: [UITouch] { touches.filter { tracks($0) && !$0.isPast && $0.scrollType == nil } }

  // MARK: For subclasses

  /// Leaves a touch out of this gesture: no more of it comes, and it is not cancelled in its view.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    if tracks(touch) { ignoredTouches.append(touch) }
  }

  /// Whether the view hears of this touch only after the gesture failed, for recognisers that delay some touches.
  func delaysBegan(of touch: UITouch) -> Bool { delaysTouchesBegan }

  /// Whether touches are for this recogniser at all: one that does not care for them keeps nobody waiting.
  var takesTouches: Bool { true }

  /// Whether scrolling of a kind is for this recogniser.
  func takes(_ scroll: UIScrollType) -> Bool { false }

  /// A scrolling device did something.
  func follow(_ scroll: UITouch, event: UIEvent) {}

  /// Called when the recogniser is about to be possible again. Override to forget the last attempt.
  open func reset() {}

  /// New touches. Override and call super.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Touches that moved. Override and call super.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Touches that were lifted. Override and call super.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Touches that the system took away. Override and call super.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
}
