import ContainerKitTesting
import Stage
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

/// A method to give a container nine pages, titled 0 to 8. It selects 4.
private enum NinePages: CaseIterable {
  case children, tabs, source

  @MainActor func set(
    in container: ContainerViewController, _ source: NumberSource, _ make: @escaping (Int) -> UIViewController
  ) {
    switch self {
    case .children:
      let pages = (0..<9).map { make($0).titled("\($0)") }
      container.setViewControllers(pages, selectedIndex: 4, animated: false)
    case .tabs:
      let tabs = (0..<9).map { number in
        ContainerTab(title: "\(number)", image: nil, identifier: "\(number)") { make(number).titled("\(number)") }
      }
      container.setTabs(tabs, selectedIdentifier: "4", animated: false)
    case .source:
      (source.count, source.make) = (9, make)
      container.setPages(from: source, selected: 4, animated: false)
    }
  }
}

@MainActor private final class NineStage: ContainerStage {
  let source = NumberSource()

  init(_ pages: NinePages, make: @escaping (Int) -> UIViewController = { _ in UIViewController() }) {
    super.init(container: ContainerViewController())
    keepsFrames = false
    pages.set(in: container, source, make)
    run(for: 0.3)
    removeAllCalls()
  }

  /// Returns the titles of the pages that were loaded since this was called before.
  func drainLoads() -> [String] {
    drainCalls().filter { $0.hasPrefix("viewDidLoad ") }.map { String($0.dropFirst("viewDidLoad ".count)) }
  }

  /// Runs frames, and returns the titles of the pages that were loaded.
  func loads(for seconds: TimeInterval = 0.3) -> [String] {
    run(for: seconds)
    return drainLoads()
  }

  func page(_ title: String) -> UIViewController? { container.viewControllers.first { $0.title == title } }
}

@MainActor @Suite("Pages next to the selected one", .serialized) struct NeighborLoadingTests {
  @Test(
    "are loaded one after the other, the next one first, and laid out when they are shown",
    arguments: NinePages.allCases)
  private func order(_ pages: NinePages) {
    let stage = NineStage(pages)
    #expect(!stage.container.loadsNeighbors && stage.loads() == [])
    stage.container.loadsNeighbors = true
    #expect(stage.drainLoads() == [])
    let frames = (0..<4).map { _ in
      stage.frame()
      return stage.drainLoads()
    }
    #expect(frames.flatMap { $0 } == ["5", "3"] && frames.allSatisfy { $0.count < 2 })
    #expect(["3", "4", "5"].map { stage.page($0)?.viewIfLoaded?.window != nil } == [false, true, false])
    stage.drag(by: -300)
    stage.finish()
    #expect(stage.drainLoads() == [])
    #expect(stage.loads() == ["6"] && stage.container.selectedViewController?.title == "5")
    stage.container.loadsNeighbors = false
    stage.drag(by: -300)
    stage.finish()
    #expect(stage.loads() == [] && stage.faults == [])
  }

  @Test("are not loaded during a transition", arguments: NinePages.allCases)
  private func transition(_ pages: NinePages) {
    let stage = NineStage(pages)
    stage.container.selectPage(.next, animated: true, completion: nil)
    stage.container.loadsNeighbors = true
    #expect(stage.loads(for: 0.15) == ["5"] && stage.container.transition != nil)
    stage.finish()
    #expect(stage.loads() == ["6"] && stage.faults == [])
    // A drag that begins before they are loaded comes first.
    stage.drag(by: -150, release: false)
    stage.run(for: 0.4)
    _ = stage.drainLoads()
    stage.run(for: 0.3)
    #expect(stage.drainLoads() == [] && stage.container.transition != nil)
    stage.touch(.cancelled, at: CGPoint(x: 230, y: 300))
    stage.finish()
    #expect(stage.faults == [])
  }

  @Test("are not loaded while a finger rests on the container", arguments: NinePages.allCases)
  private func finger(_ pages: NinePages) {
    let stage = NineStage(pages)
    stage.touch(.began, at: CGPoint(x: 200, y: 300))
    stage.frame()
    stage.container.loadsNeighbors = true
    #expect(stage.loads() == [])
    stage.touch(.ended, at: CGPoint(x: 200, y: 300))
    #expect(stage.loads() == ["5", "3"] && stage.faults == [])
  }

  @Test("are not loaded while a list scrolls, by a finger or by itself")
  func scrolling() throws {
    let stage = NineStage(.tabs) { _ in ListPage() }
    let page = try #require(stage.page("4") as? ListPage)
    stage.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 200), duration: 0.2)
    stage.run(for: 0.1)
    stage.container.loadsNeighbors = true
    #expect(page.list.isDragging && stage.loads(for: 0.08) == [])
    stage.run(for: 0.1)
    #expect(page.list.isDecelerating && stage.drainLoads() == [])
    stage.run(until: { !page.list.isDecelerating })
    #expect(stage.drainLoads() == [] && stage.loads() == ["5", "3"] && stage.faults == [])
  }

  @Test("are not loaded while the page pushes")
  func push() throws {
    let stage = NineStage(.children) { _ in UINavigationController(rootViewController: UIViewController()) }
    let page = try #require(stage.page("4") as? UINavigationController)
    page.pushViewController(UIViewController(), animated: true)
    stage.frame()
    _ = stage.drainLoads()
    stage.container.loadsNeighbors = true
    #expect(stage.loads(for: 0.1) == [])
    stage.run(for: 1)
    #expect(stage.drainLoads() == ["5", "3"] && stage.faults == [])
  }

  @Test("are loaded after the children or the tabs change", arguments: [NinePages.children, .tabs])
  private func changed(_ pages: NinePages) {
    let stage = NineStage(pages)
    stage.container.loadsNeighbors = true
    #expect(stage.loads() == ["5", "3"])
    if pages == .tabs {
      let new = ContainerTab(title: "new", image: nil, identifier: "new") { UIViewController().titled("new") }
      stage.container.tabs.insert(new, at: 5)
    } else {
      stage.container.viewControllers.insert(UIViewController().titled("new"), at: 5)
    }
    #expect(stage.drainLoads() == [] && stage.loads() == ["new"])
    stage.container.setViewControllers(
      ["A", "B", "C"].map { UIViewController().titled($0) }, selectedIndex: 1, animated: false)
    #expect(stage.loads() == ["B", "C", "A"] && stage.faults == [])
  }

  @Test(
    "are not those of disabled tabs, whose pages are not made, but the ones beyond",
    arguments: [NinePages.children, .tabs])
  private func disabled(_ pages: NinePages) {
    var made: [Int] = []
    let stage = NineStage(pages) {
      made.append($0)
      return UIViewController()
    }
    made = []
    for index in [3, 5, 6] { stage.container.provided.items[index].isEnabled = false }
    stage.container.loadsNeighbors = true
    #expect(stage.loads() == ["7", "2"] && made == (pages == .tabs ? [7, 2] : []) && stage.faults == [])
  }

  @Test("are not loaded after a memory warning, until another page is selected", arguments: NinePages.allCases)
  private func memory(_ pages: NinePages) {
    let stage = NineStage(pages)
    stage.container.loadsNeighbors = true
    UIApplication.shared.warnOfMemory()
    #expect(stage.loads() == [])
    stage.container.selectPage(.next, animated: false, completion: nil)
    #expect(stage.loads() == ["5", "6"] && stage.faults == [])
  }

  @Test("cost nothing once they are loaded, neither at rest nor in another event")
  func work() {
    let stage = NineStage(.source)
    stage.container.loadsNeighbors = true
    stage.run(for: 0.3)
    stage.source.questions = 0
    stage.run(for: 1)
    stage.container.pages?.select(4, animated: false, completion: nil)
    stage.run(for: 0.3)
    #expect(stage.source.questions == 0 && stage.container.pages?.selectedIdentifier == AnyHashable(4))
  }

  // MARK: Pages that do something when they are loaded

  /// Something that a neighbor does when it is loaded at idle, and the pages that are loaded in all.
  private enum Action: CaseIterable {
    case selectsAnother, selectsItself, setsOthers, switchesOff, warns

    @MainActor func perform(in stage: NineStage) {
      switch self {
      case .selectsAnother: stage.container.selectPage(.previous, animated: true, completion: nil)
      case .selectsItself: stage.container.selectPage(.next, animated: true, completion: nil)
      case .setsOthers:
        let pages = ["A", "B"].map { UIViewController().titled($0) }
        stage.container.setViewControllers(pages, selectedIndex: 0, animated: false)
      case .switchesOff: stage.container.loadsNeighbors = false
      case .warns: UIApplication.shared.warnOfMemory()
      }
    }

    var loads: [String] {
      switch self {
      case .selectsAnother: ["5", "3", "2"]
      case .selectsItself: ["5", "6"]
      case .setsOthers: ["5", "A", "B"]
      case .switchesOff, .warns: ["5"]
      }
    }

    var selected: String {
      switch self {
      case .selectsAnother: "3"
      case .selectsItself: "5"
      case .setsOthers: "A"
      case .switchesOff, .warns: "4"
      }
    }
  }

  @Test("may select, set other pages or stop it when they are loaded", arguments: NinePages.allCases, Action.allCases)
  private func lateActions(_ pages: NinePages, _ action: Action) {
    weak var weakStage: NineStage?
    let stage = NineStage(pages) { number in
      let page = ClosurePage()
      page.onLoad = { if number == 5, let stage = weakStage { action.perform(in: stage) } }
      return page
    }
    weakStage = stage
    stage.container.loadsNeighbors = true
    #expect(stage.loads(for: 2) == action.loads)
    #expect(stage.container.selectedViewController?.title == action.selected)
    #expect(stage.container.transition == nil && stage.faults == [])
  }

  @Test("may release the container when they are loaded")
  func released() {
    weak var container: ContainerViewController?
    var isLoaded = false
    let stage = Stage(rootViewController: UIViewController())
    do {
      let pages = [ClosurePage(), ClosurePage()]
      pages[1].onLoad = { [unowned stage] in
        isLoaded = true
        stage.window.rootViewController = UIViewController()
      }
      let own = ContainerViewController(viewControllers: pages)
      own.loadsNeighbors = true
      stage.window.rootViewController = own
      container = own
    }
    #expect(container != nil)
    stage.run(for: 0.5)
    #expect(isLoaded && container == nil)
  }

  // MARK: The picture

  /// A page that shows its contents a third of a second after it was loaded.
  private final class FetchingPage: UIViewController {
    weak var stage: Stage?

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white
      guard let stage else { return }
      stage.schedule(time: stage.time + 0.33) { [weak self] in self?.view.backgroundColor = .systemGreen }
    }
  }

  @Test("are not blank in the first drag, and without it they are", arguments: [true, false])
  func firstDrag(_ loads: Bool) {
    let pages = [UIViewController().titled("A"), FetchingPage().titled("B")]
    let stage = ContainerStage(viewControllers: pages)
    pages[0].view.backgroundColor = .systemRed
    (pages[1] as? FetchingPage)?.stage = stage
    stage.container.loadsNeighbors = loads
    stage.run(for: 1)
    stage.drag(from: CGPoint(x: 380, y: 300), to: CGPoint(x: 130, y: 300), duration: 0.25, release: false)
    stage.run(for: 0.2)
    let image = stage.image()
    #expect((image.pixel(x: 380, y: 400).r < 100) == loads)
    stage.touch(.ended, at: CGPoint(x: 130, y: 300))
    stage.finish()
    #expect(stage.container.selectedIndex == 1 && stage.faults == [])
  }
}
