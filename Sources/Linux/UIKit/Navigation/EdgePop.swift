import QuartzCore

/// The swipe from the edge that goes back. The finger moves the slide, and the point where it lifts decides. With
/// `contentRecognizer`, a pan from anywhere in the content does the same.
@MainActor final class EdgePop: NSObject, UIGestureRecognizerDelegate {
  /// How far ahead a finger that is lifted is taken to have gone, in seconds (a guess).
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

  /// Text begins at the right edge, or at the left one.
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
    let way = contentRecognizer.translation(in: view)
    return way.x * (isMirrored ? -1 : 1) > abs(way.y)
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
    let way = recognizer.translation(in: view).x * side
    switch recognizer.state {
    case .began:
      // A delegate of the application's own may let it begin at any time.
      guard navigation.canSwipeBack else { return }
      let new = EdgePopInteraction()
      interaction = new
      _ = navigation.pop(downTo: navigation.stack.count - 1, animated: true, by: new)
    case .changed:
      interaction?.update(way / width)
    case .ended:
      interaction?.update(way / width)
      let velocity = recognizer.velocity(in: view).x * side
      if way + velocity * Self.outlook > width / 2 { interaction?.finish() } else { interaction?.cancel() }
      interaction = nil
    case .cancelled, .failed:
      interaction?.cancel()
      interaction = nil
    default:
      break
    }
  }
}

/// Drives the swipe's pop. Released it takes as long from anywhere (seen in films by others), on the spring of the slide
/// (a guess).
private final class EdgePopInteraction: UIPercentDrivenInteractiveTransition {
  override var rest: ReleasedRest { .systemSpring }
}

extension UINavigationController {
  /// Whether there is something below, and nothing is under way.
  var canGoBack: Bool { stack.count > 1 && move == nil && !isBusy && wish == nil && isOnScreen }

  /// While the controller itself is still on its way in, a pop would wait for that, and the finger would move nothing.
  var canSwipeBack: Bool { canGoBack && appearance.phase == .appeared }

  /// Whether there is a back button, which does what it does by itself.
  var barLeadsBack: Bool {
    guard !hidesBar, let item = stack.last?.navigationItem else { return false }
    return item.allowsBackButton && item.backAction == nil
  }

  /// The back button was tapped. A subclass that is a bar's delegate is asked and told.
  func backTapped() {
    guard canGoBack, let item = navigationBar.topItem else { return }
    let asked = navigationBar.delegate
    guard asked?.navigationBar(navigationBar, shouldPop: item) ?? true else { return }
    if popViewController(animated: true) != nil { asked?.navigationBar(navigationBar, didPop: item) }
  }
}
