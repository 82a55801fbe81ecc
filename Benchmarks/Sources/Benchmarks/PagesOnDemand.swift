import CAllocations
import Foundation

/// Compares a source of ten million pages with one that has only a few more than are kept.
@MainActor enum PagesOnDemand {
  private static let many = 10_000_000
  private static let steps = 10_000
  /// The maximum of the bytes that a step leaves. A page takes about a thousand.
  private static let bytesPerStep = 4
  /// The maximum of the allocations in a frame: delivering a finger's event and a separate commit; and after a release, in any
  /// container.
  private static let (underFinger, afterwards) = (9, 2)

  private struct Costs {
    var drags: [NumberedPages.Drag]
    var mostAlive: Int
    var bytes: Int
  }

  /// Prints the costs. Returns those that are above their limits.
  static func run() -> [String] {
    print("pages of a source                    controllers  parents  questions  allocations a frame  bytes after")
    print("                                     alive        a drag   a drag     finger  released     \(steps) steps")
    return (0...3).flatMap { kept in
      // The page on the other side of the circle is not among those that are kept.
      let few = costs(2 * kept + 3, kept), others = costs(many, kept)
      return check(few, others, kept)
    }
  }

  private static func costs(_ count: Int, _ kept: Int) -> Costs {
    let pages = NumberedPages(count: count, kept: kept)
    let drags = (0..<10).map { _ in pages.drag() }
    for step in 0..<1000 { pages.step(step) }
    let before = bytes_in_use()
    for step in 0..<steps { pages.step(step) }
    let costs = Costs(
      drags: drags, mostAlive: NumberedPages.CountedPage.mostAlive, bytes: bytes_in_use() - before)
    let drag = drags[0]
    let name = "\(count), \(kept) neighbors kept".padding(toLength: 34, withPad: " ", startingAt: 0)
    print(
      "  \(name)"
        + String(
          format: " %5d %12d %8d %10d %8d %14d", costs.mostAlive, drag.parentsRead, drag.questions, drag.underFinger,
          drag.afterwards, costs.bytes))
    return costs
  }

  private static func check(_ few: Costs, _ many: Costs, _ kept: Int) -> [String] {
    var failures: [String] = []
    func expect(_ isTrue: Bool, _ failure: String) {
      if !isTrue { failures.append("pages with \(kept) neighbors kept: \(failure)") }
    }
    // Without kept neighbors, four while a request replaces one that waits (`ContainerPages`).
    let limit = max(2 * kept + 2, 4)
    for costs in [few, many] {
      expect(costs.mostAlive <= limit, "\(costs.mostAlive) controllers exist, at most \(limit) are expected")
      expect(costs.bytes <= bytesPerStep * steps, "\(costs.bytes) bytes are left after \(steps) steps")
      let (finger, rest) = (costs.drags.map(\.underFinger).max() ?? 0, costs.drags.map(\.afterwards).max() ?? 0)
      expect(finger <= underFinger, "\(finger) allocations in a frame of a drag, at most \(underFinger) are expected")
      expect(rest <= afterwards, "\(rest) allocations in a frame after a drag, at most \(afterwards) are expected")
      expect(costs.drags.allSatisfy { $0.pagesMade == 1 }, "a drag has made another number of pages than 1")
    }
    expect(few.drags == many.drags, "drags through \(Self.many) pages cost \(many.drags), through few \(few.drags)")
    return failures
  }
}
