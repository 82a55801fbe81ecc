import ScriptAnimators
import ContainerKitTesting
import Testing
import UIKit

@testable import ContainerKit
@testable import ContainerKitTestSupport

/// A flush inside an explicit transaction commits nothing. An animator that takes a snapshot would get an empty one.
@MainActor @Suite("An explicit transaction of the container or of a percent drive", .serialized)
struct OpenTransactionTests {
  /// A page that calls a closure in its appearance and lifecycle callbacks.
  private final class CallingPage: UIViewController {
    var onCall: ((String) -> Void)?

    override func viewDidLoad() {
      super.viewDidLoad()
      onCall?("viewDidLoad")
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      onCall?("viewWillAppear")
      _ = transitionCoordinator?.animate(
        alongsideTransition: { [weak self] _ in self?.onCall?("alongside") },
        completion: { [weak self] _ in self?.onCall?("alongside completion") })
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      onCall?("viewDidAppear")
    }

    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      onCall?("viewWillDisappear")
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      onCall?("viewDidDisappear")
    }
  }

  /// Notes which calls come while an explicit transaction is open.
  @MainActor private final class TransactionWatch {
    var asked: Set<String> = []
    private(set) var inside: [String] = []
    private let stage: Stage
    private var commits = 0

    init(_ stage: Stage) {
      self.stage = stage
      stage.onCommit = { [weak self] in self?.commits += 1 }
    }

    func call(_ name: String) {
      asked.insert(name)
      let before = commits
      stage.window.layer.zPosition += 1
      CATransaction.flush()
      if commits == before { inside.append(name) }
    }
  }

  private final class EndingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    var onCall: ((String) -> Void)?

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
      onCall?("transitionDuration")
      return 0.5
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      onCall?("animateTransition")
      guard let to = context.view(forKey: .to) else { return }
      context.containerView.addSubview(to)
      to.alpha = 0
      UIView.animate(withDuration: 0.5, animations: { to.alpha = 1 }) { [onCall] _ in
        onCall?("completion")
        context.completeTransition(!context.transitionWasCancelled)
      }
    }

    func animationEnded(_ transitionCompleted: Bool) { onCall?("animationEnded") }
  }

  @Test("is never open while the app's code runs", arguments: Contract.orders, [-300.0, -150])
  func callbacks(_ order: Stage.CompletionOrder, _ distance: Double) {
    let stage = ContainerStage(completions: order) { _ in CallingPage() }
    let animator = EndingAnimator()
    let deputy = stage.delegate
    deputy.animator = animator
    let watch = TransactionWatch(stage)
    for index in 0..<2 { (stage.pages[index] as? CallingPage)?.onCall = watch.call }
    animator.onCall = watch.call
    deputy.onWillSelect = { _ in watch.call("willSelect") }
    deputy.onDidSelect = { _ in watch.call("didSelect") }
    deputy.onDidCancelTransition = { _ in watch.call("didCancelTransitionTo") }
    stage.drag(by: distance)
    stage.run(until: { stage.isInTransition }, limit: 1)
    stage.finish()
    #expect(watch.inside == [])
    let last = distance == -300 ? "didSelect" : "didCancelTransitionTo"
    #expect(
      watch.asked == [
        "viewDidLoad", "viewWillAppear", "viewWillDisappear", "viewDidAppear", "viewDidDisappear", "willSelect",
        "transitionDuration", "animateTransition", "alongside", "alongside completion", "completion", "animationEnded",
        last,
      ])
    #expect(stage.faults == [])
  }

  @Test(
    "is never open while the app's code runs at the end of a percent driven push", arguments: Contract.orders,
    [true, false])
  func percentDriven(_ order: Stage.CompletionOrder, _ commit: Bool) {
    let (root, pushed) = (CallingPage().titled("A"), CallingPage().titled("B"))
    let navigation = Neighbors.navigation("N", root)
    let kit = Neighbors(navigation, order)
    let animator = EndingAnimator()
    let percent = PercentDrivenInteractiveTransition(animator: animator)
    let delegate = AnimatingDelegate(animator, percent)
    navigation.delegate = delegate
    let watch = TransactionWatch(kit.stage)
    (root.onCall, pushed.onCall, animator.onCall) = (watch.call, watch.call, watch.call)
    navigation.pushViewController(pushed, animated: true)
    percent.update(0.4)
    kit.stage.run(for: 0.1)
    watch.asked = []
    commit ? percent.finish() : percent.cancel()
    kit.stage.settle()
    #expect(watch.inside == [])
    let ends: Set = ["viewDidAppear", "viewDidDisappear", "alongside completion", "completion", "animationEnded"]
    let turned: Set = ["viewWillAppear", "viewWillDisappear"]
    #expect(watch.asked == (commit ? ends : ends.union(turned)))
    #expect(kit.faults == [])
  }
}
