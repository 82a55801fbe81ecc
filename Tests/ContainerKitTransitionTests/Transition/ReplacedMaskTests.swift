import ContainerKit
import ContainerKitTesting
import Testing
import UIKit

@testable import ContainerKitTestSupport

@MainActor @Suite("What a container hides or masks of an app's:", .serialized) struct ReplacedMaskTests {
  /// Masks both pages, and leaves the masks.
  private final class Masking: NSObject, UIViewControllerAnimatedTransitioning {
    private let usesLayer: Bool

    init(usesLayer: Bool) { self.usesLayer = usesLayer }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else { return }
      context.containerView.addSubview(to)
      for page in [from, to] {
        let mask = UIView(frame: page.bounds)
        mask.backgroundColor = .black
        if usesLayer { page.layer.mask = mask.layer } else { page.mask = mask }
      }
      UIView.animate(withDuration: 0.3) {
        to.alpha = 0.5
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }

  @Test(
    "a page has its own mask again, of its view or of its layer, after an animator that leaves one",
    arguments: [false, true], [false, true])
  func masks(_ usesLayer: Bool, _ completes: Bool) {
    let pages = (0..<2).map { _ in UIViewController() }
    let mask = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    mask.backgroundColor = .black
    let shape = CALayer()
    (shape.frame, shape.backgroundColor) = (mask.frame, UIColor.black.cgColor)
    pages[0].view.mask = mask
    pages[1].view.layer.mask = shape
    let stage = ContainerStage(viewControllers: pages, animator: Masking(usesLayer: usesLayer))
    stage.drag(toPageAt: 1, progress: 0.7)
    if completes { stage.finishDrag() } else { stage.cancelDrag() }
    stage.runToEnd()
    #expect(stage.container.selectedIndex == (completes ? 1 : 0))
    #expect(pages[0].view.mask === mask && pages[0].view.layer.mask === mask.layer)
    #expect(pages[1].view.mask == nil && pages[1].view.layer.mask === shape)
  }

  @Test("a custom bar that the app itself has hidden stays hidden when the container shows its bar, or has another one")
  func bar() {
    let stage = ContainerStage(pages: ["A", "B"])
    let container = stage.container
    let bars = (0..<2).map { _ in ButtonTabBar() }
    bars[0].isHidden = true
    container.customTabBar = bars[0]
    container.setTabBarHidden(true, animated: false)
    stage.run(for: 0.3)
    #expect(bars[0].isHidden)
    container.setTabBarHidden(false, animated: false)
    stage.run(for: 0.3)
    #expect(bars[0].isHidden)
    container.setTabBarHidden(true, animated: false)
    stage.run(for: 0.3)
    container.customTabBar = bars[1]
    #expect(bars.map(\.isHidden) == [true, true])
    container.setTabBarHidden(false, animated: false)
    stage.run(for: 0.3)
    #expect(bars.map(\.isHidden) == [true, false])
    #expect(stage.faults == [])
  }
}
