import LayerTime
import UIKit

extension LayerTimeDriver {
  func enter(_ stage: CompletionStage) {
    switch stage {
    case .showingPastEnd: frozenLayers.showPast(end)
    case .removingEnded:
      removeEnded()
      frozenLayers.resume()
    case .showingStart: frozenLayers.show(0, before: end)
    case .restoringModel: settleModel(isShown: true)
    case .moving, .reportingEnds, .checkingOldAppearance, .awaitingAnimator: break
    }
  }

  /// Restoring the model removes every animation except a `CATransition`.
  var oldAppearances: [LayerAnimations.Entry] { entries.filter(\.isPresent) }

  func jump(to outcome: Outcome) {
    if outcome == .cancelled, !hasRestoredStart { settleModel(isShown: false) }
  }

  private func settleModel(isShown: Bool) {
    // Without a listed animation no model was set: an older animator's late change still has to be reverted.
    hasRestoredStart = hasAnimations
    frozenLayers.settleModel(isShown: isShown)
    onSettled()
  }

  /// Removes animations that are past their end and do not keep their last value.
  private func removeEnded() {
    for entry in entries where entry.isPresent {
      let holds = !entry.animation.isRemovedOnCompletion && [.forwards, .both].contains(entry.animation.fillMode)
      if !holds { entry.layer.removeAnimation(forKey: entry.key) }
    }
  }

  func end(_ end: TransitionEnd, removePage: () -> Void) {
    removeAnimations(end)
    removePage()
    if end.outcome == .cancelled, let page = end.incoming {
      // Otherwise a view would stay half faded in for the next transition. The page's size goes with the sizes of its
      // subviews, so that they follow it when its state is restored. A page that is elsewhere has another parent by now.
      let isElsewhere = page.superview != nil && !page.layer.isBelow(roots[0].layer)
      frozenLayers.restoreAnimatorValues { layer, key in
        guard layer === page.layer else { return layer.isBelow(page.layer) }
        return !end.restoresPage || !isElsewhere && key == "bounds"
      }
    }
    frozenLayers.restore()
  }

  private func removeAnimations(_ end: TransitionEnd) {
    for root in roots {
      // An alongside animation that was never frozen continues. A repeating one on the page itself does not.
      let goesOn = end.outcome == .completed && !end.isInterrupted && !root.wasFrozen
      for entry in root.entries where entry.isPresent {
        let isOnPage = end.pages.contains { $0.layer === entry.layer }
        let isUnderWay = root.isOver(entry).map { !$0 } ?? !isOnPage
        if !(goesOn && isUnderWay) { entry.layer.removeAnimation(forKey: entry.key) }
      }
    }
    if end.outcome == .cancelled || end.isInterrupted { for page in end.pages { clear(page.layer) } }
  }

  var hasEndedAnimation: Bool {
    roots.contains { root in root.entries.contains { $0.isPresent && root.isOver($0) == true } }
  }

  /// Removes the animations that a page's layer got since the beginning, including those of an animator's second phase.
  /// An animation without a key is in no list. It is removed with all others if the layer had none before.
  private func clear(_ page: CALayer) {
    guard before.entries.contains(where: { $0.layer === page }) else { return page.removeAllAnimations() }
    for entry in LayerAnimations(below: [page]).added(since: before) where entry.layer === page {
      page.removeAnimation(forKey: entry.key)
    }
  }
}
