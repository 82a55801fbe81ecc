import UIKit

extension Stage {
  /// What is shown.
  package enum Occasion: Equatable, Sendable {
    /// A frame in which code ran.
    case frame
    /// A frame in which the main thread was busy.
    case busyFrame
    /// What a commit left, between frames or within one.
    case commit(CommitSource)
  }

  /// One frame. Input that is due by its time is delivered first, each touch with its own time. While the main thread is
  /// busy, nothing is delivered or called: what was committed is shown at the frame's time.
  public func frame() {
    frameIndex += 1
    isMainThreadBusy = time < busyUntil - InputQueue.slack
    guard !isMainThreadBusy else {
      clock.now = mediaTime(at: time)
      return present(.busyFrame)
    }
    let frame = times()
    clock.now = frame.now
    loop.run(frame, input: { deliverInput() }, present: { present(.frame) })
    let delay = conditions.delay(afterFrame: frameIndex)
    if delay > 0 { blockMainThread(for: delay) }
  }

  /// Frames up to and including the next in which the main thread is not busy: what was put down for the next frame has
  /// then been delivered.
  package func servedFrame() {
    repeat { frame() } while isMainThreadBusy
  }

  /// Keeps the main thread busy: what would be called in the next frame is called so many seconds later at the earliest, in
  /// the first frame that comes then. The frames until then show what is committed, with its animations going on.
  public func blockMainThread(for seconds: TimeInterval) {
    busyUntil = max(busyUntil, nextTime + seconds)
  }

  /// The media time at a time since the stage began.
  func mediaTime(at time: TimeInterval) -> CFTimeInterval { conditions.uptime + time }

  /// Code runs a little after the frame's nominal time, and display links report one a little before that.
  private func times() -> FrameTime {
    let nominal = mediaTime(at: time)
    let interval = nextTime - time
    let (lateness, age) = conditions.jitter(inFrame: frameIndex, of: interval)
    let timestamp = nominal + lateness - age
    return FrameTime(
      timestamp: timestamp, targetTimestamp: timestamp + interval, duration: 1 / schedule.highestRate,
      now: nominal + lateness)
  }

  /// Touches are sent one at a time: two of them in one frame stay two, each with its own time. What one of them adds
  /// for this very instant comes with the next frame.
  private func deliverInput() {
    for event in input.takeDue(at: time) {
      switch event {
      case .touch(let touch): UIApplication.shared.send([touch], in: window)
      case .action(let action): action()
      }
    }
  }

  private func present(_ occasion: Occasion) {
    self.occasion = occasion
    if keepsPictures { shown = window.layerTree?.renderNode(at: loop.now) }
    watcher?(self)
    onFrame?(self)
  }

  /// A frame's own commit is shown by the frame.
  func didCommit(_ source: CommitSource) {
    commitWatcher?(source)
    onCommit?()
    if conditions.showsEveryCommit, source != .frame { present(.commit(source)) }
  }

  /// In seconds since the stage began.
  package func frameTime(_ index: Int) -> TimeInterval { pace?(index) ?? schedule.time(ofFrame: index) }
}
