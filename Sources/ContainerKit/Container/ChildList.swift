import UIKit

/// Identifies a child for as long as the container knows it. A number is never used for another child.
struct ChildID: Hashable {
  let number: Int
}

/// The container's children in order, and the removed ones that are still needed to end what they take part in.
///
/// A lookup takes constant time, a change is linear in the number of children.
@MainActor final class ChildList {
  private struct Entry {
    let id: ChildID
    let child: UIViewController
    /// The index in `pages`; nil for a child that was removed.
    var index: Int?
  }

  /// The children in the order of the tabs.
  private(set) var pages: [UIViewController] = []
  /// Children that the current step removes from `pages`.
  private(set) var leaving: [UIViewController] = []
  /// The selected child if it was removed with an animation: a transition leads away from it.
  private(set) var departing: UIViewController?
  /// The child to select after `departing`.
  private(set) weak var successor: UIViewController?

  /// An entry retains its child, so that no other object has the child's address.
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var children: [ChildID: UIViewController] = [:]
  private var lastNumber = 0

  /// The identifier of a child, or of a removed one that is still needed.
  func id(of child: UIViewController) -> ChildID? { entries[ObjectIdentifier(child)]?.id }

  /// The child with an identifier, or a removed one that is still needed.
  func child(_ id: ChildID) -> UIViewController? { children[id] }

  func index(of child: UIViewController) -> Int? { entries[ObjectIdentifier(child)]?.index }

  func contains(_ child: UIViewController) -> Bool { index(of: child) != nil }

  /// The children that other ones would replace, and those of them that are new. All of them are different controllers.
  func changes(to new: [UIViewController]) -> (removed: [UIViewController], added: [UIViewController]) {
    let staying = Set(new.map { ObjectIdentifier($0) })
    return (pages.filter { !staying.contains(ObjectIdentifier($0)) }, new.filter { !contains($0) })
  }

  /// Sets the children. The removed ones are known until `forgetRemoved()`.
  func set(_ new: [UIViewController]) {
    leaving = changes(to: new).removed
    for child in leaving { entries[ObjectIdentifier(child)]?.index = nil }
    for (index, child) in new.enumerated() { note(child, at: index) }
    pages = new
  }

  private func note(_ child: UIViewController, at index: Int) {
    guard entries[ObjectIdentifier(child)] == nil else { return entries[ObjectIdentifier(child)]!.index = index }
    lastNumber += 1
    let id = ChildID(number: lastNumber)
    entries[ObjectIdentifier(child)] = Entry(id: id, child: child, index: index)
    children[id] = child
  }

  /// Ends the step that has removed children.
  func forgetRemoved() {
    let removed = leaving
    leaving = []
    for child in removed where child !== departing { forget(child) }
  }

  /// Keeps a child that is about to be removed until a transition has led to its successor.
  func beginDeparture(of child: UIViewController, to successor: UIViewController) {
    (departing, self.successor) = (child, successor)
  }

  func endDeparture() {
    guard let child = departing else { return }
    (departing, successor) = (nil, nil)
    if !contains(child) { forget(child) }
  }

  private func forget(_ child: UIViewController) {
    guard let entry = entries.removeValue(forKey: ObjectIdentifier(child)) else { return }
    children[entry.id] = nil
  }
}
