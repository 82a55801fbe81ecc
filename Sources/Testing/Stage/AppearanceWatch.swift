/// A check of the order of each controller's appearance calls: each "will" call before its "did" call, appearing and
/// disappearing in turn.
package struct AppearanceWatch {
  package enum Phase: String {
    case hidden, appearing, visible, disappearing
  }

  private var phases: [String: Phase] = [:]

  package init() {}

  package func phase(of who: String) -> Phase { phases[who] ?? .hidden }

  /// The controllers that are not hidden.
  package var seen: [String: Phase] { phases.filter { $0.value != .hidden } }

  /// Removes a controller that was released.
  package mutating func forget(_ who: String) { phases[who] = nil }

  /// Records a call. Returns a description of the fault, or nil if the call is in order.
  package mutating func heard(_ name: String, _ who: String) -> String? {
    let phase = phase(of: who)
    let (next, allowed): (Phase, [Phase])
    switch name {
    case "viewWillAppear": (next, allowed) = (.appearing, [.hidden, .disappearing])
    case "viewDidAppear": (next, allowed) = (.visible, [.appearing])
    case "viewWillDisappear": (next, allowed) = (.disappearing, [.visible, .appearing])
    case "viewDidDisappear": (next, allowed) = (.hidden, [.disappearing])
    default: return nil
    }
    phases[who] = next
    return allowed.contains(phase) ? nil : "\(name) \(who), which was \(phase.rawValue)"
  }
}
