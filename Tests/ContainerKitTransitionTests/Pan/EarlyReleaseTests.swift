import ContainerKitTesting
import Stage
import Testing
import UIKit

@testable import ContainerKit
@testable import ContainerKitTestSupport

/// A quick flick on a busy main thread: the finger is up before the container has started the transition.
@MainActor @Suite("A percent driven transition that is released before it starts", .serialized)
struct EarlyReleaseTests {
  enum Kind: CaseIterable { case view, vended }

  @MainActor private final class Scene {
    let stage = Stage()
    let percent: PercentDrivenInteractiveTransition
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    private(set) var pages: [UIViewController] = []

    init(_ kind: Kind) {
      let vending = VendingAnimator()
      // Each transition asks once.
      vending.isRecreated = true
      percent = PercentDrivenInteractiveTransition(animator: kind == .view ? ScriptedAnimator.tidySlide() : vending)
      let root = UIViewController()
      stage.window.rootViewController = root
      root.view.addSubview(box)
      for color in [UIColor.red, .green] {
        let page = UIViewController()
        page.view.frame = box.bounds
        page.view.backgroundColor = color
        pages.append(page)
      }
      box.addSubview(pages[0].view)
      stage.frame()
    }

    /// Starts the transition, and returns the calls on its context until it has ended, or for two seconds.
    func start(_ body: () -> Void = {}) -> [String] {
      let context = HonestContext(in: box, from: pages[0], to: pages[1])
      percent.startInteractiveTransition(context)
      body()
      stage.run(for: 2)
      return context.received
    }

    /// The left edge of the outgoing page, as it is shown.
    var shownX: CGFloat { stage.presentation(of: pages[0].view).frame.minX }
  }

  @Test("ends as it was released", arguments: Kind.allCases, [true, false])
  func once(_ kind: Kind, _ commit: Bool) {
    let scene = Scene(kind)
    commit ? scene.percent.finish() : scene.percent.cancel()
    #expect(scene.start() == (commit ? ["finish", "complete true"] : ["cancel", "complete false"]))
    #expect(scene.box.subviews == [scene.pages[commit ? 1 : 0].view] && scene.stage.issues == [])
  }

  @Test("ends by the last release, and only once", arguments: Kind.allCases)
  func twice(_ kind: Kind) {
    let scene = Scene(kind)
    scene.percent.finish()
    scene.percent.cancel()
    #expect(scene.start() == ["cancel", "complete false"])
    let next = scene.start { scene.percent.update(0.5) }
    #expect(next == ["update 0.5"] && abs(scene.shownX + 195) < 0.01)
    scene.percent.finish()
    scene.stage.run(for: 1)
    #expect(scene.box.subviews == [scene.pages[1].view] && scene.stage.issues == [])
  }

  @Test("follows the finger if another interaction has begun since the release")
  func newInteraction() {
    let scene = Scene(.view)
    scene.percent.cancel()
    scene.percent.update(0.2)
    #expect(scene.start { scene.percent.update(0.5) } == ["update 0.5"] && abs(scene.shownX + 195) < 0.01)
    scene.percent.finish()
    scene.stage.run(for: 1)
    #expect(scene.box.subviews == [scene.pages[1].view] && scene.stage.issues == [])
  }

  @Test("runs by itself if it does not start interactively", arguments: [true, false])
  func notInteractive(_ commit: Bool) {
    let scene = Scene(.view)
    scene.percent.wantsInteractiveStart = false
    commit ? scene.percent.finish() : scene.percent.cancel()
    #expect(scene.start() == ["complete true"])
    #expect(scene.stage.issues == [])
  }

  private final class Host: ContainerViewControllerDelegate {
    let percent = PercentDrivenInteractiveTransition()

    func containerViewController(
      _ container: ContainerViewController, interactionControllerFor animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { percent }
  }

  @Test("ends as it was released in a container, too", arguments: [true, false])
  func container(_ commit: Bool) {
    let (stage, host) = (ContainerStage(pages: ["A", "B"]), Host())
    stage.container.delegate = host
    commit ? host.percent.finish() : host.percent.cancel()
    stage.container.selectViewController(stage.container.viewControllers[1], animated: true)
    #expect(stage.container.transitionCoordinator?.isInteractive == false)
    stage.runToEnd()
    #expect(stage.container.selectedIndex == (commit ? 1 : 0) && stage.faults == [])
  }
}
