/// A timer of the main run loop that fires in frames if a test or a film controls the clock. Otherwise it is the same
/// as Foundation's.
///
/// `Timer`'s methods with a target and a selector create this class. Foundation's own methods with a block create it if
/// the module has `typealias Timer = FrameTimer`. A controlled clock does not advance Foundation's timers.
@_documentation(visibility: internal)
open class FrameTimer: Timer {
  private let period: TimeInterval?
  /// The seconds from creation to the first call, if the clock is controlled.
  private var delay: TimeInterval
  private let isHeld: Bool
  private let action: TimerAction
  private var call: TimedCall?
  private let info: Any?
  /// The media time of creation.
  private let made = CACurrentMediaTime()

  /// Creates a timer without adding it to a run loop.
  public override convenience init(
    fire date: Date, interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
  ) {
    let delay = RealDelay.asWritten(SystemClock.seconds(until: date))
    self.init(delay: delay, interval: interval, repeats: repeats, info: nil, action: TimerAction(block))
  }

  /// Creates a timer that first fires after `interval`, without adding it to a run loop. (Foundation's fires at once.)
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

  /// Starts the timer in the frames, or in a run loop.
  func start(in loop: RunLoop = .main) {
    guard isHeld else { return loop.add(self as Timer, forMode: .common) }
    startInFrames()
  }

  /// Starts the timer in the frames, if the clock is controlled. They fire it until it is invalidated.
  func startInFrames() {
    guard isHeld, call == nil, isValid, delay.isFinite else { return }
    call = TimedCall.after(max(made + delay - CACurrentMediaTime(), 0), every: period) {
      self.fire()
      if self.period == nil { self.invalidate() }
    }
  }

  /// The user info with which the timer was created.
  open override var userInfo: Any? { info ?? super.userInfo }

  /// The date at which the timer fires next. A new date counts from now, to the millisecond. `distantFuture` pauses it.
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

  /// Stops the timer, and releases its target or block.
  open override func invalidate() {
    call?.cancel()
    call = nil
    super.invalidate()
    action.body = nil
  }

  // MARK: Foundation's method with a block

  /// Creates a timer and adds it to the main run loop, as Foundation's method does.
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

/// The action of a timer. It is released when the timer ends.
final class TimerAction: @unchecked Sendable {
  var body: ((Timer) -> Void)?

  init(_ body: @escaping (Timer) -> Void) { self.body = body }
}
