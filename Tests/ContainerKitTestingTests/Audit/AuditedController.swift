import ScriptAnimators
import ContainerKit
import ContainerKitTesting
import UIKit

/// A controller whose transitions an app's animator can run.
enum AuditedController: CaseIterable, Sendable { case container, navigation, tab, modal }

/// A controller on a stage that makes one transition with an animator.
@MainActor final class AuditedScene {
  let stage: Stage
  private let start: () -> Void
  /// The delegate and the interaction controller, which the controllers hold weakly.
  private let delegate: AnimatingDelegate
  private let interaction: UIPercentDrivenInteractiveTransition?

  /// The page that is shown at first.
  let first: UIViewController

  init(
    _ kind: AuditedController, _ animator: any UIViewControllerAnimatedTransitioning, isInteractive: Bool,
    fps: Double = 60, completions: Stage.CompletionOrder = .afterFrame, haveKeys: Bool = true,
    page: () -> UIViewController = { UIViewController() }
  ) {
    let interaction = isInteractive ? UIPercentDrivenInteractiveTransition() : nil
    let delegate = AnimatingDelegate(animator, interaction)
    (self.delegate, self.interaction) = (delegate, interaction)
    let (first, second) = (page(), page())
    self.first = first
    var conditions = StageConditions()
    conditions.viewAnimationsHaveKeys = haveKeys
    func stage(_ root: UIViewController) -> Stage {
      Stage(rootViewController: root, fps: fps, completions: completions, conditions: conditions)
    }
    switch kind {
    case .container:
      let stage = ContainerStage(
        viewControllers: [first, second], animator: animator, fps: fps, completions: completions, conditions: conditions
      )
      self.stage = stage
      start = { isInteractive ? _ = stage.drag(toPageAt: 1, progress: 0.5) : stage.tapTab(at: 1) }
    case .navigation:
      let navigation = UINavigationController(rootViewController: first)
      navigation.delegate = delegate
      self.stage = stage(navigation)
      start = { navigation.pushViewController(second, animated: true) }
    case .tab:
      let tabs = UITabBarController()
      tabs.viewControllers = [first, second]
      tabs.delegate = delegate
      self.stage = stage(tabs)
      start = { tabs.selectedIndex = 1 }
    case .modal:
      second.modalPresentationStyle = .fullScreen
      second.transitioningDelegate = delegate
      self.stage = stage(first)
      start = { first.present(second, animated: true) }
    }
  }

  isolated deinit { stage.tearDown() }

  func complete() {
    start()
    stage.settle()
  }

  func cancel() {
    start()
    stage.frame()
    if let container = stage as? ContainerStage {
      container.cancelDrag()
    } else {
      interaction?.update(0.5)
      stage.frame()
      interaction?.cancel()
    }
    stage.settle()
  }
}
