extension FrameLoop {
  /// Calls `body` the next time that animations report.
  func enqueueReport(_ body: @escaping () -> Void) { reports.append(body) }

  /// Reports starts, then what was queued meanwhile (removals, empty transactions), then ends. Order for an animation,
  /// as measured: its start; the completion blocks that waited for it last, innermost transaction first; its stop.
  func report() {
    let time = now
    var due: [() -> Void] = []
    let candidates = running.removeDue(at: time)
    for animation in candidates where !animation.hasStarted && animation.hasBegun(at: time) {
      animation.hasStarted = true
      due.append { animation.reportStart() }
    }
    due += reports
    reports = []
    for animation in candidates where animation.hasStarted && animation.isOver(at: time) {
      animation.end()
      due.append { animation.reportStop(finished: true) }
    }
    running.putBack(candidates, at: time)
    guard !due.isEmpty else { return }
    due.forEach { $0() }
    transactions.flush(from: .report)
  }
}
