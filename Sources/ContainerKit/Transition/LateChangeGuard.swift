import LayerTime
import UIKit

/// Reverts changes that an animator makes to its two pages after its transition has ended without its report.
///
/// An animator with several phases starts the next one even if the previous one was removed, and an animator that uses
/// timers goes on. Both would move pages that are at rest by now, or that are selected next.
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

  /// The context on which the animator will report its end.
  private(set) weak var context: TransitionContext?
  private var pages: [Page]
  private var link: FrameLink?

  /// Starts to guard the restored pages of a transition. Calls `onFrame` now and in each frame, and at last `onEnd`.
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

  /// Reverts changes to the pages that are at rest.
  ///
  /// - Parameter isAtRest: Returns true if a page is the container's and no transition moves it.
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

  /// Accepts the current state of a page, because the app may have changed it in a callback.
  func renew(_ page: UIViewController) {
    pages = pages.map { $0.controller === page ? Page(page) ?? $0 : $0 }
  }

  private func isPlaced(_ page: UIView) -> Bool {
    guard let area = page.superview?.bounds else { return true }
    return page.bounds.size == area.size && page.center == CGPoint(x: area.midX, y: area.midY)
  }
}
