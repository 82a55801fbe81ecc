import UIKit

extension Stage {
  /// The kind of state that is shown.
  package enum PictureKind: Equatable, Sendable {
    /// A frame in which code ran.
    case frame
    /// A frame in which the main thread was busy.
    case busyFrame
    /// The state that a commit leaves, between frames or within one.
    case commit(CommitSource)
  }

  /// Runs one frame. Input that is due by its time is delivered first, each touch with its own time. While the main
  /// thread is busy, nothing is delivered or called, and the last committed state is shown as it is at `screenTime`.
  public func frame() {
    checkIsLatest()
    audit.judge()
    frameIndex += 1
    isMainThreadBusy = time < busyUntil - InputQueue.slack
    hasInput = false
    let shown = mediaTime(at: nextTime)
    guard !isMainThreadBusy else {
      clock.now = shown
      return present(.busyFrame)
    }
    let frame = times()
    clock.now = frame.now
    loop.run(frame, input: { deliverInput() }, present: { present(.frame) })
    clock.now = shown
    audit.frame(at: clock.now)
    let delay = conditions.delay(afterFrame: frameIndex)
    if delay > 0 { blockMainThread(for: delay) }
  }

  /// Records an issue once if another stage has taken over, because nothing of this one moves any more.
  private func checkIsLatest() {
    guard FrameLoop.main !== loop, !isReplaced else { return }
    isReplaced = true
    StageMistake.report(StageMistake.severalStages)
  }

  /// Runs frames up to and including the next one in which the main thread is not busy. Input for the next frame has
  /// been delivered then.
  package func servedFrame() {
    repeat { frame() } while isMainThreadBusy
  }

  /// Keeps the main thread busy. Code of the next frame runs at the earliest after this number of seconds, in the first
  /// frame that follows. Frames until then show the last committed state, and its animations continue.
  public func blockMainThread(for seconds: TimeInterval) {
    busyUntil = max(busyUntil, nextTime + seconds)
  }

  /// Returns the media time at a time since the stage began.
  func mediaTime(at time: TimeInterval) -> CFTimeInterval { conditions.uptime + time }

  /// Returns the frame's times: its code runs a little after the nominal time, and display links report a time a little
  /// before that. It is on screen at the next frame's nominal time.
  private func times() -> FrameTime {
    let nominal = mediaTime(at: time)
    let interval = nextTime - time
    let (lateness, age) = conditions.jitter(inFrame: frameIndex, of: interval)
    return FrameTime(
      timestamp: nominal + lateness - age, targetTimestamp: mediaTime(at: nextTime), duration: 1 / schedule.highestRate,
      now: nominal + lateness)
  }

  /// Delivers touches one at a time: two touches in one frame stay separate, each with its own time. A touch that is
  /// added for the present time during delivery comes with the next frame.
  private func deliverInput() {
    let due = input.removeDue(at: time)
    hasInput = !due.isEmpty
    for event in due {
      switch event {
      case .touch(let touch):
        let isUp = touch.phase == .ended || touch.phase == .cancelled
        if isUp { fingersDown.remove(touch.id) } else { fingersDown.insert(touch.id) }
        listeners.post(.touch(touch))
        UIApplication.shared.send([touch], in: window)
      case .action(let action): action()
      }
    }
  }

  private func present(_ pictureKind: PictureKind) {
    self.pictureKind = pictureKind
    if keepsPictures { shown = window.layerTree?.renderNode(at: loop.screenTime) }
    listeners.post(.picture)
    onFrame?(self)
  }

  /// Called after each commit. The commit of a frame itself is shown by the frame.
  func didCommit(_ source: CommitSource) {
    listeners.post(.commit(source))
    onCommit?()
    if conditions.showsEveryCommit, source != .frame { loop.show { present(.commit(source)) } }
  }

  /// Returns the nominal time of a frame's code, in seconds since the stage began.
  package func frameTime(_ index: Int) -> TimeInterval { pace?(index) ?? schedule.time(ofFrame: index) }
}
