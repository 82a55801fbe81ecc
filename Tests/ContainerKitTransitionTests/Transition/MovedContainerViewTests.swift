import ContainerKitTesting
import Testing
import UIKit

@testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("An animator that moves the container view", .serialized) struct MovedContainerViewTests {
  /// Moves the container view to the left by half its width, and the incoming page in it as far to the right.
  private final class Counter: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let page = context.view(forKey: .to) else { return context.completeTransition(false) }
      let (container, half) = (context.containerView, context.containerView.bounds.width / 2)
      container.transform = CGAffineTransform(translationX: -half, y: 0)
      container.addSubview(page)
      (page.transform, page.alpha) = (CGAffineTransform(translationX: half, y: 0), 0.9)
      UIView.animate(withDuration: 0.5) {
        page.alpha = 1
      } completion: { _ in
        for view in [container, page] { view.transform = .identity }
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }

  private static func pages() -> [UIViewController] {
    [UIColor.systemRed, .systemBlue].map { color in
      let page = UIViewController()
      page.view.backgroundColor = color
      return page
    }
  }

  @Test("shows a whole page that it moves the other way, as in a navigation controller", arguments: [false, true])
  func whole(_ isNested: Bool) {
    let pages = Self.pages()
    let stage: ContainerStage
    let container = ContainerViewController(viewControllers: pages)
    let delegate = StageAnimator(Counter())
    container.delegate = delegate
    if isNested {
      stage = ContainerStage(container: ContainerViewController(viewControllers: [container]))
    } else {
      stage = ContainerStage(container: container)
    }
    stage.schedule { container.selectedIndex = 1 }
    for _ in 0..<3 { stage.frame() }
    let end = stage.image()
    stage.schedule { container.selectedIndex = 0 }
    for _ in 0..<3 { stage.frame() }
    stage.schedule { container.selectViewController(pages[1], animated: true) }
    stage.run(for: 0.3)
    // Almost opaque, everywhere.
    for x in [20, 370] {
      let (shown, expected) = (stage.image().pixel(x: x, y: 500), end.pixel(x: x, y: 500))
      #expect(abs(Int(shown.r) - Int(expected.r)) < 40 && abs(Int(shown.b) - Int(expected.b)) < 40)
    }
    stage.settle()
    #expect(PictureDifference(end, stage.image()) == nil)
    #expect(stage.faults == [])
  }

  @Test("shows no page beyond the edges of the container")
  func clipped() throws {
    let pages = Self.pages()
    let container = ContainerViewController(viewControllers: pages)
    let parent = UIViewController()
    parent.view.backgroundColor = .black
    parent.addChild(container)
    parent.view.addSubview(container.view)
    container.view.frame = CGRect(x: 100, y: 100, width: 200, height: 400)
    container.didMove(toParent: parent)
    let stage = Stage(rootViewController: parent)
    for _ in 0..<3 { stage.frame() }
    container.selectViewController(pages[1], animated: true)
    stage.run(for: 0.1)
    let image = stage.image()
    for point in [(90, 300), (310, 300), (200, 90), (200, 510)] {
      #expect(image.pixel(x: point.0, y: point.1) == (0, 0, 0, 255))
    }
    // Pages that a finger pulls beyond the end, too: the area's superview clips.
    #expect(container.view.clipsToBounds && container.pageArea.superview?.clipsToBounds == true)
    #expect(!container.pageArea.clipsToBounds)
  }
}

/// Returns an animator.
private final class StageAnimator: ContainerViewControllerDelegate {
  private let animator: any UIViewControllerAnimatedTransitioning

  init(_ animator: any UIViewControllerAnimatedTransitioning) { self.animator = animator }

  func containerViewController(
    _ container: ContainerViewController, animationControllerFor request: ContainerTransitionRequest
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
}
