import QuartzCore

/// A view that shows a part of its content, which may be larger than the view and which a finger can move.
///
/// The subviews are the content; `contentOffset` is the origin of the bounds. While content moves by itself, its offset
/// is a function of the frame's time alone. Scroll indicators are not drawn. (Guesses: layout-15c, touch-1, scroll-11.)
@preconcurrency @MainActor open class UIScrollView: UIView {
  final let pan = ScrollPanGestureRecognizer(target: nil, action: nil)
  final var drag: ScrollDrag?
  final var motion: ScrollMotion?
  /// `true` if a finger, a deceleration or an animation moves the content.
  package final var isMoving: Bool { drag != nil || motion != nil }
  final var ticker: ScrollTicker?
  final var knownContentSize = CGSize.zero
  final var ownContentInset = UIEdgeInsets.zero
  final var knownAdjustedInset = UIEdgeInsets.zero
  /// The adjusted insets that the content has followed.
  final var placedInset = UIEdgeInsets.zero
  /// `true` while the delegate is notified of another offset.
  final var isNotifyingOfOffset = false
  /// `true` while a drag or a motion changes the offset.
  final var isMovingItself = false
  /// Counts the calls that request an offset or a scale, regardless of drags and motions.
  final var interventions = 0
  /// Closures to call after the offset or the content's size has changed. They stand for key-value observing.
  package final var scrollObservers: [ObjectIdentifier: @MainActor () -> Void] = [:]
  final var zoom = ScrollZoom()
  final var pinch: UIPinchGestureRecognizer?
  /// The safe area in the adjusted insets: the view's or, outside a window, the last one in a window.
  final var adjustingSafeArea = UIEdgeInsets.zero
  /// `true` from the entry into a window until the next layout, if the safe area changes in layout.
  final var isSafeAreaPending = false
  private var ownRefreshControl: UIRefreshControl?
  /// The refresh control in the content, however it was added.
  final weak var contentFollower: (any ContentFollower)?
  /// The height of a refresh control that refreshes, in points.
  final var refreshInset: CGFloat = 0 {
    didSet { if refreshInset != oldValue { refreshInsetDidChange(from: oldValue) } }
  }
  /// The guides for constraints, once they are used.
  final var areaGuides: [UILayoutGuide] = []
  /// The content size from constraints, which the next layout sets; nil if there is none.
  final var constrainedSize: ConstrainedSize? { didSet { constrainedSizeDidChange() } }
  /// `true` while the refresh control's place is added or removed, which moves no content.
  final var keepsOffset = false
  /// `true` if the range has changed under a finger that has not moved.
  final var hasRangeToKeep = false

  /// Creates a scroll view with a frame in its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    configure()
  }

  /// Same as `init(frame:)` with an empty frame; archives are not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    configure()
  }

  // MARK: Content

  /// The point of the content at the view's upper left corner. Setting it takes effect at once: a drag or deceleration
  /// continues from there, and an animation of the offset stops. (Guesses: kvo-5, scroll-5b.)
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { changing("contentOffset") { place(contentAt: newValue) } }
  }
  /// The size of the content, in points. The default is zero. Along an axis in which constraints refer to the content
  /// area's end, they determine it, in each layout of the view.
  open var contentSize: CGSize {
    get { knownContentSize }
    set { changing("contentSize") { resizeContent(to: newValue) } }
  }
  /// The content area, from the origin of the content's coordinates to `contentSize`. Constraints on it determine the
  /// content size.
  open var contentLayoutGuide: UILayoutGuide { areaGuide(.content) }
  /// The view's frame, in the content's coordinates. Content that is constrained to its position does not scroll.
  open var frameLayoutGuide: UILayoutGuide { areaGuide(.frame) }
  /// Space around the content that extends the range in which it can rest. The default is zero. In a window, content at
  /// its start stays at its start when this changes (measured); outside a window the content offset does not change.
  open var contentInset: UIEdgeInsets {
    get { ownContentInset }
    set { changing("contentInset") { setContentInset(newValue) } }
  }
  /// `contentInset`, plus the safe area insets that `contentInsetAdjustmentBehavior` adds. (A guess: scroll-28b.)
  open var adjustedContentInset: UIEdgeInsets { knownAdjustedInset }
  /// Called after `adjustedContentInset` has changed, before the delegate. Overrides call super.
  open func adjustedContentInsetDidChange() {}
  /// The safe area insets that are added to `contentInset`.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { updateAdjustedInset() }
  }
  /// The delegate, which is notified when the content moves.
  // Disfavored, because tables and collections have a property of this name and another type, as Apple's classes may.
  @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)? {
    get { ownDelegate }
    set { changing("delegate") { ownDelegate = newValue } }
  }
  private weak var ownDelegate: (any UIScrollViewDelegate)?

  /// The control that sends `valueChanged` when the content is pulled down. Nil by default. It is a subview, behind the
  /// content.
  open var refreshControl: UIRefreshControl? {
    get { ownRefreshControl }
    set {
      guard newValue !== ownRefreshControl else { return }
      ownRefreshControl?.removeFromSuperview()
      ownRefreshControl = newValue
      if let newValue { insertSubview(newValue, at: 0) }
    }
  }

  // MARK: Movement

  /// A Boolean value that determines whether a finger can move the content. True by default. Setting false ends a drag.
  open var isScrollEnabled = true { didSet { pan.isEnabled = isScrollEnabled } }
  /// A Boolean value that locks a drag to its first axis, unless it begins diagonally. The default is false.
  open var isDirectionalLockEnabled = false
  /// A Boolean value that determines whether content can move beyond its ends and then returns. The default is true.
  open var bounces = true
  /// A Boolean value that, with `bounces`, lets content of any height bounce vertically. The default is false.
  open var alwaysBounceVertical = false { didSet { updateAdjustedInset() } }
  /// A Boolean value that, with `bounces`, lets content of any width bounce horizontally. The default is false.
  open var alwaysBounceHorizontal = false { didSet { updateAdjustedInset() } }
  /// A Boolean value that makes content come to rest only at multiples of the view's size. The default is false.
  open var isPagingEnabled = false
  /// The rate at which released content slows down.
  open var decelerationRate = DecelerationRate.normal
  /// The recognizer that moves the content. You can configure it, but leave its delegate alone.
  open var panGestureRecognizer: UIPanGestureRecognizer { pan }

  /// A Boolean value that indicates whether a finger is down that moves, or may move, the content.
  /// (A guess: scroll-9b.)
  open var isTracking: Bool { pan.isTracking }
  /// A Boolean value that indicates whether a finger moves the content.
  open var isDragging: Bool { drag?.hasBegun == true }
  /// A Boolean value that indicates whether content moves on by itself after a drag.
  open var isDecelerating: Bool { motion?.isDeceleration == true }

  /// Moves the content, after ending a motion. If animated, it takes 0.3 s, provided that the view is in a window and
  /// no finger holds the content. The delegate is notified of each step and of the end.
  /// (Guesses: scroll-16, scroll-17b.)
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { move(to: contentOffset, animated: animated) }
  /// Moves the content by the smallest distance that shows `rect` (content coordinates) inside the insets.
  /// (A guess: scroll-18b.)
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { reveal(rect, animated: animated) }

  /// A Boolean value that determines whether a tap on the status bar scrolls to the top, unless the delegate refuses. True
  /// by default. On a phone nothing scrolls if several scroll views on the screen have it; on a pad, the highest one below
  /// the finger scrolls (header).
  open var scrollsToTop = true

  // MARK: Zooming

  /// The scale of the view that the delegate returns from `viewForZooming(in:)`. The default is 1. A new value is
  /// clamped to the limits; without such a view nothing happens.
  open var zoomScale: CGFloat {
    get { zoom.scale }
    set { setZoomScale(newValue, animated: false) }
  }
  /// The minimum scale; 1 by default. The current scale does not change (a guess: scroll-42d).
  open var minimumZoomScale: CGFloat {
    get { zoom.least }
    set {
      zoom.least = newValue
      zoomLimitsDidChange()
    }
  }
  /// The maximum scale; 1 by default. Two fingers zoom if it exceeds the minimum. The current scale stays (a
  /// guess: scroll-42d).
  open var maximumZoomScale: CGFloat {
    get { zoom.greatest }
    set {
      zoom.greatest = newValue
      zoomLimitsDidChange()
    }
  }
  /// A Boolean value that lets fingers zoom a little beyond the limits, to which the scale returns. True by default.
  open var bouncesZoom = true
  /// A Boolean value that indicates whether fingers are zooming.
  open var isZooming: Bool { zoom.start != nil }
  /// A Boolean value that indicates whether the scale is returning to the limits.
  open var isZoomBouncing: Bool { zoom.isBouncing }
  /// The recognizer that zooms; nil if the limits do not allow zooming.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { zoom.greatest > zoom.least ? pinch : nil }
  /// Zooms about the center of the visible area. If animated, it takes 0.3 s (a guess: scroll-42b), provided that the
  /// view is in a window, and the delegate is notified of the beginning and the end.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { changeZoom(to: scale, animated: animated) }
  /// Zooms and moves the content so that `rect`, in the zoomed view's coordinates, is as large as fits, within the
  /// limits and the content's range.
  open func zoom(to rect: CGRect, animated: Bool) { zoomIn(on: rect, animated: animated) }

  // MARK: Indicators

  /// A Boolean value that determines whether an indicator is shown while content moves vertically. True by default. It
  /// is stored only: no indicator is drawn here.
  open var showsVerticalScrollIndicator = true
  /// The same as `showsVerticalScrollIndicator`, for horizontal movement.
  open var showsHorizontalScrollIndicator = true
  /// Space around the vertical indicator. Zero by default. It is stored only, as all that is about indicators is.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Space around the horizontal indicator. Zero by default.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Sets the space around both indicators. The value is the vertical one's if they differ (undefined per the header).
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
  }
  /// A Boolean value that determines whether the safe area is added to the indicators' insets where they are drawn, which
  /// does not change the properties. True by default.
  open var automaticallyAdjustsScrollIndicatorInsets = true

  /// The way in which a drag dismisses the keyboard. The default is `none`. There is no keyboard on the screen here, so
  /// that a drag has nothing to dismiss, as on a pad with a hardware keyboard.
  open var keyboardDismissMode = KeyboardDismissMode.none

  // MARK: Touches in the content

  /// A Boolean value that determines whether subviews receive a touch only after a delay (150 ms, a guess: scroll-27b),
  /// when it is lifted, or when it is known not to be a drag. The default is true.
  open var delaysContentTouches = true
  /// A Boolean value that lets a drag begin with a touch that a subview has received. The default is true.
  open var canCancelContentTouches = true
  /// Returns whether a subview receives touches. Called right before it does. The default implementation returns true.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }
  /// Returns whether a drag can begin with a touch that `view` has received, and that is then cancelled there. Not
  /// called if `canCancelContentTouches` is false. The default implementation returns true unless `view` is a control.
  open func touchesShouldCancel(in view: UIView) -> Bool { !view.keepsTouchesInScrolling }

  /// Returns the offset at which released content comes to rest, before the delegate is asked. The velocity is the
  /// content's, in points per millisecond.
  func restingOffset(_ proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

  // MARK: For UIKit's own scroll views

  override class func addObservableProperties(to properties: inout ObservableProperties) {
    super.addObservableProperties(to: &properties)
    addScrollViewProperties(to: &properties)
  }
  /// `true` if the view determines its content size itself. Constraints then read it, and the edges are those of the
  /// frame (a guess: scroll-48).
  var sizesContentItself: Bool { false }
  /// `true` if the content's coordinates are flipped horizontally, because it runs from right to left.
  var hasFlippedContent: Bool { false }
  /// `true` if content at rest stays in place when its range changes.
  var restsWhereItIs: Bool { false }
  /// Called when a finger starts to move the content, before the delegate.
  func dragWillBegin() {}
  /// Called when the content was moved by a finger, an animation or code, after the delegate.
  func contentDidMove() {}
  /// Called when content that a finger moved, or that moved by itself, has come to rest, after the delegate.
  func contentDidRest() {}

  // MARK: Overrides

  /// Scrolls by the visible size and posts `pageScrolled`. Returns false if there is no more content in that direction.
  /// (A guess: ax-12b.)
  open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    scrollByPage(direction)
  }

  /// The frame in the superview's coordinates. If its size changes, the content returns to its range.
  open override var frame: CGRect {
    get { super.frame }
    set { changeBounds { super.frame = newValue } }
  }
  /// Sets the bounds, which are the visible part of the content. Another origin moves the content without notifying the
  /// delegate (measured). It does notify observers of `contentOffset` (a guess: kvo-5b; from a report about such a change).
  override func setBounds(_ bounds: CGRect) {
    boundsWillChange(to: bounds)
    if let keyValueObservers, bounds.origin != contentOffset, !keyValueObservers.isChanging("contentOffset") {
      keyValueObservers.notify("contentOffset") { changeBounds { super.setBounds(bounds) } }
    } else {
      changeBounds { super.setBounds(bounds) }
    }
  }
  /// Called before the bounds change, and when an animation of the offset begins, with the final bounds.
  func boundsWillChange(to bounds: CGRect) {}
  /// Updates the adjusted insets. Overrides call super.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    isSafeAreaPending = false
    updateAdjustedInset()
  }
  /// Brings content to rest when the view leaves its window (a guess: scroll-30). Overrides call super.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil else { return stopMoving() }
    if UIView.updatesSafeAreaInLayout {
      isSafeAreaPending = true
      setNeedsLayout()
    } else {
      updateAdjustedInset()
    }
  }
  /// Applies constraints. Updates the adjusted insets in the first layout in a window. Overrides call super.
  /// (A guess: layout-16b.)
  open override func layoutSubviews() {
    super.layoutSubviews()
    if let constrainedSize { contentSize = constrainedSize.applied(to: contentSize) }
    guard isSafeAreaPending else { return }
    isSafeAreaPending = false
    updateAdjustedInset()
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
