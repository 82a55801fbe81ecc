import ContainerKitTesting
import Testing
import UIKit

@testable import ContainerKit
@testable import ContainerKitTestSupport

/// The first transition must have restored the layers' time before the app can request the next one.
@MainActor @Suite("The next push or pop, requested as a percent driven one ends", .serialized) struct NextRequestTests {
  /// The moment of the request.
  enum Moment: CaseIterable {
    case interactionEnds, beforeReport, viewWillAppear, viewWillDisappear, viewDidAppear, viewDidDisappear, didShow
    case animationEnded, coordinatorCompletion, afterReport, nextFrame

    /// Returns true if the moment occurs after the release. The will-appear calls are made again after a cancellation.
    func occurs(committed: Bool) -> Bool {
      switch self {
      case .didShow: committed
      case .viewWillAppear, .viewWillDisappear: !committed
      default: true
      }
    }
  }

  /// The moments that pass, and what is requested at one of them.
  @MainActor private final class Prompter {
    let moment: Moment
    var request: (() -> Void)?

    init(_ moment: Moment) { self.moment = moment }

    func pass(_ passed: Moment) {
      guard passed == moment, let request else { return }
      self.request = nil
      request()
    }
  }

  private final class Page: UIViewController {
    var prompter: Prompter?

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      prompter?.pass(.viewWillAppear)
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      prompter?.pass(.viewDidAppear)
    }

    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      prompter?.pass(.viewWillDisappear)
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      prompter?.pass(.viewDidDisappear)
    }
  }

  /// The delegate, and the animator of a slide.
  private final class Delegate: NSObject, UINavigationControllerDelegate, UIViewControllerAnimatedTransitioning {
    var prompter: Prompter?
    var controller: PercentDrivenInteractiveTransition?
    /// `true` if a property animator moves the pages, which the transition is given.
    let vends: Bool
    private var vended: UIViewPropertyAnimator?

    init(vends: Bool) { self.vends = vends }

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) { prompter?.pass(.didShow) }

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { controller }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      if vends { return interruptibleAnimator(using: context).startAnimation() }
      let change = prepare(context)
      UIView.animate(withDuration: 0.3, animations: change) { _ in self.report(context) }
    }

    func interruptibleAnimator(
      using context: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
      guard vends else { return AbsentInterruptibleAnimator() }
      if let vended { return vended }
      let animator = UIViewPropertyAnimator(duration: 0.3, curve: .linear, animations: prepare(context))
      animator.addCompletion { _ in self.report(context) }
      vended = animator
      return animator
    }

    private func prepare(_ context: any UIViewControllerContextTransitioning) -> () -> Void {
      guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else { return {} }
      let bounds = context.containerView.bounds
      UIView.performWithoutAnimation {
        context.containerView.addSubview(to)
        to.frame = bounds.offsetBy(dx: bounds.width, dy: 0)
      }
      return {
        to.frame = bounds
        from.frame = bounds.offsetBy(dx: -bounds.width, dy: 0)
      }
    }

    private func report(_ context: any UIViewControllerContextTransitioning) {
      vended = nil
      prompter?.pass(.beforeReport)
      if context.transitionWasCancelled {
        context.view(forKey: .from)?.frame = context.containerView.bounds
        context.view(forKey: .to)?.removeFromSuperview()
      }
      context.completeTransition(!context.transitionWasCancelled)
      prompter?.pass(.afterReport)
    }

    func animationEnded(_ transitionCompleted: Bool) { prompter?.pass(.animationEnded) }
  }

  /// Pushes B on A, and requests the next transition at a moment of its end. Returns the stack's titles at rest, with
  /// the faults.
  private func run(
    _ moment: Moment, _ order: Stage.CompletionOrder, commit: Bool, pops: Bool, isDriven: Bool, vends: Bool
  ) -> [String] {
    let root = Page().titled("A")
    let navigation = Neighbors.navigation("N", Neighbors.page("R"), root)
    let kit = Neighbors(navigation, order)
    let (delegate, prompter) = (Delegate(vends: vends), Prompter(moment))
    delegate.prompter = prompter
    navigation.delegate = delegate
    let pushed = Page().titled("B")
    let first = PercentDrivenInteractiveTransition(animator: delegate)
    delegate.controller = first
    navigation.pushViewController(pushed, animated: true)
    kit.stage.frame()
    first.update(0.4)
    kit.stage.run(for: 0.1)
    prompter.request = {
      if !isDriven { delegate.controller = nil }
      if pops {
        navigation.popViewController(animated: true)
      } else {
        navigation.pushViewController(Page().titled("C"), animated: true)
      }
    }
    (root.prompter, pushed.prompter) = (prompter, prompter)
    navigation.transitionCoordinator?.notifyWhenInteractionEnds { _ in prompter.pass(.interactionEnds) }
    navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in prompter.pass(.coordinatorCompletion) }
    commit ? first.finish() : first.cancel()
    kit.stage.run(until: { navigation.transitionCoordinator == nil || prompter.request == nil }, limit: 1)
    prompter.pass(.nextFrame)
    if prompter.request != nil { return ["\(moment) has not occurred"] }
    if isDriven {
      kit.stage.run(until: { navigation.transitionCoordinator?.isInteractive == true }, limit: 1)
      first.update(0.5)
      kit.stage.run(for: 0.1)
      first.finish()
    }
    kit.stage.run(until: { navigation.transitionCoordinator == nil }, limit: 2)
    if navigation.transitionCoordinator != nil { return ["frozen"] }
    kit.stage.settle()
    return navigation.viewControllers.map { $0.title ?? "?" } + kit.faults
  }

  @Test("ends with its own page", arguments: Contract.orders, [true, false])
  func ends(_ order: Stage.CompletionOrder, _ isDriven: Bool) {
    for (vends, commit) in [(false, true), (false, false), (true, true), (true, false)] {
      for moment in Moment.allCases where moment.occurs(committed: commit) {
        for pops in [true, false] {
          let stack = run(moment, order, commit: commit, pops: pops, isDriven: isDriven, vends: vends)
          // The page leaves the stack when its transition is over.
          let isOnStack = commit || moment == .interactionEnds || moment == .beforeReport
          let before = isOnStack ? ["R", "A", "B"] : ["R", "A"]
          let name = "\(vends ? "vended" : "layers") \(commit) \(moment)"
          #expect(stack == (pops ? before.dropLast() : before + ["C"]), "\(name)")
        }
      }
    }
  }
}
