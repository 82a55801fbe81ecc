/// Calls a method once a frame, with the frame's times.
///
/// It retains its target until it is invalidated, and a run loop that it was added to retains it: a target that holds its
/// link lives on until somebody invalidates that.
open class CADisplayLink: NSObject {
  private var target: AnyObject?
  private let selector: Selector
  /// The method of the target, from the first call on.
  private var method: Selector.Bound?
  private var modes: Set<RunLoop.Mode> = []
  private var nextFire: CFTimeInterval?

  /// The time of the frame the link was last called in, seconds of media time.
  open private(set) var timestamp: CFTimeInterval = 0

  /// A frame's length at the highest rate of the display, seconds. The real one is `targetTimestamp − timestamp`.
  open private(set) var duration: CFTimeInterval = 0

  /// When what is drawn now will be shown, seconds of media time.
  open private(set) var targetTimestamp: CFTimeInterval = 0

  /// Whether the link is held back from calling.
  open var isPaused = false { didSet { nextFire = nil } }

  /// Calls per second, brought to the nearest whole part of the display's rate; 0 is the display's own.
  open var preferredFramesPerSecond = 0 { didSet { nextFire = nil } }

  /// The same as a range; its preferred rate counts, or else its maximum.
  open var preferredFrameRateRange = CAFrameRateRange.default { didSet { nextFire = nil } }

  /// A link that calls `sel` with itself as the sender. It calls nothing until it is added to a run loop.
  public init(target: Any, selector sel: Selector) {
    self.target = target as AnyObject
    selector = sel
    super.init()
  }

  /// Starts the calls, in the main run loop's frames. Modes make no difference: frames come in all of them.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard target != nil else { return }
    modes.insert(mode)
    let loop = FrameLoop.main
    if !loop.links.contains(where: { $0 === self }) { loop.links.append(self) }
  }

  /// Ends the calls once it was removed from every mode.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    modes.remove(mode)
    if modes.isEmpty { FrameLoop.main.links.removeAll { $0 === self } }
  }

  /// Ends the calls for good and lets go of the target. Safe inside a call.
  open func invalidate() {
    modes = []
    (target, method) = (nil, nil)
    FrameLoop.main.links.removeAll { $0 === self }
  }

  func fire(_ frame: FrameTime) {
    guard !isPaused, let target else { return }
    let frames = framesPerCall(frame.duration)
    // Half a frame of slack: displays and clocks are never exact.
    if frames > 1, let nextFire, frame.timestamp < nextFire - frame.duration / 2 { return }
    nextFire = frame.timestamp + frame.duration * CFTimeInterval(frames)
    timestamp = frame.timestamp
    duration = frame.duration
    // A display that is slower now than its highest rate calls the link in each of its frames.
    targetTimestamp =
      frames == 1
      ? frame.targetTimestamp
      : max(frame.targetTimestamp, frame.timestamp + frame.duration * CFTimeInterval(frames))
    let method = method ?? selector.bound(to: target)
    self.method = method
    method.body(self)
  }

  private func framesPerCall(_ duration: CFTimeInterval) -> Int {
    let range = preferredFrameRateRange
    let wanted = range.preferred.flatMap { $0 > 0 ? $0 : nil } ?? range.maximum
    let rate = preferredFramesPerSecond > 0 ? Double(preferredFramesPerSecond) : Double(wanted)
    guard rate > 0, duration > 0 else { return 1 }
    return max(1, Int((1 / (duration * rate)).rounded()))
  }
}
