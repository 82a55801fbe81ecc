import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("The source of a selection", .serialized) struct SelectionSourceTests {
  typealias Source = ContainerSelectionSource

  private let stage = ContainerStage()
  private let log = SourceLog()

  init() { stage.container.delegate = log }

  /// Selects the page at an index, which must be the next one after all requests so far.
  private func selectNext(_ index: Int, by source: Source) {
    switch source {
    case .tab: stage.tap(tab: index)
    case .pan: stage.drag(by: -300)
    case .tabScrub:
      stage.container.tabBar.allowsScrubbing = true
      stage.scrub(to: CGFloat(index))
      stage.lift()
    case .keyboard: stage.send(.right)
    case .accessibility: #expect(stage.container.accessibilityScroll(.left))
    case .code: stage.container.selectViewController(stage.pages[index], animated: true)
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
    stage.run(for: 0.1)
    #expect(stage.container.transition != nil && log.lines == [])
    stage.finish()
    #expect(log.lines == expected && stage.faults == [])
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
    stage.run(for: 1)
    #expect(log.lines == expected && stage.faults == [])
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
    stage.run(for: 0.1)
    selectNext(2, by: second)
    stage.run(for: 2)
    stage.finish()
    #expect(log.lines == expected && stage.faults == [])
  }

  @Test("is that of a waiting request, too, if the container leaves the screen")
  func interrupted() {
    selectNext(1, by: .code)
    stage.run(for: 0.1)
    stage.tap(tab: 2)
    stage.run(for: 0.1)
    #expect(log.lines == [])
    stage.window.rootViewController = UIViewController()
    stage.frame()
    #expect(log.lines == ["B code", "C tab"])
  }

  @Test("is that of a request that turns a cancelled drag forward again")
  func turnedForward() {
    stage.drag(by: -80)
    stage.run(until: { stage.container.transitionSnapshot?.isInteractive == false })
    stage.container.selectViewController(stage.pages[1], animated: true)
    stage.finish()
    #expect(log.lines == ["B code"] && stage.faults == [])
  }

  @Test("is a pan for a drag that turns to the page on the other side")
  func turnedDrag() {
    stage.container.selectedIndex = 1
    stage.touch(.began, at: CGPoint(x: 100, y: 300))
    for x in [60, 40, 200, 380] {
      stage.touch(.moved, at: CGPoint(x: CGFloat(x), y: 300))
      stage.frame()
    }
    stage.touch(.ended, at: CGPoint(x: 380, y: 300))
    stage.finish()
    #expect(log.lines == ["B code", "A pan"] && stage.faults == [])
  }

  @Test("is kept if the delegate's willSelect makes a transition impossible")
  func impossible() {
    defer { UIView.setAnimationsEnabled(true) }
    log.onWillSelect = { UIView.setAnimationsEnabled(false) }
    stage.tap(tab: 1)
    stage.finish()
    #expect(log.lines == ["B tab"] && stage.faults == [])
  }

  @Test("is that of the last request for the same page")
  func sameDestination() {
    selectNext(1, by: .tab)
    stage.run(for: 0.1)
    stage.container.selectViewController(stage.pages[1], animated: true)
    stage.finish()
    #expect(log.lines == ["B code"])
  }

  @Test("is reported for a drag that completes, and not for one that is cancelled")
  func cancelled() {
    selectNext(1, by: .tab)
    stage.finish()
    stage.drag(by: -80)
    stage.finish()
    stage.drag(by: 300)
    stage.finish()
    #expect(log.lines == ["B tab", "A pan"] && stage.faults == [])
  }

  @Test("is code if the selected child is removed", arguments: [false, true])
  func removal(_ animated: Bool) {
    let pages = stage.container.viewControllers
    selectNext(1, by: .tab)
    stage.finish()
    stage.container.setViewControllers([pages[0], pages[2]], animated: animated)
    stage.finish()
    #expect(log.lines == ["B tab", "C code"] && stage.faults == [])
  }
}

/// A delegate that logs each selected page with its source.
@MainActor private final class SourceLog: ContainerViewControllerDelegate {
  var lines: [String] = []
  var onWillSelect: () -> Void = {}

  func containerViewController(
    _ container: ContainerViewController, willSelect viewController: UIViewController, source: ContainerSelectionSource
  ) {
    onWillSelect()
  }

  func containerViewController(
    _ container: ContainerViewController, didSelect viewController: UIViewController,
    source: ContainerSelectionSource
  ) {
    lines.append("\(viewController.title ?? "") \(source)")
  }
}
