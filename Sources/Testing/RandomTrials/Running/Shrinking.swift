import Film
import Foundation

extension TrialPlan {
  /// Returns a shorter plan with a fault of the same rule. Leaves out events, many at a time and then few, as long as
  /// the rest still has the fault, with a limited number of tries.
  @MainActor package func shrunk(_ rule: TrialFault.Rule, tries: Int = 400) -> TrialPlan {
    var best = self
    var left = tries
    func fails(_ plan: TrialPlan) -> Bool {
      left -= 1
      return Trial.run(plan).faults.first?.rule == rule
    }
    if let time = Trial.run(self).faults.first?.time {
      let cut = without { $0.time > time }
      if fails(cut) { best = cut }
    }
    var size = max(best.script.events.count / 2, 1)
    while left > 0 {
      var start = 0
      var isShorter = false
      while start < best.script.events.count, left > 0 {
        var index = -1
        let shorter = best.without { _ in
          index += 1
          return (start..<start + size).contains(index)
        }
        if shorter.script.events.count < best.script.events.count, fails(shorter) {
          best = shorter
          isShorter = true
        } else {
          start += size
        }
      }
      if size == 1, !isShorter { break }
      size = max(size / 2, 1)
    }
    var sooner = best
    sooner.script.end = (best.script.events.last?.time ?? 0) + 0.1
    if sooner.script.end < best.script.end, fails(sooner) { best = sooner }
    return best
  }

  /// Leaves out events, and those that are invalid without them.
  private func without(_ isOut: (Script.Event) -> Bool) -> TrialPlan {
    var shorter = self
    var (isDown, isAway, isBehind) = (false, false, false)
    var count = Self.titles.count
    shorter.script.events = script.events.filter { event in
      guard !isOut(event) else { return false }
      switch event.action {
      case .down, .tap:
        guard !isDown else { return false }
        if case .down = event.action { isDown = true }
      case .move: return isDown
      case .up, .touchCancel:
        defer { isDown = false }
        return isDown
      case .disappear, .appear:
        defer { isAway = event.action == .disappear }
        return isAway == (event.action == .appear)
      case .background, .foreground:
        defer { isBehind = event.action == .background }
        return isBehind == (event.action == .foreground)
      case .select(let index), .jump(let index), .on(_, .select(let index)), .on(_, .jump(let index)):
        return index < count
      case .change(let change, _), .on(_, .change(let change, _)): return change.fits(&count)
      default: break
      }
      return true
    }
    // A finger that stays down would keep its transition.
    if isDown, let last = shorter.script.events.last {
      shorter.script.events.append(Script.Event(time: last.time, action: .touchCancel))
    }
    return shorter
  }
}

extension Script.Change {
  /// Returns true if the change is valid for a number of children, and updates that number.
  fileprivate func fits(_ count: inout Int) -> Bool {
    switch self {
    case .insert(let index):
      guard index <= count else { return false }
      count += 1
    case .remove(let index):
      guard index < count else { return false }
      count -= 1
    case .move(let first, let last): return max(first, last) < count
    case .replace(let index): return index < count
    }
    return true
  }
}
