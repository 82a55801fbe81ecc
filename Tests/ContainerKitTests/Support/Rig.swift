import ContainerKitTesting
import UIKit

@_spi(Recording) @testable import ContainerKit

/// A container on a stage, with a delegate whose answers the test sets.
@MainActor final class Rig {
  let stage: ContainerStage
  let delegate = AnsweringDelegate()
  /// The calls, in order, each with a controller's name, and the lines that the test adds.
  var calls: [String] = []

  init(
    _ titles: [String] = ["A", "B", "C", "D"], fps: Double = 60, endReports: EndReports = .afterFrame,
    conditions: StageConditions = StageConditions(), pages: ((String) -> UIViewController)? = nil
  ) {
    let container = ContainerViewController(
      viewControllers: titles.map { title in
        let page = pages?(title) ?? UIViewController()
        page.title = title
        return page
      })
    container.delegate = delegate
    stage = ContainerStage(
      container: container, fps: fps, completions: endReports == .beforeFrame ? .beforeFrame : .afterFrame,
      conditions: conditions)
    stage.keepsFrames = false
    stage.recorder.naming = { [weak container] in $0 === container ? "container" : $0.title ?? "?" }
    stage.recorder.onCall = { [weak self] in self?.calls.append($0.description) }
  }

  /// Makes a container that is observed under one of the conditions in which nothing may flash.
  convenience init(
    _ titles: [String] = ["A", "B", "C", "D"], fps: Double = 60, look: FlashConditions,
    pages: ((String) -> UIViewController)? = nil
  ) {
    self.init(titles, fps: fps, endReports: look.order, conditions: look.conditions, pages: pages)
  }

  isolated deinit { tearDown() }

  func tearDown() { stage.tearDown() }

  var container: ContainerViewController { stage.container }
  var pageArea: UIView { container.transitionContainerView }
  var width: CGFloat { pageArea.bounds.width }

  func page(_ index: Int) -> UIViewController { container.viewControllers[index] }

  /// Returns the visible position of a page's left edge, in points of the container view.
  func shownX(_ index: Int) -> CGFloat {
    let view: UIView = page(index).view
    let layer = view.layer.presentation() ?? view.layer
    return layer.frame.minX
  }

  /// Taps a tab in the next frame, which is not run here, even if the tab is scrolled out of sight.
  func tapTab(_ index: Int) {
    let button = container.tabBar.buttons[index]
    stage.tap(at: button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil))
  }

  /// Drags to the left (or right) by a number of points in 0.3 seconds, rests and lifts.
  func drag(by points: CGFloat, hold: TimeInterval = 0.2, release: Bool = true) {
    let y: CGFloat = 300
    let start: CGFloat = points < 0 ? 380 : 10
    stage.drag(
      from: CGPoint(x: start, y: y), to: CGPoint(x: start + points, y: y), duration: 0.3, steps: 18, hold: hold,
      release: release)
  }

  /// Runs frames until no transition is running and no input is pending.
  func finish() { stage.run(until: { !stage.isInTransition && stage.settledInput }) }

  /// The violations of the rules that hold when everything is at rest.
  var faults: [String] { stage.faults }

  /// The faults without the mistakes of animators, for tests in which an animator makes them on purpose.
  var containerFaults: [String] { faults.filter { !stage.animatorIssues.contains($0) } }
}

/// A delegate whose answers the test sets.
@MainActor final class AnsweringDelegate: ContainerViewControllerDelegate {
  var allows = true
  var allowsPan = true
  /// The touch locations that the container has passed to its delegate.
  var points: [CGPoint] = []
  var precedence: (UIGestureRecognizer) -> ContainerPanPrecedence = { _ in .automatic }
  var animator: (any UIViewControllerAnimatedTransitioning)?
  var controller: (any UIViewControllerInteractiveTransitioning)?

  func containerViewController(_ container: ContainerViewController, shouldSelect viewController: UIViewController)
    -> Bool
  { allows }

  func containerViewController(
    _ container: ContainerViewController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func containerViewController(
    _ container: ContainerViewController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { controller }

  func containerViewController(
    _ container: ContainerViewController, shouldBeginPanFrom viewController: UIViewController,
    at point: CGPoint
  ) -> Bool {
    points.append(point)
    return allowsPan
  }

  func containerViewController(
    _ container: ContainerViewController, panPrecedenceOver gestureRecognizer: UIGestureRecognizer
  ) -> ContainerPanPrecedence { precedence(gestureRecognizer) }
}

extension Rig {
  /// The calls without those that report the finger's progress.
  var story: [String] { calls.filter { !$0.hasPrefix("updateInteractive") } }
}
