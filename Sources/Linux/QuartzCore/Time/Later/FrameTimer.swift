/// A timer of the main run loop that keeps step with the frames where a test or a film holds the clock. Otherwise it is
/// Foundation's.
///
/// What `Timer`'s methods with a target and a selector make is one. Foundation's own methods with a block make it where
/// the module has `typealias Timer = FrameTimer`; the clock that is held moves no timers of Foundation's.
@_documentation(visibility: internal)
open class FrameTimer: Timer {
  private let period: TimeInterval?
  /// Seconds from the making to the first call, where the clock is held.
  private var delay: TimeInterval
  private let isHeld: Bool
  private let action: TimerAction
  private var call: TimedCall?
  private let info: Any?
  /// Media time of the making.
  private let made = CACurrentMediaTime()

  /// A timer that is in no run loop yet.
  public override convenience init(
    fire date: Date, interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
  ) {
    let delay = RealDelay.asWritten(SystemClock.seconds(until: date))
    self.init(delay: delay, interval: interval, repeats: repeats, info: nil, action: TimerAction(block))
  }

  /// A timer that is in no run loop yet, and fires first when `interval` is over. (Foundation's fires at once here.)
  public convenience init(
    timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
  ) {
    self.init(delay: interval, interval: interval, repeats: repeats, info: nil, action: TimerAction(block))
  }

  init(delay: TimeInterval, interval: TimeInterval, repeats: Bool, info: Any?, action: TimerAction) {
    isHeld = MainQueue.isCurrent && FrameLoop.main.holdsTime
    period = repeats ? max(interval, 0.0001) : nil
    (self.delay, self.action, self.info) = (delay, action, info)
    let date = isHeld ? Date.distantFuture : SystemClock.date(in: delay)
    super.init(fire: date, interval: interval, repeats: repeats) { timer in
      let body = action.body
      if !repeats { action.body = nil }
      body?(timer)
    }
  }

  /// Has the timer fire: in the frames, or in a run loop.
  func start(in loop: RunLoop = .main) {
    guard isHeld else { return loop.add(self as Timer, forMode: .common) }
    startInFrames()
  }

  /// Where the clock is held: has the frames call it, until it is invalidated.
  func startInFrames() {
    guard isHeld, call == nil, isValid, delay.isFinite else { return }
    call = TimedCall.after(max(made + delay - CACurrentMediaTime(), 0), every: period) {
      self.fire()
      if self.period == nil { self.invalidate() }
    }
  }

  /// What it was made with.
  open override var userInfo: Any? { info ?? super.userInfo }

  /// When it fires next. A date that is set counts from now, to the millisecond; `distantFuture` holds it back.
  open override var fireDate: Date {
    get {
      guard isHeld else { return super.fireDate }
      guard call != nil || delay.isFinite else { return .distantFuture }
      return SystemClock.date(in: (call?.due ?? made + delay) - CACurrentMediaTime())
    }
    set {
      guard isHeld else { return super.fireDate = newValue }
      let wasStarted = call != nil || delay == .infinity
      call?.cancel()
      call = nil
      if newValue == .distantFuture {
        delay = .infinity
      } else {
        delay = CACurrentMediaTime() - made + RealDelay.asWritten(SystemClock.seconds(until: newValue))
        if wasStarted { startInFrames() }
      }
    }
  }

  /// Ends the timer, and lets go of its target or block.
  open override func invalidate() {
    call?.cancel()
    call = nil
    super.invalidate()
    action.body = nil
  }

  // MARK: Foundation's, with a block

  /// A timer in the main run loop, as Foundation's.
  @discardableResult
  open override class func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
  ) -> FrameTimer {
    let timer = FrameTimer(
      delay: interval, interval: interval, repeats: repeats, info: nil, action: TimerAction(block))
    timer.start()
    return timer
  }
}

/// What a timer calls. It is let go of when the timer ends.
final class TimerAction: @unchecked Sendable {
  var body: ((Timer) -> Void)?

  init(_ body: @escaping (Timer) -> Void) { self.body = body }
}
