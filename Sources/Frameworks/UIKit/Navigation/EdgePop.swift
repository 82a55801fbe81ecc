import QuartzCore

/// The edge swipe that goes back. The finger moves the slide; when it lifts, its position and velocity decide. With
/// `contentRecognizer`, a pan from anywhere in the content does the same.
@MainActor final class EdgePop: NSObject, UIGestureRecognizerDelegate {
  /// The time by which a lifted finger's movement is extrapolated, in seconds (a guess: nav-17b).
  private static let outlook: CGFloat = 0.2

  let recognizer = UIScreenEdgePanGestureRecognizer()
  /// The recognizer that pops from anywhere, as on iOS 26; nil unless it was added.
  private(set) var contentRecognizer: UIPanGestureRecognizer?
  weak var navigation: UINavigationController?
  private var interaction: EdgePopInteraction?
  private var isMirrored = false

  override init() {
    super.init()
    recognizer.addTarget(self, action: Selector(EdgePop.moved(_:)))
    recognizer.edges = .left
    recognizer.maximumNumberOfTouches = 1
    recognizer.delegate = self
  }

  /// Sets the edge of the swipe: the right one if the layout is mirrored, otherwise the left one.
  func setDirection(isMirrored: Bool) {
    guard self.isMirrored != isMirrored else { return }
    self.isMirrored = isMirrored
    recognizer.edges = isMirrored ? .right : .left
  }

  func addContentRecognizer(to view: UIView) {
    let pan = UIPanGestureRecognizer(target: self, action: Selector(EdgePop.moved(_:)))
    pan.maximumNumberOfTouches = 1
    pan.delegate = self
    view.addGestureRecognizer(pan)
    contentRecognizer = pan
  }

  /// `true` if the finger first moves horizontally from leading to trailing, as Apple's documentation requires for a
  /// pop.
  private var contentRecognizerGoesBack: Bool {
    guard let contentRecognizer, let view = contentRecognizer.view else { return false }
    let movement = contentRecognizer.translation(in: view)
    return movement.x * (isMirrored ? -1 : 1) > abs(movement.y)
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if gestureRecognizer === contentRecognizer, !contentRecognizerGoesBack { return false }
    guard let navigation, navigation.canSwipeBack, navigation.barLeadsBack, let top = navigation.stack.last else {
      return false
    }
    guard let to = navigation.stack.dropLast().last else { return false }
    return navigation.delegate?.navigationController(navigation, animationControllerFor: .pop, from: top, to: to) == nil
  }

  private func moved(_ recognizer: UIPanGestureRecognizer) {
    guard let navigation, let view = recognizer.view else { return }
    let side: CGFloat = isMirrored ? -1 : 1
    let width = max(view.bounds.width, 1)
    let movement = recognizer.translation(in: view).x * side
    switch recognizer.state {
    case .began:
      // A delegate that the app has set may let the recognizer begin at any time.
      guard navigation.canSwipeBack else { return }
      let new = EdgePopInteraction()
      interaction = new
      _ = navigation.pop(downTo: navigation.stack.count - 1, animated: true, by: new)
    case .changed:
      interaction?.update(movement / width)
    case .ended:
      interaction?.update(movement / width)
      let velocity = recognizer.velocity(in: view).x * side
      if movement + velocity * Self.outlook > width / 2 { interaction?.finish() } else { interaction?.cancel() }
      interaction = nil
    case .cancelled, .failed:
      interaction?.cancel()
      interaction = nil
    default:
      break
    }
  }
}

/// Drives the pop of the swipe. After release it takes the same time from any position (seen in videos by others), on
/// the spring of the slide (a guess: nav-17c).
private final class EdgePopInteraction: UIPercentDrivenInteractiveTransition {
  override var rest: ReleaseTiming { .systemSpring }
}

extension UINavigationController {
  /// `true` if there is a page to go back to, the controller is on screen, and no change is running or pending.
  var canGoBack: Bool { stack.count > 1 && move == nil && !isBusy && pendingChange == nil && isOnScreen }

  /// `false` while the controller itself is appearing: a pop would wait for that, and the finger would move nothing.
  var canSwipeBack: Bool { canGoBack && appearance.phase == .appeared }

  /// `true` if the bar has a back button without a custom action.
  var barLeadsBack: Bool {
    guard !hidesBar, let item = stack.last?.navigationItem else { return false }
    return item.allowsBackButton && item.backAction == nil
  }

  /// Called when the back button is tapped. Asks and notifies a subclass that is the bar's delegate.
  func backTapped() {
    guard canGoBack, let item = navigationBar.topItem else { return }
    let asked = navigationBar.delegate
    guard asked?.navigationBar(navigationBar, shouldPop: item) ?? true else { return }
    if popViewController(animated: true) != nil { asked?.navigationBar(navigationBar, didPop: item) }
  }
}
