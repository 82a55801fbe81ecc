import LayerTime
import UIKit

extension LayerDriver {
  func arrived(atEnd: Bool, frame: Int) -> Bool {
    atEnd ? finish(frame) : cancel(frame)
  }

  /// The last frame stood just before the end. The animations end by themselves, past it; what is left after two
  /// frames is taken away. From there time runs on, for what an animator may do in a second step.
  private func finish(_ frame: Int) -> Bool {
    switch frame {
    case 1:
      held.showPast(end)
    case 3:
      removeEnded()
      held.runOn()
    default: break
    }
    return false
  }

  /// The last frame stood exactly where the transition began. What it shows is made the model before any animation is
  /// taken away, so that no frame can show anything else.
  private func cancel(_ frame: Int) -> Bool {
    if frame == 1 { settleModel(isShown: true) }
    // What holds an old look cannot be taken away before the views are back: its animator would wait for ever.
    return frame == 2 && isUnderWay || frame > TransitionEnd.patience
  }

  func leap(toEnd: Bool) {
    if !toEnd, !isPutBack { settleModel(isShown: false) }
  }

  private func settleModel(isShown: Bool) {
    isPutBack = true
    held.settleModel(isShown: isShown)
    onSettled()
  }

  /// What is left past its end and does not hold its last value.
  private func removeEnded() {
    for entry in entries where entry.isPresent {
      let holds = !entry.animation.isRemovedOnCompletion && [.forwards, .both].contains(entry.animation.fillMode)
      if !holds { entry.layer.removeAnimation(forKey: entry.key) }
    }
  }

  func detach(_ end: TransitionEnd, pages: [UIView]) {
    for root in roots {
      // An animation alongside that was never frozen and is not over yet continues. On the page itself, a repeating
      // animation that the animator started does not.
      let goesOn = end.isCompleted && !end.isCutShort && !root.wasFrozen
      for entry in root.entries where entry.isPresent {
        let isOnPage = pages.contains { $0.layer === entry.layer }
        let isUnderWay = entry.end(in: root.layer, startingAt: root.start).map { $0 > root.elapsed } ?? !isOnPage
        if !(goesOn && isUnderWay) { entry.layer.removeAnimation(forKey: entry.key) }
      }
    }
    if !end.isCompleted || end.isCutShort { for page in pages { clear(page.layer) } }
  }

  func release() { held.restore() }

  var hasEndedAnimation: Bool {
    roots.contains { root in
      root.entries.contains {
        $0.isPresent && $0.end(in: root.layer, startingAt: root.start).map { $0 <= root.elapsed } ?? false
      }
    }
  }

  /// Take off a page's layer what came to it since the beginning, also in a second step of the animator's. An animation
  /// without a key is in no list: it goes where the layer had none before.
  private func clear(_ page: CALayer) {
    guard before.entries.contains(where: { $0.layer === page }) else { return page.removeAllAnimations() }
    for entry in LayerAnimations(below: [page]).added(since: before) where entry.layer === page {
      page.removeAnimation(forKey: entry.key)
    }
  }

  func giveBack(below page: UIView) {
    held.giveBack { $0 !== page.layer && $0.isBelow(page.layer) }
  }
}
