import ContainerKitTesting
import Testing
import UIKit

@testable import ContainerKitDemo

@Suite("A property animator's transition that a finger grabs", .serialized) @MainActor struct GrabTests {
  /// A transition to the second page of a container, 0.3 seconds after a tap, and the finger that grabs it.
  @MainActor private struct Container {
    let stage = ContainerStage(
      container: DemoContainerViewController(pages: TilePage.pair()) { _, _ in TurnableAnimator() }, size: Strip.size,
      scale: Strip.scale)
    let before: CGImage
    let finger: StripFinger

    init() {
      stage.frame()
      before = stage.image()
      finger = StripFinger(from: CGPoint(x: 80, y: 150), on: stage)
      stage.tapTab(at: 1)
      stage.run(for: 0.3)
    }
  }

  @Test("can be reversed in a container, and goes back to the same picture")
  func turned() {
    let scene = Container()
    let grabbed = scene.stage.progress
    #expect(grabbed > 0.2 && grabbed < 0.6)
    scene.finger.begin(toward: CGPoint(x: 96, y: 150))
    scene.finger.move(to: CGPoint(x: 110, y: 150))
    let held = scene.stage.progress
    #expect(held < grabbed)
    scene.stage.run(for: 0.5)
    #expect(scene.stage.progress == held)
    scene.finger.move(to: CGPoint(x: 140, y: 150))
    scene.finger.lift()
    scene.stage.runToEnd()
    #expect(scene.stage.container.selectedIndex == 0 && scene.stage.faults == [])
    #expect(PictureDifference(scene.before, scene.stage.image()) == nil)
  }

  @Test("can be dragged forward in a container, and completes")
  func dragged() {
    let scene = Container()
    scene.finger.begin(toward: CGPoint(x: 64, y: 150))
    scene.finger.move(to: CGPoint(x: 10, y: 150))
    #expect(scene.stage.progress > 0.5)
    scene.finger.lift()
    scene.stage.runToEnd()
    #expect(scene.stage.container.selectedIndex == 1 && scene.stage.faults == [])
  }

  /// A push, and a view above the pages by which a finger can grab it.
  @MainActor private final class Navigation: NSObject, UINavigationControllerDelegate {
    let pages = TilePage.pair()
    let navigation: UINavigationController
    let stage: Stage
    let percent = UIPercentDrivenInteractiveTransition()
    private let cover = FingerView()
    private var grabbed: CGFloat = 0

    override init() {
      navigation = UINavigationController(rootViewController: pages[0])
      navigation.setNavigationBarHidden(true, animated: false)
      stage = Stage(rootViewController: navigation, size: Strip.size, scale: Strip.scale)
      super.init()
      navigation.delegate = self
      percent.wantsInteractiveStart = false
      cover.frame = navigation.view.bounds
      navigation.view.addSubview(cover)
      cover.onDrag = { [unowned self] in hear($0) }
    }

    private func hear(_ event: FingerView.Event) {
      switch event {
      case .began:
        percent.pause()
        grabbed = percent.percentComplete
      case .moved(let movement): percent.update(grabbed - movement.x / Strip.size.width)
      case .ended: if percent.percentComplete > 0.5 { percent.finish() } else { percent.cancel() }
      case .cancelled: percent.cancel()
      }
    }

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { TurnableAnimator() }

    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { percent }
  }

  @Test("can be reversed or completed in a navigation controller", arguments: [false, true])
  func navigation(_ finishes: Bool) {
    let scene = Navigation()
    let before = scene.stage.image()
    scene.navigation.pushViewController(scene.pages[1], animated: true)
    scene.stage.run(for: 0.3)
    let finger = StripFinger(from: CGPoint(x: 80, y: 150), on: scene.stage)
    finger.begin(toward: CGPoint(x: 90, y: 150))
    let grabbed = scene.percent.percentComplete
    #expect(grabbed > 0.2 && grabbed < 0.6)
    let position = scene.stage.presentation(of: scene.pages[0].view).frame.minY
    let movement: CGFloat = finishes ? -64 : 16
    finger.move(to: CGPoint(x: 90 + movement, y: 150))
    #expect(abs(scene.percent.percentComplete - (grabbed - movement / Strip.size.width)) < 1e-9)
    // The page that is lifted away moves up or down with the finger.
    #expect((scene.stage.presentation(of: scene.pages[0].view).frame.minY < position) == finishes)
    finger.lift()
    scene.stage.run(until: { scene.navigation.transitionCoordinator == nil })
    for _ in 0..<2 { scene.stage.frame() }
    #expect(scene.navigation.viewControllers.count == (finishes ? 2 : 1))
    #expect((PictureDifference(before, scene.stage.image()) == nil) == !finishes)
    #expect(scene.stage.issues == [])
  }
}
