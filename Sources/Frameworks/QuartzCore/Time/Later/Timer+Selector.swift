// Methods of NSTimer that Foundation lacks without Objective-C.

/// A protocol that lets initializers in an extension create a different class than the one on which they are called.
@_documentation(visibility: internal)
public protocol TimerMaking {}

extension TimerMaking {
  /// Creates a timer that calls a method of `aTarget` with itself. The target is retained until the timer is
  /// invalidated or, if it does not repeat, has fired. Main thread only. It fires after it is added to a run loop. If
  /// the clock is controlled it fires in any case, because Foundation's method that adds it cannot be observed.
  @_documentation(visibility: internal)
  public init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) {
    let timer = FrameTimer(
      delay: ti, interval: ti, repeats: yesOrNo, info: userInfo,
      action: TimerAction(target: aTarget, selector: aSelector))
    timer.startInFrames()
    guard let timer = timer as? Self else { fatalError("a timer of \(Self.self) cannot be made with a selector") }
    self = timer
  }
}

extension Timer: TimerMaking {
  /// Creates a timer in the main run loop that calls a method of `aTarget` with itself. The target is retained until
  /// the timer is invalidated or, if it does not repeat, has fired. Main thread only.
  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) -> Self {
    let timer = FrameTimer(
      delay: ti, interval: ti, repeats: yesOrNo, info: userInfo,
      action: TimerAction(target: aTarget, selector: aSelector))
    timer.start()
    guard let timer = timer as? Self else { fatalError("a timer of \(Self.self) cannot be made with a selector") }
    return timer
  }
}

extension RunLoop {
  /// Starts the timer. Modes have no effect.
  @_documentation(visibility: internal)
  public func add(_ timer: FrameTimer, forMode mode: RunLoop.Mode) { timer.start(in: self) }
}

extension TimerAction {
  convenience init(target: Any, selector: Selector) {
    let target = target as AnyObject
    self.init { selector.perform(on: target, with: $0) }
  }
}
