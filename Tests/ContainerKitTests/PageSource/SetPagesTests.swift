import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

/// A container that is the source of its own pages, which have letters as identifiers.
@MainActor private final class LetterContainer: ContainerViewController, ContainerPageSource {
  struct Letter: Hashable { let name: String }

  init() {
    super.init(nibName: nil, bundle: nil)
    setPages(from: self, selected: Letter(name: "b"), animated: false)
  }

  required init?(coder: NSCoder) { nil }

  func page(_ step: ContainerPageStep, from letter: Letter) -> Letter? {
    step == .next
      ? ["a": "b", "b": "c"][letter.name].map(Letter.init) : ["c": "b", "b": "a"][letter.name].map(Letter.init)
  }

  func isPage(_ first: Letter, before second: Letter) -> Bool { first.name < second.name }
  func viewController(for letter: Letter) -> UIViewController { UIViewController().titled(letter.name) }
}

@MainActor @Suite("setPages", .serialized) struct SetPagesTests {
  @Test("returns pages with the type of the source's identifiers, which the container has without a type")
  func untyped() async {
    let own = SourceStage()
    let (pages, untyped) = (own.collection!, own.container.pages)
    untyped?.keptNeighbors = 3
    #expect(pages.keptNeighbors == 3)
    #expect(await untyped?.select(1, animated: false) == .selected)
    #expect(pages.selectedIdentifier == 1 && untyped?.selectedIdentifier == AnyHashable(1) && own.selected == "1")
    #expect(await untyped?.select("1", animated: false) == .cancelled)
    #expect(await untyped?.select(6.5, animated: false) == .cancelled)
    let page = own.container.viewControllers[0]
    #expect(pages.identifier(of: page) == 0 && untyped?.identifier(of: page) == AnyHashable(0))
    own.removeAllCalls()
    untyped?.reload { $0 == AnyHashable(1) }
    #expect(own.made == ["1"] && own.drainSourceCalls() == ["discard 0"])
    own.container.viewControllers = [UIViewController()]
    #expect(
      own.container.pages == nil && pages.selectedIdentifier == 1 && untyped?.selectedIdentifier == AnyHashable(1))
  }

  @Test("has a result that the app may drop, and a source that may be the container itself: nothing leaks")
  func ownSource() {
    weak var container: ContainerViewController?
    weak var pages: SourcePages?
    do {
      let own = LetterContainer()
      (container, pages) = (own, own.provided.provider as? SourcePages)
      let stage = ContainerStage(container: own)
      stage.drag(by: -300)
      stage.finish()
      #expect(own.pages?.selectedIdentifier == AnyHashable(LetterContainer.Letter(name: "c")) && stage.faults == [])
      #expect(own.viewControllers.map(\.title) == ["b", "c"] && pages != nil)
      stage.tearDown()
    }
    #expect(container == nil && pages == nil)
  }

  @Test("says once that its source is gone when it needs another page", arguments: [true, false])
  func lostSource(_ drags: Bool) {
    let stage = ContainerStage(container: ContainerViewController())
    let lines = Misuse.messages {
      let pages = stage.container.setPages(from: NumberSource(), selected: 0, animated: false)
      stage.run(for: 0.1)
      for _ in 0..<2 {
        if drags {
          stage.drag(by: -300)
          stage.run(for: 1)
        } else {
          pages.select(1, animated: true, completion: nil)
        }
      }
    }
    #expect(lines.count == 1 && lines.first?.contains("the source of its pages was deallocated") == true)
  }

  @Test("in the place of other pages is animated if the app wants that", arguments: [true, false])
  func animated(_ isAnimated: Bool) {
    let (stage, source) = (ContainerStage(["A", "B"]), NumberSource())
    stage.run(for: 0.1)
    stage.removeAllCalls()
    stage.container.setPages(from: source, selected: 7, animated: isAnimated)
    #expect(
      (stage.container.transition != nil) == isAnimated && stage.container.pages?.selectedIdentifier == AnyHashable(7))
    stage.finish()
    let calls = stage.drainCalls()
    if isAnimated {
      #expect(
        calls == Contract.asked(to: "7") + Contract.began(from: "A", to: "7") + ["animateTransition 7"]
          + Contract.completed(from: "A", to: "7"))
    } else {
      #expect(
        calls == [
          "willSelect 7", "viewDidLoad 7", "viewWillAppear 7", "viewWillDisappear A", "viewDidDisappear A",
          "viewDidAppear 7", "didSelect 7",
        ])
    }
    #expect(stage.container.viewControllers.map(\.title) == ["7"] && stage.faults == [])
  }

  // MARK: Late selections

  /// The moment at which the app sets pages again.
  enum Moment: CaseIterable {
    case inTransition, inDrag, willSelect, didSelect, makes, loads, willAppear, discards
  }

  @Test(
    "in a transition or a call about one shows the pages that were set last", arguments: Moment.allCases, [true, false])
  func again(_ moment: Moment, _ isAnimated: Bool) async {
    let own = SourceStage()
    let other = NumberSource()
    var new: ContainerPages<Int>?
    func setAgain() {
      if new == nil { new = own.container.setPages(from: other, selected: 100, animated: isAnimated) }
    }
    switch moment {
    case .willSelect: own.delegate.onWillSelect = { _ in setAgain() }
    case .didSelect: own.delegate.onDidSelect = { _ in setAgain() }
    case .makes: own.source.onCall = { if $0 == "make 2" { setAgain() } }
    case .discards: own.source.onCall = { if $0 == "discard 0" { setAgain() } }
    case .loads, .willAppear:
      own.source.make = { _ in
        let page = ClosurePage()
        if moment == .loads { page.onLoad = setAgain } else { page.onWillAppear = setAgain }
        return page
      }
    case .inTransition, .inDrag: break
    }
    if moment == .inDrag {
      own.drag(by: -150, release: false)
    } else {
      own.select(2)
    }
    own.run(for: 0.2)
    if moment == .inTransition || moment == .inDrag { setAgain() }
    own.run(for: 0.3)
    if moment == .inDrag { own.touch(.ended, at: CGPoint(x: 230, y: 300)) }
    own.finish()
    own.run(for: 0.3)
    #expect(own.selected == "100" && own.made == ["100"] && new?.selectedIdentifier == 100)
    #expect(own.container.children.map(\.title) == ["100"] && own.source.liveCount == 0)
    #expect(await own.collection.select(1, animated: false) == .cancelled)
    own.turn()
    #expect(own.selected == "101" && own.faults == [])
  }

  @Test("with a page that selects another one when it is loaded selects that one", arguments: [true, false])
  func selectsWhenLoaded(_ isAnimated: Bool) {
    for hasPages in [false, true] {
      let stage = ContainerStage(hasPages ? ["A"] : [])
      let source = NumberSource()
      source.make = { number in
        let page = ClosurePage()
        page.onLoad = { [unowned stage] in
          if number == 0 { stage.container.pages?.select(5, animated: isAnimated, completion: nil) }
        }
        return page
      }
      stage.run(for: 0.1)
      stage.removeAllCalls()
      stage.container.setPages(from: source, selected: 0, animated: isAnimated)
      stage.finish()
      stage.run(for: 0.5)
      let calls = stage.drainCalls().filter { $0.hasPrefix("willSelect") || $0.hasPrefix("didSelect") }
      #expect(calls == (hasPages ? ["willSelect 0", "didSelect 0"] : []) + ["willSelect 5", "didSelect 5"])
      #expect(
        stage.container.selectedViewController?.title == "5"
          && stage.container.pages?.selectedIdentifier == AnyHashable(5))
      #expect(stage.container.viewControllers.map(\.title) == ["5"] && stage.faults == [])
    }
  }

  @Test("whose source sets pages again when it makes the first one shows the last ones", arguments: [true, false])
  func setsWhenMade(_ hasPages: Bool) {
    let stage = ContainerStage(hasPages ? ["A"] : [])
    let (source, other) = (NumberSource(), NumberSource())
    source.onCall = { [unowned stage] in
      if $0 == "make 0" { stage.container.setPages(from: other, selected: 8, animated: false) }
    }
    stage.run(for: 0.1)
    stage.removeAllCalls()
    let first = stage.container.setPages(from: source, selected: 0, animated: true)
    stage.run(for: 0.5)
    let calls = stage.drainCalls().filter { $0.hasPrefix("willSelect") || $0.hasPrefix("didSelect") }
    #expect(calls == (hasPages ? ["willSelect 8", "didSelect 8"] : []))
    #expect(stage.container.children.map(\.title) == ["8"] && source.liveCount == 0 && first.selectedIdentifier == 0)
    #expect(stage.container.pages?.selectedIdentifier == AnyHashable(8) && stage.faults == [])
  }

  @Test("with a page that sets pages again when it is loaded shows the last ones")
  func setsWhenLoaded() {
    let stage = ContainerStage(["A"])
    let (source, other) = (NumberSource(), NumberSource())
    source.make = { _ in
      let page = ClosurePage()
      page.onLoad = { [unowned stage] in stage.container.setPages(from: other, selected: 8, animated: true) }
      return page
    }
    stage.run(for: 0.1)
    stage.container.setPages(from: source, selected: 0, animated: false)
    stage.finish()
    #expect(stage.container.selectedViewController?.title == "8" && source.liveCount == 0)
    #expect(stage.container.viewControllers.map(\.title) == ["8"] && stage.faults == [])
  }
}
