@testable import Stage
import UIKit

@_spi(Recording) @testable import ContainerKit

/// A container in a window on a clock that the test advances, and the list of everything that is called.
@MainActor final class Rig {
  let stage: Stage
  let container: ContainerViewController
  let delegate = Deputy()
  /// `name who`, in order.
  var calls: [String] = []

  init(
    _ titles: [String] = ["A", "B", "C", "D"], fps: Double = 60, endReports: EndReports = .afterFrame,
    pages: ((String) -> UIViewController)? = nil
  ) {
    stage = Stage(fps: fps, endReports: endReports)
    container = ContainerViewController(
      viewControllers: titles.map { title in
        let page = pages?(title) ?? UIViewController()
        page.title = title
        return page
      })
    container.delegate = delegate
    stage.window.rootViewController = container
    stage.frame()
    stage.frame()
    let pages = container
    CallTrace.observer = { [weak self, weak pages] name, object in
      guard let controller = object as? UIViewController else { return }
      self?.calls.append("\(name) \(controller === pages ? "container" : controller.title ?? "?")")
    }
    container.callObserver = { [weak self] in self?.calls.append("\($0) \($1)") }
  }

  isolated deinit { tearDown() }

  func tearDown() {
    CallTrace.observer = nil
    stage.tearDown()
  }

  var pageArea: UIView { container.transitionContainerView }
  var width: CGFloat { pageArea.bounds.width }

  func page(_ index: Int) -> UIViewController { container.viewControllers[index] }

  /// Where a page's left edge is shown, in points of the container view.
  func shownX(_ index: Int) -> CGFloat {
    let view: UIView = page(index).view
    let layer = view.layer.presentation() ?? view.layer
    return layer.frame.minX
  }

  func tapTab(_ index: Int) {
    let button = container.tabBar.buttons[index]
    stage.tap(button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil))
  }

  /// A drag to the left (or right) by so many points, in 0.3 seconds, that rests and lifts.
  func drag(by points: CGFloat, hold: TimeInterval = 0.2, release: Bool = true) {
    let y: CGFloat = 300
    let start: CGFloat = points < 0 ? 380 : 10
    stage.drag(
      from: CGPoint(x: start, y: y), to: CGPoint(x: start + points, y: y), duration: 0.3, steps: 18, hold: hold,
      release: release)
  }

  /// Frames until no transition is under way.
  func finish() {
    stage.run(until: { container.transition == nil && stage.settledInput })
  }

  /// What has to hold whenever nothing is under way; what does not is named.
  var faults: [String] {
    var faults = stage.issues
    let layer = pageArea.layer
    if layer.speed != 1 { faults.append("speed \(layer.speed)") }
    if layer.timeOffset != 0 { faults.append("timeOffset \(layer.timeOffset)") }
    if layer.beginTime != 0 { faults.append("beginTime \(layer.beginTime)") }
    if container.transition != nil { faults.append("a transition is under way") }
    if container.transitionCoordinator != nil { faults.append("there is a coordinator") }
    guard let page = container.selectedViewController?.view else { return faults + ["nothing is selected"] }
    if pageArea.subviews != [page] { faults.append("views: \(pageArea.subviews)") }
    if page.frame != pageArea.bounds { faults.append("frame \(page.frame)") }
    if !page.transform.isIdentity { faults.append("transform \(page.transform)") }
    if page.alpha != 1 { faults.append("alpha \(page.alpha)") }
    if page.isHidden { faults.append("hidden") }
    return faults
  }
}

extension Stage {
  var settledInput: Bool { input.isEmpty }
}

/// A delegate that answers what the test tells it to.
@MainActor final class Deputy: ContainerViewControllerDelegate {
  var allows = true
  var allowsPan = true
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
    _ container: ContainerViewController, shouldBeginInteractionFrom viewController: UIViewController
  ) -> Bool { allowsPan }
}

extension Rig {
  /// The calls but for those that tell of the finger's progress.
  var story: [String] { calls.filter { !$0.hasPrefix("updateInteractive") } }
}
