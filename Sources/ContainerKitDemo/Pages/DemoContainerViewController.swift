import ContainerKit
import UIKit

/// A container with the animator of a scene if it has one.
final class DemoContainerViewController: ContainerViewController {
  typealias Animator = any UIViewControllerAnimatedTransitioning
  private let makeAnimator: (_ from: UIViewController, _ to: UIViewController) -> Animator?
  /// Returns false if a drag on the page must not start a transition, because the page follows the finger itself.
  var switchesByDrag: (UIViewController) -> Bool = { _ in true }
  /// `true` to cover what scrolls under the status bar. Set it before the view is loaded.
  var coversStatusBar = false
  /// Called in each frame in which the progress has changed.
  var onProgress: ((ContainerTransitionProgress) -> Void)?

  /// - Parameter animatorFor: Returns the animator of a transition from one page to another; nil for that of the container's
  ///   `pageTransition`.
  init(
    pages: [UIViewController] = Pages.make(),
    animatorFor: @escaping (_ from: UIViewController, _ to: UIViewController) -> Animator? = { _, _ in nil }
  ) {
    makeAnimator = animatorFor
    super.init(viewControllers: pages, selectedIndex: 0)
    delegate = self
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    fillGaps()
    guard coversStatusBar else { return }
    let cover = UIView()
    cover.backgroundColor = view.backgroundColor
    cover.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(cover)
    NSLayoutConstraint.activate([
      cover.leadingAnchor.constraint(equalTo: view.leadingAnchor), cover.topAnchor.constraint(equalTo: view.topAnchor),
      cover.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      cover.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
    ])
  }

  override func animationController(
    for request: ContainerTransitionRequest
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    makeAnimator(request.from, request.to) ?? super.animationController(for: request)
  }

  override func transitionDidUpdate(_ progress: ContainerTransitionProgress) {
    super.transitionDidUpdate(progress)
    onProgress?(progress)
  }
}

extension DemoContainerViewController: ContainerViewControllerDelegate {
  func containerViewController(
    _ container: ContainerViewController, shouldBeginPanFrom viewController: UIViewController,
    at point: CGPoint
  ) -> Bool {
    switchesByDrag(viewController)
  }
}

extension ContainerViewController {
  /// Leaves a space between two pages that slide, in their color, if no picture fills them.
  func fillGaps() {
    pageSpacing = selectedViewController is CoverPage ? 0 : 16
    if let color = selectedViewController?.view.backgroundColor { view.backgroundColor = color }
  }
}
