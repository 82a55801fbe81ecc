import UIKit

// One step at a time. What a callback asks for in the middle of a step (the delegate calls back, a page removes another)
// is done after it, in the order in which it was asked for:
//
//     queue   what the machine has decided and is not done yet
//     inbox   what was asked for meanwhile, and is decided when the queue is empty
extension ContainerViewController {
  /// Decides about an event, and does what was decided.
  func handle(_ event: TransitionMachine.Event) {
    followDepartures()
    queue += machine.handle(event)
    drain()
  }

  /// Does what an app asks for: now, or after the step that is under way.
  func ask(_ request: @escaping () -> Void) {
    inbox.append(request)
    drain()
  }

  /// One step. It has been done when this returns, and so has what callbacks asked for in it, unless it was part of
  /// another step.
  func work(_ step: () -> Void) {
    depth += 1
    step()
    depth -= 1
    drain()
  }

  /// Does everything that waits.
  func drain() {
    guard depth == 0 else { return }
    depth += 1
    repeat {
      flush()
      removeDeparted()
      flush()
      if endDeparture() { continue }
      if !inbox.isEmpty { inbox.removeFirst()() }
    } while !queue.isEmpty || !inbox.isEmpty || hasDepartures || balance()
    depth -= 1
    announceSelection()
  }

  /// Does what was decided, also in the middle of a step.
  func flush() {
    depth += 1
    while !queue.isEmpty { perform(queue.removeFirst()) }
    depth -= 1
  }

  /// Brings a switch that is under way to its end, before this call returns, and begins no other.
  func interrupt() {
    pull.reset()
    drag = nil
    guard transition != nil || !queue.isEmpty else { return }
    isInterrupting = true
    work {
      if transition != nil { queue += machine.handle(.interrupted) }
      flush()
    }
    isInterrupting = false
  }
}
