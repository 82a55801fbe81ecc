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
    /// The index in `pages`; nil for a child that was removed, or that is not set yet.
    var index: Int?
  }

  weak var parent: UIViewController?
  private(set) var pages: [UIViewController] = []
  /// An entry retains its child, so that no other object has the child's address.
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var children: [ChildID: UIViewController] = [:]
  private var lastNumber = 0

  /// The identifier of a child, or of a removed one that is still needed.
  func id(of child: UIViewController) -> ChildID? { entries[ObjectIdentifier(child)]?.id }

  /// The child with an identifier, or a removed one that is still needed.
  subscript(id: ChildID) -> UIViewController? { children[id] }

  func index(of child: UIViewController) -> Int? { entries[ObjectIdentifier(child)]?.index }

  func contains(_ child: UIViewController) -> Bool { index(of: child) != nil }

  /// Returns the child's identifier. A controller that is not known gets one, until `forgetRemoved(except:)`.
  func identify(_ child: UIViewController) -> ChildID {
    if let id = id(of: child) { return id }
    lastNumber += 1
    let id = ChildID(number: lastNumber)
    entries[ObjectIdentifier(child)] = Entry(id: id, child: child)
    children[id] = child
    return id
  }

  /// Sets the children. The removed ones are known until `forgetRemoved(except:)`.
  func set(_ ids: [ChildID]) {
    for page in pages { entries[ObjectIdentifier(page)]?.index = nil }
    pages = ids.compactMap { children[$0] }
    for (index, page) in pages.enumerated() { entries[ObjectIdentifier(page)]?.index = index }
  }

  func forgetRemoved(except kept: ChildID?) {
    guard entries.count > pages.count else { return }
    for entry in entries.values where entry.index == nil && entry.id != kept {
      entries[ObjectIdentifier(entry.child)] = nil
      children[entry.id] = nil
    }
  }

  // MARK: Departures
  // A child belongs to the last parent that it was added to. UIKit does not notify the container if an app calls
  // `removeFromParent()` or adds the child to another parent.

  /// Returns true if the container is the child's parent.
  func isOwn(_ child: UIViewController) -> Bool { child.parent === parent }
  func isOwn(_ id: ChildID) -> Bool { self[id].map { isOwn($0) } ?? false }

  /// The identifiers of the children whose parent is still the container; nil if that is so for all of them.
  var remaining: [ChildID]? {
    guard pages.contains(where: { !isOwn($0) }) else { return nil }
    return pages.filter { isOwn($0) }.compactMap { id(of: $0) }
  }
}
