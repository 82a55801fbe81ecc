extension Array {
  /// Returns the elements for which `isKept` returns true, like `filter(_:)`. If those are all, it returns this array.
  /// Allocates memory only for a part of the elements. `isKept` is called up to twice for an element.
  package func keeping(_ isKept: (Element) -> Bool) -> [Element] {
    for element in self where !isKept(element) {
      var kept: [Element] = []
      for element in self where isKept(element) { kept.append(element) }
      return kept
    }
    return self
  }
}
