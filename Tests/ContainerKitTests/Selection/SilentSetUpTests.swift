import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit

/// A container that gets its pages when its view is loaded, and notes every call that it makes to a subclass.
@MainActor private final class NotingContainer: ContainerViewController {
  var setUpPages: (ContainerViewController) -> Void = { _ in }
  private(set) var lines: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    setUpPages(self)
  }

  override func willSelect(_ page: UIViewController, source: ContainerSelectionSource) {
    lines.append("will \(page.title ?? "")")
    super.willSelect(page, source: source)
  }

  override func didSelect(_ page: UIViewController, source: ContainerSelectionSource) {
    lines.append("did \(page.title ?? "")")
    super.didSelect(page, source: source)
  }
}

@MainActor @Suite("Setting up the pages", .serialized) struct SilentSetUpTests {
  /// A method to give a container its pages, titled 0, 1 and 2.
  enum Provider: CaseIterable {
    case children, tabs, source

    @MainActor func setUp(_ container: ContainerViewController, _ source: NumberSource) {
      switch self {
      case .children: container.viewControllers = (0..<3).map { UIViewController().titled("\($0)") }
      case .tabs:
        container.tabs = (0..<3).map { number in
          ContainerTab(title: "\(number)", image: nil, identifier: "\(number)") { _ in
            UIViewController().titled("\(number)")
          }
        }
      case .source: _ = ContainerPages(container, source: source, selected: 0)
      }
    }

    /// The index of the selected tab; the pages of a source have none.
    var firstIndex: Int { self == .source ? NSNotFound : 0 }
  }

  private let source = NumberSource()
  private let delegate = StageDelegate()

  private func select(_ number: Int, of provider: Provider, in container: ContainerViewController) {
    if provider == .source {
      container.selectPage(.next, animated: false, completion: nil)
    } else {
      container.selectedIndex = number
    }
  }

  @Test(
    "selects a page at once, and calls nobody until the selection changes", arguments: Provider.allCases, [true, false])
  func firstPages(_ provider: Provider, _ isViewLoaded: Bool) {
    source.count = 3
    let container = NotingContainer()
    var lines: [String] = []
    delegate.onWillSelect = { lines.append("will \($0.title ?? "")") }
    delegate.onDidSelect = { lines.append("did \($0.title ?? "")") }
    container.delegate = delegate
    if isViewLoaded { container.loadViewIfNeeded() }
    provider.setUp(container, source)
    #expect(container.selectedViewController?.title == "0" && container.selectedIndex == provider.firstIndex)
    let stage = ContainerStage(container: container)
    defer { stage.tearDown() }
    #expect(lines == [] && container.lines == [])
    select(1, of: provider, in: container)
    #expect(lines == ["will 1", "did 1"] && container.lines == lines)
    #expect(container.selectedViewController?.title == "1" && stage.faults == [])
  }

  @Test("is silent in viewDidLoad, too", arguments: Provider.allCases) func pagesInViewDidLoad(_ provider: Provider) {
    source.count = 3
    let container = NotingContainer()
    container.setUpPages = { [source] in provider.setUp($0, source) }
    container.delegate = delegate
    var selected: [String] = []
    delegate.onDidSelect = { selected.append($0.title ?? "") }
    let stage = ContainerStage(container: container)
    defer { stage.tearDown() }
    #expect(container.selectedViewController?.title == "0" && container.lines == [] && selected == [])
    #expect(stage.presentation(of: container.selectedViewController!.view).frame.minX == 0 && stage.faults == [])
  }

  @Test("in the place of other pages reports the page that is selected instead", arguments: Provider.allCases)
  func pagesSetTwice(_ provider: Provider) {
    source.count = 3
    let container = NotingContainer()
    container.viewControllers = [UIViewController().titled("old")]
    #expect(container.lines == [])
    provider.setUp(container, source)
    #expect(container.lines == ["will 0", "did 0"] && container.selectedViewController?.title == "0")
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
