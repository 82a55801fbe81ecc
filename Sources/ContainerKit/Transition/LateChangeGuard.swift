import LayerTime
import UIKit

/// Reverts changes that an animator makes to its two pages after its transition has ended without its report.
///
/// An animator with several phases starts the next one even if the previous one was removed, and an animator that uses
/// timers goes on. Both would move pages that are at rest, or that are selected next. For as long as the animator said it would
/// take, and a second, all changes are attributed to the animator. After that, changes are attributed to the app, until the
/// animator reports at last. Then the changes of that turn of the run loop are reverted, and so are changes to a page that is out
/// of the window, where the two cannot be told apart.
@MainActor final class LateChangeGuard {
  @MainActor private struct GuardedPage {
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

  private var pages: [GuardedPage]
  private var link: FrameLink?
  private(set) var isOver = false

  /// Starts to guard the restored pages of a transition. Calls `onFrame` now and in each frame, and at last `onEnd`.
  init(_ transition: Transition, onFrame: @escaping () -> Void, onEnd: @escaping (LateChangeGuard) -> Void) {
    pages = [transition.from, transition.to].compactMap { GuardedPage($0) }
    let deadline = CACurrentMediaTime() + transition.duration + CompletionWatchdog.maximumSecondsToWait
    link = FrameLink { [weak self] time in
      guard let self else { return }
      if time < deadline { return onFrame() }
      (link, isOver) = (nil, true)
      onEnd(self)
    }
    onFrame()
  }

  /// Reverts changes to the pages that are at rest.
  ///
  /// - Parameter isSettled: Returns true if a page is the container's and no transition moves it.
  func check(_ isSettled: (UIViewController) -> Bool) {
    for page in pages where isSettled(page.controller) && (!isOver || page.view.layer.hasChangedSinceLastFrame) {
      check(page)
    }
  }

  private func check(_ page: GuardedPage) {
    let layer = page.view.layer
    let added = LayerAnimations(onlyOn: layer).added(since: page.animations)
    let isChanged = !PageState(of: page.view).differences(from: page.state).isEmpty
    guard !added.isEmpty || isChanged || !isPlaced(page.view) else { return }
    CATransaction.withoutActions {
      for entry in added { layer.removeAnimation(forKey: entry.key) }
      UIView.performWithoutAnimation {
        page.state.restore(filling: page.view.superview?.bounds)
        page.state.restoreTiming()
      }
    }
  }

  /// Accepts the current state of a page, because the app may have changed it in a callback.
  func renew(_ page: UIViewController) {
    pages = pages.map { $0.controller === page ? GuardedPage(page) ?? $0 : $0 }
  }

  private func isPlaced(_ page: UIView) -> Bool {
    guard let area = page.superview?.bounds else { return true }
    return page.bounds.size == area.size && page.center == CGPoint(x: area.midX, y: area.midY)
  }
}

extension CALayer {
  /// `true` if a property that animators change differs from what the last frame shows, or no frame shows the layer.
  fileprivate var hasChangedSinceLastFrame: Bool {
    guard let shown = presentation() else { return true }
    return shown.opacity != opacity || shown.isHidden != isHidden || shown.position != position
      || shown.bounds != bounds || !CATransform3DEqualToTransform(shown.transform, transform)
  }
}
