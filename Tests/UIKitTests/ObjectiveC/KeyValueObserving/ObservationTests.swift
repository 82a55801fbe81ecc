import Foundation
import Testing
import UIKit

@MainActor @Suite("An observation", .serialized) struct ObservationTests {
  private let log = ObservationLog()

  struct Row: Sendable {
    let options: NSKeyValueObservingOptions
    /// The calls when the observation begins, and when the alpha is set from 1 to 0.5.
    let begin, change: [String]
  }

  nonisolated static let rows = [
    Row(options: [], begin: [], change: ["- -"]),
    Row(options: .new, begin: [], change: ["- 0.5"]),
    Row(options: .old, begin: [], change: ["1.0 -"]),
    Row(options: [.old, .new], begin: [], change: ["1.0 0.5"]),
    Row(options: .initial, begin: ["- -"], change: ["- -"]),
    Row(options: [.initial, .old, .new], begin: ["- 1.0"], change: ["1.0 0.5"]),
    Row(options: .prior, begin: [], change: ["- - prior", "- -"]),
    Row(options: [.prior, .old, .new], begin: [], change: ["1.0 - prior", "1.0 0.5"]),
  ]

  @Test("has the values of its options", arguments: rows) func options(row: Row) {
    let view = UIView()
    let observation = view.observe(\.alpha, options: row.options) { [log] _, change in
      #expect(change.kind == .setting)
      #expect(change.indexes == nil)
      log.note(change)
    }
    #expect(log.take() == row.begin)
    view.alpha = 0.5
    #expect(log.take() == row.change)
    observation.invalidate()
  }

  @Test("is notified when an equal value is set") func equal() {
    let view = UIView()
    let observation = view.observe(\.isHidden, options: [.old, .new]) { [log] _, change in log.note(change) }
    view.isHidden = false
    #expect(log.take() == ["false false"])
    observation.invalidate()
  }

  @Test("ends when it is invalidated, also twice, and when it is deallocated, on any thread") func ends() async {
    let view = UIView()
    let first = view.observe(\.alpha) { [log] _, _ in log.note("first") }
    var second: NSKeyValueObservation? = view.observe(\.alpha) { [log] _, _ in log.note("second") }
    view.alpha = 0
    #expect(log.take() == ["first", "second"])
    first.invalidate()
    first.invalidate()
    view.alpha = 1
    #expect(log.take() == ["second"])
    let last = second
    second = nil
    await Task.detached { withExtendedLifetime(last) {} }.value
    #expect(second == nil)
    _ = consume last
    view.alpha = 0
    #expect(log.take() == [])
  }

  @Test("retains neither the object nor, when it has ended, what its handler uses") func memory() {
    final class Witness: Sendable {}
    weak var object: UIView?
    weak var witness: Witness?
    var observation: NSKeyValueObservation?
    do {
      let view = UIView()
      let used = Witness()
      (object, witness) = (view, used)
      observation = view.observe(\.frame) { _, _ in withExtendedLifetime(used) {} }
      #expect(witness != nil)
    }
    #expect(object == nil)
    observation?.invalidate()
    #expect(witness == nil)
  }

  @Test("that a handler ends is not notified of the same change") func endedByHandler() {
    let view = UIView()
    var last: NSKeyValueObservation?
    let first = view.observe(\.alpha) { [log] view, _ in
      log.note("first")
      MainActor.assumeIsolated { view.tag = 1 }
    }
    nonisolated(unsafe) var ended: NSKeyValueObservation?
    let second = view.observe(\.alpha) { _, _ in ended?.invalidate() }
    last = view.observe(\.alpha) { [log] _, _ in log.note("last") }
    ended = last
    view.alpha = 0
    #expect(log.take() == ["first"])
    #expect(view.tag == 1)
    for one in [first, second] { one.invalidate() }
  }

  @Test("of a handler that sets the property again has each change in its order") func nested() {
    let view = UIView()
    let observation = view.observe(\.alpha, options: [.old, .new]) { [log] view, change in
      log.note(change)
      MainActor.assumeIsolated { if view.alpha == 0 { view.alpha = 0.5 } }
    }
    view.alpha = 0
    #expect(log.take() == ["1.0 0.0", "0.0 0.5"])
    observation.invalidate()
  }

  @Test("of an optional property distinguishes nil from no value") func optional() {
    let controller = UIViewController()
    let observation = controller.observe(\.title, options: [.old, .new]) { [log] _, change in
      log.note("\(change.oldValue.map { $0 ?? "nil" } ?? "-") \(change.newValue.map { $0 ?? "nil" } ?? "-")")
    }
    controller.title = "Today"
    controller.title = nil
    #expect(log.take() == ["nil Today", "Today nil"])
    observation.invalidate()
  }

  @Test("of a property that does not notify observers is reported once, and called at the beginning only")
  func unknown() {
    final class Page: UIScrollView {
      var page = 3
      var copied: CGPoint { contentOffset }
    }
    final class Model: NSObject { var name = "a" }
    let (page, model) = (Page(), Model())
    var observations: [NSKeyValueObservation] = []
    let issues = issuesReported {
      for _ in 0..<2 {
        observations.append(
          page.observe(\.page, options: [.initial, .new, .old]) { [log] _, change in log.note(change) })
      }
      observations.append(page.observe(\.copied) { [log] _, _ in log.note("copied") })
      observations.append(model.observe(\.name, options: .initial) { [log] _, change in log.note(change) })
    }
    #expect(issues.count == 3)
    for (issue, name) in zip(issues, ["Page: ", "Page: ", "Model: "]) {
      #expect(issue.contains(name) && issue.contains("does not notify observers"))
    }
    #expect(log.take() == ["- 3", "- 3", "- -"])
    page.page = 4
    page.contentOffset.y = 5
    model.name = "b"
    #expect(log.take() == [])
    for observation in observations { observation.invalidate() }
  }

  @Test("ends in a time that does not grow with the number of the others")
  func many() {
    let times = [2000, 20_000].map { count in
      let view = UIView()
      var observations = (0..<count).map { _ in view.observe(\.alpha) { [log] _, _ in log.note("") } }
      let start = clock()
      // The first one is the last one to end.
      while let observation = observations.popLast() { if !observations.isEmpty { observation.invalidate() } }
      observations = (0..<count).map { _ in view.observe(\.alpha) { [log] _, _ in log.note("") } }
      for observation in observations { observation.invalidate() }
      let time = Double(clock() - start) / Double(count)
      view.alpha = 0
      return time
    }
    #expect(log.take() == [])
    #expect(times[1] < 4 * times[0])
  }
}
