import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("The transition coordinator", .serialized) struct CoordinatorTests {
  /// Registers with the coordinator in `viewWillAppear(_:)`.
  final class Companion: UIViewController {
    let mark = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var received: [String] = []

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      guard let coordinator = transitionCoordinator else { return received.append("no coordinator") }
      view.addSubview(mark)
      let queued = coordinator.animate(
        alongsideTransition: { [unowned self] context in
          received.append("alongside \(context.isInteractive)")
          mark.alpha = 0
        }, completion: { [unowned self] in received.append("completion \($0.isCancelled)") })
      received.append("queued \(queued) \(coordinator.initiallyInteractive) \(coordinator.transitionDuration)")
      coordinator.notifyWhenInteractionChanges { [unowned self] in
        received.append("changed \($0.isInteractive) \($0.isCancelled)")
      }
    }
  }

  private func run(_ act: (ContainerStage) -> Void) -> (received: [String], alphas: [CGFloat], stage: ContainerStage) {
    let stage = ContainerStage { $0 == "B" ? Companion() : UIViewController() }
    guard let page = stage.pages[1] as? Companion else { fatalError("B is a companion") }
    var alphas: [CGFloat] = []
    stage.onFrame = { _ in
      if page.mark.window != nil, let alpha = page.mark.layer.presentation()?.opacity { alphas.append(CGFloat(alpha)) }
    }
    act(stage)
    stage.finish()
    stage.onFrame = nil
    return (page.received, alphas, stage)
  }

  @Test("runs alongside animations with a tapped transition and is nil after its completions")
  func tap() {
    let (received, alphas, stage) = run { $0.tap(tab: 1) }
    #expect(received == ["queued true false 0.45", "alongside false", "completion false"])
    // The first frame is on screen a frame after the start.
    #expect(abs((alphas.first ?? 0) - CGFloat(1 - SlideAnimator.spring.position(at: 1.0 / 60))) < 1e-6)
    #expect(alphas.contains { $0 > 0.2 && $0 < 0.8 })
    #expect(stage.faults == [])
  }

  @Test("drives alongside animations with the finger, notifies of the release, and reverts them")
  func cancelledDrag() throws {
    let (received, alphas, stage) = run { $0.drag(by: -150) }
    #expect(received == ["queued true true 0.45", "alongside true", "changed false true", "completion true"])
    let least = try #require(alphas.min())
    #expect(abs(least - (1 - 140 / 406)) < 0.03)
    #expect(stage.faults == [])
  }

  @Test("is the same for the container and its children, and nil if no transition is running")
  func ofPage() {
    let stage = ContainerStage()
    #expect(stage.container.transitionCoordinator == nil && stage.pages[0].transitionCoordinator == nil)
    stage.tap(tab: 1)
    stage.run(for: 0.1)
    let coordinator = stage.container.transitionCoordinator
    #expect(coordinator != nil)
    #expect(
      stage.pages[0].transitionCoordinator === coordinator && stage.pages[1].transitionCoordinator === coordinator)
    #expect(coordinator?.viewController(forKey: .to) === stage.pages[1])
    #expect(coordinator?.containerView === stage.pageArea)
    stage.finish()
    #expect(stage.faults == [])
  }
}
