import QuartzCore

/// The two pages of a navigation controller's slide, and their positions. The page above covers the page below, which
/// is dimmed and shifted by a fraction of the width, or is beside it.
///
/// The distances are measured, as is the fact that nothing of the page below is visible behind the page above. The
/// darkness and the shadow come from pixel-by-pixel comparisons made by others.
@MainActor final class SlidingPages {
  /// The opacity of the black over the page below.
  static let darkness: CGFloat = 0.0941

  private let above, below: UIView
  private let clip: SlideClip
  private let dim: UIView
  private let shadow: SlideShadow
  /// The distance that the page above moves, in points to the right.
  private let width: CGFloat
  private let abovePosition, belowPosition, clipPosition, shadowPosition: CGPoint

  /// Adds the pages, which have their final frames, to the container view. At the end, the navigation controller
  /// removes the other views that this adds.
  init(above: UIView, below: UIView, in container: UIView) {
    (self.above, self.below) = (above, below)
    let isMirrored = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
    width = container.bounds.width * (isMirrored ? -1 : 1)
    clip = SlideClip(frame: container.bounds)
    clip.clipsToBounds = true
    dim = UIView(frame: below.frame)
    dim.backgroundColor = .black
    shadow = SlideShadow(beside: above, isLeft: !isMirrored)
    (abovePosition, belowPosition) = (above.center, below.center)
    (clipPosition, shadowPosition) = (clip.center, shadow.center)
    if above.superview !== container { container.addSubview(above) }
    container.insertSubview(clip, belowSubview: above)
    clip.addSubview(below)
    clip.addSubview(dim)
    container.insertSubview(shadow, belowSubview: above)
  }

  /// Sets the animatable positions: the page above covers the page below, or is beside it.
  func place(isCovered: Bool) {
    above.center.x = abovePosition.x + (isCovered ? 0 : width)
    shadow.center.x = shadowPosition.x + (isCovered ? 0 : width)
    shadow.alpha = isCovered ? 1 : 0
    dim.alpha = isCovered ? Self.darkness : 0
    // The clip view ends at the edge of the page above. Its content moves by a shorter distance.
    clip.center.x = clipPosition.x - (isCovered ? width : 0)
    below.center.x = belowPosition.x + (isCovered ? width * (1 - NavigationBarMove.parallax) : 0)
    dim.center = below.center
  }
}

/// A view that clips the page below to its visible part. Its pages have the safe area of their resting frames.
@MainActor final class SlideClip: ControllerArea {
  override func restingFrame(of view: UIView) -> CGRect? { (superview as? ControllerArea)?.restingFrame(of: view) }
}

/// A shadow beside the edge of a page, darkest at the edge.
@MainActor final class SlideShadow: UIView {
  /// The width, as a fraction of the page's width.
  static let width: CGFloat = 0.05
  /// Opacities of black: at the edge, in the middle, and at the far end.
  static let opacities: [CGFloat] = [0.0157, 0.0078, 0]

  override class var layerClass: AnyClass { CAGradientLayer.self }

  init(beside page: UIView, isLeft: Bool) {
    let frame = page.frame
    let width = frame.width * Self.width
    super.init(
      frame: CGRect(x: isLeft ? frame.minX - width : frame.maxX, y: frame.minY, width: width, height: frame.height))
    isUserInteractionEnabled = false
    guard let gradient = layer as? CAGradientLayer else { return }
    gradient.colors = Self.opacities.map { UIColor.black.withAlphaComponent($0).cgColor }
    gradient.startPoint = CGPoint(x: isLeft ? 1 : 0, y: 0.5)
    gradient.endPoint = CGPoint(x: isLeft ? 0 : 1, y: 0.5)
  }

  required init?(coder: NSCoder) { fatalError("not archived") }
}
