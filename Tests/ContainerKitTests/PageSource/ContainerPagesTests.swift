import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("The pages of a source", .serialized) struct ContainerPagesTests {
  @Test("exist near the selected one only, and are made before the pan begins, requested in Tabman#149, Parchment#522")
  func drag() {
    let own = SourceStage()
    #expect(own.made == ["0"] && own.collection.selectedIdentifier == 0)
    own.turn()
    #expect(
      own.drainCalls() == ["make 1", "shouldBeginPanFrom 0", "shouldSelect 1"] + Contract.asked(to: "1")
        + Contract.began(from: "0", to: "1") + [
          "startInteractiveTransition 1", "animateTransition 1", "finishInteractiveTransition 1",
        ] + Contract.completed(from: "0", to: "1"))
    #expect(own.made == ["0", "1"] && own.collection.selectedIdentifier == 1)
    own.turn()
    #expect(own.drainSourceCalls() == ["make 2", "discard 0"] && own.made == ["1", "2"])
    own.turn(forward: false)
    own.turn(forward: false)
    own.turn(forward: false)
    #expect(own.drainSourceCalls() == ["make 0", "discard 2", "make -1", "discard 1"] && own.made == ["-1", "0"])
    #expect(Set(own.container.children) == Set(own.container.viewControllers) && own.faults == [])
  }

  @Test("are at most 2 × kept + 2, four if none is kept", arguments: 0...3)
  func liveCount(_ kept: Int) {
    let own = SourceStage()
    own.collection.keptNeighbors = kept
    for number in 0..<30 {
      switch number % 6 {
      case 0, 1, 2: own.turn(forward: number % 4 != 3)
      case 3: own.select(number * 1000)
      case 4:
        own.select(number * 1000)
        own.run(for: 0.1)
        for other in 1...4 { own.select(number * 1000 + other * 10) }
      default: own.select(-number, animated: false)
      }
      own.finish()
      #expect(own.made.count <= 2 * kept + 2)
    }
    #expect(own.source.most <= max(2 * kept + 2, 4))
    #expect(own.source.liveCount == own.made.count && own.faults == [])
  }

  @Test("beyond the neighbors enter from the side that the source says")
  func far() {
    let own = SourceStage()
    var outcomes: [String] = []
    for number in [5_000_000, -3, 9_999_999, 9_999_998] {
      own.collection.select(number, animated: true) { outcomes.append("\(number) \($0)") }
      own.finish()
      #expect(own.selected == "\(number)")
    }
    #expect(own.steps == ["5000000 next", "-3 previous", "9999999 next", "9999998 previous"])
    #expect(outcomes == ["5000000 selected", "-3 selected", "9999999 selected", "9999998 selected"])
    #expect(own.made == ["9999998", "9999999"] && own.faults == [])
  }

  @Test("two of which wrap enter from the side of the finger, also if it turns, requested in SwiftUIPager#34")
  func circle() {
    let own = SourceStage(2, wraps: true)
    own.turn()
    own.turn()
    own.turn(forward: false)
    own.turn(forward: false)
    #expect(own.steps == ["1 next", "0 next", "1 previous", "0 previous"])
    // Left of the start it is the page on the right, and right of it the same page on the left.
    own.drag(through: [200, 180, 150, 100, 150, 200, 300, 380, 385])
    #expect(own.steps.suffix(2) == ["1 next", "1 previous"])
    let right = own.container.viewControllers[1].view.layer.presentation()?.frame.minX ?? 0
    #expect(right < 0)
    own.touch(.ended, at: CGPoint(x: 385, y: 300), time: own.nextTime + 0.3)
    own.finish()
    #expect(own.selected == "1" && own.made == ["0", "1"] && own.faults == [])
    own.press(.controlTab)
    #expect(own.selected == "0" && own.steps.last == "0 next")
  }

  @Test("that are the only one, or the last one, are pulled against resistance", arguments: [1, 4], [false, true])
  func end(_ count: Int, _ isOne: Bool) throws {
    let own = isOne ? SourceStage(1, wraps: count == 4) : SourceStage(count, selected: count - 1)
    own.drag(by: -200, release: false)
    own.run(for: 0.4)
    let offset = own.container.pan.overscrollOffset
    #expect(offset < -10 && own.drainSourceCalls() == [])
    // A page that is made on the other side does not end the drag.
    let selected = try #require(own.container.selectedViewController)
    let neighbor = own.container.provided.page(.previous, from: selected)
    #expect((neighbor != nil) == (count == 4 && !isOne) && own.made.count == (neighbor == nil ? 1 : 2))
    #expect(own.container.pan.drag != nil && own.container.pan.overscrollOffset == offset)
    own.touch(.cancelled, at: CGPoint(x: 180, y: 300))
    own.run(for: 1)
    #expect(own.container.pan.overscrollOffset == 0 && own.faults == [])
  }

  @Test("follow a finger that drags on from page to page")
  func onward() {
    let own = SourceStage()
    own.select(1)
    own.run(for: 0.1)
    own.drag(through: [300, 280, 200, 100, 0, -100, -200, -300, -400, -500, -560])
    #expect(own.container.transitionSnapshot?.from.title == "2" && own.container.transitionSnapshot?.to.title == "3")
    own.touch(.ended, at: CGPoint(x: -560, y: 300), time: own.nextTime + 0.3)
    own.finish()
    #expect(own.drainSourceCalls() == ["make 1", "make 2", "make 3", "discard 0", "discard 1"])
    #expect(own.selected == "3" && own.source.most <= 4 && own.faults == [])
  }

  @Test("continue a drag beyond an end from where the page is when the source gets a neighbor")
  func newNeighbor() {
    let own = SourceStage(1)
    own.drag(through: [300, 280, 200, 150])
    let offset = own.container.pan.overscrollOffset
    #expect(offset < -10)
    own.source.count = 2
    let positions = [149, 140, 130].map { x in
      own.touch(.moved, at: CGPoint(x: CGFloat(x), y: 300))
      own.frame()
      return own.shownX(0) - offset
    }
    #expect(own.container.transition != nil && own.container.pan.overscrollOffset == 0)
    // The frame in which the transition begins shows its start.
    #expect(positions.dropFirst().map { $0.rounded() } == [-9, -19])
    own.touch(.cancelled, at: CGPoint(x: 130, y: 300))
    own.finish()
    #expect(own.faults == [])
  }

  @Test("are all discarded but the selected one after a memory warning, requested in Parchment#564")
  func memory() {
    let own = SourceStage()
    own.collection.keptNeighbors = 2
    for _ in 0..<3 { own.turn() }
    #expect(own.made == ["1", "2", "3"])
    own.removeAllCalls()
    UIApplication.shared.warnOfMemory()
    #expect(own.drainSourceCalls() == ["discard 1", "discard 2"] && own.made == ["3"] && own.source.liveCount == 1)
    own.drag(by: -150, release: false)
    own.run(for: 0.4)
    own.removeAllCalls()
    UIApplication.shared.warnOfMemory()
    #expect(own.drainSourceCalls() == [] && own.made == ["3", "4"] && own.container.transition != nil)
    own.touch(.cancelled, at: CGPoint(x: 230, y: 300))
    own.finish()
    #expect(own.selected == "3" && own.faults == [])
  }

  @Test("are restored by identifier, also if the page does not exist yet")
  func restoration() {
    let (old, new) = (SourceStage(selected: 700), SourceStage())
    #expect(old.container.selectionState as? [String: Int] == ["ContainerKit.selection": 700])
    #expect(new.container.restoreSelection(from: old.container.selectionState))
    #expect(new.selected == "700" && new.made == ["700"] && new.collection.selectedIdentifier == 700)
    let page = new.container.viewControllers[0]
    #expect(
      new.collection.identifier(of: page) == 700
        && new.collection.identifier(of: UIViewController()) == nil)
  }

  @Test("are restored from an archive's numbers")
  func archivedNumbers() {
    let pages = SourceStage()
    #expect(pages.container.restoreSelection(from: ["ContainerKit.selection": NSNumber(value: 700)]))
    #expect(pages.selected == "700" && pages.collection.selectedIdentifier == 700)
    let dates = DateSource()
    let (old, new) = (ContainerViewController(viewControllers: []), ContainerViewController(viewControllers: []))
    let first = Date(timeIntervalSinceReferenceDate: 100)
    let (saved, restored) = (
      old.setPages(from: dates, selected: first.addingTimeInterval(7), animated: false),
      new.setPages(from: dates, selected: first, animated: false)
    )
    #expect(new.restoreSelection(from: old.selectionState))
    #expect(
      restored.selectedIdentifier == saved.selectedIdentifier && restored.selectedIdentifier != first)
  }

  /// Pages of moments, without ends.
  private final class DateSource: ContainerPageSource {
    func page(_ step: ContainerPageStep, from date: Date) -> Date? { date.addingTimeInterval(step == .next ? 1 : -1) }
    func isPage(_ first: Date, before second: Date) -> Bool { first < second }
    func viewController(for date: Date) -> UIViewController { UIViewController() }
  }

  @Test("near the selected one are loaded at idle, and laid out when they are shown: wishes of Parchment#264, 300")
  func preloading() {
    let own = SourceStage()
    own.run(for: 0.3)
    #expect(own.made == ["0"])
    own.collection.keptNeighbors = 2
    own.container.loadsNeighbors = true
    #expect(own.made == ["0"])
    own.run(for: 0.3)
    #expect(own.drainSourceCalls().filter { $0.hasPrefix("make") } == ["make 1", "make -1", "make 2", "make -2"])
    #expect(own.container.viewControllers.map(\.isViewLoaded) == [true, true, true, true, true])
    #expect(own.container.viewControllers.map { $0.view.window != nil } == [false, false, true, false, false])
    own.turn()
    own.run(for: 0.3)
    #expect(own.made == ["-1", "0", "1", "2", "3"] && own.faults == [])
  }

  @Test("are made again by reload")
  func reload() {
    let own = SourceStage()
    own.turn()
    let page = own.container.selectedViewController
    own.removeAllCalls()
    own.collection.reload()
    #expect(own.drainSourceCalls() == ["discard 0", "discard 1", "make 1"] && own.made == ["1"])
    #expect(own.container.selectedViewController !== page && own.container.transition == nil)
    own.drag(by: -150, release: false)
    own.run(for: 0.4)
    own.collection.reload()
    #expect(own.container.transition == nil && own.selected == "1")
    own.touch(.cancelled, at: CGPoint(x: 230, y: 300))
    own.finish()
    #expect(own.faults == [])
  }

  @Test("can be selected in didSelect and in a drag")
  func nested() {
    let own = SourceStage()
    own.delegate.onDidSelect = { [unowned own] in if $0.title == "1" { own.select(50) } }
    own.turn()
    #expect(own.selected == "50" && own.made == ["50"])
    own.drag(by: -150, release: false)
    own.run(for: 0.4)
    own.select(-50)
    own.run(for: 0.1)
    own.touch(.ended, at: CGPoint(x: 230, y: 300))
    own.finish()
    #expect(own.selected == "-50" && own.made == ["-50"] && own.faults == [])
  }

  @Test("have no tabs and no numbers, but keys and VoiceOver's swipes")
  func access() {
    let own = SourceStage()
    #expect(own.container.tabBar.items.isEmpty && own.container.selectedIndex == NSNotFound)
    #expect(own.container.keyCommands?.count == 4 && own.container.spokenPosition == "0")
    own.press(.right)
    own.press(.controlTab)
    own.press(.command(1))
    #expect(own.selected == "2")
    #expect(own.container.accessibilityScroll(.right))
    own.finish()
    #expect(own.selected == "1" && own.faults == [])
  }

  /// A page that counts how often its parent is read.
  private final class CountingPage: UIViewController {
    static var parents = 0
    override var parent: UIViewController? {
      Self.parents += 1
      return super.parent
    }
  }

  @Test("cost the same for 10,000,000 as for ten: parents that are read, and questions to the source")
  func work() {
    let works = [10, 10_000_000].map { count in
      let own = SourceStage(count, wraps: true, selected: 1)
      own.source.make = { _ in CountingPage() }
      for _ in 0..<3 { own.turn() }
      (CountingPage.parents, own.source.questions) = (0, 0)
      var work: [Int] = []
      for _ in 0..<4 {
        own.turn()
        work += [CountingPage.parents, own.source.questions, own.made.count]
      }
      return work
    }
    #expect(works[0] == works[1] && works[0][0] > 0)
  }

  @Test("end when other children are set, and are deallocated with the container")
  func ends() async {
    let own = SourceStage()
    own.container.tabs = [ContainerTab(title: "T", identifier: "T") { UIViewController() }]
    #expect(await own.collection.select(3, animated: false) == .cancelled)
    own.collection.reload()
    own.collection.keptNeighbors = 0
    UIApplication.shared.warnOfMemory()
    #expect(own.drainSourceCalls() == [] && own.container.viewControllers.count == 1)
    weak var pages: SourcePages?
    weak var source: NumberSource?
    do {
      let other = SourceStage()
      (pages, source) = (other.container.provided.provider as? SourcePages, other.source)
      #expect(pages != nil)
      other.turn()
      other.tearDown()
    }
    #expect(pages == nil && source == nil)
  }
}
