@_spi(Recording) import ContainerKit
import FidelityProbe
import Testing
import UIKit

/// A container in a window, on either system, that logs its calls as `name title`.
@MainActor final class CallHarness: ContainerViewControllerDelegate {
  let driver: any ProbeDriver
  let container: ContainerViewController
  /// The interaction controller for the following transitions.
  var drive: PercentDrivenInteractiveTransition?
  private(set) var calls: [String] = []

  init() async throws {
    driver = try #require(ProbeDrivers.make())
    let pages = ["A", "B", "C", "D"].map { CallPage($0) }
    container = ContainerViewController(viewControllers: pages)
    container.delegate = self
    driver.window.rootViewController = container
    await driver.frames(5)
    for page in pages { page.note = { [weak self] in self?.note($0) } }
    container.callObserver = { [weak self] name, subject in self?.note("\(name) \(subject)") }
  }

  func containerViewController(
    _ container: ContainerViewController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { drive }

  func page(_ index: Int) -> UIViewController { container.viewControllers[index] }

  func note(_ call: String) {
    // The number of these calls depends on the number of frames.
    if !call.hasPrefix("updateInteractiveTransition") { calls.append(call) }
  }

  /// Selects a page in a frame and logs the result.
  func select(_ index: Int) async {
    await driver.inFrame { [self] in
      container.selectViewController(page(index), animated: true) { [weak self] in self?.note("completion \($0)") }
    }
  }

  /// Returns when no transition is running and everything that follows one has ended.
  func finish() async {
    await driver.until(10) { container.transitionSnapshot == nil }
    await driver.frames(5)
  }
}

/// A page that logs the calls that UIKit makes to it.
final class CallPage: AppearingPage {
  var note: (String) -> Void = { _ in }

  init(_ title: String) {
    super.init()
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  private func note(call: String) { note("\(call) \(title ?? "")") }

  override func viewDidLoad() {
    super.viewDidLoad()
    note(call: "viewDidLoad")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note(call: "viewWillAppear")
  }

  override func noteIsAppearing(_ animated: Bool) { note(call: "viewIsAppearing") }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note(call: "viewDidAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note(call: "viewWillDisappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note(call: "viewDidDisappear")
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    note(call: "willMove")
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    note(call: "didMove")
  }

  override func removeFromParent() {
    note(call: "removeFromParent")
    super.removeFromParent()
  }
}
