import QuartzCore

/// A finger on the screen, from the moment it goes down until it is lifted or cancelled. The same object for all that
/// time; its properties change. Locations are stored in the window's coordinates.
@preconcurrency @MainActor open class UITouch: NSObject {
  /// When the touch last changed, in seconds of the media clock.
  public internal(set) var timestamp: TimeInterval = 0

  /// What happened to the touch last.
  public internal(set) var phase: Phase = .began

  /// How many times in a row this place was tapped, this touch included; 0 once the finger has moved away.
  public internal(set) var tapCount = 1

  /// The window in which the touch began.
  public internal(set) var window: UIWindow?

  /// The view that hit testing found when the touch began. It stays for the life of the touch.
  public internal(set) var view: UIView?

  /// The gesture recognisers that get the touch; nil after its end.
  public var gestureRecognizers: [UIGestureRecognizer]? { isOver ? nil : recognizers.filter { $0.tracks(self) } }

  /// All recognisers that got the touch when it began: they are each other's rivals, also after one let it go.
  var recognizers: [UIGestureRecognizer] = []
  /// Where the touch is, was before, and began; window coordinates.
  var location = CGPoint.zero
  var previousLocation = CGPoint.zero
  var beginning = CGPoint.zero
  /// What kind of scrolling this is, where it is no touch; it then stays in its place, and this is how far it has gone.
  var scrollType: UIScrollType?
  var scrolled = CGPoint.zero
  /// Whether the event that ended the touch is through.
  var isPast = false

  package override init() {
    super.init()
  }

  var isOver: Bool { phase == .ended || phase == .cancelled }

  /// Where the touch is, in a view's coordinates; nil: the window's.
  open func location(in view: UIView?) -> CGPoint {
    convert(location, to: view)
  }

  /// Where the touch was before it last moved, in a view's coordinates; nil: the window's.
  open func previousLocation(in view: UIView?) -> CGPoint {
    convert(previousLocation, to: view)
  }

  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, let window, view !== window else { return point }
    return view.convert(point, from: window)
  }
}

extension UITouch {
  /// What happened to a touch. Raw values are those of the header.
  public enum Phase: Int, Sendable {
    /// The finger went down.
    case began = 0
    /// The finger moved.
    case moved = 1
    /// The finger is down and did not move since the last event.
    case stationary = 2
    /// The finger was lifted.
    case ended = 3
    /// The system took the touch away.
    case cancelled = 4
    /// A pointer entered a region.
    case regionEntered = 5
    /// A pointer moved inside a region.
    case regionMoved = 6
    /// A pointer left a region.
    case regionExited = 7
  }
}
