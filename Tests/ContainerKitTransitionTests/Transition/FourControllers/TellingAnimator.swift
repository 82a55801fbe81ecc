import UIKit

@testable import ContainerKitTestSupport

/// The animator of all hosts. It fades the new page in over the old one, like most published animators, and logs its
/// calls and its context's values. It is independent of the controller in which it runs.
@MainActor final class TellingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let journal: Journal

  init(_ journal: Journal) {
    self.journal = journal
    super.init()
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    journal.add("animator: duration")
    return 0.5
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    journal.add("animator: animate")
    tellFacts(context)
    guard let to = context.view(forKey: .to) else { return context.completeTransition(true) }
    context.containerView.addSubview(to)
    to.alpha = 0
    UIView.animate(
      withDuration: 0.5, animations: { to.alpha = 1 },
      completion: { [journal] _ in
        journal.add(
          "animator: complete cancelled \(context.transitionWasCancelled) interactive \(context.isInteractive)")
        context.completeTransition(!context.transitionWasCancelled)
      })
  }

  func animationEnded(_ transitionCompleted: Bool) { journal.add("animator: ended \(transitionCompleted)") }

  private func tellFacts(_ context: any UIViewControllerContextTransitioning) {
    let container = context.containerView
    guard let from = context.viewController(forKey: .from), let to = context.viewController(forKey: .to) else {
      return journal.add("context: a controller is missing")
    }
    func tell(_ fact: String) { journal.add("context: \(fact)") }
    tell("from \(from.title ?? "?") to \(to.title ?? "?")")
    tell("views are the pages' \(context.view(forKey: .from) === from.view) \(context.view(forKey: .to) === to.view)")
    tell("from initially \(place(context.initialFrame(for: from), container))")
    tell("from finally \(place(context.finalFrame(for: from), container))")
    tell("to initially \(place(context.initialFrame(for: to), container))")
    tell("to finally \(place(context.finalFrame(for: to), container))")
    tell("to has its final size \(to.view.bounds.size == context.finalFrame(for: to).size)")
    tell("container in a window \(container.window != nil), as large \(container.bounds == container.window?.bounds)")
    tell("container has from \(from.view.superview === container), to \(to.view.superview === container)")
    tell("animated \(context.isAnimated), interactive \(context.isInteractive)")
    tell("style \(context.presentationStyle.rawValue)")
  }

  /// Returns a frame's position in words.
  private func place(_ frame: CGRect, _ container: UIView) -> String {
    let whole = container.bounds
    if frame == .zero { return "zero" }
    if frame == whole { return "whole" }
    if frame == whole.offsetBy(dx: whole.width, dy: 0) { return "one width to the right" }
    if frame == whole.offsetBy(dx: -whole.width, dy: 0) { return "one width to the left" }
    return "\(frame)"
  }
}
