import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

/// A source and an app that call the container in the source's methods, or that go away.
@MainActor @Suite("A source of pages", .serialized) struct SourceHostileTests {
  /// Performs an action once, in a call of the source.
  private static func during(_ call: String, of own: SourceStage, _ action: @escaping (SourceStage) -> Void) {
    var isDone = false
    own.source.onCall = { [unowned own] name in
      own.record(name)
      guard name == call, !isDone else { return }
      isDone = true
      action(own)
    }
  }

  // MARK: Calls in the source's methods

  @Test("may select another page, or the same again, while it discards one", arguments: [7, 0, 2])
  func selectsInDiscard(_ number: Int) {
    let own = SourceStage()
    own.turn()
    Self.during("discard 0", of: own) { $0.select(number, animated: false) }
    own.turn()
    own.finish()
    #expect(own.selected == "\(number)" && own.source.liveCount == own.made.count && own.made.count <= 4)
    #expect(Set(own.made).count == own.made.count && own.faults == [])
  }

  @Test("may select the page that is being made, while it makes room for it")
  func selectsWhatIsMade() {
    let own = SourceStage()
    own.collection.keptNeighbors = 0
    var outcomes: [String] = []
    own.drag(by: -150)
    own.finish()
    // The neighbor that was dragged in and taken back makes room.
    Self.during("discard 1", of: own) { own in
      own.collection.select(30, animated: false) { outcomes.append("inner \($0)") }
    }
    own.collection.select(30, animated: false) { outcomes.append("outer \($0)") }
    #expect(own.drainSourceCalls().filter { $0 == "make 30" }.count == 1)
    #expect(outcomes == ["inner cancelled", "outer selected"] && own.made == ["30"])
    own.frame()
    #expect(own.faults == [])
  }

  @Test("may set other children while it discards a page: they stay")
  func replacesInDiscard() {
    let own = SourceStage()
    own.turn()
    let other = UIViewController()
    Self.during("discard 0", of: own) { $0.container.viewControllers = [other] }
    own.turn()
    own.finish()
    #expect(own.container.viewControllers == [other] && own.container.selectedViewController === other)
    own.frame()
    #expect(own.faults == [] && own.source.liveCount == 0)
  }

  @Test("may reload while it makes or discards a page", arguments: ["make 2", "discard 0"])
  func reloads(_ call: String) {
    let own = SourceStage()
    own.turn()
    Self.during(call, of: own) { $0.collection.reload() }
    own.turn()
    own.finish()
    #expect(own.source.liveCount == own.made.count && own.made.contains(own.selected))
    own.turn()
    #expect(own.made.contains(own.selected) && own.faults == [])
  }

  @Test("may reload while reload makes a page, which has no effect")
  func reloadsWhileReloading() {
    let own = SourceStage()
    own.turn()
    Self.during("make 1", of: own) { $0.collection.reload() }
    own.removeAllCalls()
    own.collection.reload()
    #expect(
      own.drainCalls() == [
        "discard 0", "discard 1", "make 1", "willSelect 1", "viewDidLoad 1", "viewWillAppear 1", "viewWillDisappear 1",
        "viewDidDisappear 1", "viewDidAppear 1", "didSelect 1",
      ])
    own.frame()
    #expect(own.made == ["1"] && own.faults == [])
  }

  @Test("may reload, or select another page, while reload discards the pages", arguments: [false, true])
  func reloadsInReload(_ selects: Bool) {
    let own = SourceStage()
    own.turn()
    Self.during("discard 0", of: own) { selects ? $0.select(5, animated: false) : $0.collection.reload() }
    own.removeAllCalls()
    own.collection.reload()
    own.finish()
    #expect(own.selected == (selects ? "5" : "1") && own.made == [own.selected])
    #expect(own.drainSourceCalls() == ["discard 0", selects ? "make 5" : "make 1", "discard 1"])
    own.frame()
    #expect(own.source.liveCount == 1 && own.faults == [])
  }

  @Test("says which page is selected in didSelect, and may be reloaded there")
  func selectedInDidSelect() {
    let own = SourceStage()
    var seen: [Int] = []
    own.delegate.onDidSelect = { [unowned own] page in
      seen.append(own.collection.selectedIdentifier)
      if seen.count == 1 { own.collection.reload() }
    }
    own.turn()
    #expect(seen == [1, 1] && own.made == ["1"] && own.collection.selectedIdentifier == 1)
    own.frame()
    #expect(own.faults == [])
  }

  // MARK: What goes away

  @Test("may be deallocated: the pages that exist stay, and can be selected")
  func deallocated() async {
    let stage = ContainerStage([])
    var source: NumberSource? = NumberSource()
    let pages = stage.container.setPages(from: source ?? NumberSource(), selected: 0, animated: false)
    stage.frame()
    await pages.select(1, animated: false)
    source = nil
    UIApplication.shared.warnOfMemory()
    pages.keptNeighbors = 0
    #expect(await pages.select(2, animated: false) == .cancelled)
    pages.reload()
    #expect(stage.container.viewControllers.map(\.title) == ["0", "1"])
    #expect(await pages.select(0, animated: false) == .selected)
    #expect(stage.container.viewControllers.map(\.title) == ["0", "1"])
    stage.drag(by: -300)
    stage.finish()
    stage.run(for: 1)
    #expect(pages.selectedIdentifier == 0 && stage.faults == [])
  }

  @Test("keeps no page of a container that was deallocated, even if the app keeps its pages' object")
  func containerDeallocated() async {
    let source = NumberSource()
    var pages: ContainerPages<Int>?
    weak var container: ContainerViewController?
    do {
      let own = ContainerViewController(viewControllers: [])
      container = own
      pages = own.setPages(from: source, selected: 3, animated: false)
      _ = own.selectedViewController
      pages?.select(4, animated: false, completion: nil)
      #expect(source.liveCount == 2)
    }
    #expect(container == nil && source.liveCount == 0)
    #expect(await pages?.select(5, animated: true) == .cancelled)
    pages?.reload()
    pages?.keptNeighbors = 2
    UIApplication.shared.warnOfMemory()
    #expect(pages?.selectedIdentifier == 4 && source.liveCount == 0)
  }

  @Test("is left when the app sets children of its own, which may be one of the pages")
  func replaced() {
    let own = SourceStage()
    own.turn()
    let page = own.container.viewControllers[1]
    own.container.viewControllers = [UIViewController(), page]
    #expect(own.container.selectedIndex == 1 && own.collection.identifier(of: page) == nil && own.source.liveCount == 1)
    own.select(0)
    own.collection.reload()
    UIApplication.shared.warnOfMemory()
    own.drag(by: 300)
    own.finish()
    #expect(own.container.selectedIndex == 0 && own.container.viewControllers.count == 2)
    #expect(own.collection.selectedIdentifier == 1 && own.faults == [])
  }

  @Test("hands over to another object for the same container")
  func secondPages() async {
    let own = SourceStage()
    own.turn()
    let other = own.container.setPages(from: own.source, selected: 9, animated: false)
    #expect(own.made == ["9"] && own.source.liveCount == 1)
    #expect(await own.collection.select(3, animated: false) == .cancelled)
    UIApplication.shared.warnOfMemory()
    own.turn()
    #expect(other.selectedIdentifier == 10 && own.made == ["9", "10"] && own.faults == [])
  }

  @Test("works with a delegate that the app sets later, and without one")
  func delegates() {
    let own = SourceStage()
    own.container.delegate = nil
    own.turn()
    own.container.delegate = own.delegate
    own.turn()
    #expect(own.steps == ["2 next"] && own.selected == "2" && own.faults == [])
  }

  @Test("keeps the pages that were asked for last, and one whose request waits, also after a memory warning")
  func room() {
    let own = SourceStage()
    own.select(1, animated: false)
    own.select(2, animated: false)
    own.select(1, animated: false)
    // The previous page was asked for after the next one.
    _ = own.container.provided.page(.previous, from: own.container.viewControllers[0])
    own.select(50)
    own.run(for: 0.1)
    own.removeAllCalls()
    own.select(60)
    #expect(own.drainSourceCalls() == ["discard 2", "make 60"] && own.made == ["0", "1", "50", "60"])
    UIApplication.shared.warnOfMemory()
    #expect(own.drainSourceCalls() == ["discard 0"] && own.made == ["1", "50", "60"])
    _ = own.container.provided.page(.next, from: own.container.viewControllers[0])
    own.finish()
    #expect(own.selected == "60" && own.faults == [])
  }

  @Test("makes another controller for a page that the app has given away")
  func givenAway() async {
    let own = SourceStage()
    own.turn()
    let page = own.container.viewControllers[0]
    let lines = Misuse.messages {
      let navigation = UINavigationController(rootViewController: page)
      own.turn(forward: false)
      #expect(navigation.viewControllers == [page] && own.selected == "0" && own.container.viewControllers[0] !== page)
    }
    #expect(lines.count == 1 && own.drainSourceCalls().contains("make 0") && own.faults == [])
  }

  // MARK: What it returns

  @Test("may have no page for an identifier from a link or a saved state: nothing happens")
  func unknown() async {
    let own = SourceStage()
    own.source.has = { $0 < 100 }
    #expect(await own.collection.select(100, animated: true) == .cancelled)
    #expect(await own.container.pages?.select("today", animated: true) == .cancelled)
    for value: Any in [100, "x", 1.5, [1]] {
      #expect(!own.container.restoreSelection(from: ["ContainerKit.selection": value]))
    }
    own.select(99, animated: false)
    #expect(own.selected == "99")
    // Its neighbor is an end, although the source names one.
    own.drag(by: -200, release: false)
    own.run(for: 0.4)
    #expect(own.container.transition == nil && own.container.pan.overscrollOffset < -10)
    own.touch(.ended, at: CGPoint(x: 180, y: 300))
    own.run(for: 1)
    #expect(own.container.pan.overscrollOffset == 0 && own.faults == [])
  }

  @Test("may have no page at all at first, or after reload, requested in Pageboy#209")
  func empty() {
    let stage = ContainerStage(["A"])
    let source = NumberSource()
    source.has = { _ in false }
    let pages = stage.container.setPages(from: source, selected: 5, animated: false)
    #expect(stage.container.viewControllers.isEmpty && stage.container.selectedViewController == nil)
    stage.drag(by: -200)
    stage.run(for: 1)
    source.has = { _ in true }
    pages.reload()
    #expect(stage.container.viewControllers.map(\.title) == ["5"] && pages.selectedIdentifier == 5)
    source.has = { _ in false }
    pages.reload()
    #expect(stage.container.viewControllers.isEmpty && pages.selectedIdentifier == 5)
    stage.frame()
    #expect(source.liveCount == 0 && stage.faults == ["nothing is selected"])
  }

  @Test("gets the identifier that it knows: equal ones of other types are the same page")
  func identifiers() {
    let own = SourceStage()
    own.container.pages?.select(Int8(0), animated: false, completion: nil)
    own.container.pages?.select(0.0, animated: false, completion: nil)
    #expect(own.drainSourceCalls() == [] && own.made == ["0"] && own.container.pages?.selectedIdentifier.base is Int)
    own.turn()
    #expect(own.selected == "1" && own.faults == [])
  }

  @Test("may return a page whose view is loaded, or one that it has returned before and got back")
  func pool() {
    let own = SourceStage()
    own.collection.keptNeighbors = 0
    var pool: [UIViewController] = []
    own.source.make = { _ in
      guard pool.isEmpty else { return pool.removeFirst() }
      let page = UIViewController()
      page.loadViewIfNeeded()
      return page
    }
    own.source.onCall = { [unowned own] call in
      guard call.hasPrefix("discard") else { return }
      pool += own.container.children.filter { "discard \($0.title ?? "?")" == call }
    }
    for _ in 0..<6 { own.turn() }
    for _ in 0..<3 { own.turn(forward: false) }
    own.select(1000)
    own.finish()
    #expect(own.selected == "1000" && own.made == ["1000"] && own.faults == [])
  }

  @Test("may return a page of another container, which that one loses")
  func shared() {
    let own = SourceStage()
    let page = UIViewController()
    let other = ContainerViewController(viewControllers: [page, UIViewController()])
    own.source.make = { $0 == 1 ? page : UIViewController() }
    let lines = Misuse.messages { own.turn() }
    #expect(lines.count == 1 && lines[0].contains("was removed from a ContainerViewController"))
    #expect(own.selected == "1" && page.parent === own.container && other.viewControllers.count == 1)
    own.turn()
    own.turn()
    #expect(page.parent == nil && own.faults == [])
  }

  @Test("may lead one way only")
  func oneWay() {
    final class Steps: ContainerPageSource {
      func page(_ step: ContainerPageStep, from name: String) -> String? {
        step == .next ? ["welcome": "account", "account": "home"][name] : nil
      }
      func isPage(_ first: String, before second: String) -> Bool { first > second }
      func viewController(for name: String) -> UIViewController { UIViewController() }
    }
    let stage = ContainerStage([])
    let source = Steps()
    let pages = stage.container.setPages(from: source, selected: "welcome", animated: false)
    stage.run(for: 0.1)
    for distance: CGFloat in [-300, 300, -300, -300] {
      stage.drag(by: distance)
      stage.finish()
      stage.run(for: 1)
    }
    #expect(pages.selectedIdentifier == "home" && stage.faults == [])
    #expect(withExtendedLifetime(source) { stage.container.viewControllers.count == 1 })
  }

  // MARK: Loading at idle

  @Test("is not asked for neighbors off screen, nor after a memory warning until a selection")
  func loading() {
    let own = SourceStage()
    let container = ContainerViewController(viewControllers: [])
    container.setPages(from: own.source, selected: 0, animated: false)
    container.loadsNeighbors = true
    _ = container.selectedViewController
    own.run(for: 0.3)
    #expect(container.viewControllers.map(\.title) == ["0"])
    own.removeAllCalls()
    own.container.loadsNeighbors = true
    UIApplication.shared.warnOfMemory()
    own.run(for: 0.3)
    #expect(own.drainSourceCalls() == [])
    own.turn()
    own.run(for: 0.3)
    #expect(own.made == ["0", "1", "2"] && own.faults == [])
  }

  @Test("is asked for neighbors after a transition, and not while a finger pulls at an end", arguments: [false, true])
  func loadingLater(_ pulls: Bool) {
    let own = SourceStage(9)
    own.drag(by: pulls ? 200 : -150, release: false)
    own.run(for: 0.4)
    own.container.loadsNeighbors = true
    own.collection.keptNeighbors = 2
    own.run(for: 0.2)
    #expect(own.made == (pulls ? ["0"] : ["0", "1"]))
    own.touch(.cancelled, at: CGPoint(x: 200, y: 300))
    own.run(for: 1)
    #expect(own.made == ["0", "1", "2"] && own.faults == [])
  }
}
