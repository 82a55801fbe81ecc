import Stage
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit

@MainActor @Suite("The source of a selection", .serialized) struct SelectionSourceTests {
  typealias Source = ContainerSelectionSource

  private let rig = Rig()
  private let log = SourceLog()

  init() { rig.container.delegate = log }

  /// Selects the page at an index, which must be the next one after all requests so far.
  private func selectNext(_ index: Int, by source: Source) {
    switch source {
    case .tab: rig.tapTab(index)
    case .pan: rig.drag(by: -300)
    case .keyboard: rig.send(.right)
    case .accessibility: #expect(rig.container.accessibilityScroll(.left))
    case .code: rig.container.selectViewController(rig.page(index), animated: true)
    }
  }

  @Test(
    "is reported when a transition has completed",
    arguments: [
      (.tab, ["B tab"]), (.pan, ["B pan"]), (.keyboard, ["B keyboard"]), (.accessibility, ["B accessibility"]),
      (.code, ["B code"]),
    ] as [(Source, [String])])
  func transition(_ source: Source, _ expected: [String]) {
    selectNext(1, by: source)
    rig.stage.run(for: 0.1)
    #expect(rig.container.transition != nil && log.lines == [])
    rig.finish()
    #expect(log.lines == expected && rig.faults == [])
  }

  @Test(
    "is reported if the app has switched animations off",
    arguments: [
      (.tab, ["B tab"]), (.pan, ["B pan"]), (.keyboard, ["B keyboard"]), (.accessibility, ["B accessibility"]),
      (.code, ["B code"]),
    ] as [(Source, [String])])
  func unanimated(_ source: Source, _ expected: [String]) {
    UIView.setAnimationsEnabled(false)
    defer { UIView.setAnimationsEnabled(true) }
    selectNext(1, by: source)
    rig.stage.run(for: 1)
    #expect(log.lines == expected && rig.faults == [])
  }

  @Test(
    "is that of each request if one waits for another; a pan takes over the running transition and goes on to the next",
    arguments: [
      (.code, .tab, ["B code", "C tab"]), (.code, .keyboard, ["B code", "C keyboard"]),
      (.code, .accessibility, ["B code", "C accessibility"]), (.tab, .code, ["B tab", "C code"]),
      (.keyboard, .tab, ["B keyboard", "C tab"]), (.tab, .pan, ["B pan", "C pan"]),
    ] as [(Source, Source, [String])])
  func waiting(_ first: Source, _ second: Source, _ expected: [String]) {
    selectNext(1, by: first)
    rig.stage.run(for: 0.1)
    selectNext(2, by: second)
    rig.stage.run(for: 2)
    rig.finish()
    #expect(log.lines == expected && rig.faults == [])
  }

  @Test("is that of a waiting request, too, if the container leaves the screen")
  func interrupted() {
    selectNext(1, by: .code)
    rig.stage.run(for: 0.1)
    rig.tapTab(2)
    rig.stage.run(for: 0.1)
    #expect(log.lines == [])
    rig.stage.window.rootViewController = UIViewController()
    rig.stage.frame()
    #expect(log.lines == ["B code", "C tab"])
  }

  @Test("is that of a request that turns a cancelled drag forward again")
  func turnedForward() {
    rig.drag(by: -80)
    rig.stage.run(until: { rig.container.transitionSnapshot?.isInteractive == false })
    rig.container.selectViewController(rig.page(1), animated: true)
    rig.finish()
    #expect(log.lines == ["B code"] && rig.faults == [])
  }

  @Test("is a pan for a drag that turns to the page on the other side")
  func turnedDrag() {
    rig.container.selectedIndex = 1
    rig.stage.touch(.began, at: CGPoint(x: 100, y: 300))
    for x in [60, 40, 200, 380] {
      rig.stage.touch(.moved, at: CGPoint(x: CGFloat(x), y: 300))
      rig.stage.frame()
    }
    rig.stage.touch(.ended, at: CGPoint(x: 380, y: 300))
    rig.finish()
    #expect(log.lines == ["B code", "A pan"] && rig.faults == [])
  }

  @Test("is kept if the delegate's willSelect makes a transition impossible")
  func impossible() {
    defer { UIView.setAnimationsEnabled(true) }
    log.onWillSelect = { UIView.setAnimationsEnabled(false) }
    rig.tapTab(1)
    rig.finish()
    #expect(log.lines == ["B tab"] && rig.faults == [])
  }

  @Test("is that of the last request for the same page")
  func sameDestination() {
    selectNext(1, by: .tab)
    rig.stage.run(for: 0.1)
    rig.container.selectViewController(rig.page(1), animated: true)
    rig.finish()
    #expect(log.lines == ["B code"])
  }

  @Test("is reported for a drag that completes, and not for one that is cancelled")
  func cancelled() {
    selectNext(1, by: .tab)
    rig.finish()
    rig.drag(by: -80)
    rig.finish()
    rig.drag(by: 300)
    rig.finish()
    #expect(log.lines == ["B tab", "A pan"] && rig.faults == [])
  }

  @Test("is code if the selected child is removed", arguments: [false, true])
  func removal(_ animated: Bool) {
    let pages = rig.container.viewControllers
    selectNext(1, by: .tab)
    rig.finish()
    rig.container.setViewControllers([pages[0], pages[2]], animated: animated)
    rig.finish()
    #expect(log.lines == ["B tab", "C code"] && rig.faults == [])
  }
}

/// A delegate that logs each selected page with its source.
@MainActor private final class SourceLog: ContainerViewControllerDelegate {
  var lines: [String] = []
  var onWillSelect: () -> Void = {}

  func containerViewController(_ container: ContainerViewController, willSelect viewController: UIViewController) {
    onWillSelect()
  }

  func containerViewController(
    _ container: ContainerViewController, didSelect viewController: UIViewController,
    source: ContainerSelectionSource
  ) {
    lines.append("\(viewController.title ?? "") \(source)")
  }
}
