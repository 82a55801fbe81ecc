import QuartzCore
import Testing

private final class Element: Sibling { var lastIndex = 0 }

extension QuartzCoreSuite {
  @Suite("Lists of siblings:") struct SiblingListTests {
    /// Returns the comparisons that `body` makes with a list of `count` elements.
    private func comparisons(_ count: Int, _ body: (inout SiblingList<Element>) -> Void) -> Int {
      var list = SiblingList<Element>()
      for index in 0..<count { list.insert(Element(), at: index) }
      WorkCounters.comparisons = 0
      body(&list)
      return WorkCounters.comparisons
    }

    @Test("a list of siblings is the same as an array after any changes", arguments: [UInt64.random(in: 0...1 << 40)])
    func array(seed: UInt64) {
      var random = SeededGenerator(seed: seed)
      var (list, plain) = (SiblingList<Element>(), [Element]())
      for _ in 0..<3000 {
        if plain.isEmpty || Int.random(in: 0..<5, using: &random) < 3 {
          let (element, index) = (Element(), Int.random(in: 0...plain.count, using: &random))
          list.insert(element, at: index)
          plain.insert(element, at: index)
        } else {
          let index = Int.random(in: plain.indices, using: &random)
          #expect(list.index(of: plain[index]) == index)
          list.remove(plain.remove(at: index))
        }
      }
      #expect(list.elements.map(ObjectIdentifier.init) == plain.map(ObjectIdentifier.init))
      #expect(plain.enumerated().allSatisfy { list.index(of: $1) == $0 })
      #expect(list.index(of: Element()) == nil)
    }

    @Test("inserting each element below the first takes the same work in lists of any length", arguments: [300, 3000])
    func insertBelowFirst(count: Int) {
      let work = comparisons(count) { list in
        for _ in 0..<count { list.insert(Element(), at: list.index(of: list.elements[0]) ?? 0) }
      }
      #expect(work <= 4 * count)
    }

    @Test("removing elements from the front takes the same work in lists of any length", arguments: [300, 3000])
    func removeFromFront(count: Int) {
      let work = comparisons(count) { list in
        for element in list.elements { list.remove(element) }
      }
      #expect(work <= 4 * count)
    }

    @Test("removing elements anywhere takes little work in lists of any length", arguments: [300, 3000])
    func removeAnywhere(count: Int) {
      let work = comparisons(count) { list in
        for element in list.elements.shuffled() { list.remove(element) }
      }
      #expect(work <= 200 * count)
    }
  }
}
