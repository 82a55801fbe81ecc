import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

/// A source whose pages are a list of names that may change.
@MainActor private final class Names: ContainerPageSource {
  var list: [String]
  private(set) var calls: [String] = []

  init(_ list: [String]) { self.list = list }

  func page(_ step: ContainerPageStep, from name: String) -> String? {
    guard let here = list.firstIndex(of: name) else { return nil }
    let there = step == .next ? here + 1 : here - 1
    return list.indices.contains(there) ? list[there] : nil
  }

  func isPage(_ first: String, before second: String) -> Bool {
    guard let first = list.firstIndex(of: first), let second = list.firstIndex(of: second) else { return false }
    return first < second
  }

  func viewController(for name: String) -> UIViewController {
    calls.append("make \(name)")
    return UIViewController().titled(name)
  }

  func willDiscard(_ viewController: UIViewController, for name: String) {
    calls.append("discard \(name)")
  }

  func removeCalls() -> [String] {
    defer { calls = [] }
    return calls
  }
}

@MainActor private final class NamesStage: ContainerStage {
  let source = Names(["a", "b", "c", "d", "e"])
  private(set) var collection: ContainerPages<String>!

  /// Shows b of a, b, c, d, e, with both neighbors.
  init() {
    super.init(container: ContainerViewController(viewControllers: []))
    keepsFrames = false
    collection = container.setPages(from: source, selected: "b", animated: false)
    container.isTabBarHidden = true
    container.loadsNeighbors = true
    run(for: 0.3)
    _ = source.removeCalls()
  }

  var made: [String] { container.viewControllers.map { $0.title ?? "?" } }
  var selected: String { container.selectedViewController?.title ?? "-" }

  /// Changes the list, and keeps the pages that are still in it.
  func change(_ list: [String]) {
    source.list = list
    collection.reload { list.contains($0) }
  }
}

@MainActor @Suite("A source whose pages change", .serialized) struct ChangedSourceTests {
  private let own = NamesStage()

  @Test("keeps the pages that stay, in the new order, and discards those that are gone or far")
  func changes() {
    let kept = own.container.viewControllers
    #expect(own.made == ["a", "b", "c"])
    own.change(["c", "x", "b", "a", "d"])
    #expect(own.made == ["b", "a"] && own.source.removeCalls() == ["discard c"])
    #expect(own.container.viewControllers.elementsEqual([kept[1], kept[0]]) { $0 === $1 })
    own.run(for: 0.3)
    #expect(own.made == ["x", "b", "a"] && own.source.removeCalls() == ["make x"])
    own.change(["x", "b"])
    #expect(own.made == ["x", "b"] && own.selected == "b" && own.source.removeCalls() == ["discard a"])
    #expect(own.container.selectedViewController === kept[1] && own.faults == [])
  }

  @Test("continues a drag between two pages that stay, to the new neighbor beyond")
  func drag() {
    own.drag(by: -150, release: false)
    own.run(for: 0.4)
    let transition = own.container.transition
    own.change(["z", "b", "c", "y"])
    #expect(transition != nil && own.container.transition === transition && own.made == ["b", "c"])
    own.touch(.ended, at: CGPoint(x: 20, y: 300))
    own.finish()
    #expect(own.selected == "c")
    own.drag(by: -300)
    own.finish()
    #expect(own.selected == "y" && own.faults == [])
  }

  @Test("ends a transition to a page that is gone, and makes a selected page that does not stay again")
  func gone() {
    let page = own.container.selectedViewController
    own.drag(by: -150, release: false)
    own.run(for: 0.4)
    #expect(own.container.transition != nil)
    own.change(["a", "b"])
    #expect(own.container.transition == nil && own.made == ["a", "b"] && own.selected == "b")
    own.touch(.cancelled, at: CGPoint(x: 20, y: 300))
    own.finish()
    _ = own.source.removeCalls()
    own.collection.reload { $0 == "a" }
    #expect(own.made == ["a", "b"] && own.source.removeCalls() == ["discard b", "make b"])
    #expect(own.container.selectedViewController !== page && own.faults == [])
  }

  @Test("shows another page if that is selected before the selected one is gone")
  func replaced() async {
    own.source.list = ["x", "y", "a"]
    #expect(await own.collection.select("y", animated: false) == .selected)
    own.collection.reload { $0 == "y" || $0 == "a" }
    #expect(own.made == ["y", "a"] && own.selected == "y" && own.faults == [])
  }
}
