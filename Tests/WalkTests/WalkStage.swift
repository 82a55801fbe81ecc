import ContainerKitTesting
import UIKit

/// A container with three pages and a delegate, on a stage.
///
/// A `ContainerStage` would read the container after each frame, and the functions that it calls would be counted.
@MainActor final class WalkStage {
  let container: ContainerViewController
  let delegate = WalkDelegate()
  let stage: Stage

  init(_ container: ContainerViewController? = nil) {
    let container = container ?? ContainerViewController(viewControllers: ["A", "B", "C"].map { Self.page($0) })
    self.container = container
    container.delegate = delegate
    stage = Stage(rootViewController: container)
    stage.settle()
    delegate.calls = []
  }

  /// Creates a page with a title.
  static func page(_ title: String) -> UIViewController {
    let page = UIViewController()
    page.title = title
    return page
  }

  /// Returns the left edge of a page as it is shown, in points of the window.
  func left(of page: UIViewController) -> CGFloat { stage.presentation(of: page.view).frame.minX }

  /// Drags from the right to a position, rests, and keeps the finger down.
  func drag(to x: CGFloat) {
    stage.drag(from: CGPoint(x: 370, y: 400), to: CGPoint(x: x, y: 400), duration: 0.2, steps: 12, release: false)
    stage.run(for: 0.5)
  }

  /// Moves the finger, or lifts it, and runs the frame.
  func touch(_ phase: UITouch.Phase, x: CGFloat) {
    stage.touch(phase, at: CGPoint(x: x, y: 400))
    stage.frame()
  }
}

/// A delegate that records its calls.
@MainActor final class WalkDelegate: ContainerViewControllerDelegate {
  var calls: [String] = []

  func containerViewController(
    _ container: ContainerViewController, willSelect viewController: UIViewController, source: ContainerSelectionSource
  ) {
    calls.append("willSelect \(viewController.title ?? "")")
  }

  func containerViewController(
    _ container: ContainerViewController, didSelect viewController: UIViewController, source: ContainerSelectionSource
  ) { calls.append("didSelect \(viewController.title ?? "")") }

  func containerViewController(
    _ container: ContainerViewController, didCancelTransitionTo viewController: UIViewController,
    source: ContainerSelectionSource
  ) { calls.append("didCancelTransitionTo \(viewController.title ?? "")") }

  func containerViewController(
    _ container: ContainerViewController, transitionDidUpdate progress: ContainerTransitionProgress
  ) { calls.append("transitionDidUpdate") }
}

/// A source of numbered pages without an end.
@MainActor final class WalkSource: ContainerPageSource {
  private(set) var pages: [Int: UIViewController] = [:]

  func page(_ step: ContainerPageStep, from number: Int) -> Int? { number + (step == .next ? 1 : -1) }
  func isPage(_ first: Int, before second: Int) -> Bool { first < second }

  func viewController(for number: Int) -> UIViewController {
    let page = WalkStage.page("\(number)")
    pages[number] = page
    return page
  }
}
