import QuartzCore
import Stage
import Testing
import UIKit

@Suite("An app's percent-driven transition that changes the layer's time itself:", .serialized) @MainActor
struct OwnDriverTests {
  /// The moment at which the driver runs the layer itself.
  enum Moment: CaseIterable { case never, beforeRelease, afterRelease, everyFrame }

  /// Slides the presented view by 400 points in half a second, with an animation of its layer that has no key. On
  /// release, it runs the container view's layer forward or backward itself.
  final class Driver: UIPercentDrivenInteractiveTransition, UIViewControllerTransitioningDelegate,
    UIViewControllerAnimatedTransitioning, @preconcurrency CAAnimationDelegate
  {
    private var context: (any UIViewControllerContextTransitioning)?
    private(set) var ends: [Bool] = []
    /// The number of times that the animation has reported.
    private(set) var reports = 0
    var moment = Moment.beforeRelease

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func interactionControllerForPresentation(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { self }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
      0.5
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      self.context = context
      guard let view = context.view(forKey: .to) else { return }
      context.containerView.addSubview(view)
      let slide = CABasicAnimation(keyPath: "transform.translation.y")
      slide.fromValue = 400
      slide.toValue = 0
      slide.duration = 0.5
      slide.delegate = self
      (slide.fillMode, slide.isRemovedOnCompletion) = (.forwards, false)
      view.layer.add(slide, forKey: nil)
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
      reports += 1
      guard let context else { return }
      context.viewController(forKey: .to)?.view.layer.removeAllAnimations()
      context.completeTransition(!context.transitionWasCancelled)
      self.context = nil
    }

    func animationEnded(_ transitionCompleted: Bool) { ends.append(transitionCompleted) }

    override func cancel() {
      if moment == .beforeRelease { run(at: -1) }
      super.cancel()
      if moment == .afterRelease { run(at: -1) }
    }

    override func finish() {
      if moment == .beforeRelease { run(at: 1) }
      super.finish()
      if moment == .afterRelease { run(at: 1) }
    }

    func run(at speed: Float) {
      let layer = context?.containerView.layer
      layer?.beginTime = CACurrentMediaTime()
      layer?.speed = speed
    }
  }

  /// Returns the top edge of the presented view in each frame after a release at 0.3, in tenths of a point; nil if the
  /// view is not in the window.
  private func edges(_ order: EndReports, _ finishes: Bool, _ moment: Moment) -> [Int?] {
    let scene = ModalScene(endReports: order)
    scene.stage.run(for: 3)
    let driver = Driver()
    driver.moment = moment
    scene.b.transitioningDelegate = driver
    scene.present(animated: true)
    scene.stage.frame()
    driver.update(0.3)
    scene.stage.run(for: 0.3)
    if finishes { driver.finish() } else { driver.cancel() }
    var edges: [Int?] = []
    scene.stage.onFrame = { _ in edges.append(scene.shownY(scene.b.view).map(Self.tenths)) }
    for _ in 0..<Self.frames {
      if moment == .everyFrame { driver.run(at: finishes ? 1 : -1) }
      scene.stage.frame()
    }
    #expect(driver.ends == [finishes] && scene.stage.issues == [])
    return edges
  }

  private static let frames = 30

  private static func tenths(_ edge: CGFloat) -> Int { Int((edge * 10).rounded()) }

  /// Returns the edges on the percentage's ease-in-ease-out curve from 280 to `last`, in a fraction of the half second.
  private func eased(to last: Double, part: Double) -> [Int?] {
    let curve = BezierCurve(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
    let count = (part * 30).rounded()
    return (1...Int(count)).map { Self.tenths(280 + (last - 280) * curve.value(at: Double($0) / count)) }
  }

  @Test("each frame after a cancel shows the way back, never the end", arguments: ModalScene.orders, Moment.allCases)
  func cancelledFrames(_ order: EndReports, _ moment: Moment) {
    let back = eased(to: 400, part: 0.3) + [4000]
    let gone = [Int?](repeating: nil, count: Self.frames - back.count)
    #expect(edges(order, false, moment) == back + gone)
  }

  @Test("each frame after a finish shows the way to the end", arguments: ModalScene.orders, Moment.allCases)
  func finishedFrames(_ order: EndReports, _ moment: Moment) {
    let movement = eased(to: 0, part: 0.7)
    #expect(edges(order, true, moment) == movement + [Int?](repeating: 0, count: Self.frames - movement.count))
  }

  @Test("the transition ends, and the layer's time is reset", arguments: ModalScene.orders, [false, true])
  func ends(_ order: EndReports, _ finishes: Bool) {
    let scene = ModalScene(endReports: order)
    scene.stage.run(for: 3)
    let driver = Driver()
    scene.b.transitioningDelegate = driver
    scene.present(animated: true)
    CATransaction.flush()
    let layer = scene.b.view.superview?.layer
    scene.stage.frame()
    driver.update(0.3)
    scene.stage.run(for: 0.3)
    #expect(abs((scene.shownY(scene.b.view) ?? .nan) - 280) < 0.01)
    if finishes { driver.finish() } else { driver.cancel() }
    scene.stage.run(for: 1.5)
    #expect(driver.ends == [finishes] && driver.reports == 1)
    // The view is at its own position, without a transform.
    #expect(CATransform3DIsIdentity((scene.b.view.layer.presentation() ?? scene.b.view.layer).transform))
    #expect((scene.a.presentedViewController === scene.b) == finishes)
    #expect(layer?.speed == 1 && layer?.timeOffset == 0 && layer?.beginTime == 0)
    #expect(scene.a.transitionCoordinator == nil && scene.stage.issues == [])
  }
}
