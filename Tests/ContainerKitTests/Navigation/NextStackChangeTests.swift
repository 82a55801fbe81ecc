import Stage
import Testing
import UIKit

@testable import ContainerKit

/// The next push or pop is requested while a transition that a `PercentDrivenInteractiveTransition` drives ends.
@MainActor @Suite("The next stack change at the end of a percent driven one", .serialized)
struct NextStackChangeTests {
  enum Moment: CaseIterable {
    case interactionChange, viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear, didMove, beforeReport
    case afterReport, animationEnded, coordinatorCompletion, didShow
  }

  private final class Page: UIViewController {
    var onCall: ((Moment) -> Void)?

    init(_ title: String) {
      super.init(nibName: nil, bundle: nil)
      self.title = title
    }

    required init?(coder: NSCoder) { nil }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      onCall?(.viewWillAppear)
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      onCall?(.viewDidAppear)
    }

    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      onCall?(.viewWillDisappear)
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      onCall?(.viewDidDisappear)
    }

    override func didMove(toParent parent: UIViewController?) {
      super.didMove(toParent: parent)
      onCall?(.didMove)
    }
  }

  /// The delegate and the animator of a navigation controller.
  private final class Slide: NSObject, UINavigationControllerDelegate, UIViewControllerAnimatedTransitioning {
    var onCall: ((Moment) -> Void)?
    var percent: PercentDrivenInteractiveTransition?

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { percent }

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) { onCall?(.didShow) }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else { return }
      context.containerView.addSubview(to)
      to.transform = CGAffineTransform(translationX: 390, y: 0)
      UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
        to.transform = .identity
        from.transform = CGAffineTransform(translationX: -390, y: 0)
      } completion: { [self] _ in
        (from.transform, to.transform) = (.identity, .identity)
        onCall?(.beforeReport)
        context.completeTransition(!context.transitionWasCancelled)
        onCall?(.afterReport)
      }
    }

    func animationEnded(_ transitionCompleted: Bool) { onCall?(.animationEnded) }
  }

  /// Lets `percent` drive the running transition, and releases it.
  private func drive(_ percent: PercentDrivenInteractiveTransition, _ stage: Stage, finishes: Bool) {
    percent.update(0.6)
    stage.run(for: 0.1)
    if finishes { percent.finish() } else { percent.cancel() }
  }

  @Test("leaves the stack at rest and usable", arguments: Moment.allCases, [true, false])
  func next(_ moment: Moment, _ finishes: Bool) {
    for (order, pops) in [
      (EndReports.afterFrame, true), (.afterFrame, false), (.beforeFrame, true), (.beforeFrame, false),
    ] {
      let nav = UINavigationController(rootViewController: Page("root"))
      let (stage, slide) = (Stage(endReports: order), Slide())
      defer { stage.tearDown() }
      stage.window.rootViewController = nav
      nav.pushViewController(Page("second"), animated: false)
      stage.frame()
      nav.delegate = slide
      let percent = PercentDrivenInteractiveTransition(animator: slide)
      slide.percent = percent
      let pushed = Page("third")
      nav.pushViewController(pushed, animated: true)
      stage.frame()
      var requested = false
      let request = { (now: Moment) in
        guard now == moment, !requested else { return }
        requested = true
        slide.percent = nil
        if pops { nav.popViewController(animated: true) } else { nav.pushViewController(Page("next"), animated: true) }
      }
      for page in nav.viewControllers + [pushed] { (page as? Page)?.onCall = request }
      slide.onCall = request
      nav.transitionCoordinator?.notifyWhenInteractionChanges { _ in request(.interactionChange) }
      _ = nav.transitionCoordinator?.animate(alongsideTransition: nil) { _ in request(.coordinatorCompletion) }
      drive(percent, stage, finishes: finishes)
      stage.run(for: 3)
      // A cancelled push makes fewer calls.
      #expect(requested || !finishes || moment == .viewWillAppear || moment == .viewWillDisappear)
      requested = true
      expectRest(nav, stage)
      // The next one can be driven, too.
      slide.percent = percent
      let last = Page("last")
      nav.pushViewController(last, animated: true)
      stage.frame()
      drive(percent, stage, finishes: true)
      stage.run(for: 2)
      #expect(nav.topViewController === last)
      expectRest(nav, stage)
    }
  }

  private func expectRest(_ nav: UINavigationController, _ stage: Stage) {
    #expect(nav.transitionCoordinator == nil)
    #expect(nav.topViewController?.viewIfLoaded?.window != nil)
    var layer = nav.topViewController?.viewIfLoaded?.layer
    while let here = layer {
      #expect(here.speed == 1 && here.timeOffset == 0 && here.animationKeys() == nil)
      layer = here.superlayer
    }
    #expect(stage.issues == [])
  }

  @Test("runs the app's code outside explicit transactions", arguments: [true, false])
  func transactions(_ finishes: Bool) {
    let nav = UINavigationController(rootViewController: Page("root"))
    let (stage, slide) = (Stage(rootViewController: nav), Slide())
    defer { stage.tearDown() }
    nav.delegate = slide
    let percent = PercentDrivenInteractiveTransition(animator: slide)
    slide.percent = percent
    let pushed = Page("pushed")
    nav.pushViewController(pushed, animated: true)
    stage.frame()
    var commits = 0
    var (asked, inside): ([Moment], [Moment]) = ([], [])
    stage.onCommit = { commits += 1 }
    let probe = { (moment: Moment) in
      asked.append(moment)
      let before = commits
      stage.window.layer.zPosition += 1
      CATransaction.flush()
      if commits == before { inside.append(moment) }
    }
    for page in nav.viewControllers + [pushed] { (page as? Page)?.onCall = probe }
    slide.onCall = probe
    drive(percent, stage, finishes: finishes)
    stage.run(for: 2)
    #expect(inside == [])
    #expect(asked.contains(.animationEnded) && asked.contains(.viewDidAppear))
  }
}
