import QuartzCore

/// A finger on the screen, from the moment it goes down until it is lifted or cancelled. It is the same object all that
/// time; its properties change. Locations are stored in window coordinates.
@preconcurrency @MainActor open class UITouch: NSObject {
  /// The time of the touch's last change, in seconds of the media clock.
  public internal(set) var timestamp: TimeInterval = 0

  /// The last thing that happened to the touch.
  public internal(set) var phase: Phase = .began

  /// The number of taps in a row at this point, including this touch; 0 once the finger has moved away.
  public internal(set) var tapCount = 0

  /// The window in which the touch began.
  public internal(set) var window: UIWindow?

  /// The view found by hit-testing when the touch began. It never changes.
  public internal(set) var view: UIView?

  /// The gesture recognizers that receive the touch; nil after its end.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    isOver || window == nil ? nil : recognizers.filter { $0.tracks(self) }
  }

  /// All recognizers that received the touch when it began. They stay rivals even after one of them ignores it.
  private(set) var recognizers: [UIGestureRecognizer] = []
  private var recognizerIdentifiers: Set<ObjectIdentifier> = []
  /// The current, previous and first location, in window coordinates.
  var location = CGPoint.zero
  var previousLocation = CGPoint.zero
  var beginning = CGPoint.zero
  /// The type of scrolling; nil for a touch. The location of scrolling is fixed, and `scrolled` is its distance.
  var scrollType: UIScrollType?
  var scrolled = CGPoint.zero
  /// `true` once the event that ended the touch has been processed.
  var isPast = false

  /// Makes a touch that no finger belongs to: it has begun, at the point zero, in no window.
  public override init() {
    super.init()
  }

  func add(_ recognizer: UIGestureRecognizer) {
    recognizers.append(recognizer)
    recognizerIdentifiers.insert(ObjectIdentifier(recognizer))
  }

  /// Returns true if a recognizer received the touch when it began.
  func wasReceived(by recognizer: UIGestureRecognizer) -> Bool {
    recognizerIdentifiers.contains(ObjectIdentifier(recognizer))
  }

  var isOver: Bool { phase == .ended || phase == .cancelled }

  /// Changes the phase. After its end, recognizers may return to the possible state.
  func enter(_ phase: Phase) {
    self.phase = phase
    if isOver { GestureEnvironment.current.noteReturns() }
  }

  /// Returns the location of the touch, in a view's coordinates (nil: the window's).
  open func location(in view: UIView?) -> CGPoint {
    convert(location, to: view)
  }

  /// Returns the location before the last move, in a view's coordinates (nil: the window's).
  open func previousLocation(in view: UIView?) -> CGPoint {
    convert(previousLocation, to: view)
  }

  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, view !== window else { return point }
    return view.convert(point, from: window)
  }
}

extension UITouch {
  /// The last thing that happened to a touch. Raw values are those of the header.
  public enum Phase: Int, Sendable {
    /// The finger went down.
    case began = 0
    /// The finger moved.
    case moved = 1
    /// The finger is down and has not moved since the last event.
    case stationary = 2
    /// The finger was lifted.
    case ended = 3
    /// The system cancelled the touch.
    case cancelled = 4
    /// A pointer entered a region.
    case regionEntered = 5
    /// A pointer moved inside a region.
    case regionMoved = 6
    /// A pointer left a region.
    case regionExited = 7
  }
}
