import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

@Suite("A container whose transition cannot begin, or whose calls are unbalanced,", .serialized) @MainActor
struct EndlessCallTests {
  /// A delegate that does something when it is asked whether a child may be selected.
  private final class Asked: ContainerViewControllerDelegate {
    var onAsk: (() -> Void)?

    func containerViewController(
      _ container: ContainerViewController, shouldSelect viewController: UIViewController,
      source: ContainerSelectionSource
    ) -> Bool {
      onAsk?()
      return true
    }
  }

  enum Obstacle: CaseIterable, Sendable { case coveredInShouldSelect, windowHiddenInShouldSelect }

  @Test("rests or stretches under a finger", arguments: Obstacle.allCases, [false, true])
  func drag(_ obstacle: Obstacle, _ passesZero: Bool) {
    let stage = ContainerStage()
    let asked = Asked()
    stage.container.delegate = asked
    let (container, window) = (stage.container, stage.window)
    asked.onAsk = {
      switch obstacle {
      case .coveredInShouldSelect:
        let cover = UIViewController()
        cover.modalPresentationStyle = .fullScreen
        container.present(cover, animated: false)
      case .windowHiddenInShouldSelect: window.isHidden = true
      }
      asked.onAsk = nil
    }
    // Either toward the neighbor at once, or first into the rubber band and then across zero.
    if passesZero {
      stage.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 200, y: 300), duration: 0.2, release: false)
      stage.run(for: 0.3)
      #expect(stage.container.pan.overscrollOffset > 0)
      stage.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 20, y: 300), duration: 0.2)
    } else {
      stage.drag(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 100, y: 300), duration: 0.2)
    }
    stage.run(for: 1)
    #expect(stage.container.selectedIndex == 0 && !stage.isInTransition)
    #expect(stage.container.pan.overscrollOffset == 0)
    window.isHidden = false
    container.dismiss(animated: false)
    stage.run(for: 0.5)
    #expect(stage.faults == [])
    stage.tap(tab: 1)
    stage.frame()
    stage.finish()
    #expect(stage.container.selectedIndex == 1)
  }

  @Test("ignores an appearance call that does not follow the last one", arguments: 0..<4)
  func unbalanced(_ number: Int) {
    let stage = ContainerStage()
    stage.removeAllCalls()
    stage.removeAllCalls()
    let container = stage.container
    switch number {
    case 0: container.viewWillAppear(false)
    case 1: container.viewDidAppear(false)
    case 2: container.viewDidDisappear(false)
    default:
      container.viewWillAppear(true)
      container.viewWillAppear(true)
      container.viewDidAppear(true)
    }
    stage.run(for: 0.1)
    #expect(stage.callLines.filter { !$0.hasSuffix(" container") } == [])
    stage.tap(tab: 1)
    stage.frame()
    stage.finish()
    #expect(stage.container.selectedIndex == 1)
    #expect(container.engine.appearance.state(of: Page(stage.pages[1])) == .visible)
  }

  /// Presents before it calls `super`, as an app does that shows a sign-in.
  private final class Presenting: ContainerViewController {
    var cover: UIViewController?

    override func viewDidAppear(_ animated: Bool) {
      if let cover {
        self.cover = nil
        cover.modalPresentationStyle = .fullScreen
        present(cover, animated: false)
      }
      super.viewDidAppear(animated)
    }
  }

  @Test("comes back after a subclass has presented in viewDidAppear before super")
  func presenting() {
    let pages = ["A", "B"].map { UIViewController().titled($0) }
    let container = Presenting(viewControllers: pages)
    let cover = UIViewController()
    container.cover = cover
    let stage = Stage(rootViewController: container)
    stage.run(for: 0.2)
    #expect(container.presentedViewController === cover)
    container.dismiss(animated: false)
    stage.run(for: 0.2)
    #expect(container.engine.appearance.state(of: Page(pages[0])) == .visible)
    container.selectedIndex = 1
    stage.run(for: 0.2)
    #expect(container.engine.appearance.state(of: Page(pages[1])) == .visible && pages[1].view.window != nil)
  }

  /// A delegate that selects another child each time that one is selected.
  private final class Restless: ContainerViewControllerDelegate {
    var count = 0

    func containerViewController(
      _ container: ContainerViewController, didSelect viewController: UIViewController, source: ContainerSelectionSource
    ) {
      count += 1
      if count < 100_000 { container.selectedIndex = container.selectedIndex == 0 ? 1 : 0 }
    }
  }

  @Test("returns to the app if a delegate replies to each selection with another one")
  func restless() {
    let stage = ContainerStage()
    let restless = Restless()
    stage.container.delegate = restless
    let lines = Misuse.messages(during: { stage.container.selectedIndex = 1 })
    let first = restless.count
    #expect(first > 100 && first <= 1000)
    #expect(lines.count == 1 && lines.allSatisfy { $0.contains("without end") })
    // The app goes on, and so do the requests.
    stage.frame()
    #expect(restless.count > first && restless.count <= first + 1000)
    restless.count = 100_000
    stage.run(for: 0.1)
    #expect(stage.faults == [])
  }
}
