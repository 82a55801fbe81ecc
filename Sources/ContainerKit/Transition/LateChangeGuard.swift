import LayerTime
import UIKit

/// Keeps the selected page in its place after a transition that was cut short, until its animator has reported its end.
///
/// An animator of several phases starts the next one in the completion of the one before, also if that has been removed. It
/// moves pages then that are no longer its own.
@MainActor final class LateChangeGuard {
  private let page: UIView
  private let state: PageState
  private let animations: LayerAnimations
  private let deadline: CFTimeInterval
  private let onFrame: () -> Void
  private var link: FrameLink?

  /// - Parameters:
  ///   - page: The selected page's view, at rest.
  ///   - deadline: How long to wait for the animator, as a media time.
  ///   - onFrame: Called in each frame.
  init(_ page: UIView, until deadline: CFTimeInterval, onFrame: @escaping () -> Void) {
    self.page = page
    state = PageState(of: page)
    animations = LayerAnimations(onlyOn: page.layer)
    self.deadline = deadline
    self.onFrame = onFrame
    link = FrameLink { [weak self] in self?.frame($0) }
  }

  private func frame(_ time: CFTimeInterval) {
    guard time < deadline else {
      link?.invalidate()
      return link = nil
    }
    onFrame()
    check()
  }

  /// Takes back what has been done to the page.
  func check() {
    guard link != nil else { return }
    let added = LayerAnimations(onlyOn: page.layer).added(since: animations)
    guard !added.isEmpty || !isPlaced || !PageState(of: page).differences(from: state).isEmpty else { return }
    CATransaction.withoutActions {
      for entry in added { page.layer.removeAnimation(forKey: entry.key) }
      UIView.performWithoutAnimation {
        state.restore()
        state.restoreTiming()
        if let area = page.superview { page.frame = area.bounds }
      }
    }
  }

  private var isPlaced: Bool {
    guard let area = page.superview?.bounds else { return true }
    return page.bounds.size == area.size && page.center == CGPoint(x: area.midX, y: area.midY)
  }
}
