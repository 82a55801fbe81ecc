import Synchronization

/// Counts the steps of a translation, so that a test can tell linear work from quadratic work.
enum Work {
  private static let steps = Atomic<Int>(0)

  static func step() { steps.wrappingAdd(1, ordering: .relaxed) }

  /// Returns the number of steps that `body` takes. Translations on other threads count, too.
  static func steps(of body: () throws -> Void) rethrows -> Int {
    let before = steps.load(ordering: .relaxed)
    try body()
    return steps.load(ordering: .relaxed) - before
  }
}

/// An array that counts every read of an element as a step.
struct Counted<Element>: RandomAccessCollection {
  private let elements: [Element]

  init(_ elements: [Element]) { self.elements = elements }

  var startIndex: Int { 0 }
  var endIndex: Int { elements.count }

  subscript(index: Int) -> Element {
    Work.step()
    return elements[index]
  }
}
