/// Calls a method once a frame, with the frame's times.
///
/// The link retains its target until it is invalidated, and the run loop to which it is added retains the link. A
/// target that stores its link therefore stays alive until the link is invalidated.
open class CADisplayLink: NSObject {
  private var target: AnyObject?
  private let selector: Selector
  /// The bound method of the target, set in the first call.
  private var method: Selector.Bound?
  private var modes: Set<RunLoop.Mode> = []
  private var nextFire: CFTimeInterval?

  /// The time of the last frame in which the link was called, in seconds of media time. (A guess: time-5.)
  open private(set) var timestamp: CFTimeInterval = 0

  /// A frame's length at the display's highest rate, in seconds. The actual one is `targetTimestamp − timestamp`.
  open private(set) var duration: CFTimeInterval = 0

  /// The time at which the current drawing will be shown, in seconds of media time. (A guess: time-35b.)
  open private(set) var targetTimestamp: CFTimeInterval = 0

  /// A Boolean value that indicates whether the link is paused.
  open var isPaused = false { didSet { nextFire = nil } }

  /// The preferred number of calls per second, adjusted to a whole number of frames per call. 0 is the display's rate.
  open var preferredFramesPerSecond = 0 { didSet { nextFire = nil } }

  /// The preferred rate as a range. Its preferred rate is used or, without one, its maximum.
  open var preferredFrameRateRange = CAFrameRateRange.default { didSet { nextFire = nil } }

  /// Creates a link that calls `sel` with itself as the sender. It makes no calls until it is added to a run loop.
  public init(target: Any, selector sel: Selector) {
    self.target = target as AnyObject
    selector = sel
    super.init()
  }

  /// Starts the calls in the main run loop's frames. Modes have no effect, because frames run in all of them.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard target != nil else { return }
    MainQueue.check("CADisplayLink.add(to:forMode:)")
    modes.insert(mode)
    let loop = FrameLoop.main
    if !loop.links.contains(where: { $0 === self }) { loop.links.append(self) }
  }

  /// Stops the calls if the link has been removed from every mode.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    modes.remove(mode)
    if modes.isEmpty { FrameLoop.main.links.removeAll { $0 === self } }
  }

  /// Stops the calls permanently and releases the target. You can call this during a call.
  open func invalidate() {
    modes = []
    (target, method) = (nil, nil)
    FrameLoop.main.links.removeAll { $0 === self }
  }

  func fire(_ frame: FrameTime) {
    guard !isPaused, let target else { return }
    let frames = framesPerCall(frame.duration)
    // Half a frame of tolerance, because displays and clocks are never exact.
    if frames > 1, let nextFire, frame.timestamp < nextFire - frame.duration / 2 { return }
    nextFire = frame.timestamp + frame.duration * CFTimeInterval(frames)
    timestamp = frame.timestamp
    duration = frame.duration
    // A display that is currently slower than its highest rate calls the link in each of its frames.
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
