import Foundation
import Stage
import Testing
import UIKit

/// A custom push between two collection view controllers: the second starts with the layout and offset of the first, and
/// changes its layout inside the spring of the animator.
@Suite("A push that sets a collection view's layout inside a spring", .serialized) @MainActor
struct LayoutSpringPushTests {
  @MainActor private final class SpringAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    let layout: UICollectionViewLayout
    private(set) var ends: [Bool] = []

    init(_ layout: UICollectionViewLayout) { self.layout = layout }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let page = context.viewController(forKey: .to) as? UICollectionViewController else { return }
      context.containerView.addSubview(page.view)
      UIView.animate(
        withDuration: 1, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 10, options: .curveEaseIn
      ) {
        page.collectionView.setCollectionViewLayout(self.layout, animated: true)
      } completion: { _ in
        self.ends.append(!context.transitionWasCancelled)
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }

  @MainActor private final class Scene: NSObject, UINavigationControllerDelegate {
    let first, second: GridController
    let nav: UINavigationController
    let stage: Stage
    let large = UICollectionViewFlowLayout()
    let animator: SpringAnimator
    var interaction: UIPercentDrivenInteractiveTransition?

    init(offset: CGFloat = 0) {
      func grid() -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 150)
        return layout
      }
      large.itemSize = CGSize(width: 300, height: 200)
      (first, second) = (GridController(grid()), GridController(grid()))
      animator = SpringAnimator(large)
      nav = UINavigationController(rootViewController: first)
      stage = Stage(rootViewController: nav, size: CGSize(width: 320, height: 480))
      super.init()
      nav.isNavigationBarHidden = true
      nav.delegate = self
      stage.settle()
      first.collectionView.contentOffset.y = offset
      stage.frame()
    }

    isolated deinit { stage.tearDown() }

    /// Pushes the second page, which looks like the first.
    func push() {
      second.loadViewIfNeeded()
      second.view.frame = first.view.frame
      second.collectionView.contentOffset = first.collectionView.contentOffset
      second.collectionView.layoutIfNeeded()
      nav.pushViewController(second, animated: true)
    }

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { operation == .push ? animator : nil }

    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

    /// The stage's issues. The second page is laid out before it is in a window, as it must be here, which is reported.
    var issues: [String] { stage.issues.filter { !$0.contains("without being in the view hierarchy") } }

    /// Returns how far each cell of the second page is on its way to the large layout.
    var fractions: [CGFloat] {
      let (start, end) = (first.collectionViewLayout, large)
      let shown = second.collectionView.layer.presentation() ?? second.collectionView.layer
      return second.collectionView.indexPathsForVisibleItems.compactMap { path in
        guard let from = start.layoutAttributesForItem(at: path)?.frame,
          let to = end.layoutAttributesForItem(at: path)?.frame,
          let frame = Shown(second.collectionView.cellForItem(at: path))?.frame
        else { return nil }
        let part = (frame.width - from.width) / (to.width - from.width)
        let (offset, target) = (first.collectionView.contentOffset.y, second.collectionView.contentOffset.y)
        let positions = [
          (frame.midX, from.midX, to.midX), (frame.midY, from.midY, to.midY),
          (shown.bounds.minY, offset, target),
        ]
        return positions.allSatisfy { abs($0 - ($1 + ($2 - $1) * part)) < 0.001 } ? part : nil
      }
    }
  }

  @Test("moves all cells and the content with the spring", arguments: [0, 90.0])
  func spring(offset: CGFloat) throws {
    let scene = Scene(offset: offset)
    let before = scene.stage.image()
    scene.push()
    scene.stage.frame()
    let cell = try #require(scene.second.collectionView.cellForItem(at: IndexPath(item: 1, section: 0)))
    let keys = try #require(cell.layer.animationKeys())
    let springs = keys.compactMap { cell.layer.animation(forKey: $0) as? CASpringAnimation }
    #expect(springs.count == keys.count && springs.allSatisfy { $0.duration == 1 })
    var parts: [CGFloat] = []
    for _ in 0..<58 {
      let now = scene.fractions
      #expect(now.count == scene.second.collectionView.visibleCells.count && !now.isEmpty)
      #expect(now.allSatisfy { abs($0 - now[0]) < 1e-6 })
      parts.append(now[0])
      scene.stage.frame()
    }
    // It overshoots, as a spring with a velocity does.
    #expect(parts[0] < 0.3 && parts.contains { $0 > 1.05 } && abs((parts.last ?? 0) - 1) < 0.01)
    scene.stage.settle()
    #expect(scene.animator.ends == [true] && scene.nav.topViewController === scene.second)
    #expect(scene.second.collectionView.collectionViewLayout === scene.large)
    #expect(!scene.stage.image().hasSamePixels(as: before) && scene.issues == [])
  }

  @Test("can be scrubbed back and forth, and when cancelled shows the first page in every pixel", arguments: [0, 90.0])
  func cancelled(offset: CGFloat) {
    let scene = Scene(offset: offset)
    let before = scene.stage.image()
    let interaction = UIPercentDrivenInteractiveTransition()
    scene.interaction = interaction
    scene.push()
    for _ in 0..<2 { scene.stage.frame() }
    #expect(scene.stage.image().hasSamePixels(as: before))
    func picture(at fraction: CGFloat) -> CGImage {
      interaction.update(fraction)
      for _ in 0..<2 { scene.stage.frame() }
      return scene.stage.image()
    }
    let pictures = [0.1, 0.3, 0.7].map { picture(at: $0) }
    #expect(!pictures.contains { $0.hasSamePixels(as: before) })
    #expect(picture(at: 0.3).hasSamePixels(as: pictures[1]) && picture(at: 0.1).hasSamePixels(as: pictures[0]))
    #expect(picture(at: 0).hasSamePixels(as: before))
    _ = picture(at: 0.2)
    interaction.cancel()
    scene.stage.settle()
    #expect(scene.animator.ends == [false] && scene.nav.viewControllers == [scene.first])
    #expect(scene.stage.image().hasSamePixels(as: before) && scene.issues == [])
  }

  @Test("that is finished by hand shows what one without a finger shows")
  func finished() {
    let other = Scene()
    other.push()
    other.stage.settle()
    let scene = Scene()
    let interaction = UIPercentDrivenInteractiveTransition()
    scene.interaction = interaction
    scene.push()
    scene.stage.frame()
    interaction.update(0.4)
    scene.stage.run(for: 0.1)
    interaction.finish()
    scene.stage.settle()
    #expect(scene.animator.ends == [true] && scene.nav.topViewController === scene.second)
    #expect(scene.stage.image().hasSamePixels(as: other.stage.image()) && scene.issues == [])
  }
}
