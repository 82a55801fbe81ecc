/// A check of the order of each controller's appearance calls: each "will" call before its "did" call, appearing and
/// disappearing in turn.
package struct AppearanceWatch {
  package enum Phase: String {
    case hidden, appearing, visible, disappearing
  }

  private var phases: [String: Phase] = [:]

  package init() {}

  package func phase(of subject: String) -> Phase { phases[subject] ?? .hidden }

  /// The controllers that are not hidden.
  package var seen: [String: Phase] { phases.filter { $0.value != .hidden } }

  /// Removes a controller that was released.
  package mutating func forget(_ subject: String) { phases[subject] = nil }

  /// Records a call. Returns a description of the fault, or nil if the call is in order.
  package mutating func received(_ name: String, _ subject: String) -> String? {
    let phase = phase(of: subject)
    let (next, allowed): (Phase, [Phase])
    switch name {
    case "viewWillAppear": (next, allowed) = (.appearing, [.hidden, .disappearing])
    case "viewDidAppear": (next, allowed) = (.visible, [.appearing])
    case "viewWillDisappear": (next, allowed) = (.disappearing, [.visible, .appearing])
    case "viewDidDisappear": (next, allowed) = (.hidden, [.disappearing])
    default: return nil
    }
    phases[subject] = next
    return allowed.contains(phase) ? nil : "\(name) \(subject), which was \(phase.rawValue)"
  }
}
