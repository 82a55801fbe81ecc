import Stage
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit

@MainActor @Suite("A presentation and the container below it", .serialized) struct PresentedOverTests {
  private func modal(_ style: UIModalPresentationStyle) -> UIViewController {
    let controller = UIViewController()
    controller.title = "M"
    controller.modalPresentationStyle = style
    return controller
  }

  private func appearance(_ rig: Rig) -> [String] {
    defer { rig.calls = [] }
    return rig.calls.filter { $0.hasPrefix("view") && !$0.hasPrefix("viewDidLoad") }
  }

  @Test("at rest: the container and its selected page disappear and appear", arguments: Contract.orders)
  func atRest(_ order: EndReports) {
    let rig = Rig(endReports: order)
    rig.page(0).present(modal(.fullScreen), animated: true)
    rig.stage.settle()
    #expect(
      appearance(rig) == [
        "viewWillDisappear container", "viewWillDisappear A", "viewWillAppear M", "viewDidAppear M",
        "viewDidDisappear container", "viewDidDisappear A",
      ])
    rig.page(0).dismiss(animated: true)
    rig.stage.settle()
    #expect(
      appearance(rig) == [
        "viewWillDisappear M", "viewWillAppear container", "viewWillAppear A", "viewDidAppear container",
        "viewDidAppear A", "viewDidDisappear M",
      ])
    #expect(rig.faults == [])
  }

  @Test(
    "during a transition: calls are balanced, and each controller has the coordinator of its own transition",
    arguments: Contract.orders, [UIModalPresentationStyle.fullScreen, .overFullScreen])
  func midSwitch(_ order: EndReports, _ style: UIModalPresentationStyle) {
    let rig = Rig(endReports: order)
    rig.tapTab(1)
    rig.stage.run(for: 0.1)
    let switching = rig.container.transition?.coordinator
    #expect(switching != nil && rig.page(0).transitionCoordinator === switching)
    let shown = modal(style)
    rig.page(1).present(shown, animated: true)
    #expect(shown.transitionCoordinator != nil && shown.transitionCoordinator !== switching)
    rig.stage.run(for: 2)
    #expect(rig.container.transition == nil && rig.stage.issues == [])
    rig.container.dismiss(animated: true)
    rig.stage.run(for: 2)
    #expect(rig.faults == [])
    var seen: [String: Int] = [:]
    for call in appearance(rig) {
      let parts = call.split(separator: " ").map(String.init)
      seen[parts[1], default: parts[1] == "container" || parts[1] == "A" ? 1 : 0] +=
        parts[0] == "viewDidAppear" ? 1 : parts[0] == "viewDidDisappear" ? -1 : 0
    }
    #expect(seen == ["container": 1, "A": 0, "B": 1, "M": 0].filter { style == .fullScreen || $0.key != "container" })
  }

  /// Slides away, driven by a percentage.
  final class Dismissal: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
    let percent = UIPercentDrivenInteractiveTransition()

    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
      self
    }

    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { percent }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
      0.5
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      if let to = context.view(forKey: .to) { context.containerView.insertSubview(to, at: 0) }
      UIView.animate(
        withDuration: 0.5, animations: { context.view(forKey: .from)?.center.y += 844 },
        completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
    }
  }

  @Test(
    "below a cancelled dismissal: the container and its page appear and disappear again", arguments: Contract.orders)
  func cancelledDismissal(_ order: EndReports) {
    let rig = Rig(endReports: order)
    let (shown, dismissal) = (modal(.fullScreen), Dismissal())
    shown.transitioningDelegate = dismissal
    rig.page(0).present(shown, animated: false)
    rig.calls = []
    shown.dismiss(animated: true)
    #expect(rig.page(0).transitionCoordinator === shown.transitionCoordinator)
    dismissal.percent.update(0.4)
    rig.stage.run(for: 0.1)
    dismissal.percent.cancel()
    rig.stage.settle()
    #expect(
      appearance(rig) == [
        "viewWillDisappear M", "viewWillAppear container", "viewWillAppear A", "viewWillAppear M",
        "viewWillDisappear container", "viewWillDisappear A", "viewDidAppear M", "viewDidDisappear container",
        "viewDidDisappear A",
      ])
    dismissal.percent.wantsInteractiveStart = false
    shown.dismiss(animated: true)
    rig.stage.settle()
    #expect(rig.faults == [] && shown.view.window == nil)
  }
}
