import QuartzCore

/// The animation of a navigation controller whose delegate brings none: a page slides in over the one below from the side
/// where text ends, and that one gives way by a part of the width and is dimmed; back it is the reverse.
///
/// The duration and the part are those seen on iOS; the darkness and the shadow are guesses.
@MainActor final class NavigationSlide: NSObject, UIViewControllerAnimatedTransitioning {
  static let duration: TimeInterval = 0.35
  static let parallax: CGFloat = 0.3
  static let darkness: CGFloat = 0.1
  /// Points beside the edge of the page above, and the opacity of the shadow right there.
  static let shadow: (width: CGFloat, opacity: CGFloat) = (10, 0.2)

  private let isPush: Bool

  init(isPush: Bool) {
    self.isPush = isPush
    super.init()
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    Self.duration
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
      let controller = context.viewController(forKey: .to)
    else { return context.completeTransition(false) }
    let container = context.containerView
    let (above, below) = isPush ? (to, from) : (from, to)
    let side: CGFloat = container.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
    let width = container.bounds.width * side
    let fromPlace = from.center
    if to.transform.isIdentity { to.frame = context.finalFrame(for: controller) }
    if isPush { container.addSubview(to) } else { container.insertSubview(to, belowSubview: from) }
    let toPlace = to.center
    let dim = UIView(frame: below.frame)
    dim.backgroundColor = .black
    let edge = SlideShadow(beside: above, width: Self.shadow.width, opacity: Self.shadow.opacity, isLeft: side > 0)
    container.insertSubview(dim, aboveSubview: below)
    container.insertSubview(edge, belowSubview: above)

    let away = width * (isPush ? 1 : -Self.parallax)
    let gone = width * (isPush ? -Self.parallax : 1)
    to.center.x = toPlace.x + away
    if isPush { edge.center.x += away } else { dim.center.x += away }
    dim.alpha = isPush ? 0 : Self.darkness
    edge.alpha = isPush ? 0 : 1
    let dimWay = isPush ? gone : -away
    let edgeWay = isPush ? -away : gone
    UIView.animate(
      withDuration: Self.duration, delay: 0, options: context.isInteractive ? .curveLinear : .curveEaseInOut,
      animations: { [isPush] in
        to.center.x = toPlace.x
        from.center.x = fromPlace.x + gone
        dim.center.x += dimWay
        edge.center.x += edgeWay
        dim.alpha = isPush ? Self.darkness : 0
        edge.alpha = isPush ? 1 : 0
      },
      completion: { _ in
        dim.removeFromSuperview()
        edge.removeFromSuperview()
        context.completeTransition(!context.transitionWasCancelled)
        // The page may be shown again.
        if from.superview == nil { from.center = fromPlace }
      })
  }
}

/// A shadow beside the edge of a page.
@MainActor final class SlideShadow: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  init(beside page: UIView, width: CGFloat, opacity: CGFloat, isLeft: Bool) {
    let frame = page.frame
    super.init(
      frame: CGRect(x: isLeft ? frame.minX - width : frame.maxX, y: frame.minY, width: width, height: frame.height))
    isUserInteractionEnabled = false
    guard let gradient = layer as? CAGradientLayer else { return }
    let dark = UIColor.black.withAlphaComponent(opacity).cgColor
    let clear = UIColor.black.withAlphaComponent(0).cgColor
    gradient.colors = isLeft ? [clear, dark] : [dark, clear]
    gradient.startPoint = CGPoint(x: 0, y: 0.5)
    gradient.endPoint = CGPoint(x: 1, y: 0.5)
  }

  required init?(coder: NSCoder) { fatalError("not archived") }
}
