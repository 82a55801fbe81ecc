import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

/// A page that notes when its view is loaded.
@MainActor private final class NotingPage: UIViewController {
  var onLoad: () -> Void = {}

  override func viewDidLoad() {
    super.viewDidLoad()
    onLoad()
  }
}

/// A container that gets its pages when its view is loaded, and notes every call that it makes to a subclass.
@MainActor private final class NotingContainer: ContainerViewController {
  var setUpPages: () -> Void = {}
  var note: (String) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    setUpPages()
  }

  override func willSelect(_ page: UIViewController, source: ContainerSelectionSource) {
    note("will \(page.title ?? "")")
    super.willSelect(page, source: source)
  }

  override func didSelect(_ page: UIViewController, source: ContainerSelectionSource) {
    note("did \(page.title ?? "")")
    super.didSelect(page, source: source)
  }
}

@MainActor @Suite("Setting up the pages", .serialized) struct SilentSetUpTests {
  /// The provider of the pages.
  enum Provider: CaseIterable { case children, tabs, source }
  /// The times at which an app does it.
  enum Moment: CaseIterable { case beforeView, withView, inViewDidLoad, onScreen }
  /// The actions of an app at that time.
  enum SetUp: CaseIterable { case once, twice, thenSelectsThird, thenAsksForPage }

  /// A container, and what happens to its pages and its delegate.
  @MainActor private final class Recorder {
    let container = NotingContainer()
    let source = NumberSource()
    private let delegate = StageDelegate()
    private(set) var lines: [String] = []
    private(set) var delegateLines: [String] = []
    private let provider: Provider

    init(_ provider: Provider) {
      self.provider = provider
      source.count = 3
      source.make = { [weak self] number in self?.page(number, isMade: true) ?? UIViewController() }
      container.note = { [weak self] in self?.lines.append($0) }
      delegate.onWillSelect = { [weak self] in self?.delegateLines.append("will \($0.title ?? "")") }
      delegate.onDidSelect = { [weak self] in self?.delegateLines.append("did \($0.title ?? "")") }
      container.delegate = delegate
    }

    private func page(_ number: Int, isMade: Bool) -> UIViewController {
      if isMade { lines.append("make \(number)") }
      let page = NotingPage().titled("\(number)")
      page.onLoad = { [weak self] in self?.lines.append("load \(number)") }
      return page
    }

    func setPages() {
      switch provider {
      case .children: container.viewControllers = (0..<3).map { page($0, isMade: false) }
      case .tabs:
        container.tabs = (0..<3).map { number in
          ContainerTab(title: "\(number)", image: nil, identifier: "\(number)") { [weak self] in
            self?.page(number, isMade: true) ?? UIViewController()
          }
        }
      case .source: pages = container.setPages(from: source, selected: 0, animated: false)
      }
    }

    private var pages: ContainerPages<Int>?

    func select(_ number: Int) {
      if let pages {
        pages.select(number, animated: false, completion: nil)
      } else {
        container.selectedIndex = number
      }
    }

    func perform(_ setUp: SetUp) {
      setPages()
      #expect(lines == [] && container.selectedIndex == (provider == .source ? NSNotFound : 0))
      switch setUp {
      case .once: break
      case .twice: setPages()
      case .thenSelectsThird: select(2)
      case .thenAsksForPage: #expect(container.selectedViewController?.title == "0")
      }
    }

    func removeLines() -> [String] {
      defer { (lines, delegateLines) = ([], []) }
      #expect(delegateLines == lines.filter { $0.hasPrefix("will") || $0.hasPrefix("did") })
      return lines
    }
  }

  /// Everything that happens until the container is on screen.
  private func expectedLines(_ provider: Provider, _ moment: Moment, _ setUp: SetUp) -> [String] {
    let number = setUp == .thenSelectsThird ? 2 : 0
    let made = provider == .children ? [] : ["make \(number)"]
    guard number == 2 else { return made + ["load 0"] }
    return made + (moment == .beforeView ? ["will 2", "did 2", "load 2"] : ["will 2", "load 2", "did 2"])
  }

  @Test(
    "selects a page at once, makes and loads it when it is shown, and calls nobody until the selection changes",
    arguments: Provider.allCases.flatMap { provider in Moment.allCases.map { (provider, $0) } }, SetUp.allCases)
  fileprivate func table(_ setting: (provider: Provider, moment: Moment), _ setUp: SetUp) {
    let recorder = Recorder(setting.provider)
    let container = recorder.container
    let perform = { recorder.perform(setUp) }
    switch setting.moment {
    case .beforeView: perform()
    case .withView:
      container.loadViewIfNeeded()
      perform()
    case .inViewDidLoad: container.setUpPages = perform
    case .onScreen: break
    }
    let stage = ContainerStage(container: container)
    defer { stage.tearDown() }
    if setting.moment == .onScreen { perform() }
    stage.frame()
    #expect(recorder.removeLines() == expectedLines(setting.provider, setting.moment, setUp))
    let shown = container.selectedViewController?.view
    #expect(shown?.window === stage.window && shown.map { stage.presentation(of: $0).frame.minX } == 0)
    recorder.select(1)
    stage.frame()
    let made = setting.provider == .children ? [] : ["make 1"]
    #expect(recorder.removeLines() == made + ["will 1", "load 1", "did 1"] && stage.faults == [])
  }

  @Test("in the place of pages that were shown reports the page that is selected instead", arguments: Provider.allCases)
  func pagesSetLater(_ provider: Provider) {
    let recorder = Recorder(provider)
    recorder.container.viewControllers = [UIViewController().titled("old")]
    let stage = ContainerStage(container: recorder.container)
    defer { stage.tearDown() }
    #expect(recorder.removeLines() == [])
    recorder.setPages()
    stage.frame()
    let made = provider == .children ? [] : ["make 0"]
    #expect(recorder.removeLines() == made + ["will 0", "load 0", "did 0"] && stage.faults == [])
  }

  @Test("selects another page, if that is set before the first one was shown", arguments: [true, false])
  func changedSetUp(_ isViewLoaded: Bool) {
    let recorder = Recorder(.children)
    if isViewLoaded { recorder.container.loadViewIfNeeded() }
    recorder.setPages()
    recorder.container.setViewControllers(recorder.container.viewControllers, selectedIndex: 2, animated: true)
    recorder.container.viewControllers.remove(at: 0)
    #expect(recorder.container.selectedIndex == 1)
    let stage = ContainerStage(container: recorder.container)
    defer { stage.tearDown() }
    #expect(recorder.removeLines() == ["load 2"] && stage.faults == [])
  }

  @Test("keeps the identifier of tabs that are set again before one was made") func keptIdentifier() {
    let recorder = Recorder(.tabs)
    recorder.setPages()
    let tabs = recorder.container.tabs
    recorder.container.setTabs(tabs, selectedIdentifier: "1", animated: false)
    recorder.container.tabs = [tabs[2], tabs[1]]
    #expect(recorder.container.selectedIndex == 1 && recorder.container.selectedTab === tabs[1])
    recorder.container.tabs = [tabs[2]]
    #expect(recorder.container.selectedTab === tabs[2] && recorder.removeLines() == [])
    #expect(recorder.container.selectedViewController?.title == "2" && recorder.removeLines() == ["make 2"])
  }

  @Test("notifies the observers, so that bar and SwiftUI know the page") func observedSetUp() {
    final class Observer: ContainerObserver {
      var lines: [String] = []
      func didSelect(_ page: UIViewController, by source: ContainerSelectionSource) { lines.append(page.title ?? "") }
    }
    let (container, observer) = (ContainerViewController(), Observer())
    container.addObserver(observer)
    container.viewControllers = [UIViewController().titled("A")]
    #expect(observer.lines == ["A"])
  }
}
