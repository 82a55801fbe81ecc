import LayerTime
import UIKit

/// Records the frames of a run, and the steps of its transition.
@MainActor final class ReportWatch {
  /// A frame as it was shown.
  struct Frame {
    let index: Int
    let time: TimeInterval
    let isUnderWay: Bool
    /// `true` if an animation that ends is running in the container view.
    let isAnimated: Bool
    let picture: StagePicture
    let pages: ReportPages
  }

  /// The frames since the watch was created, without those of commits.
  private(set) var frames: [Frame] = []
  /// The transition that began last; nil if none did.
  private(set) var transition: WatchedTransition?
  /// The states of the pages' views before the first transition.
  private(set) var firstStates: [ObjectIdentifier: ReportViewState] = [:]
  private unowned let stage: Stage
  /// The animator's views that are in the container view when the transition ends.
  private var leftViews: [UIView] = []
  /// Those of them that the controller has removed.
  private var holder = UIView()

  /// The pages of each frame of the transition.
  var pagesInTransition: [ReportPages] { frames.filter(\.isUnderWay).map(\.pages) }

  init(_ host: any TransitionHost) {
    stage = host.stage
    let listener = Trace.listeners.add { [weak self] event in
      if case .step(let step, let context, let animator) = event { self?.take(step, context, animator) }
    }
    stage.listeners.add { if case .tearDown = $0 { Trace.listeners.remove(listener) } }
    stage.onFrame = { [weak self, weak host] stage in
      if case .commit = stage.pictureKind { return }
      guard let self, let host else { return }
      frames.append(
        Frame(
          index: stage.frameIndex, time: stage.time, isUnderWay: host.isUnderWay,
          isAnimated: transition?.containerView?.layer.isAnimated == true, picture: stage.picture,
          pages: ReportPages(host)))
    }
  }

  /// `true` if the animator has left views of its own in the container view, for the controller to remove.
  var hasLeftViews: Bool { !holder.subviews.isEmpty || transition?.addedViews.isEmpty == false }

  /// Starts again, for another transition.
  func reset() {
    holder = UIView()
    frames = []
    transition = nil
  }

  /// The interruptible animator of the transition, which is asked for it; nil if it has none.
  var vendedAnimator: (any UIViewImplicitlyAnimating)? {
    guard let transition, let context = transition.context else { return nil }
    return transition.animator?.interruptibleAnimatorIfImplemented(using: context)
  }

  private func take(_ step: TransitionStep, _ context: AnyObject, _ animator: AnyObject?) {
    guard let context = context as? any UIViewControllerContextTransitioning else { return }
    switch step {
    case .willStart(let duration):
      var new = WatchedTransition(context, duration: duration, frame: stage.frameIndex, time: stage.time)
      new.animator = animator as? any UIViewControllerAnimatedTransitioning
      if firstStates.isEmpty { firstStates = new.pageStates }
      transition = new
    case .report:
      guard var current = transition, current.context === context, current.report == nil else { return }
      current.report = WatchedTransition.Report(
        context, frame: stage.frameIndex, time: stage.time, hadOutgoingView: current.hadOutgoingView)
      transition = current
    case .willRestore:
      guard let current = transition, current.context === context, current.report != nil else { return }
      leftViews = current.addedViews
    case .didRestore: break
    case .ended:
      // The controller has removed them. The animator's completion block may still do so itself.
      for view in leftViews where view.superview == nil { holder.addSubview(view) }
      leftViews = []
    }
  }
}

/// A transition, and what was found when its animator was started and when it reported.
@MainActor struct WatchedTransition {
  /// The moment of the animator's report.
  struct Report {
    let frame: Int
    let time: TimeInterval
    /// `true` if a finger or an interaction controller drives the transition.
    let isInteractive: Bool
    /// `true` if the incoming view is in the container view, or in no transition's hands.
    let hasIncomingView: Bool
    /// `true` if the transition is cancelled, and the outgoing view was in the container view and is not any more.
    let lacksOutgoingView: Bool

    @MainActor init(
      _ context: any UIViewControllerContextTransitioning, frame: Int, time: TimeInterval, hadOutgoingView: Bool
    ) {
      (self.frame, self.time, isInteractive) = (frame, time, context.isInteractive)
      let isCancelled = context.transitionWasCancelled
      hasIncomingView =
        isCancelled || context.view(forKey: .to).map { $0.isDescendant(of: context.containerView) } ?? true
      lacksOutgoingView =
        isCancelled && hadOutgoingView
        && context.view(forKey: .from)?.isDescendant(of: context.containerView) == false
    }
  }

  private(set) weak var context: (any UIViewControllerContextTransitioning)?
  weak var animator: (any UIViewControllerAnimatedTransitioning)?
  private(set) weak var containerView: UIView?
  private weak var from: UIView?
  private weak var to: UIView?
  /// The animator's duration, as it says, in seconds.
  let duration: TimeInterval
  let frame: Int
  let time: TimeInterval
  let containerState: ReportViewState
  let pageStates: [ObjectIdentifier: ReportViewState]
  /// The views in the container view before the animator was started.
  let views: Set<ObjectIdentifier>
  /// `true` if the outgoing view was among them, or below them.
  let hadOutgoingView: Bool
  /// The views beside the container view, and beside each view above it, before the animator was started.
  private let outerViews: Set<ObjectIdentifier>
  private weak var window: UIWindow?
  var report: Report?

  /// The views in the container view that the animator has added, besides those that contain a page.
  var addedViews: [UIView] {
    (containerView?.subviews ?? []).filter { view in
      !views.contains(ObjectIdentifier(view)) && ![from, to].contains { $0?.isDescendant(of: view) == true }
    }
  }

  /// The views beside the container view, and above that, that were not there before, besides those that contain a page.
  var viewsAddedOutside: [UIView] {
    let start = containerView?.window == nil ? window : containerView?.superview
    return Self.subviews(fromUp: start).filter { view in
      view !== containerView && !outerViews.contains(ObjectIdentifier(view))
        && ![from, to].contains { $0?.isDescendant(of: view) == true }
    }
  }

  /// Returns the subviews of a view, and of each view above it.
  private static func subviews(fromUp start: UIView?) -> [UIView] {
    var (views, next) = ([UIView](), start)
    while let view = next { (views, next) = (views + view.subviews, view.superview) }
    return views
  }

  /// `true` if the animator takes no time, or has reported before it returned.
  var isAtOnce: Bool { duration == 0 || report?.frame == frame }

  init(
    _ context: any UIViewControllerContextTransitioning, duration: TimeInterval, frame: Int, time: TimeInterval
  ) {
    (self.context, containerView, self.frame, self.time) = (context, context.containerView, frame, time)
    self.duration = duration
    containerState = ReportViewState(of: context.containerView)
    views = Set(context.containerView.subviews.map { ObjectIdentifier($0) })
    outerViews = Set(Self.subviews(fromUp: context.containerView.superview).map { ObjectIdentifier($0) })
    window = context.containerView.window
    hadOutgoingView = context.view(forKey: .from)?.isDescendant(of: context.containerView) == true
    from = context.viewController(forKey: .from)?.viewIfLoaded
    to = context.viewController(forKey: .to)?.viewIfLoaded
    let pages = [from, to].compactMap { $0 }
    pageStates = Dictionary(pages.map { (ObjectIdentifier($0), ReportViewState(of: $0)) }) { first, _ in first }
  }
}

/// The two pages as a frame shows them.
struct ReportPages: Equatable {
  let from: Stage.ViewPresentation
  let to: Stage.ViewPresentation

  @MainActor init(_ host: any TransitionHost) {
    from = host.from.viewIfLoaded.map { Stage.ViewPresentation(of: $0) } ?? .nothing
    to = host.to.viewIfLoaded.map { Stage.ViewPresentation(of: $0) } ?? .nothing
  }

  /// The largest difference of an edge, in points, or of an alpha, in percent.
  func distance(to other: ReportPages) -> CGFloat {
    max(Self.distance(from, other.from), Self.distance(to, other.to))
  }

  private static func distance(_ first: Stage.ViewPresentation, _ second: Stage.ViewPresentation) -> CGFloat {
    guard first.isOnScreen || second.isOnScreen else { return 0 }
    let (one, two) = (first.frame, second.frame)
    guard !one.isNull, !two.isNull else { return one.isNull == two.isNull ? 0 : .infinity }
    return [
      one.minX - two.minX, one.minY - two.minY, one.maxX - two.maxX, one.maxY - two.maxY,
      (first.alpha - second.alpha) * 100,
    ].map(abs).max() ?? 0
  }
}
