import ContainerKit
import UIKit

extension Probe {
  /// A hundred cancelled transitions of a container while the main thread is busy.
  static var cancels: [Probe] {
    [
      Probe(
        "cancels/busy", "100 cancels, with the main thread busy for up to 50 ms before and after",
        settles: ["kit-41"]
      ) { bench in
        let pages = ["A", "B"].map { title in
          let page = UIViewController()
          page.title = title
          page.view.backgroundColor = title == "A" ? .red : .blue
          return page
        }
        let container = ContainerViewController(viewControllers: pages)
        let delegate = CancelDelegate()
        container.delegate = delegate
        bench.window.rootViewController = container
        await bench.driver.frames(5)
        let width = container.view.bounds.width
        var wrong: [String] = []
        var cancel = 0
        let watch = FrameCallback { _ in
          let shown = pages.map { $0.viewIfLoaded?.layer.presentation()?.frame.minX }
          let outgoing = shown[0] ?? 0
          // On the way or at rest: A between −width and 0, B between 0 and width.
          if outgoing < -width - 0.5 || outgoing > 0.5 { wrong.append("\(cancel): A at \(outgoing)") }
          if pages[1].viewIfLoaded?.window != nil, let incoming = shown[1], incoming < -0.5 || incoming > width + 0.5 {
            wrong.append("\(cancel): B at \(incoming)")
          }
          if pages[1].viewIfLoaded?.window != nil, let incoming = shown[1], abs(incoming - outgoing - width) > 1 {
            wrong.append("\(cancel): \(incoming - outgoing) between the pages")
          }
        }
        while cancel < 100 {
          let drive = PercentDrivenInteractiveTransition()
          delegate.drive = drive
          container.selectViewController(pages[1], animated: true, completion: nil)
          await bench.driver.frames(1 + cancel % 4)
          drive.update(CGFloat(cancel % 10) / 10)
          bench.driver.busy(Double(cancel % 6) / 100)
          await bench.driver.frames(cancel % 3)
          if cancel % 2 == 0 {
            drive.cancel()
            bench.driver.busy(Double(cancel % 5) / 80)
          } else {
            await bench.driver.inFrame {
              bench.driver.busy(Double(cancel % 5) / 80)
              drive.cancel()
            }
          }
          guard await bench.driver.until(5, { container.transitionCoordinator == nil }) else {
            throw ProbeError(description: "cancel \(cancel) did not end")
          }
          cancel += 1
        }
        watch.invalidate()
        return ProbeFinding(
          outcome: [
            "cancelled": .rounded(Double(delegate.cancelled)), "wrong": .lines(Array(wrong.prefix(20))),
            "selected": .text(container.selectedViewController?.title ?? ""),
            "restsAt": .rounded(Double(pages[0].view.frame.minX)),
            "animations": .lines(pages[0].view.layer.animationKeys() ?? []),
          ])
      }
    ]
  }
}

/// Gives each transition a plain slide and the probe's interaction controller.
private final class CancelDelegate: ContainerViewControllerDelegate {
  var drive: PercentDrivenInteractiveTransition?
  var cancelled = 0

  func containerViewController(
    _ container: ContainerViewController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { PlainSlide() }

  func containerViewController(
    _ container: ContainerViewController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { drive }

  func containerViewController(
    _ container: ContainerViewController, didCancelTransitionTo viewController: UIViewController,
    source: ContainerSelectionSource
  ) { cancelled += 1 }
}

/// Slides both pages to the left, as an article on custom transitions would.
final class PlainSlide: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else {
      return context.completeTransition(false)
    }
    let bounds = context.containerView.bounds
    to.frame = bounds.offsetBy(dx: bounds.width, dy: 0)
    context.containerView.addSubview(to)
    UIView.animate(withDuration: 0.3, delay: 0, options: .curveLinear) {
      to.frame = bounds
      from.frame = bounds.offsetBy(dx: -bounds.width, dy: 0)
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
