/// A rectangular area of the interface that shows a layer, receives touches, and lays out its subviews.
///
/// Geometry is in points. `frame` and `center` are in the superview's coordinates, `bounds` in the view's own.
/// Overridable members are declared here and implemented in the extensions.
@preconcurrency @MainActor
open class UIView: UIResponder, UITraitEnvironment, UIAccessibilityIdentification, @preconcurrency CALayerDelegate,
  @preconcurrency NSCoding
{
  /// The class of the layer that is created for each view of this class.
  open class var layerClass: AnyClass { CALayer.self }

  private let ownLayer: CALayer
  final weak var viewController: UIViewController? { didSet { updateEnvironmentSource() } }
  private(set) final var ownTintColor: UIColor? { didSet { updateEnvironmentSource() } }
  private(set) final var ownBackgroundColor: UIColor? { didSet { showBackground() } }
  private final var ownMask: UIView? {
    willSet { newValue?.removeFromSuperview() }
    didSet { layer.mask = ownMask?.layer }
  }
  private final var ownContentMode = ContentMode.scaleToFill { didSet { show(ownContentMode) } }
  private(set) final var ownContentScaleFactor: CGFloat?
  final var recognizers: [UIGestureRecognizer]?
  final var ownInteractions: [any UIInteraction] = []
  final var knownSafeAreaInsets = UIEdgeInsets.zero
  final var inheritedSafeAreaInsets = UIEdgeInsets.zero
  final var knownTraits: UITraitCollection?
  final var traitRegistrations: [TraitRegistration] = []
  private(set) final var ownStyle = UIUserInterfaceStyle.unspecified { didSet { styleDidChange() } }
  private final var largeContent: LargeContent?
  final var hasDrawnContents = false
  /// The view's Auto Layout state; nil until it is needed.
  final var autoLayout: LayoutState?
  final var ownMotionEffects: [UIMotionEffect] = []
  private(set) final var ownTintMode = TintAdjustmentMode.automatic { didSet { updateEnvironmentSource() } }
  /// The nearest view, this one or an ancestor, that does not inherit all of its environment from its superview.
  final weak var environmentSource: UIView?
  final var subviewList = SiblingList<UIView>()
  package nonisolated(unsafe) final var lastIndex = 0

  /// A Boolean value that determines whether the view keeps its colors if the user inverts those of the whole screen.
  /// It is stored only; nothing inverts colors here. The default is false.
  open var accessibilityIgnoresInvertColors = false

  // MARK: Creating a view

  /// Creates a view without a superview. Its frame is in the coordinates of its future superview.
  public init(frame: CGRect) {
    ownLayer = Self.makeLayer()
    super.init()
    configureLayer()
    self.frame = frame
  }

  /// Creates a view with an empty frame.
  public convenience override init() { self.init(frame: .zero) }

  /// Same as `init(frame: .zero)`; archives are not supported. On Apple's systems, an archive without a view's keys has
  /// the same result.
  public required init?(coder: NSCoder) {
    ownLayer = Self.makeLayer()
    super.init()
    configureLayer()
  }

  /// Writes nothing, and reports that once: views are not archived here. `init(coder:)` reads nothing.
  open func encode(with coder: NSCoder) { UnarchivedObjects.report(self) }

  // MARK: Appearance

  /// The layer that shows the view. The view is its delegate; do not change that.
  open var layer: CALayer { ownLayer }
  /// The opacity of the view and its subviews, from 0 (transparent) to 1 (opaque). The default is 1.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { changing("alpha") { layer.opacity = Float(min(max(newValue, 0), 1)) } }
  }
  /// A Boolean value that determines whether the view and its subviews are hidden and receive no touches.
  open var isHidden: Bool {
    get { layer.isHidden }
    set {
      let wasHidden = layer.isHidden
      changing("hidden") { layer.isHidden = newValue }
      guard newValue != wasHidden else { return }
      autoLayout?.stack?.setNeedsUpdateConstraints()
    }
  }
  /// A promise that the view fills its bounds with opaque content.
  open var isOpaque: Bool {
    get { layer.isOpaque }
    set { layer.isOpaque = newValue }
  }
  /// The color behind the view's content. The default is nil, for no color.
  open var backgroundColor: UIColor? {
    get { ownBackgroundColor }
    set { changing("backgroundColor") { ownBackgroundColor = newValue } }
  }
  /// The color of interactive elements. Inherited from the superview if not set, or if set to nil.
  open var tintColor: UIColor! {
    get { effectiveTintColor }
    set { changingTint { ownTintColor = newValue } }
  }
  /// The mode that determines whether `tintColor` is dimmed to gray. Inherited from the superview if not set, or if set
  /// to automatic. The getter never returns automatic.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { effectiveTintMode }
    set { changingTintMode { ownTintMode = newValue } }
  }
  /// Called after `tintColor` has changed, even by inheritance. Does nothing by default.
  open func tintColorDidChange() {}
  /// A Boolean value that determines whether subviews are clipped to the bounds.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }
  /// A view whose alpha masks this view. It has no superview.
  open var mask: UIView? {
    get { ownMask }
    set { if newValue !== ownMask { ownMask = newValue } }
  }
  /// The mode that determines how drawn content changes with the view's size.
  open var contentMode: ContentMode {
    get { ownContentMode }
    set { if newValue != ownContentMode { ownContentMode = newValue } }
  }
  /// The number of pixels per point of drawn content.
  open var contentScaleFactor: CGFloat {
    get { layer.contentsScale }
    set {
      ownContentScaleFactor = newValue
      showContentScale(newValue)
    }
  }
  /// Draws the content of `rect` (bounds coordinates) into the current context. Does nothing by default. A view that
  /// never uses the context gets no contents image. (A guess: view-17.)
  open func draw(_ rect: CGRect) {}
  /// Redraws the whole view in the next frame.
  open func setNeedsDisplay() {
    MainQueue.check("\(type(of: self)).setNeedsDisplay()")
    layer.setNeedsDisplay()
  }
  /// Redraws the view in the next frame. The whole view is always redrawn.
  open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay(rect) }

  // MARK: Geometry

  /// The smallest rectangle around the view, in the superview's coordinates. If the transform is not the identity, set
  /// `bounds` and `center` instead.
  open var frame: CGRect {
    get { layer.frame }
    set { changing("frame") { changeGeometry { layer.frame = newValue } } }
  }
  /// The view's size, and the point at its top left corner, in its own coordinates.
  open var bounds: CGRect {
    get { layer.bounds }
    set { changing("bounds") { setBounds(newValue) } }
  }
  /// Sets `bounds`. Scroll views and windows override this, not the property, which Apple declares only in `UIView`.
  func setBounds(_ bounds: CGRect) { changeGeometry { layer.bounds = bounds } }
  /// The position of the anchor point, in the superview's coordinates.
  open var center: CGPoint {
    get { layer.position }
    set { changing("center") { changeGeometry { layer.position = newValue } } }
  }
  /// The transform around the anchor point. The identity if `transform3D` is not affine.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { changing("transform") { changeGeometry { layer.setAffineTransform(newValue) } } }
  }
  /// The 3D transform around the anchor point.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { changeGeometry { layer.transform = newValue } }
  }
  /// The point at `center`, around which transforms apply, as a fraction of the bounds. The default is (0.5, 0.5).
  open var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { changeGeometry { layer.anchorPoint = newValue } }
  }
  /// The distances from the bounds' edges that bars and the screen's shape cover; zero outside a window. A view that is
  /// scaled or rotated keeps its previous insets.
  open var safeAreaInsets: UIEdgeInsets { knownSafeAreaInsets }
  /// Called after `safeAreaInsets` has changed. Does nothing by default.
  open func safeAreaInsetsDidChange() {}

  // MARK: Layout

  /// A Boolean value that determines whether subviews autoresize when the size of the bounds changes.
  open var autoresizesSubviews = true
  /// The mask that determines how the view autoresizes with its superview. The default is empty.
  open var autoresizingMask: AutoresizingMask = []
  /// Lays out the subviews. Called before a frame if something has changed; call `setNeedsLayout()` to request it. By
  /// default, it applies constraints, so overrides call super (header). Autoresizing happens when the size is set.
  open func layoutSubviews() { if NSLayoutConstraint.isUsed { placeSubviews() } }
  /// Requests a layout of the subviews before the next frame.
  open func setNeedsLayout() {
    MainQueue.check("\(type(of: self)).setNeedsLayout()")
    layer.setNeedsLayout()
  }
  /// Performs pending layout now, starting at the topmost ancestor that needs it.
  open func layoutIfNeeded() {
    MainQueue.check("\(type(of: self)).layoutIfNeeded()")
    if LayoutPass.isWaiting { LayoutPass.run(in: self) }
    layer.layoutIfNeeded()
  }
  /// Returns the size that fits best into `size`. The default is the current size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  /// Sets the size that `sizeThatFits(_:)` returns, keeping the top left corner.
  open func sizeToFit() { resizeToFit() }
  /// The size of the view's content; `noIntrinsicMetric` if it has none.
  open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }
  /// The meaning of the content, which determines whether it is mirrored.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet {
      guard semanticContentAttribute != oldValue else { return }
      setNeedsLayout()
      noteInsetsForLayout()
    }
  }
  /// The layout direction of the view's immediate content, from its semantic attribute and the view's traits. A subview
  /// may have a different one.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { ownLayoutDirection }
  /// The style that makes this view and its subviews light or dark, except views of other controllers. The default,
  /// unspecified, inherits the style. A window's style also applies to its root controller. (A guess: safe-17.)
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { ownStyle }
    set { if newValue != ownStyle { ownStyle = newValue } }
  }
  /// The traits of the view controller whose view this is, otherwise those of the superview. Without a superview, those
  /// of the screen.
  open var traitCollection: UITraitCollection { environmentTraits }
  /// Called after a change of traits, and when the view is first added to a window. Does nothing. (A guess: safe-11.)
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Constraints

  /// A Boolean value that determines whether the view keeps its frame and follows its autoresizing mask. The default is
  /// true. Set it to false for a view that constraints position. (A guess: layout-12.)
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { autoLayout?.translates ?? true }
    set { setTranslates(newValue) }
  }
  /// A Boolean value that determines whether `updateConstraints()` is called even if no constraint affects the view
  /// yet. The default is false.
  open class var requiresConstraintBasedLayout: Bool { false }
  /// Updates constraints. Called before a layout pass if the view has requested it, from the bottom of the hierarchy
  /// up. Call super last. Does nothing by default.
  open func updateConstraints() {}
  /// Requests a call of `updateConstraints()` before the next layout.
  open func setNeedsUpdateConstraints() {
    layoutState.needsUpdate = true
    LayoutPass.need(self)
  }
  /// Returns true if a call of `updateConstraints()` is pending.
  open func needsUpdateConstraints() -> Bool { autoLayout?.needsUpdate == true }
  /// Calls `updateConstraints()` of this view and its descendants, if a call is pending.
  open func updateConstraintsIfNeeded() { updateSubtreeConstraints() }
  /// Invalidates `intrinsicContentSize`, which is read again before the next layout.
  open func invalidateIntrinsicContentSize() { contentSizeChanged() }
  /// Returns the priority with which the view resists being larger than its content; 250 by default.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    autoLayout?.hugging[axis.rawValue] ?? .defaultLow
  }
  /// Sets the priority with which the view resists being larger than its content.
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    layoutState.hugging[axis.rawValue] = priority
    contentPriorityChanged()
  }
  /// Returns the priority with which the view resists being smaller than its content; 750 by default.
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    autoLayout?.resistance[axis.rawValue] ?? .defaultHigh
  }
  /// Sets the priority with which the view resists being smaller than its content.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    layoutState.resistance[axis.rawValue] = priority
    contentPriorityChanged()
  }
  /// Deprecated on Apple's systems: use `forLastBaselineLayout`. The default is this view.
  @available(iOS, deprecated: 9.0) open func forBaselineLayout() -> UIView { self }
  /// The view whose text has the first baseline. The default is `forLastBaselineLayout`.
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }
  /// The view whose text has the last baseline. The default is this view.
  open var forLastBaselineLayout: UIView { self }
  /// Returns the size that is closest to `targetSize`, with priority 50 in both directions, and satisfies the
  /// constraints in the view. Rounded up to pixels. (A guess: layout-1b.)
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }
  /// Returns the size that is as close to `targetSize` as the priorities demand, and satisfies the constraints in the
  /// view. Rounded up to pixels.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }
  /// The space between the edges and the content, including the safe area. Set it without the safe area.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set { changeMargins { $0.base = .absolute(newValue) } }
  }
  /// The layout margins with leading and trailing edges.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { effectiveDirectionalMargins }
    set { changeMargins { $0.base = .directional(newValue) } }
  }
  /// A Boolean value that determines whether margins reach at least as far in as the superview's. The default is false.
  open var preservesSuperviewLayoutMargins: Bool {
    get { followsSuperviewMargins }
    set { changeMargins { $0.followsSuperview = newValue } }
  }
  /// A Boolean value that determines whether the safe area is added to the margins. The default is true.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { includesSafeAreaInMargins }
    set { changeMargins { $0.includesSafeArea = newValue } }
  }
  /// Called after the margins have changed. Does nothing by default.
  open func layoutMarginsDidChange() {}

  // MARK: Hierarchy

  /// The view that contains this one.
  open internal(set) weak var superview: UIView?
  /// The subviews, from back to front.
  open var subviews: [UIView] { subviewList.elements }
  /// The window that contains this view, or is this view.
  open var window: UIWindow? { outerEnvironmentSource?.window }
  /// A number by which to find the view. The default is 0.
  open var tag = 0
  /// Adds `view` in front of the other subviews, and removes it from its previous superview.
  open func addSubview(_ view: UIView) { insert(view, at: subviewList.count) }
  /// Inserts `view` at `index`, counted from the back.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  /// Inserts `view` directly in front of a sibling.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, next: siblingSubview, isAbove: true)
  }
  /// Inserts `view` directly behind a sibling.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, next: siblingSubview, isAbove: false)
  }
  /// Moves a subview in front of its siblings.
  open func bringSubviewToFront(_ view: UIView) {
    if view.superview === self { insert(view, at: subviewList.count) }
  }
  /// Moves a subview behind its siblings.
  open func sendSubviewToBack(_ view: UIView) {
    if view.superview === self { insert(view, at: 0) }
  }
  /// Removes the view from its superview.
  open func removeFromSuperview() {
    MainQueue.check("\(type(of: self)).removeFromSuperview()")
    leaveSuperview()
  }
  /// Called on the superview after a subview was added. Does nothing by default.
  open func didAddSubview(_ subview: UIView) {}
  /// Called on the superview before a subview is removed. Does nothing by default. (A guess: view-9b.)
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before `superview` changes. Does nothing by default.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after `superview` has changed. Does nothing by default.
  open func didMoveToSuperview() {}
  /// Called before `window` changes. Does nothing by default.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after `window` has changed. Does nothing by default.
  open func didMoveToWindow() {}

  // MARK: Large content (UILargeContentViewerItem)

  /// A Boolean value that determines whether the large content viewer shows this view. The default is false.
  open var showsLargeContentViewer: Bool {
    get { largeContent?.isShown ?? false }
    set { changeLargeContent { $0.isShown = newValue } }
  }
  /// The text for the viewer. The default is nil; for a button, its title.
  open var largeContentTitle: String? {
    get { largeContent?.title ?? defaultLargeContentTitle }
    set { changeLargeContent { $0.title = newValue } }
  }
  /// The image for the viewer. The default is nil; for a button, its image.
  open var largeContentImage: UIImage? {
    get { largeContent?.image ?? defaultLargeContentImage }
    set { changeLargeContent { $0.image = newValue } }
  }
  /// A Boolean value that determines whether the viewer enlarges the image. The default is false.
  open var scalesLargeContentImage: Bool {
    get { largeContent?.scalesImage ?? false }
    set { changeLargeContent { $0.scalesImage = newValue } }
  }
  /// The insets with which the image looks centered, in points. The default is zero.
  open var largeContentImageInsets: UIEdgeInsets {
    get { largeContent?.insets ?? .zero }
    set { changeLargeContent { $0.insets = newValue } }
  }

  // MARK: Events

  /// A Boolean value that determines whether the view and its subviews receive touches. The default is true.
  open var isUserInteractionEnabled = true
  /// A Boolean value that determines whether the view receives more than one touch. The default is false.
  open var isMultipleTouchEnabled = false
  /// A Boolean value that prevents other views of the window from receiving touches while this one does, and vice
  /// versa.
  open var isExclusiveTouch = false
  /// The view's gesture recognizers, in the order in which they were added; nil until one is added, and empty once the
  /// last is removed (tests of libraries).
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers }
    set { replaceGestureRecognizers(newValue ?? []) }
  }
  /// Adds a gesture recognizer, and removes it from its previous view.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }
  /// Removes a gesture recognizer from this view.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }
  /// The view's interactions, in the order in which they were added.
  open var interactions: [any UIInteraction] {
    get { ownInteractions }
    set { replaceInteractions(newValue) }
  }
  /// Adds an interaction, and removes it from its previous view.
  open func addInteraction(_ interaction: any UIInteraction) { attach(interaction) }
  /// Removes an interaction from this view.
  open func removeInteraction(_ interaction: any UIInteraction) { detach(interaction) }
  /// Returns true if a gesture recognizer of this view or an ancestor may begin. The default is true.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Returns the frontmost view at `point` (this view's coordinates) that receives touches: this view or a descendant,
  /// otherwise nil.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { frontmostView(at: point, with: event) }
  /// Returns true if `point` is in the bounds. The left and top edges are inside, the right and bottom ones are not.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  /// A name by which tests find the view. The default is nil. It is never spoken.
  open var accessibilityIdentifier: String? {
    get { accessibility?.identifier }
    set { ownAccessibility.identifier = newValue }
  }
  /// The next responder: the view controller whose view this is, otherwise the superview.
  open override var next: UIResponder? { viewController ?? superview }

  // MARK: Subclass hooks

  override class func addObservableProperties(to properties: inout ObservableProperties) {
    super.addObservableProperties(to: &properties)
    addViewProperties(to: &properties)
  }
  /// `true` if the view does not inherit all of its environment from its superview: it is a window or that of a view
  /// controller, or it has its own tint or style.
  var isEnvironmentSource: Bool {
    viewController != nil || ownTintColor != nil || ownTintMode != .automatic || ownStyle != .unspecified
  }
  /// Resolves dynamic colors again. Called with the view's traits as the current ones.
  func adaptColors() {
    adaptBackground()
    if hasDrawnContents { setNeedsDisplay() }
  }
  /// Called when the Dynamic Type size has changed.
  func adaptFont() {}
  /// Returns the size of the content at a width that is known from the last solution.
  func contentSize(forWidth width: CGFloat?) -> CGSize { intrinsicContentSize }
  /// The margin on each side if none was set.
  var plainMargin: CGFloat { LayoutMargins.plain }
  /// `true` if the height of the content depends on its width.
  var breaksContent: Bool { false }
  /// The distance from the top edge to the first baseline, in points.
  var firstBaselineOffset: CGFloat { 0 }
  /// The distance from the bottom edge to the last baseline, in points.
  var lastBaselineOffset: CGFloat { 0 }
  /// `true` if the baselines depend on the view's width.
  var baselinesDependOnWidth: Bool { false }
  /// `true` if a scroll view's drag does not begin with a touch that this view has received.
  var keepsTouchesInScrolling: Bool { false }
  /// The controller that this view shows on behalf of a presentation. Until the animator starts, its view is elsewhere.
  var presentedController: UIViewController? { nil }
  /// The view that this view covers and keeps out of the window.
  var coveredView: UIView? { nil }
  var defaultLargeContentTitle: String? { nil }
  var defaultLargeContentImage: UIImage? { nil }

  private func changeLargeContent(_ change: (inout LargeContent) -> Void) {
    var content = largeContent ?? LargeContent()
    change(&content)
    largeContent = content
  }

  // MARK: The layer's delegate

  /// Draws the layer's contents with `draw(_:)`, if that draws anything.
  open func display(_ layer: CALayer) { displayContents(of: layer) }
  /// Draws the view into a context of the layer.
  open func draw(_ layer: CALayer, in ctx: CGContext) { drawContents(in: ctx) }
  /// Performs layout: calls the view controller's `viewWillLayoutSubviews()`, this view's `layoutSubviews()`, and the
  /// controller's `viewDidLayoutSubviews()`.
  open func layoutSublayers(of layer: CALayer) { layOut(layer) }
  /// Returns the animation of a change to the view's layer: that of the animation block, if there is one.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    layer === ownLayer ? ViewAnimation.action(for: self, key: event) : nil
  }
}
