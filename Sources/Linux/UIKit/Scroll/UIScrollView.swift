import QuartzCore

/// A view onto content that may be larger than it, and that a finger moves.
///
/// The content are the subviews; `contentOffset` is the origin of the bounds. While content moves by itself, its place is
/// a function of the frame's time alone. Scroll indicators are not drawn.
@preconcurrency @MainActor open class UIScrollView: UIView {
  final let pan = ScrollPanGestureRecognizer(target: nil, action: nil)
  final var drag: ScrollDrag?
  final var motion: ScrollMotion?
  final var ticker: ScrollTicker?
  final var knownAdjustedInset = UIEdgeInsets.zero
  /// Whether the change of offset under way is a drag's or a motion's.
  final var isMovingItself = false
  /// How often somebody said where the content is to be, whatever was under way.
  final var interventions = 0
  final var zoom = ScrollZoom()
  final var pinch: ScrollPinchGestureRecognizer?

  /// A scroll view with a frame in its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    configure()
  }

  /// As `init(frame:)` with an empty frame: views are not archived here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    configure()
  }

  // MARK: Content

  /// The point of the content at the view's top left corner. Set, it takes effect at once, and a drag or deceleration
  /// under way goes on from there; an animation of the offset is stopped.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { place(contentAt: newValue) }
  }
  /// The size of the content, in points. Zero at first.
  open var contentSize = CGSize.zero { didSet { if contentSize != oldValue { extentDidChange() } } }
  /// Room around the content that belongs to where it may rest. None at first.
  open var contentInset = UIEdgeInsets.zero { didSet { if contentInset != oldValue { updateAdjustedInset() } } }
  /// `contentInset`, and what `contentInsetAdjustmentBehavior` adds of the safe area.
  open var adjustedContentInset: UIEdgeInsets { knownAdjustedInset }
  /// Called after `adjustedContentInset` has changed, before the delegate. Overrides call super.
  open func adjustedContentInsetDidChange() {}
  /// What of the safe area is added to the insets.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { updateAdjustedInset() }
  }
  /// Hears how the content moves.
  // Disfavoured, since tables and collections have a property of this name and another type, as Apple's classes may.
  @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)?

  // MARK: How it moves

  /// Whether a finger moves the content. True at first. Set to false, a drag under way ends.
  open var isScrollEnabled = true { didSet { pan.isEnabled = isScrollEnabled } }
  /// Whether a drag that begins along one axis keeps to it; one that begins diagonally is free. False at first.
  open var isDirectionalLockEnabled = false
  /// Whether content goes beyond its ends for as long as it is held there, and comes back. True at first.
  open var bounces = true
  /// Whether, with `bounces`, content that is not higher than the view moves up and down too. False at first.
  open var alwaysBounceVertical = false { didSet { updateAdjustedInset() } }
  /// Whether, with `bounces`, content that is not wider than the view moves to the sides too. False at first.
  open var alwaysBounceHorizontal = false { didSet { updateAdjustedInset() } }
  /// Whether content comes to rest at multiples of the view's size only. False at first.
  open var isPagingEnabled = false
  /// How soon thrown content comes to rest.
  open var decelerationRate = DecelerationRate.normal
  /// What moves the content. Configure it, but leave its delegate alone.
  open var panGestureRecognizer: UIPanGestureRecognizer { pan }

  /// Whether a finger is down that may move the content, or does.
  open var isTracking: Bool { pan.isTracking }
  /// Whether a finger moves the content.
  open var isDragging: Bool { drag?.hasBegun == true }
  /// Whether content moves on by itself after a drag.
  open var isDecelerating: Bool { motion?.isDeceleration == true }

  /// Moves the content. Animated it takes 0.3 s, if the view is in a window and no finger holds the content; the delegate
  /// hears of every step, and of the end. What the content was doing by itself is ended first.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { move(to: contentOffset, animated: animated) }
  /// Moves the content as little as needed for `rect` (content coordinates) to be seen inside of the insets.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { reveal(rect, animated: animated) }

  /// Whether a tap on the status bar brings the content back to its top. True at first. Kept, but there is no status bar to
  /// tap here.
  open var scrollsToTop = true

  // MARK: Zooming

  /// The scale of the view that the delegate names by `viewForZooming(in:)`; 1 at first. Set, it is brought between the
  /// limits; without such a view nothing happens.
  open var zoomScale: CGFloat {
    get { zoom.scale }
    set { setZoomScale(newValue, animated: false) }
  }
  /// The least scale; 1 at first. The scale there is stays (a guess).
  open var minimumZoomScale: CGFloat {
    get { zoom.least }
    set {
      zoom.least = newValue
      zoomLimitsDidChange()
    }
  }
  /// The greatest scale; 1 at first. Two fingers zoom where it is more than the least. The scale there is stays (a guess).
  open var maximumZoomScale: CGFloat {
    get { zoom.greatest }
    set {
      zoom.greatest = newValue
      zoomLimitsDidChange()
    }
  }
  /// Whether fingers get a little beyond the limits, and the scale comes back. True at first.
  open var bouncesZoom = true
  /// Whether fingers zoom.
  open var isZooming: Bool { zoom.start != nil }
  /// Whether the scale is coming back from beyond the limits.
  open var isZoomBouncing: Bool { zoom.isBouncing }
  /// What zooms; nil where the limits leave nothing to zoom.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { zoom.greatest > zoom.least ? pinch : nil }
  /// Zooms about the middle of what is seen. Animated it takes 0.3 s (a guess), if the view is in a window; the delegate
  /// hears of the beginning and the end then.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { changeZoom(to: scale, animated: animated) }
  /// Zooms and moves until `rect`, in the zoomed view's coordinates, is seen as large as it fits, as far as limits and
  /// content allow.
  open func zoom(to rect: CGRect, animated: Bool) { zoomIn(on: rect, animated: animated) }

  // MARK: Indicators

  /// Whether an indicator is to be shown while content moves up or down. True at first. Kept, but no indicator is drawn
  /// here either way.
  open var showsVerticalScrollIndicator = true
  /// Whether an indicator is to be shown while content moves to the sides; see `showsVerticalScrollIndicator`.
  open var showsHorizontalScrollIndicator = true
  /// Room around the indicators; kept, see `showsVerticalScrollIndicator`.
  open var scrollIndicatorInsets = UIEdgeInsets.zero

  // MARK: Touches of the content

  /// Whether subviews hear of a touch only once it has rested for a moment (150 ms, a guess), is lifted, or is known to
  /// be no drag. True at first.
  open var delaysContentTouches = true
  /// Whether a drag may begin with a touch that a subview has heard of. True at first.
  open var canCancelContentTouches = true
  /// Whether a subview hears of touches; asked right before. True here.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }
  /// Whether a drag may begin with a touch that `view` has heard of, which is then cancelled there. Not asked where
  /// `canCancelContentTouches` is false. True here, but for controls.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  /// Where content that a finger has let go of comes to rest, before the delegate is asked. The velocity is the content's,
  /// in points a millisecond.
  func restingPlace(_ proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

  // MARK: For UIKit's own scroll views

  /// `true` if content that nobody moves stays where it is when its range changes.
  var restsWhereItIs: Bool { false }
  /// A finger begins to move the content. Called before the delegate.
  func dragWillBegin() {}
  /// The content was moved, by a finger, an animation or code. Called after the delegate.
  func contentDidMove() {}
  /// Content that a finger moved, or that moved by itself, is at rest. Called after the delegate.
  func contentDidRest() {}

  // MARK: What it overrides

  /// Scrolls by as much as is seen, and posts `pageScrolled`; false where there is no more content in that direction.
  open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    scrollByPage(direction)
  }

  /// In the superview's coordinates. With another size the content is brought back to where it may rest.
  open override var frame: CGRect {
    get { super.frame }
    set { changeBounds { super.frame = newValue } }
  }
  /// The bounds are the part of the content that is seen: another origin moves the content, of which the delegate is not
  /// told (measured).
  override func setBounds(_ bounds: CGRect) {
    boundsWillChange(to: bounds)
    changeBounds { super.setBounds(bounds) }
  }
  /// Called before the bounds change, and when an animation of the offset begins, with those at its end.
  func boundsWillChange(to bounds: CGRect) {}
  /// Brings the insets up to date. Overrides call super.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    updateAdjustedInset()
  }
  /// Content comes to rest when the view leaves its window (a guess). Overrides call super.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { comeToRest() }
  }
}

extension UIScrollView {
  private func configure() {
    clipsToBounds = true
    pan.allowedScrollTypesMask = .all
    pan.addTarget(self, action: Selector(UIScrollView.panned(_:)))
    addGestureRecognizer(pan)
  }
}
