import QuartzCore
import Stage
import Testing
import UIKit

/// Drives a transition of one second without UIKit's percent-driven class: it moves the outgoing page itself.
private final class OwnInteraction: NSObject, UIViewControllerAnimatedTransitioning,
  UIViewControllerInteractiveTransitioning, UINavigationControllerDelegate
{
  private(set) var context: (any UIViewControllerContextTransitioning)?
  var completionCurve: UIView.AnimationCurve { .linear }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }
  func animateTransition(using context: any UIViewControllerContextTransitioning) {}
  func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
    self.context = context
    if let to = context.view(forKey: .to) { context.containerView.insertSubview(to, at: 0) }
  }

  func update(_ percent: CGFloat) {
    context?.view(forKey: .from)?.transform = CGAffineTransform(translationX: 390 * percent, y: 0)
    context?.updateInteractiveTransition(percent)
  }

  func complete(_ didComplete: Bool) {
    context?.view(forKey: .from)?.transform = .identity
    context?.completeTransition(didComplete)
  }

  func navigationController(
    _ navigation: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }
  func navigationController(
    _ navigation: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { self }
}

@MainActor @Suite("The navigation bar and animations alongside an app's own interaction controller", .serialized)
struct OwnInteractionTests {
  @MainActor private final class Scene {
    let stage: Stage
    let own = OwnInteraction()
    let navigation: UINavigationController
    let side = UIView(frame: CGRect(x: 0, y: 300, width: 10, height: 10))
    /// The positions at which the bar shows the titles while nothing moves, by title.
    private(set) var rest: [String: CGFloat] = [:]

    /// Starts to pop the second of two pages.
    init() {
      let pages = ["A", "B"].map { UIViewController().titled($0) }
      navigation = UINavigationController(rootViewController: pages[0])
      stage = Stage(rootViewController: navigation)
      stage.frame()
      rest["A"] = titleX("A")
      navigation.pushViewController(pages[1], animated: false)
      navigation.delegate = own
      navigation.view.addSubview(side)
      stage.frame()
      rest["B"] = titleX("B")
      stage.schedule { [navigation, side] in
        navigation.popViewController(animated: true)
        _ = navigation.transitionCoordinator?.animate { _ in side.alpha = 0 }
      }
      stage.frame()
    }

    var alpha: Double { (Double(stage.presentation(of: side).alpha) * 1000).rounded() / 1000 }

    /// The horizontal position at which the bar shows a title, in points from the middle of the screen.
    func titleX(_ text: String) -> CGFloat? {
      func label(_ view: UIView) -> UILabel? {
        if let label = view as? UILabel, label.text == text { return label }
        return view.subviews.lazy.compactMap(label).first
      }
      guard let label = label(navigation.navigationBar) else { return nil }
      return stage.presentation(of: label).frame.midX - navigation.view.bounds.midX
    }

    /// The distance of a title from where it rested before, in points.
    func shift(_ text: String) -> Double {
      guard let here = titleX(text), let rest = rest[text] else { return .nan }
      return (Double(here - rest) * 1000).rounded() / 1000
    }
  }

  @Test("stay where the reported progress is, while the finger rests") func rest() {
    let scene = Scene()
    var shown: [[Double]] = []
    for progress in [0.25, 0.25, 0.5, 0.1] {
      scene.own.update(progress)
      scene.stage.run(for: 0.25)
      shown.append([scene.alpha, scene.shift("B")])
    }
    #expect(shown == [[0.75, 97.5], [0.75, 97.5], [0.5, 195], [0.9, 39]])
  }

  @Test("go on to the end in the time that is left, and end with the transition") func finish() {
    let scene = Scene()
    scene.own.update(0.5)
    scene.stage.frame()
    scene.own.context?.finishInteractiveTransition()
    var shown: [Double] = []
    for _ in 0..<6 {
      shown.append(scene.alpha)
      scene.stage.run(for: 0.1)
    }
    #expect(shown == [0.5, 0.4, 0.3, 0.2, 0.1, 0])
    scene.own.complete(true)
    scene.stage.settle()
    #expect(scene.alpha == 0 && scene.side.alpha == 0)
    #expect(scene.titleX("A") == scene.rest["A"] && scene.titleX("B") == nil)
    #expect(scene.stage.issues == [] && !FrameLoop.main.needsFrame)
  }

  @Test("return to the start with a cancelled transition, also at once", arguments: [true, false])
  func cancel(_ isAtOnce: Bool) {
    let scene = Scene()
    scene.own.update(0.5)
    scene.stage.frame()
    scene.own.context?.cancelInteractiveTransition()
    if !isAtOnce {
      scene.stage.run(for: 0.25)
      #expect(scene.alpha == 0.75)
    }
    scene.own.complete(false)
    scene.stage.settle()
    #expect(scene.alpha == 1 && scene.side.alpha == 1 && scene.titleX("B") == scene.rest["B"])
    #expect(scene.stage.issues == [] && !FrameLoop.main.needsFrame)
  }
}
