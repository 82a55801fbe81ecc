import LayerTime
import UIKit

/// Keeps the two pages of a transition as they are after it has ended before its animator reported, until the animator has
/// reported or its time is over.
///
/// An animator of several phases starts the next one in the completion of the one before, also if that has been removed. One
/// that works by timers goes on. They move pages then that are no longer theirs: the selected one, or one that is selected
/// next.
@MainActor final class LateChangeGuard {
  @MainActor private struct Page {
    let controller: UIViewController
    let view: UIView
    let state: PageState
    let animations: LayerAnimations

    init?(_ controller: UIViewController) {
      guard let view = controller.viewIfLoaded else { return nil }
      (self.controller, self.view) = (controller, view)
      state = PageState(of: view)
      animations = LayerAnimations(onlyOn: view.layer)
    }
  }

  /// The context by which the animator will report.
  private(set) weak var context: TransitionContext?
  private var pages: [Page]
  private var link: FrameLink?

  /// - Parameters:
  ///   - transition: A transition that has ended, its pages put back.
  ///   - onFrame: Called in each frame, the one under way included.
  ///   - onEnd: Called when the animator's time is over.
  init(_ transition: Transition, onFrame: @escaping () -> Void, onEnd: @escaping (LateChangeGuard) -> Void) {
    context = transition.context
    pages = [transition.from, transition.to].compactMap { Page($0) }
    let deadline = CACurrentMediaTime() + transition.duration + CompletionWatchdog.maximumSecondsToWait
    link = FrameLink { [weak self] time in
      guard let self else { return }
      if time < deadline { onFrame() } else { onEnd(self) }
    }
    onFrame()
  }

  /// Takes back what has been done to the pages.
  ///
  /// - Parameter isAtRest: Returns whether the container has a page, and no transition moves it.
  func check(_ isAtRest: (UIViewController) -> Bool) {
    for page in pages where isAtRest(page.controller) { check(page) }
  }

  private func check(_ page: Page) {
    let layer = page.view.layer
    let added = LayerAnimations(onlyOn: layer).added(since: page.animations)
    let isChanged = !PageState(of: page.view).differences(from: page.state).isEmpty
    guard !added.isEmpty || isChanged || !isPlaced(page.view) else { return }
    CATransaction.withoutActions {
      for entry in added { layer.removeAnimation(forKey: entry.key) }
      UIView.performWithoutAnimation {
        page.state.restore()
        page.state.restoreTiming()
        if let area = page.view.superview { page.view.frame = area.bounds }
      }
    }
  }

  /// Takes a page as it is now: the app may have changed it in a callback.
  func renew(_ page: UIViewController) {
    pages = pages.map { $0.controller === page ? Page(page) ?? $0 : $0 }
  }

  private func isPlaced(_ page: UIView) -> Bool {
    guard let area = page.superview?.bounds else { return true }
    return page.bounds.size == area.size && page.center == CGPoint(x: area.midX, y: area.midY)
  }
}
