/// An object in a list of siblings.
package protocol Sibling: AnyObject {
  /// The index at which its list has last seen it. Only the list changes it.
  var lastIndex: Int { get set }
}

/// An ordered list of objects that are in one list at a time.
///
/// The index of an object is found near the index at which the list has last seen the object: since then, each insertion
/// and removal has moved it by one place at most. The objects are numbered again after some of these, so that a search
/// stays short in long lists too.
package struct SiblingList<Element: Sibling> {
  /// The number of moves after which the objects are numbered again.
  private static var mostMoves: Int { 64 }

  package private(set) var elements: [Element] = []
  /// The number of insertions and removals. Lists of an owner with the same version are equal.
  package private(set) var version = 0
  /// The number of insertions and removals that have moved others since all were numbered.
  private var moves = 0

  package init() {}

  package var count: Int { elements.count }

  /// Returns the index of an object. Nil if it is not in the list.
  package mutating func index(of element: Element) -> Int? {
    guard !elements.isEmpty else { return nil }
    let last = elements.count - 1
    if isAt(0, element) { return found(element, at: 0) }
    if isAt(last, element) { return found(element, at: last) }
    if moves > Self.mostMoves, !isAt(element.lastIndex, element) { number() }
    for distance in 0...moves {
      let (below, above) = (element.lastIndex - distance, element.lastIndex + distance)
      if isAt(below, element) { return found(element, at: below) }
      if isAt(above, element) { return found(element, at: above) }
    }
    return nil
  }

  package mutating func insert(_ element: Element, at index: Int) {
    version += 1
    if index < elements.count { moves += 1 }
    elements.insert(element, at: index)
    element.lastIndex = index
  }

  /// Removes an object. Returns `false` if it is not in the list.
  @discardableResult
  package mutating func remove(_ element: Element) -> Bool {
    guard let index = index(of: element) else { return false }
    version += 1
    elements.remove(at: index)
    if index < elements.count { moves += 1 }
    return true
  }

  private func isAt(_ index: Int, _ element: Element) -> Bool {
    WorkCounters.comparisons += 1
    return elements.indices.contains(index) && elements[index] === element
  }

  private func found(_ element: Element, at index: Int) -> Int {
    element.lastIndex = index
    return index
  }

  private mutating func number() {
    for (index, element) in elements.enumerated() { element.lastIndex = index }
    WorkCounters.comparisons += elements.count
    moves = 0
  }
}
