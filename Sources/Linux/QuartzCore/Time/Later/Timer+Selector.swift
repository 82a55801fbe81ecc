// NSTimer's, which Foundation leaves out where there is no Objective-C.

/// What initialisers in an extension need to make another class than the one they are called on.
@_documentation(visibility: internal)
public protocol TimerMaking {}

extension TimerMaking {
  /// A timer that calls a method of `aTarget` with itself. The target is retained until the timer is invalidated, or has
  /// fired if it does not repeat. Main thread only. It fires when it was added to a run loop; where the clock is held it
  /// fires in any case, since adding it is Foundation's and not seen.
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
  /// A timer in the main run loop that calls a method of `aTarget` with itself. The target is retained until the timer is
  /// invalidated, or has fired if it does not repeat. Main thread only.
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
  /// Has the timer fire. Modes make no difference.
  @_documentation(visibility: internal)
  public func add(_ timer: FrameTimer, forMode mode: RunLoop.Mode) { timer.start(in: self) }
}

extension TimerAction {
  convenience init(target: Any, selector: Selector) {
    let target = target as AnyObject
    self.init { selector.perform(on: target, with: $0) }
  }
}
