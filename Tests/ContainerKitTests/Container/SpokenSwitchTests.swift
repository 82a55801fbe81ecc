import ContainerKitTesting
import Testing
import UIKit

@testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("A transition with VoiceOver", .serialized) struct SpokenSwitchTests {
  struct Swipe: Sendable {
    let direction: UIAccessibilityScrollDirection
    let mirrored: Bool
    /// The page to which it leads from the second of three; nil if there is none.
    let page: Int?
  }

  nonisolated static let swipes: [Swipe] = [
    .init(direction: .left, mirrored: false, page: 2), .init(direction: .right, mirrored: false, page: 0),
    .init(direction: .left, mirrored: true, page: 0), .init(direction: .right, mirrored: true, page: 2),
    .init(direction: .next, mirrored: false, page: 2), .init(direction: .previous, mirrored: false, page: 0),
    .init(direction: .next, mirrored: true, page: 2), .init(direction: .previous, mirrored: true, page: 0),
    .init(direction: .up, mirrored: false, page: nil), .init(direction: .down, mirrored: true, page: nil),
  ]

  @Test("is started by a three-finger swipe, in its direction, and announced when it has ended", arguments: swipes)
  func swipe(_ swipe: Swipe) {
    let titles = ["A", "B", "C"]
    let spoken = SpokenContainer(titles, mirrored: swipe.mirrored)
    spoken.container.selectedIndex = 1
    _ = spoken.posts
    spoken.voice.focus("B first")
    #expect(spoken.voice.scroll(swipe.direction) == (swipe.page != nil))
    #expect(spoken.container.selectedIndex == 1)
    #expect((spoken.container.transition != nil) == (swipe.page != nil))
    spoken.stage.run(for: 0.3)
    #expect(spoken.posts == [])
    spoken.stage.finish()
    let page = swipe.page ?? 1
    #expect(spoken.container.selectedIndex == page)
    #expect(spoken.posts == (swipe.page == nil ? [] : ["pageScrolled \(titles[page]), page \(page + 1) of 3"]))
    #expect(spoken.stage.faults == [])
  }

  @Test("is not started by a three-finger swipe beyond either end, on a page or a tab, or if the delegate refuses")
  func ends() {
    let spoken = SpokenContainer(["A", "B"])
    #expect(!spoken.voice.scroll(.right))
    spoken.voice.focus("B")
    #expect(!spoken.voice.scroll(.previous))
    spoken.stage.delegate.allowsSelection = false
    #expect(!spoken.voice.scroll(.left))
    spoken.stage.delegate.allowsSelection = true
    #expect(spoken.voice.scroll(.left))
    spoken.stage.finish()
    #expect(!spoken.voice.scroll(.next))
    #expect(spoken.posts == ["pageScrolled B, page 2 of 2"])
  }

  @Test("takes place in an inner container first, and in the outer one at the inner one's end")
  func nested() {
    let inner = SpokenContainer.inner()
    let spoken = SpokenContainer(["A", "B"], pages: { $0 == "A" ? inner : SpokenPage() })
    spoken.voice.focus("X first")
    #expect(spoken.voice.scroll(.left))
    spoken.stage.settle()
    #expect((inner.selectedIndex, spoken.container.selectedIndex) == (1, 0))
    spoken.voice.focus("Y first")
    #expect(spoken.voice.scroll(.left))
    spoken.stage.settle()
    #expect((inner.selectedIndex, spoken.container.selectedIndex) == (1, 1))
    #expect(spoken.posts == ["pageScrolled Y, page 2 of 2", "pageScrolled B, page 2 of 2"])
  }

  @Test("started by a three-finger swipe announces the outgoing page again if it is cancelled")
  func takenBack() {
    let spoken = SpokenContainer()
    spoken.voice.scroll(.left)
    spoken.stage.run(for: 0.1)
    spoken.stage.touch(.began, at: CGPoint(x: 200, y: 300))
    spoken.stage.touch(.moved, at: CGPoint(x: 240, y: 300))
    spoken.stage.touch(.moved, at: CGPoint(x: 380, y: 300))
    spoken.stage.frame()
    spoken.stage.touch(.cancelled, at: CGPoint(x: 380, y: 300))
    spoken.stage.finish()
    #expect(spoken.container.selectedIndex == 0)
    #expect(spoken.posts == ["pageScrolled A, page 1 of 4"])
  }

  @Test("started by a three-finger swipe is announced as a scroll, too, if a tap reverses it")
  func turnedBackByTap() {
    let spoken = SpokenContainer()
    spoken.voice.scroll(.left)
    spoken.stage.run(for: 0.1)
    spoken.stage.tap(tab: 0)
    spoken.stage.finish()
    #expect(spoken.container.selectedIndex == 0)
    #expect(spoken.posts == ["pageScrolled A, page 1 of 4"])
  }

  @Test("requested by a second three-finger swipe starts from the page to which the first one leads")
  func twice() {
    let spoken = SpokenContainer()
    spoken.voice.scroll(.left)
    spoken.stage.run(for: 0.1)
    spoken.voice.scroll(.left)
    spoken.stage.run(until: { spoken.container.selectedIndex == 2 })
    spoken.stage.finish()
    #expect(spoken.container.selectedIndex == 2)
    // Announced once, when the last transition has ended.
    #expect(spoken.posts == ["pageScrolled C, page 3 of 4"])
  }

  @Test("keeps VoiceOver's focus on the activated tab, which is selected when the transition has ended")
  func tab() {
    let spoken = SpokenContainer()
    #expect(spoken.voice.activate("C"))
    spoken.stage.run(for: 0.2)
    #expect(spoken.voice.focus?.spoken == "C, tab, 3 of 4")
    #expect(spoken.posts == [])
    spoken.stage.finish()
    #expect(spoken.voice.focus?.spoken == "C, selected, tab, 3 of 4")
    #expect(spoken.posts == ["layoutChanged -"])
    // Activating the tab again changes nothing.
    spoken.voice.activate()
    spoken.stage.finish()
    #expect(spoken.posts == [])
  }

  @Test(
    "by a finger along the tabs leaves what is read to the page that is shown, and is announced once, when it is over")
  func scrubbed() {
    let spoken = SpokenContainer()
    spoken.container.tabBar.allowsScrubbing = true
    spoken.voice.focus("A")
    var read: [[String]] = []
    for position in [0, 0.5, 1, 1.75] as [CGFloat] {
      spoken.stage.scrub(to: position)
      spoken.stage.run(for: 0.3)
      read.append(spoken.voice.spoken)
    }
    let first = SpokenContainer.tree(page: "A", selected: 0)
    #expect(read == [first, first, first, SpokenContainer.tree(page: "B", selected: 1)])
    #expect(spoken.posts == [] && spoken.voice.focus?.spoken == "A, tab, 1 of 4")
    spoken.stage.lift()
    spoken.stage.finish()
    #expect(spoken.voice.spoken == SpokenContainer.tree(page: "C", selected: 2))
    #expect(spoken.posts == ["layoutChanged -"])
  }

  @Test("started by the app is announced as a new screen, animated or not", arguments: [false, true])
  func code(_ animated: Bool) {
    let spoken = SpokenContainer()
    spoken.stage.pages[3].containerTabItem.accessibilityLabel = "Search"
    spoken.container.selectViewController(spoken.stage.pages[3], animated: animated)
    spoken.stage.finish()
    #expect(spoken.posts == ["screenChanged Search, page 4 of 4"])
    spoken.container.selectViewController(spoken.stage.pages[3], animated: animated)
    spoken.stage.finish()
    #expect(spoken.posts == [])
  }

  @Test("is not announced if the container is not visible")
  func unseen() {
    let spoken = SpokenContainer()
    spoken.stage.window.rootViewController = UIViewController()
    spoken.container.selectedIndex = 2
    spoken.stage.window.rootViewController = spoken.container
    spoken.stage.frame()
    #expect(spoken.container.selectedIndex == 2)
    #expect(spoken.posts == [])
  }
}

@MainActor @Suite("The escape gesture", .serialized) struct EscapeTests {
  @Test("is passed to the selected child, wherever the focus is, and has the child's result", arguments: [false, true])
  func escape(_ canBeLeft: Bool) {
    let spoken = SpokenContainer()
    let pages = spoken.container.viewControllers.compactMap { $0 as? SpokenPage }
    pages[0].canBeLeft = canBeLeft
    spoken.voice.focus("B")
    #expect(spoken.voice.escape() == canBeLeft)
    #expect(pages.map(\.escapes) == [1, 0, 0, 0])
    #expect(spoken.container.accessibilityPerformEscape() == canBeLeft)
    spoken.container.viewControllers = []
    #expect(!spoken.container.accessibilityPerformEscape())
  }
}
