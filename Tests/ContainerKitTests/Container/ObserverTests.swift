import ContainerKitTesting
import Testing
import UIKit

@testable import ContainerKit
@testable import ContainerKitTestSupport

/// Notes its calls in a list that it shares with others.
@MainActor private final class Listener: ContainerObserver, ContainerViewControllerDelegate {
  final class Notes { var lines: [String] = [] }

  let name: String
  let notes: Notes
  /// Called in each call, with its name.
  var react: (String) -> Void = { _ in }

  init(_ name: String, _ notes: Notes) { (self.name, self.notes) = (name, notes) }

  private func note(_ call: String) {
    notes.lines.append("\(name) \(call)")
    react(call)
  }

  func willSelect(_ page: UIViewController, by source: ContainerSelectionSource) { note("willSelect") }
  func didPrepareTransition(to page: UIViewController) { note("didPrepare") }
  func selectionDidChange(by source: ContainerSelectionSource?) { note("didChange") }
  func didSelect(_ page: UIViewController, by source: ContainerSelectionSource) { note("didSelect") }
  func didCancelTransition(to page: UIViewController, by source: ContainerSelectionSource) { note("didCancel") }

  func containerViewController(
    _ container: ContainerViewController, willSelect viewController: UIViewController, source: ContainerSelectionSource
  ) {
    note("willSelect")
  }
  func containerViewController(
    _ container: ContainerViewController, didSelect viewController: UIViewController,
    source: ContainerSelectionSource
  ) { note("didSelect") }
  func containerViewController(
    _ container: ContainerViewController, didCancelTransitionTo viewController: UIViewController,
    source: ContainerSelectionSource
  ) { note("didCancel") }
}

@MainActor @Suite("An observer of a container", .serialized) struct ObserverTests {
  private let stage = ContainerStage(pages: ["A", "B", "C"])
  private let notes = Listener.Notes()
  private let (first, second, delegate): (Listener, Listener, Listener)

  init() {
    first = Listener("1", notes)
    second = Listener("2", notes)
    delegate = Listener("delegate", notes)
    stage.container.addObserver(first)
    stage.container.addObserver(second)
    stage.container.delegate = delegate
  }

  private func select(_ index: Int, animated: Bool = true) {
    let container = stage.container
    container.selectViewController(container.viewControllers[index], animated: animated)
    stage.settle()
  }

  @Test("is called before the delegate, in the order in which it was added") func order() {
    select(1)
    #expect(
      notes.lines == [
        "1 willSelect", "2 willSelect", "delegate willSelect",
        "1 didPrepare", "2 didPrepare",
        "1 didChange", "2 didChange", "1 didSelect", "2 didSelect", "delegate didSelect",
      ])
  }

  @Test("is called whatever the app does in its calls, once for each of its delegate") func acts() {
    let container = stage.container
    let pages = container.viewControllers
    var hasActed = false
    delegate.react = { [weak delegate] call in
      guard call == "didSelect", !hasActed else { return }
      hasActed = true
      container.delegate = nil
      container.viewControllers = [pages[0], pages[2]]
      container.selectedIndex = 0
      container.delegate = delegate
    }
    select(1)
    for call in ["willSelect", "didSelect"] {
      let counts = ["1", "2", "delegate"].map { name in notes.lines.filter { $0 == "\(name) \(call)" }.count }
      #expect(Set(counts).count == 1 && counts[0] > 1, "\(call) \(counts)")
    }
    #expect(container.selectedViewController === pages[0] && stage.faults == [])
  }

  @Test("is not called any more once it is removed, even in the same moment", arguments: [true, false])
  func removed(_ isReleased: Bool) {
    let container = stage.container
    var third: Listener? = Listener("3", notes)
    third.map(container.addObserver)
    first.react = { call in
      guard call == "willSelect" else { return }
      if isReleased { third = nil } else { third.map(container.removeObserver) }
    }
    select(1, animated: false)
    #expect(!notes.lines.contains { $0.hasPrefix("3") } && notes.lines.contains("2 willSelect"))
  }

  @Test("that is added in a call is called from the next moment on") func added() {
    let (container, third) = (stage.container, Listener("3", notes))
    first.react = { if $0 == "willSelect" { container.addObserver(third) } }
    select(1, animated: false)
    #expect(notes.lines.filter { $0.hasPrefix("3") } == ["3 didChange", "3 didSelect"])
  }

  @Test("goes on when the delegate is set, replaced or removed, as a header does", arguments: [true, false])
  func header(_ isLate: Bool) {
    let pages = [RowsPage("A", rows: 40), RowsPage("B", rows: 40)]
    let head = HeaderStage(pages)
    defer {
      head.tearDown()
      stage.tearDown()
    }
    if !isLate { head.container.delegate = delegate }
    pages[0].scrolled = 120
    head.settle()
    if isLate { head.container.delegate = delegate }
    #expect(head.controller.headerHeight == 80)
    head.container.selectViewController(pages[1], animated: true)
    head.run(for: 0.1)
    head.container.delegate = nil
    head.settle()
    #expect(pages[1].scrolled == 120 && head.controller.headerHeight == 80)
    pages[1].scrolled = 0
    #expect(head.controller.headerHeight == 200)
    #expect(notes.lines.contains("delegate willSelect") && !notes.lines.contains("delegate didSelect"))
  }
}
