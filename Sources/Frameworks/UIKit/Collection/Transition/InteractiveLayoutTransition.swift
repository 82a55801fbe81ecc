import Foundation
import QuartzCore

/// An interactive transition of a collection view between two layouts. It moves the content with the progress, and drives
/// the progress once the transition is finished or cancelled.
@MainActor final class InteractiveLayoutTransition: NSObject {
  /// UIKit's messages (seen in reports of exceptions).
  static let isUnderWay = "the collection is already in the middle of an interactive transition"
  static let isMissing =
    "the collection was not prepared for an interactive transition. see "
    + "startInteractiveTransitionToCollectionViewLayout:completion:"

  let layout: UICollectionViewTransitionLayout
  private weak var collection: UICollectionView?
  private let completion: UICollectionView.LayoutInteractiveTransitionCompletion?
  /// The offset that the content was moved to last; nil once others have moved it.
  private var knownOffset: CGPoint?
  private var ending: Ending?
  private var link: CADisplayLink?

  /// The way of the progress to its end: the spring of UIKit's own transitions, which takes over the velocity of the
  /// progress. (That the collection view sets the progress, and overshoots it with the velocity, was seen in reports. The
  /// spring is a guess: list-29b.)
  private struct Ending {
    let start, target: CGFloat
    let since: TimeInterval
    let spring: SpringCurve

    init(from start: CGFloat, to target: CGFloat, velocity: CGFloat, at time: TimeInterval) {
      (self.start, self.target, since) = (start, target, time)
      var spring = SystemSpring.curve
      if start != target { spring.initialVelocity = Double(velocity / (target - start)) }
      self.spring = spring
    }

    /// Returns the progress at a time; nil when it has arrived.
    func progress(at time: TimeInterval) -> CGFloat? {
      guard start != target, time - since < SystemSpring.duration else { return nil }
      return target + (start - target) * CGFloat(spring.offset(at: time - since))
    }
  }

  init(
    _ layout: UICollectionViewTransitionLayout, of collection: UICollectionView,
    _ completion: UICollectionView.LayoutInteractiveTransitionCompletion?
  ) {
    (self.layout, self.collection, self.completion) = (layout, collection, completion)
    knownOffset = collection.contentOffset
    super.init()
  }

  // MARK: Content

  /// `true` if nobody else has moved the content since the transition started.
  var movesContent: Bool {
    if knownOffset != collection?.contentOffset { knownOffset = nil }
    return knownOffset != nil
  }

  /// Moves the content to the offset for the progress.
  func moveContent() {
    guard let collection, let offset = layout.contentOffset else { return }
    if collection.contentOffset != offset { collection.contentOffset = offset }
    knownOffset = collection.contentOffset
  }

  // MARK: End

  /// The longest time, in seconds, for which the velocity of the progress counts (a guess: list-29c).
  private static let memory: TimeInterval = 0.1

  func end(finishes: Bool) {
    guard ending == nil else { fatalError(Self.isMissing) }
    let now = CACurrentMediaTime()
    let velocity = now - layout.motion.time < Self.memory ? layout.motion.velocity : 0
    ending = Ending(from: layout.transitionProgress, to: finishes ? 1 : 0, velocity: velocity, at: now)
    guard collection?.window != nil else { return arrive() }
    link = CADisplayLink(target: self, selector: Selector(InteractiveLayoutTransition.frame(_:)))
    link?.add(to: .main, forMode: .common)
  }

  private func frame(_ link: CADisplayLink) {
    guard let progress = ending?.progress(at: link.targetTimestamp) else { return arrive() }
    layout.transitionProgress = progress
    layout.invalidateLayout()
  }

  private func arrive() {
    link?.invalidate()
    link = nil
    guard let collection, let ending else { return }
    let finishes = ending.target == 1
    layout.transitionProgress = ending.target
    let offset = movesContent ? layout.contentOffset : nil
    collection.installLayout(after: self, finishes: finishes, offset: offset)
    completion?(true, finishes)
  }
}

extension UICollectionView {
  func beginTransition(
    to layout: UICollectionViewLayout, _ completion: LayoutInteractiveTransitionCompletion?
  ) -> UICollectionViewTransitionLayout {
    if layoutTransition != nil { fatalError(InteractiveLayoutTransition.isUnderWay) }
    UIView.performWithoutAnimation { layoutIfNeeded() }
    let old = collectionViewLayout
    prepareLayout()
    let between =
      delegate?.collectionView(self, transitionLayoutForOldLayout: old, newLayout: layout)
      ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: layout)
    willTransition(from: old, to: layout)
    let transition = InteractiveLayoutTransition(between, of: self, completion)
    replaceLayout(with: between, keepsDecorations: true)
    // At progress 0, the content has its old size and offset.
    prepareLayout()
    between.offsets = (contentOffset, targetOffset(of: layout, contentSize: layout.collectionViewContentSize))
    layoutTransition = transition
    return between
  }

  func endTransition(finishes: Bool) {
    guard let layoutTransition else { fatalError(InteractiveLayoutTransition.isMissing) }
    layoutTransition.end(finishes: finishes)
  }

  /// Replaces the transition layout when its progress has arrived.
  func installLayout(after transition: InteractiveLayoutTransition, finishes: Bool, offset: CGPoint?) {
    let between = transition.layout
    let (old, new) = (between.currentLayout, between.nextLayout)
    layoutTransition = nil
    let kept = finishes ? new : old
    UIView.performWithoutAnimation {
      replaceLayout(with: kept, keepsDecorations: true)
      for key in extras.keys where !hasSameView(key, in: kept) { dropExtra(key) }
      prepareLayout()
      contentOffset = offset ?? resting(contentOffset)
      if window != nil { layOutItems() }
    }
    between.owner = nil
    between.offsets = nil
    UIView.animate(withDuration: 0.3) { self.finalizeTransition(from: old, to: new, keeping: kept) }
    didTransition(from: old, to: new)
  }
}
