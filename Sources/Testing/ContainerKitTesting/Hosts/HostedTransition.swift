import UIKit

/// A transition between two pages, and the stage on which a host shows it.
@MainActor package struct HostedTransition {
  package typealias Animator = any UIViewControllerAnimatedTransitioning

  /// Returns new pages. The first two are used.
  package var pages: () -> [UIViewController]
  /// `true` if the transition leads back from the second page to the first.
  package var isBackwards = false
  /// Returns the animator between two pages; nil for the controller's own. A presentation passes the page that it comes
  /// from only if that is the presenting one.
  package var animator: (_ from: UIViewController?, _ to: UIViewController?) -> Animator?
  package var size = Stage.defaultSize
  package var scale: CGFloat = 1
  package var completions = Stage.CompletionOrder.afterFrame
  package var conditions = StageConditions()
  /// Creates the interaction controller in UIKit's controllers.
  package var makeDriver: () -> any PercentDriver = { UIPercentDrivenInteractiveTransition() }
  /// A Boolean value that determines whether the bar of a container that a finger drives is shown.
  package var showsTabBar = true
  /// A Boolean value that determines whether the bars of UIKit's controllers are shown.
  package var showsSystemBars = false
  /// Called with the name of each call of a controller's delegate, besides that for the animator, and of each completion.
  package var onCall: @MainActor (String) -> Void = { _ in }
  /// The color behind the pages.
  package var background: UIColor?

  package init(
    isBackwards: Bool = false, pages: @escaping () -> [UIViewController],
    animator: @escaping (_ from: UIViewController?, _ to: UIViewController?) -> Animator?
  ) {
    (self.isBackwards, self.pages, self.animator) = (isBackwards, pages, animator)
  }

  /// Returns a stage that shows a controller.
  func stage(of controller: UIViewController) -> Stage {
    let stage = Stage(
      rootViewController: controller, size: size, scale: scale, completions: completions, conditions: conditions)
    if let background { stage.window.backgroundColor = background }
    return stage
  }

  /// Returns the first two pages, in the order of the transition.
  func ends(of pages: [UIViewController]) -> (from: UIViewController, to: UIViewController) {
    precondition(pages.count >= 2, "a transition needs two pages")
    return isBackwards ? (pages[1], pages[0]) : (pages[0], pages[1])
  }
}
