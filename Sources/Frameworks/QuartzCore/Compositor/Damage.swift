/// The parts of a picture that have changed: a few rectangles, so that two small changes that are far apart do not make
/// everything between them change.
package struct Damage: Equatable {
  /// The maximum number of parts. Each is drawn on its own.
  static let mostParts = 4

  /// The parts. None of them is empty, and few of their points are in two of them.
  package private(set) var parts: [CGRect] = []

  package init(_ parts: [CGRect] = []) {
    for part in parts { add(part) }
  }

  /// The smallest rectangle around all parts. Null if there are none.
  package var bounds: CGRect { parts.reduce(.null) { $0.union($1) } }

  /// Adds a rectangle, which may be null.
  package mutating func add(_ rect: CGRect) {
    guard !rect.isNull else { return }
    var rect = rect
    // A rectangle that is drawn together with another at little more cost becomes one with it, which may then meet others.
    while let index = parts.firstIndex(where: { Self.waste($0, rect) <= 0.25 * ($0.area + rect.area) }) {
      rect = rect.union(parts.remove(at: index))
    }
    parts.append(rect)
    if parts.count > Self.mostParts { uniteCheapestPair() }
  }

  /// Returns the parts in another space.
  package func map(_ transform: (CGRect) -> CGRect) -> Damage { Damage(parts.map(transform)) }

  private mutating func uniteCheapestPair() {
    var cheapest = (first: 0, second: 1, waste: CGFloat.infinity)
    for second in parts.indices {
      for first in 0..<second where Self.waste(parts[first], parts[second]) < cheapest.waste {
        cheapest = (first, second, Self.waste(parts[first], parts[second]))
      }
    }
    let removed = parts.remove(at: cheapest.second)
    add(parts.remove(at: cheapest.first).union(removed))
  }

  /// The area that would be drawn in vain if two rectangles were one.
  private static func waste(_ one: CGRect, _ other: CGRect) -> CGFloat {
    one.union(other).area - one.area - other.area
  }
}

extension CGRect {
  fileprivate var area: CGFloat { isNull ? 0 : width * height }
}
