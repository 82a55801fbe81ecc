import Foundation

extension TouchDelivery {
  /// Delivers to the hit views the touches that no recognizer delays or has taken over.
  func deliverToViews(_ touches: [UITouch], event: UIEvent) {
    let news = records.filter { $0.viewState != .closed && $0.isOne(of: touches) }
    for record in news where record.touch.isOver && record.touch.phase != .cancelled && record.delaysEnded {
      record.waitsToEnd = true
    }
    for record in news { record.isNew = false }
    let ready = news.filter { !$0.waitsToEnd }
    begin(ready.filter { $0.viewState == .untold }, event: event)
    send(.moved, ready.filter { $0.viewState == .notified && $0.touch.phase == .moved }, event: event)
    end(ready.filter { $0.touch.isOver }, event: event)
  }

  /// Called after a recognizer has failed or recognized. Delivers to views the touches that waited for it.
  func deliverDelayed() {
    guard let event = lastEvent else { return }
    let untold = records.filter { $0.viewState == .untold && !$0.touch.isOver && !$0.isNew }
    begin(untold, event: event)
    let waiting = records.filter { $0.waitsToEnd && !$0.delaysEnded }
    for record in waiting { record.waitsToEnd = false }
    begin(waiting.filter { $0.viewState == .untold }, event: event)
    end(waiting, event: event)
  }

  private func begin(_ candidates: [TouchRecord], event: UIEvent) {
    let due = candidates.filter { !$0.delaysBegan }
    for record in due { record.viewState = record.isLetIn(with: event) ? .notified : .closed }
    let ready = due.filter { $0.viewState == .notified }
    send(.began, ready, event: event)
  }

  private func end(_ over: [TouchRecord], event: UIEvent) {
    let touchRecordsThatEnd = over.filter { $0.viewState == .notified }
    for record in over { record.viewState = .closed }
    send(.ended, touchRecordsThatEnd.filter { $0.touch.phase == .ended }, event: event)
    send(.cancelled, touchRecordsThatEnd.filter { $0.touch.phase == .cancelled }, event: event)
  }

  /// Cancels touches that a gesture has taken over. Their views receive nothing after that.
  func adopt(_ touches: [UITouch]) {
    let touchRecordsToCancel = records.filter { $0.viewState == .notified && $0.isOne(of: touches) }
    for record in records where record.isOne(of: touches) {
      record.viewState = .closed
      record.waitsToEnd = false
    }
    if let event = lastEvent { send(.cancelled, touchRecordsToCancel, event: event) }
  }

  /// Makes one call for each view. During the call the touch has the phase of the call, even if that is late.
  private func send(_ phase: UITouch.Phase, _ records: [TouchRecord], event: UIEvent) {
    var rest = records
    while let view = rest.first?.touch.view {
      let group = rest.filter { $0.touch.view === view }
      rest.removeAll { $0.touch.view === view }
      let phases = group.map(\.touch.phase)
      for record in group { record.touch.enter(phase) }
      let touches = Set(group.map(\.touch))
      switch phase {
      case .began: view.touchesBegan(touches, with: event)
      case .moved: view.touchesMoved(touches, with: event)
      case .ended: view.touchesEnded(touches, with: event)
      default: view.touchesCancelled(touches, with: event)
      }
      for (record, phase) in zip(group, phases) { record.touch.enter(phase) }
    }
  }
}
