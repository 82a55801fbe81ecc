import ContainerKit
import UIKit

/// The two pages of a transition, and what a part adds to it.
///
/// A page that takes no part, such as the presenting one below a sheet, is replaced by an empty view that is never visible:
/// ``hasBothPages``.
@preconcurrency @MainActor public final class TransitionPages {
  /// The view that contains the pages during the transition.
  public let container: UIView
  /// The page that leaves.
  public let from: UIView
  /// The page that comes in, at its final frame.
  public let to: UIView
  /// The direction of the transition in the order of the pages.
  public let step: ContainerPageStep
  /// `true` if a finger drives the transition from its start.
  public let isInteractive: Bool
  /// The frame of the pages in the container.
  public let bounds: CGRect
  /// `false` if a page takes no part: the presenting one in a presentation over it, such as one of the style `custom`. It is
  /// visible behind the other page, and does not move.
  public let hasBothPages: Bool

  /// The views of the two controllers, including one that takes no part.
  let roots: (from: UIView, to: UIView)?
  private(set) var changes: [Change] = []
  /// Calls what draws by itself; nil if nothing does.
  private(set) var progress: ProgressFollower?
  private var overlay: UIView?
  private var excludedViews: [UIView] = []
  private var followers: [(page: UIView, view: UIView)] = []
  private var originals: [PageState]
  private var added: [UIView] = []
  private var ends: [() -> Void] = []
  /// The pages that have a background only during the transition.
  private var temporaryBackgrounds: [(page: UIView, original: UIColor?, color: UIColor)] = []
  private var depth: (sublayerTransform: CATransform3D, color: UIColor?)?

  /// A change of the pages, and the part of the time in which it is animated.
  struct Change {
    let start: Double
    let end: Double
    let body: () -> Void
  }

  init(_ context: any UIViewControllerContextTransitioning, _ step: ContainerPageStep) {
    (container, self.step, isInteractive) = (context.containerView, step, context.isInteractive)
    let (outgoing, incoming) = (context.view(forKey: .from), context.view(forKey: .to))
    let final = context.viewController(forKey: .to).map { context.finalFrame(for: $0) } ?? .zero
    let room = final.isEmpty ? container.bounds : final
    if let first = context.viewController(forKey: .from)?.view, let last = context.viewController(forKey: .to)?.view {
      roots = (first, last)
    } else {
      roots = nil
    }
    hasBothPages = outgoing != nil && incoming != nil
    from = outgoing ?? UIView(frame: room)
    to = incoming ?? UIView(frame: room)
    if let incoming {
      incoming.frame = room
      container.addSubview(incoming)
      incoming.layoutIfNeeded()
    }
    bounds = incoming == nil ? from.frame : room
    originals = []
    originals = [from, to].map { PageState(of: $0) }
  }

  // MARK: The direction

  /// The page that is later in the order of the pages: the pushed or presented one.
  public var later: UIView { step == .next ? to : from }
  /// The page that is earlier in the order of the pages.
  public var earlier: UIView { step == .next ? from : to }
  /// 1 if the incoming page comes from the right, and -1 from the left. In a right-to-left layout, later pages are on the left.
  public var side: CGFloat {
    (step == .next) == (container.effectiveUserInterfaceLayoutDirection == .leftToRight) ? 1 : -1
  }

  /// `true` if the earlier page leaves to the left, and comes back from there.
  var isEarlierOnLeft: Bool { (step == .next) == (side > 0) }

  // MARK: Animating

  /// Adds changes that are animated during the whole transition.
  public func animate(_ changes: @escaping () -> Void) { animate(from: 0, to: 1, changes) }

  /// Adds changes that are animated during a part of the transition.
  ///
  /// - Parameters:
  ///   - start: The start, from 0 to 1.
  ///   - end: The end, from `start` to 1.
  ///   - changes: Sets the state at the end.
  public func animate(from start: Double, to end: Double, _ changes: @escaping () -> Void) {
    self.changes.append(Change(start: start, end: end, body: changes))
  }

  // sample: in a function (pages: TransitionPages, label: UILabel)
  /// Adds code that draws the transition by itself, such as an animation of Lottie, a Metal view or a player that is sought.
  ///
  /// ```swift
  /// pages.add(label)
  /// pages.onProgress { fraction in label.text = "\(Int(100 * fraction)) %" }
  /// ```
  ///
  /// The fraction is that of the transition's time, before the curve of ``PageTransition/timing``: in each frame it is what a
  /// view shows that moves linearly from 0 to 1. It follows the finger, and goes back if the transition is cancelled. For a curve
  /// of your own, compute it from the fraction, for example only if ``isInteractive`` is false.
  ///
  /// In a container this is so from the first frame on. UIKit's own controllers start a transition later in a frame. The first one
  /// is drawn at 0 there, one frame behind the views.
  ///
  /// - Parameter draw: Called with 0 at once; then on the main actor, without implicit animations, in each frame in which the
  ///   fraction has changed, before the frame is drawn. The last call has exactly 1, or 0 if the transition is cancelled, and
  ///   comes before ``atEnd(_:)``, before the transition's completion and also if it is interrupted. Released then.
  public func onProgress(_ draw: @escaping (_ fraction: CGFloat) -> Void) {
    let follower = progress ?? ProgressFollower()
    if progress == nil { add(follower) }
    progress = follower
    follower.add(draw)
  }

  /// The number of keyframes of a path. Between two of them, pieces of a page are apart by less than a tenth of a point.
  private static let keyframes = 32

  /// Adds changes along a path that is not straight, such as those of pieces of paper that hang together. They are set up for the
  /// start at once.
  ///
  /// - Parameter pose: Sets the state at a progress from 0 to 1.
  public func animate(along pose: @escaping (_ progress: CGFloat) -> Void) {
    pose(0)
    let count = Self.keyframes
    for step in 1...count {
      animate(from: Double(step - 1) / Double(count), to: Double(step) / Double(count)) {
        pose(CGFloat(step) / CGFloat(count))
      }
    }
  }

  /// Returns the transform that moves a page by a distance, in points of the container, and leaves its safe area alone.
  ///
  /// It also scales the page by an invisible amount: since iOS 14, a scaled view keeps its safe area. That of a view that only
  /// moves may change at once, in the animation's block. Then its scroll views move their content in the animation, and in a
  /// navigation controller the page is laid out again.
  public func offset(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    guard x != 0 || y != 0 else { return .identity }
    let scale = 1 - 1e-5
    return CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: x, ty: y)
  }

  // MARK: Adding views

  /// Moves a page above the other one. If a page has no opaque background, it gets one in the color behind the pages during the
  /// transition, so that the other one does not shine through. So does a page with a mask, outside of what the mask shows.
  public func bringToFront(_ page: UIView) {
    raise(page)
    makeOpaque()
  }

  private func raise(_ page: UIView) {
    container.bringSubviewToFront(lowest(of: page))
    container.bringSubviewToFront(page)
  }

  /// Returns the lowest view of a page: the one behind it, or the page.
  private func lowest(of page: UIView) -> UIView { backing(of: page) ?? page }

  /// Returns the view behind a page with a mask, which moves with it.
  func backing(of page: UIView) -> UIView? {
    followers.first { $0.page === page && $0.view.superview === container }?.view
  }

  /// Adds a view of the container, which is removed at the end: above the pages, or below one of them.
  public func add(_ view: UIView, below page: UIView? = nil) {
    if let page, page.superview === container {
      container.insertSubview(view, belowSubview: lowest(of: page))
    } else {
      container.addSubview(view)
    }
    removeAtEnd(view)
  }

  /// Removes a view at the end that is in the container already.
  func removeAtEnd(_ view: UIView) { added.append(view) }

  /// Adds a black view over a page, with an alpha that can be animated.
  @discardableResult public func addShade(over page: UIView, alpha: CGFloat = 0) -> UIView {
    let shade = UIView(frame: page.bounds)
    shade.backgroundColor = .black
    shade.alpha = alpha
    shade.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    page.addSubview(shade)
    added.append(shade)
    return shade
  }

  /// Adds the shadow of a page below it, in a view of its own, which moves with the page only if it is animated, too. A hairline
  /// around the page shows its edge where a shadow cannot be seen, as on black.
  public func addShadow(of page: UIView, radius: CGFloat, opacity: Float) -> UIView {
    let shadow = PageShadow(frame: bounds, color: UIColor.separator.resolvedColor(with: page.traitCollection))
    (shadow.layer.shadowRadius, shadow.layer.shadowOpacity, shadow.layer.shadowOffset) = (radius, opacity, .zero)
    add(shadow, below: page)
    return shadow
  }

  /// Adds a stage above both pages, and in it a black view, which dims the later page, for pieces of the earlier one that turn away.
  func addStageForPieces() -> (stage: UIView, dark: UIView) {
    bringToFront(later)
    let stage = addStage()
    let dark = UIView(frame: stage.bounds)
    dark.backgroundColor = .black
    stage.addSubview(dark)
    return (stage, dark)
  }

  /// Adds an empty view with perspective above both pages. Its contents share no depth with the pages. Otherwise they would
  /// intersect.
  public func addStage() -> UIView {
    let stage = UIView(frame: bounds)
    stage.layer.sublayerTransform.m34 = Self.perspective(for: bounds)
    stage.isUserInteractionEnabled = false
    add(stage)
    return stage
  }

  /// Shows the pages in perspective, in front of a color. Pages without an opaque background get one, as by `bringToFront(_:)`. If a
  /// page takes no part, there is no color, which would hide it.
  public func addDepth(before color: UIColor = .black) {
    makeOpaque()
    if depth == nil { depth = (container.layer.sublayerTransform, container.backgroundColor) }
    container.layer.sublayerTransform.m34 = Self.perspective(for: bounds)
    if hasBothPages { container.backgroundColor = color }
  }

  static func perspective(for bounds: CGRect) -> CGFloat { -1 / (3 * max(bounds.width, 1)) }

  /// Moves the point around which a page turns and scales, from (0, 0) to (1, 1), without moving the page.
  public func setAnchor(_ point: CGPoint, of page: UIView) { page.moveAnchorPoint(to: point) }

  /// Takes a picture of a page, without its shared elements.
  public func picture(of page: UIView) -> PagePicture {
    let backing = temporaryBackgrounds.first { $0.page === page }?.color
    let isOnScreen = page === from && page.isInLastFrame && excludedViews.isEmpty
    return PagePicture(
      of: page, on: backing, isOnScreen: isOnScreen, isChanged: isCovered(page), without: excludedViews)
  }

  /// Adds a picture of the outgoing page above both pages, on the color behind them. A part fades or masks the picture instead of
  /// a page, because below an alpha or a mask a page's effect views lose their effect.
  ///
  /// - Parameter hidesPage: `true` to hide the page itself, behind the same color below the incoming page.
  /// - Returns: Nil if there is no such picture, because a page takes no part, or because elements fly, which it would show, too.
  func addPictureOfOutgoing(hidingPage hidesPage: Bool) -> UIView? {
    guard hasBothPages, !sharesElements else { return nil }
    let color = backdropColor
    raise(to)
    if hidesPage {
      let backdrop = UIView(frame: bounds)
      backdrop.backgroundColor = color
      backdrop.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      add(backdrop, below: to)
    }
    let front = UIView(frame: bounds)
    front.backgroundColor = color
    (front.isUserInteractionEnabled, front.clipsToBounds) = (false, true)
    front.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let picture = from.pagePicture(isChanged: isCovered(from))
    picture.frame = front.bounds
    front.addSubview(picture)
    add(front)
    return front
  }

  /// Returns true if a page presents something over itself. That has been beside the page in the last frame, and is in it now. A
  /// presentation in this transition does not count.
  func isCovered(_ page: UIView) -> Bool {
    guard let presented = (page.next as? UIViewController)?.presentedViewController else { return false }
    return presented.presentationController?.containerView !== container
  }

  /// The color behind the pages: the first opaque background among the views around them.
  var backdropColor: UIColor { container.opaqueColorBehindSubviews }

  /// Returns the color of a page: that of the first view that fills it with an opaque background, or the ground.
  func color(of page: UIView) -> UIColor {
    Self.color(filling: page) ?? backdropColor
  }

  private static func color(filling view: UIView) -> UIColor? {
    if let color = view.opaqueBackgroundColor { return color }
    return view.subviews.first { !$0.isHidden && $0.alpha == 1 && $0.frame.contains(view.bounds) }.flatMap(color)
  }

  private func makeOpaque() {
    // A page that stays below a presentation shows through its clear parts.
    guard from.superview === container, to.superview === container, temporaryBackgrounds.isEmpty else { return }
    let color = backdropColor
    for page in [from, to] {
      if page.layer.mask != nil {
        let backing = UIView()
        backing.backgroundColor = color
        backing.isUserInteractionEnabled = false
        backing.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        add(backing, below: page)
        follow(page, with: backing)
        temporaryBackgrounds.append((page, page.backgroundColor, color))
      } else if Self.color(filling: page) == nil {
        temporaryBackgrounds.append((page, page.backgroundColor, color))
        page.backgroundColor = color
      }
    }
  }

  /// Adds code for the end, before what was changed is undone.
  public func atEnd(_ body: @escaping () -> Void) { ends.append(body) }

  // MARK: Shared elements

  /// `true` if elements fly above the pages, which do not show them.
  var sharesElements: Bool { overlay != nil }

  /// Adds the view above everything else in which elements fly.
  ///
  /// - Parameter views: The views that pictures of the pages leave out.
  func addElementsOverlay(leavingOut views: [UIView]) -> UIView {
    let view = UIView(frame: container.bounds)
    view.isUserInteractionEnabled = false
    add(view)
    (overlay, excludedViews) = (view, views)
    return view
  }

  /// Lets a view move and fade with a page.
  func follow(_ page: UIView, with view: UIView) {
    followers.append((page, view))
    view.frame = page === from || page === to ? page.frame : container.bounds
  }

  /// Makes changes. Views that follow a page move in the same animation.
  func make(_ changes: [Change]) {
    for change in changes { change.body() }
    moveFollowers()
  }

  private func moveFollowers() {
    for (page, view) in followers {
      view.alpha = page.alpha
      (view.layer.isDoubleSided, view.layer.cornerRadius) = (page.layer.isDoubleSided, page.layer.cornerRadius)
      (view.layer.anchorPoint, view.layer.position) = (page.layer.anchorPoint, page.layer.position)
      view.layer.transform = page.layer.transform
    }
  }

  /// Called when all parts have been prepared.
  func finishPreparing() {
    if let overlay { container.bringSubviewToFront(overlay) }
    moveFollowers()
  }

  // MARK: The end

  /// Undoes what was changed.
  ///
  /// - Parameter completed: `false` if the transition was cancelled.
  func restore(completed: Bool) {
    progress?.end(at: completed ? 1 : 0)
    for end in ends { end() }
    for view in added { view.removeFromSuperview() }
    for original in originals { original.restoreInPlace() }
    // If the app has set another background during the transition, that one stays.
    for backing in temporaryBackgrounds where backing.page.backgroundColor == backing.color {
      backing.page.backgroundColor = backing.original
    }
    temporaryBackgrounds = []
    if let depth {
      container.layer.sublayerTransform = depth.sublayerTransform
      container.backgroundColor = depth.color
    }
    (ends, added, changes, depth, followers, overlay) = ([], [], [], nil, [], nil)
    progress = nil
  }

  /// Restores the incoming page of a cancelled transition once more, unless it is elsewhere by now: since the animations have ended,
  /// a controller may have given it the values to which they led.
  func restoreIncomingPage() {
    let isElsewhere = to.superview != nil && !to.isDescendant(of: container)
    if !isElsewhere, let incoming = originals.last { incoming.restoreInPlace() }
  }
}
