import LayerTime
import UIKit

/// The two pages of a transition, with the states to which they are restored. One of them stays at the end.
@MainActor struct PagePair {
  let from: UIViewController
  let to: UIViewController
  let containerView: UIView
  /// The states of the pages' views before the animator was started.
  private var initial: [PageState] = []
  /// The states of the pages' views after the animator was started.
  private var prepared: [PageState] = []
  /// The sum of the differences by which the states have been adapted, in points.
  private(set) var adaptedHeight: CGFloat = 0

  init(from: UIViewController, to: UIViewController, in containerView: UIView) {
    (self.from, self.to, self.containerView) = (from, to, containerView)
  }

  // MARK: The beginning

  mutating func recordInitialState() { initial = [PageState(of: from.view), PageState(of: to.view)] }
  mutating func recordPreparedState() { prepared = [PageState(of: from.view), PageState(of: to.view)] }

  /// Returns true if one of the pages is the transition's.
  func contain(_ page: UIViewController) -> Bool { initial.contains { $0.isOf(page) } }

  /// Gives the pages the height that the container view gets in `resize`, from the same top edge, and returns the difference.
  func changeHeight(in resize: () -> Void) -> CGFloat {
    var difference: CGFloat = 0
    CATransaction.withoutActions {
      UIView.performWithoutAnimation {
        let views = [from, to].compactMap(\.viewIfLoaded).map { ($0, $0.bounds.size, $0.center) }
        let old = containerView.bounds.height
        resize()
        difference = containerView.bounds.height - old
        // The pages do not follow by their autoresizing masks, because a transform may be set.
        for (view, size, center) in views {
          view.bounds.size = CGSize(width: size.width, height: size.height + difference)
          view.center = CGPoint(x: center.x, y: center.y + difference * view.layer.anchorPoint.y)
        }
      }
    }
    return difference
  }

  /// Adapts the states to another height of the pages.
  mutating func adaptStates(by difference: CGFloat) {
    adaptedHeight += difference
    for index in initial.indices { initial[index].changeHeight(by: difference) }
    for index in prepared.indices { prepared[index].changeHeight(by: difference) }
  }

  /// Restores the state after the animator was started.
  func restorePreparedState() {
    CATransaction.withoutActions {
      UIView.performWithoutAnimation {
        for page in prepared {
          page.restore()
          page.restoreSpeed()
          page.restoreSuperview()
        }
      }
    }
  }

  // MARK: The end
  // A page with another parent is not changed.

  /// Puts the outgoing page back into the container view as it was, in place of its old appearances, which layers still show
  /// after a cancellation. The animator's completion is then called before the transition ends.
  func replaceOldAppearances(_ animations: [LayerAnimations.Entry], ownedBy owner: (any TransitionOwner)?) {
    CATransaction.withoutActions {
      UIView.performWithoutAnimation {
        if !hasOtherParent(from, owner) {
          for page in initial where page.isOf(from) { page.restore() }
          containerView.addSubview(from.view)
        }
        for entry in animations { entry.layer.removeAnimation(forKey: entry.key) }
      }
    }
  }

  /// Ends a driver, removes one of the pages, and restores everything that was changed, in one transaction.
  func restore(
    _ outcome: Outcome, isInterrupted: Bool, of driver: (any TransitionDriver)?, ownedBy owner: (any TransitionOwner)?
  ) {
    // The page resigns its first responder while it is in the window. A page that stays keeps its first responder.
    if outcome == .completed { from.viewIfLoaded?.endEditing(true) }
    let (staying, removed) = outcome == .completed ? (to, from) : (from, to)
    let end = TransitionEnd(
      outcome: outcome, isInterrupted: isInterrupted, outgoing: from.viewIfLoaded, incoming: to.viewIfLoaded)
    let removePage = { remove(removed, ownedBy: owner) }
    CATransaction.withoutActions {
      UIView.performWithoutAnimation {
        leavePagesElsewhere(ownedBy: owner) { driver?.end(end, removePage: removePage) ?? removePage() }
        restore(keeping: staying, ownedBy: owner)
      }
    }
  }

  private func remove(_ page: UIViewController, ownedBy owner: (any TransitionOwner)?) {
    if !isElsewhere(page, owner) { page.viewIfLoaded?.removeFromSuperview() }
  }

  /// Restores both pages, and leaves one of them in the container view, at rest.
  private func restore(keeping staying: UIViewController, ownedBy owner: (any TransitionOwner)?) {
    containerView.removeAnimatorConstraints()
    for (state, page) in zip(initial, [from, to]) where !isElsewhere(page, owner) {
      state.restore(filling: page === staying ? containerView.bounds : nil)
      state.restoreTiming()
    }
    let view: UIView = staying.view
    if !isElsewhere(staying, owner) {
      view.frame = containerView.bounds
      // UIKit stops a program that adds the view of another parent's child.
      if view.superview !== containerView, !hasOtherParent(staying, owner) { containerView.addSubview(view) }
    }
    owner?.removeLeftovers(keeping: staying)
  }

  /// Runs `end`, which ends the driver, and leaves a page that another parent shows as it is.
  func leavePagesElsewhere(ownedBy owner: (any TransitionOwner)?, in end: () -> Void) {
    let states = [from, to].filter { isElsewhere($0, owner) }.map { PageState(of: $0.view) }
    end()
    for state in states { state.restore() }
  }

  /// Restores a page that another container takes over, before it places the page.
  func restore(_ page: UIViewController) {
    CATransaction.withoutActions {
      UIView.performWithoutAnimation {
        for state in initial where state.isOf(page) {
          state.restore()
          state.restoreTiming()
        }
      }
    }
  }

  /// The names of the properties of a page that differ from its initial state although an animator is expected to restore them.
  func differences(of page: UIViewController) -> [String] {
    initial.last { $0.isOf(page) }.map { PageState(of: page.view).differences(from: $0) } ?? []
  }

  /// Returns true if another parent shows the page.
  private func isElsewhere(_ page: UIViewController, _ owner: (any TransitionOwner)?) -> Bool {
    guard hasOtherParent(page, owner), let view = page.viewIfLoaded else { return false }
    return view.superview != nil && !view.isDescendant(of: containerView)
  }

  private func hasOtherParent(_ page: UIViewController, _ owner: (any TransitionOwner)?) -> Bool {
    page.parent != nil && owner?.isParent(of: page) == false
  }
}

/// The outgoing page's first responder in a transition that begins without a finger: it resigns at the start, and becomes first
/// responder again when the transition returns to its start.
///
/// In a drag it stays until the end, because the page may stay. On the way back it is not restored, because the keyboard would
/// make apps animate while the page's time runs backward.
@MainActor struct OutgoingFirstResponder {
  private weak var responder: UIView?

  /// Finds the first responder below a page.
  init(of page: UIView?) { responder = page?.firstResponderBelow }

  func resign() { responder?.resignFirstResponder() }

  /// Makes it first responder again, unless another view of the window has become first responder.
  func restore() {
    guard let responder, let window = responder.window, window.firstResponderBelow == nil else { return }
    responder.becomeFirstResponder()
  }
}

extension UIView {
  fileprivate var firstResponderBelow: UIView? {
    if isFirstResponder { return self }
    for view in subviews { if let found = view.firstResponderBelow { return found } }
    return nil
  }
}
