import Stage
import Testing
import UIKit

@Suite("A container view with a picture that a presentation left in it", .serialized) @MainActor
struct ContainerViewTests {
  /// Uncovers the presented view from below a drawn image of the presenting one, which moves to the left, and covers it again. The
  /// image stays in the container view.
  @MainActor
  private final class Uncovering: NSObject, UIViewControllerAnimatedTransitioning,
    UIViewControllerTransitioningDelegate
  {
    static let tag = 7
    var percent: UIPercentDrivenInteractiveTransition?
    private(set) var containers: [UIView] = []

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
      self
    }
    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { percent }
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      let container = context.containerView
      containers.append(container)
      let isPresenting = context.viewController(forKey: .to)?.isBeingPresented == true
      if isPresenting, let to = context.view(forKey: .to), let from = context.viewController(forKey: .from)?.view {
        container.addSubview(to)
        UIGraphicsBeginImageContextWithOptions(from.bounds.size, true, 0)
        _ = from.drawHierarchy(in: from.bounds, afterScreenUpdates: false)
        let view = UIImageView(image: UIGraphicsGetImageFromCurrentImageContext())
        UIGraphicsEndImageContext()
        view.frame = from.frame
        view.tag = Self.tag
        container.addSubview(view)
      }
      guard let image = container.viewWithTag(Self.tag) else { return context.completeTransition(false) }
      UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
        image.frame.origin.x = isPresenting ? -image.frame.width : 0
      } completion: { _ in
        if context.transitionWasCancelled { image.frame.origin.x = isPresenting ? 0 : -image.frame.width }
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }

  private func presented(
    _ endReports: EndReports, _ style: UIModalPresentationStyle
  ) -> (scene: ModalScene, uncovering: Uncovering) {
    let (scene, uncovering) = (ModalScene(endReports: endReports, style: style), Uncovering())
    scene.b.view.backgroundColor = .blue
    scene.b.transitioningDelegate = uncovering
    scene.present(animated: true)
    return (scene, uncovering)
  }

  /// Returns the x coordinate of the edge between the image and the presented view as it is shown.
  private func edge(_ scene: ModalScene) -> Int {
    let image = scene.stage.image()
    return (0..<390).first { image.pixel(x: $0, y: 100).r == 0 } ?? 390
  }

  private nonisolated static let styles: [UIModalPresentationStyle] = [.custom, .fullScreen]

  @Test("keeps it through the presentation, and the dismissal gets the same view", arguments: ModalScene.orders, styles)
  func kept(_ order: EndReports, _ style: UIModalPresentationStyle) throws {
    let (scene, uncovering) = presented(order, style)
    for frame in 1...20 {
      scene.stage.frame()
      #expect(abs(edge(scene) - Int(390 - 390 * Double(frame) / 30)) <= 14)
    }
    scene.stage.settle()
    #expect(edge(scene) == 0)
    let container = try #require(uncovering.containers.first)
    let image = try #require(container.viewWithTag(Uncovering.tag))
    #expect(container.window != nil && image.superview === container && image.frame.minX == -390)
    #expect(scene.a.view.window == nil || style == .custom)
    scene.dismiss(animated: true)
    CATransaction.flush()
    #expect(uncovering.containers.count == 2 && uncovering.containers[1] === container)
    scene.stage.run(for: 0.25)
    #expect(150...240 ~= edge(scene))
    scene.stage.settle()
    #expect(edge(scene) == 390 && container.window == nil && scene.stage.window.subviews == [scene.a.view])
    #expect(scene.stage.issues == [])
  }

  @Test("shows it at the percentage of a dismissal, and as before when that is cancelled", arguments: ModalScene.orders)
  func cancelled(_ order: EndReports) {
    let (scene, uncovering) = presented(order, .custom)
    scene.stage.settle()
    let before = scene.stage.image()
    let percent = UIPercentDrivenInteractiveTransition()
    uncovering.percent = percent
    scene.dismiss(animated: true)
    CATransaction.flush()
    for (part, position) in [(0.25, 97), (0.75, 292), (0.5, 195)] {
      percent.update(part)
      for _ in 0..<2 { scene.stage.frame() }
      #expect(abs(edge(scene) - position) <= 2)
    }
    percent.cancel()
    var edges: [Int] = []
    scene.stage.onFrame = { _ in edges.append(edge(scene)) }
    scene.stage.run(for: 0.4)
    scene.stage.onFrame = nil
    #expect(edges == edges.sorted(by: >) && edges.last == 0)
    #expect(scene.stage.image().hasSamePixels(as: before) && scene.a.presentedViewController === scene.b)
    uncovering.percent = nil
    scene.dismiss(animated: true)
    scene.stage.settle()
    #expect(edge(scene) == 390 && uncovering.containers.allSatisfy { $0 === uncovering.containers[0] })
    #expect(scene.stage.issues == [])
  }
}
