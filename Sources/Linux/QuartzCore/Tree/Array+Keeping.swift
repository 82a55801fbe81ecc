extension Array {
  /// Returns the elements for which `isKept` returns true, like `filter(_:)`. If those are all, it returns this array,
  /// which allocates no memory. `isKept` is called up to twice for an element.
  package func keeping(_ isKept: (Element) -> Bool) -> [Element] { allSatisfy(isKept) ? self : filter(isKept) }
}
