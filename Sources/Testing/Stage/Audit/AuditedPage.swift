import LayerTime
import UIKit

/// A page's root view in a transition, with its state before the animator was started.
@MainActor final class AuditedPage {
  let isIncoming: Bool
  /// `true` for a sheet that is presented, which keeps the look that its animator gives it.
  private let keepsAppearance: Bool
  private(set) weak var view: UIView?
  /// For each property, the states whose value the animator may leave.
  private var accepted: [[AuditedState]]
  /// The page's states before each running call that is not the animator's, the innermost last.
  private var statesBefore: [AuditedState] = []
  /// The indexes of the properties that the animator leaves changed when the container restores the page.
  private var changed: [Int] = []
  /// The keys of these properties that the animator has set since then.
  private var writtenKeys: Set<String> = []

  init(_ view: UIView, isIncoming: Bool, keepsAppearance: Bool) {
    self.view = view
    (self.isIncoming, self.keepsAppearance) = (isIncoming, keepsAppearance)
    // An incoming view may also end with a new view's values: an earlier transition may have left it with others.
    let states = [AuditedState(of: view)] + (isIncoming ? [AuditedState.plain] : [])
    accepted = AuditedState.properties.map { _ in states }
  }

  func noteChanges() {
    changed = AuditedState.properties.indices.filter { index in
      !isAccepted(index) && !(keepsAppearance && AuditedState.properties[index].isAppearance)
    }
  }

  func noteWrite(_ key: String, of layer: CALayer) {
    if layer === view?.layer, statesBefore.isEmpty { writtenKeys.insert(key) }
  }

  /// Handles code that is not the animator's, before and after it runs. Changes by a page's controller are accepted. So
  /// are a driver's changes to values that the animator did not change.
  func note(_ source: OtherChanges, isOver: Bool) {
    guard let view else { return }
    if case .page(let layer) = source, layer !== view.layer { return }
    let now = AuditedState(of: view)
    guard isOver else { return statesBefore.append(now) }
    guard let before = statesBefore.popLast() else { return }
    for (index, property) in AuditedState.properties.enumerated() where !property.isSame(before, now) {
      if case .driver = source, !isAccepted(index, in: before) { continue }
      accepted[index].append(now)
    }
  }

  /// The names of the properties that the animator has left changed. One that the container has restored counts, unless
  /// the animator has set it itself since.
  var remainingChanges: [String] {
    changed.filter { index in
      guard let key = AuditedState.properties[index].key else { return !isAccepted(index) }
      return !writtenKeys.contains(key) || !isAccepted(index)
    }.map { AuditedState.properties[$0].name }
  }

  private func isAccepted(_ index: Int, in state: AuditedState? = nil) -> Bool {
    guard let state = state ?? view.map({ AuditedState(of: $0) }) else { return true }
    return accepted[index].contains { AuditedState.properties[index].isSame(state, $0) }
  }
}
