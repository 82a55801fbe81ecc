import ContainerKit
import UIKit

/// A controller of UIKit whose pages a finger drags.
@MainActor protocol ControllerPanOwner: AnyObject {
  /// Returns a closure that starts the transition to which a finger on a page at rest leads; nil if there is none, or the app
  /// refuses it. The closure returns false if the transition does not start.
  ///
  /// - Parameters:
  ///   - edge: The edge toward which the finger moves.
  ///   - point: The point at which the finger went down, in the recognizer's view.
  func start(toward edge: PageTransition.Edge, at point: CGPoint) -> (() -> Bool)?
  /// Returns true if the finger may take the user back toward an edge.
  func goesBack(toward edge: PageTransition.Edge) -> Bool
  /// Returns true if there is a page for a finger that moves toward an edge on the current one, which is not a way back.
  func hasPage(toward edge: PageTransition.Edge) -> Bool
  /// Returns true if the finger precedes a recognizer of the same controller.
  func precedes(_ other: UIGestureRecognizer) -> Bool
}

/// A pan that starts transitions of one of UIKit's controllers, drives them, and catches those that run.
@MainActor final class ControllerPan: NSObject {
  let recognizer = UIPanGestureRecognizer()
  var interactivity: PageTransitionInteractivity {
    didSet { recognizer.isEnabled = interactivity != .disabled }
  }
  private weak var owner: (any ControllerPanOwner)?
  private lazy var action = ActionTarget { [unowned self] in recognizerDidChange() }
  /// The drive of the last transition.
  private var drive: ControllerDrive?
  /// The drive of the transition that the finger has requested, until the controller asks for it.
  private var requested: ControllerDrive?
  /// `true` while the owner is asked whether there is something to drag. Its style and delegate see a transition of the pan.
  private var isAsking = false
  /// The time at which the finger lifted before the controller has asked; nil while it is down.
  private var releaseTime: CFTimeInterval?
  /// The transition that the finger moves.
  private var grip: Grip?
  /// The transition that the finger is about to start.
  private var allowed: (edge: PageTransition.Edge, start: () -> Bool)?

  private struct Grip {
    let drive: ControllerDrive
    /// The progress at which the finger has caught the transition.
    let start: CGFloat
    /// The distance of the whole transition, in points.
    let length: CGFloat
  }

  /// The width of the edge at which the system's swipe back starts, too, in points, with some slack.
  private static let edgeWidth: CGFloat = 30
  /// The time, in seconds, that a controller may take to ask for the drive after the finger has lifted: the rest of a turn of the run
  /// loop, or of the previous transition.
  private static let maximumRequestDelay: CFTimeInterval = 0.5

  init(_ interactivity: PageTransitionInteractivity, owner: any ControllerPanOwner) {
    (self.interactivity, self.owner) = (interactivity, owner)
    super.init()
    recognizer.maximumNumberOfTouches = 1
    // Two fingers on a trackpad are like one finger on the screen.
    recognizer.allowedScrollTypesMask = .continuous
    recognizer.addTarget(action, action: ActionTarget.action)
    recognizer.delegate = self
  }

  /// Adds the recognizer to a view, unless it is there already.
  func attach(to view: UIView) {
    if recognizer.view !== view { view.addGestureRecognizer(recognizer) }
  }

  /// Returns the interaction controller of a transition that starts; nil if no finger may drive it.
  ///
  /// - Parameter edge: The edge toward which a finger moves the transition to its end.
  func interactionController(
    for animator: any UIViewControllerAnimatedTransitioning, toward edge: PageTransition.Edge
  ) -> ControllerDrive? {
    guard interactivity != .disabled else { return nil }
    let requested = removeRequested(toward: edge)
    let drive = requested ?? ControllerDrive(toward: edge)
    drive.wantsInteractiveStart = requested != nil
    drive.animator = animator
    self.drive = drive
    return drive
  }

  private func removeRequested(toward edge: PageTransition.Edge) -> ControllerDrive? {
    defer { requested = nil }
    let isAwaited = releaseTime.map { CACurrentMediaTime() < $0 + Self.maximumRequestDelay } ?? true
    guard let requested, requested.edge == edge, isAwaited else { return nil }
    return requested
  }

  /// `true` while the owner is asked whether a drag may start, and from then until the controller asks for what drives its transition.
  var isStarting: Bool { isAsking || requested != nil }
  /// `true` while a transition runs that a finger can catch.
  var isMoving: Bool { caught != nil }

  /// The running transition that a finger would catch.
  private var caught: ControllerDrive? { drive.flatMap { $0.isRunning ? $0 : nil } }
}

// MARK: The finger

extension ControllerPan {
  private func recognizerDidChange() {
    guard let view = recognizer.view else { return }
    switch recognizer.state {
    case .began:
      begin(in: view)
      allowed = nil
      // The distance before the pan was recognized would be a jump.
      recognizer.setTranslation(.zero, in: space)
      if grip == nil { letGo() }
    case .changed: move()
    case .ended: end(isCancelled: false)
    case .cancelled, .failed: end(isCancelled: true)
    default: break
    }
  }

  private func begin(in view: UIView) {
    grip = nil
    if let caught {
      caught.pause()
      // The transition may be at its end.
      if caught.isHeld { hold(caught, at: caught.percentComplete, in: view) }
    } else if let (edge, start) = allowed {
      let drive = ControllerDrive(toward: edge)
      (requested, releaseTime) = (drive, nil)
      hold(drive, at: 0, in: view)
      if !start() { (requested, grip) = (nil, nil) }
    }
  }

  private func hold(_ drive: ControllerDrive, at progress: CGFloat, in view: UIView) {
    grip = Grip(drive: drive, start: progress, length: drive.edge.length(of: view))
  }

  /// Lets other recognizers have the finger.
  private func letGo() {
    recognizer.isEnabled = false
    recognizer.isEnabled = interactivity != .disabled
  }

  private func move() {
    guard let grip else { return }
    grip.drive.update(min(max(progress(of: grip), 0), 1))
  }

  private func end(isCancelled: Bool) {
    guard let grip else { return }
    self.grip = nil
    if requested != nil { releaseTime = CACurrentMediaTime() }
    let velocity = grip.drive.edge.distance(recognizer.velocity(in: space), isMirrored: isMirrored)
    let commits = !isCancelled && ContainerPanSettings().commits(progress: progress(of: grip), velocity: velocity)
    grip.drive.releaseVelocity = isCancelled ? 0 : velocity / grip.length
    if commits { grip.drive.finish() } else { grip.drive.cancel() }
  }

  private func progress(of grip: Grip) -> CGFloat {
    grip.start + grip.drive.edge.distance(recognizer.translation(in: space), isMirrored: isMirrored) / grip.length
  }

  /// The window, because the view may move.
  private var space: UIView? { recognizer.view?.window ?? recognizer.view }
  private var isMirrored: Bool { recognizer.view?.isMirrored == true }
}

// MARK: Other recognizers

extension ControllerPan: PagePanDelegate {
  /// Returns true if there is something to catch or to start in the finger's direction.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    allowed = nil
    guard let view = recognizer.view,
      let edge = PageTransition.Edge(of: recognizer.direction(in: view), isMirrored: view.isMirrored)
    else { return false }
    if let caught { return !caught.isHeld && caught.edge.isVertical == edge.isVertical }
    guard mayStart(toward: edge, in: view),
      let start = asking({ owner?.start(toward: edge, at: startingPoint(in: view)) })
    else { return false }
    allowed = (edge, start)
    return true
  }

  /// Returns true if the finger has gone down at a place from which it may drag a page.
  private func mayStart(toward edge: PageTransition.Edge, in view: UIView) -> Bool {
    switch interactivity {
    case .disabled: false
    case .edge: isAtEdge(startingPoint(in: view), movingToward: edge, in: view)
    case .anywhere: true
    }
  }

  /// Returns the point at which the finger went down. Without a touch it is the pointer's, which does not move.
  private func startingPoint(in view: UIView) -> CGPoint {
    let point = recognizer.location(in: view)
    guard recognizer.numberOfTouches > 0 else { return point }
    let moved = recognizer.translation(in: view)
    return CGPoint(x: point.x - moved.x, y: point.y - moved.y)
  }

  /// Returns true if a finger goes down at the edge from which it moves away.
  private func isAtEdge(_ point: CGPoint, movingToward edge: PageTransition.Edge, in view: UIView) -> Bool {
    let bounds = view.bounds
    let isRight = (edge == .leading) != view.isMirrored
    return switch edge {
    case .top: bounds.maxY - point.y <= Self.edgeWidth
    case .bottom: point.y - bounds.minY <= Self.edgeWidth
    case .leading, .trailing: (isRight ? bounds.maxX - point.x : point.x - bounds.minX) <= Self.edgeWidth
    }
  }

  func goesBack(toward x: CGFloat) -> Bool {
    guard interactivity != .disabled, let owner else { return false }
    guard x == 0 else { return owner.goesBack(toward: (x > 0) != isMirrored ? .trailing : .leading) }
    return owner.goesBack(toward: .trailing) || owner.goesBack(toward: .leading)
  }

  var startsAtEdge: Bool {
    guard let view = recognizer.view else { return false }
    return isAtEdge(startingPoint(in: view), movingToward: .trailing, in: view)
  }

  func canMovePages(towardLeft: Bool) -> Bool {
    let edge: PageTransition.Edge = towardLeft != isMirrored ? .leading : .trailing
    guard let view = recognizer.view, mayStart(toward: edge, in: view) else { return false }
    return asking { owner?.hasPage(toward: edge) } == true
  }

  private func asking<Answer>(_ question: () -> Answer) -> Answer {
    isAsking = true
    defer { isAsking = false }
    return question()
  }

  private func precedence(over other: UIGestureRecognizer) -> ContainerPanPrecedence {
    guard let owner, other.isEnabled else { return .automatic }
    if owner.precedes(other) { return .precedes }
    return recognizer.pagePanPrecedence(over: other, isMovingPages: isMoving)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { precedence(over: otherGestureRecognizer) == .yields }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { precedence(over: otherGestureRecognizer) == .precedes }
}
