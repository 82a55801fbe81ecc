import UIKit

/// A page's root view in a transition, with its state before the animator was started.
@MainActor final class AuditedPage {
  let isIncoming: Bool
  private(set) weak var view: UIView?
  private let initial: AuditedState
  /// The properties that the animator leaves changed when the container restores the page.
  private var changed: [AuditedState.Property] = []
  /// The keys of those that the animator has set since.
  private var writtenKeys: Set<String> = []

  init(_ view: UIView, isIncoming: Bool) {
    self.view = view
    self.isIncoming = isIncoming
    initial = AuditedState(of: view)
  }

  func noteChanges() { changed = AuditedState.properties.filter { !isUnchanged($0) } }

  func noteWrite(_ key: String, of layer: CALayer) {
    if layer === view?.layer { writtenKeys.insert(key) }
  }

  /// The names of the properties that the animator has left changed. One that the container has restored counts, unless
  /// the animator has set it itself since.
  var remainingChanges: [String] {
    changed.filter { property in
      guard let key = property.key else { return !isUnchanged(property) }
      return !writtenKeys.contains(key) || !isUnchanged(property)
    }.map(\.name)
  }

  /// An incoming view may also end with the values of a new view: a transition before may have left it with others.
  private func isUnchanged(_ property: AuditedState.Property) -> Bool {
    guard let view else { return true }
    let now = AuditedState(of: view)
    return property.isSame(now, initial) || isIncoming && property.isSame(now, .plain)
  }
}
