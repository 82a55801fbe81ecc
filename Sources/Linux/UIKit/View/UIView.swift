/// A rectangle of the interface: it shows a layer, hears touches, and arranges its subviews.
///
/// Geometry is in points. `frame` and `center` are in the superview's coordinates, `bounds` in the view's own.
/// What can be overridden is declared here; the work is done in the extensions.
@preconcurrency @MainActor
open class UIView: UIResponder, UITraitEnvironment, UIAccessibilityIdentification, @preconcurrency CALayerDelegate {
  /// The class of the layer that is made for each view of this class.
  open class var layerClass: AnyClass { CALayer.self }

  private let ownLayer: CALayer
  final weak var viewController: UIViewController?
  final var ownTintColor: UIColor?
  final var ownBackgroundColor: UIColor?
  final var ownMask: UIView?
  final var ownContentMode = ContentMode.scaleToFill
  final var ownContentScaleFactor: CGFloat?
  final var recognizers: [UIGestureRecognizer] = []
  final var ownInteractions: [any UIInteraction] = []
  final var knownSafeAreaInsets = UIEdgeInsets.zero
  final var inheritedSafeAreaInsets = UIEdgeInsets.zero
  final var knownTraits: UITraitCollection?
  final var ownStyle = UIUserInterfaceStyle.unspecified
  final var largeContent: LargeContent?
  final var hasDrawnContents = false
  /// What the view has to do with constraints; nil: nothing.
  final var autoLayout: LayoutState?
  final var ownMotionEffects: [UIMotionEffect] = []
  final var ownTintMode = TintAdjustmentMode.automatic

  /// Whether the view keeps its colours where the user has those of the whole screen inverted. Kept; nothing inverts them
  /// here. False at first.
  open var accessibilityIgnoresInvertColors = false

  // MARK: Making a view

  /// Makes a view in no superview; its frame is in the coordinates of the superview it will get.
  public init(frame: CGRect) {
    ownLayer = Self.makeLayer()
    super.init()
    configureLayer()
    self.frame = frame
  }

  /// A view of no size.
  public convenience override init() { self.init(frame: .zero) }

  /// Views are not archived here: nothing is read, and the view is as from `init(frame: .zero)`, which is what an
  /// archive without a view's keys gives on Apple's systems.
  public required init?(coder: NSCoder) {
    ownLayer = Self.makeLayer()
    super.init()
    configureLayer()
  }

  // MARK: Appearance

  /// The layer that shows the view. The view is its delegate; leave it so.
  open var layer: CALayer { ownLayer }
  /// 0 is transparent, 1 (the start) opaque; applies to the subviews too.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(min(max(newValue, 0), 1)) }
  }
  /// Whether the view and its subviews are not shown, and hear no touches.
  open var isHidden: Bool {
    get { layer.isHidden }
    set {
      let wasHidden = layer.isHidden
      layer.isHidden = newValue
      guard newValue != wasHidden else { return }
      autoLayout?.stack?.arrangementChanged()
    }
  }
  /// A promise that the view fills its bounds with opaque content.
  open var isOpaque: Bool {
    get { layer.isOpaque }
    set { layer.isOpaque = newValue }
  }
  /// What is behind the view's content; nil (the start) is nothing.
  open var backgroundColor: UIColor? {
    get { ownBackgroundColor }
    set { setBackground(newValue) }
  }
  /// The colour of what can be touched. Inherited from the superview until it is set, and again when set to nil.
  open var tintColor: UIColor! {
    get { effectiveTintColor }
    set { setTint(newValue) }
  }
  /// Whether the tint is shown dimmed: `tintColor` then gives it grey. Taken from the superview until it is set, and again
  /// when set to automatic; never automatic when asked.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { effectiveTintMode }
    set { setTintMode(newValue) }
  }
  /// Called after `tintColor` has changed, also by inheritance. Does nothing here.
  open func tintColorDidChange() {}
  /// Whether subviews are cut off at the bounds.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }
  /// A view whose alpha says where this view is shown. It is in no superview.
  open var mask: UIView? {
    get { ownMask }
    set { setMask(newValue) }
  }
  /// What becomes of the drawn content when the size changes.
  open var contentMode: ContentMode {
    get { ownContentMode }
    set { setContentMode(newValue) }
  }
  /// Pixels a point of what the view draws.
  open var contentScaleFactor: CGFloat {
    get { layer.contentsScale }
    set { setContentScale(newValue) }
  }
  /// Draws the content of `rect` (bounds coordinates) into the current context. Does nothing here; a view that never
  /// asks for the context gets no picture of its own.
  open func draw(_ rect: CGRect) {}
  /// Has the whole view drawn again in the next frame.
  open func setNeedsDisplay() { layer.setNeedsDisplay() }
  /// Has the view drawn again in the next frame; pictures are always drawn whole.
  open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay(rect) }

  // MARK: Geometry

  /// The smallest rectangle around the view, in the superview's coordinates. Under a transform other than the
  /// identity set `bounds` and `center` instead.
  open var frame: CGRect {
    get { layer.frame }
    set { changeGeometry { layer.frame = newValue } }
  }
  /// The view's own coordinates: a size, and the point at its top left corner.
  open var bounds: CGRect {
    get { layer.bounds }
    set { setBounds(newValue) }
  }
  /// What a change of `bounds` does: scroll views and windows do more than a view, and override this instead of
  /// the property, which is Apple's in `UIView` alone.
  func setBounds(_ bounds: CGRect) { changeGeometry { layer.bounds = bounds } }
  /// Where the anchor point is, in the superview's coordinates.
  open var center: CGPoint {
    get { layer.position }
    set { changeGeometry { layer.position = newValue } }
  }
  /// Around the anchor point. The identity if `transform3D` is not affine.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { changeGeometry { layer.setAffineTransform(newValue) } }
  }
  /// Around the anchor point, in space.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { changeGeometry { layer.transform = newValue } }
  }
  /// The point that `center` places and transforms turn around, as a part of the bounds; at first (0.5, 0.5).
  open var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { changeGeometry { layer.anchorPoint = newValue } }
  }
  /// The part of the bounds' edges that bars and the shape of the screen cover; zero outside of a window. A view that
  /// is scaled or turned keeps the insets that it had before.
  open var safeAreaInsets: UIEdgeInsets { knownSafeAreaInsets }
  /// Called after `safeAreaInsets` has changed. Does nothing here.
  open func safeAreaInsetsDidChange() {}

  // MARK: Layout

  /// Whether subviews follow a change of the bounds' size by their masks.
  open var autoresizesSubviews = true
  /// How the view follows a change of its superview's size; nothing at first.
  open var autoresizingMask: AutoresizingMask = []
  /// Places the subviews. Called before a frame is shown when something changed; to have it called use
  /// `setNeedsLayout()`. Puts the subviews where constraints have them, here; call super. (As the header has it.
  /// Autoresizing happens when the size is set.)
  open func layoutSubviews() { if NSLayoutConstraint.isUsed { placeSubviews() } }
  /// Has the view lay out its subviews before the next frame.
  open func setNeedsLayout() { layer.setNeedsLayout() }
  /// Lays out now what needs it, from the topmost ancestor that does.
  open func layoutIfNeeded() {
    if LayoutPass.isWaiting { LayoutPass.run(in: self) }
    layer.layoutIfNeeded()
  }
  /// The size that the view would like, given room for `size`. Here its present size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  /// Takes the size from `sizeThatFits(_:)`, keeping the top left corner.
  open func sizeToFit() { resizeToFit() }
  /// The size of the view's content; `noIntrinsicMetric` where it has none.
  open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }
  /// What the content means for mirroring.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet {
      guard semanticContentAttribute != oldValue else { return }
      setNeedsLayout()
      noteInsetsForLayout()
    }
  }
  /// The direction to lay out the immediate content of this view in: what the content means, in the direction of the
  /// traits that hold here. A subview may have another one.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { ownLayoutDirection }
  /// Makes this view and those in it light or dark, but for other controllers' views; unspecified (the start) leaves them
  /// as what is around them. A window's holds for its root controller, too.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { ownStyle }
    set { setStyle(newValue) }
  }
  /// The traits that hold here: those of the view controller whose view this is, otherwise the superview's; the
  /// screen's for a view that is in none.
  open var traitCollection: UITraitCollection { environmentTraits }
  /// Called after the traits have changed, and when the view first gets into a window. Does nothing here.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Constraints

  /// Whether the view keeps the frame that it has, and its autoresizing mask counts. True at first; a view that constraints
  /// shall place needs false here.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { autoLayout?.translates ?? true }
    set { setTranslates(newValue) }
  }
  /// Whether `updateConstraints()` is to be called also where no constraint is about the view yet. False here.
  open class var requiresConstraintBasedLayout: Bool { false }
  /// The place to bring constraints up to date; called before a layout pass where the view asked for it, from below. Call
  /// super last. Does nothing here.
  open func updateConstraints() {}
  /// Has `updateConstraints()` called before the next layout.
  open func setNeedsUpdateConstraints() {
    layoutState.needsUpdate = true
    LayoutPass.need(self)
  }
  /// Whether `updateConstraints()` is to be called.
  open func needsUpdateConstraints() -> Bool { autoLayout?.needsUpdate == true }
  /// Calls `updateConstraints()` of this view and of those in it that ask for it.
  open func updateConstraintsIfNeeded() { updateSubtreeConstraints() }
  /// Has `intrinsicContentSize` asked for anew before the next layout.
  open func invalidateIntrinsicContentSize() { contentSizeChanged() }
  /// The view whose text the first baseline is of. This one, here.
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }
  /// The view whose text the last baseline is of. This one, here.
  open var forLastBaselineLayout: UIView { self }
  /// The size that comes nearest to `targetSize` while constraints in the view are held: with priority 50 in both
  /// directions. Rounded up to pixels.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }
  /// The size that comes as near to `targetSize` as the priorities say while constraints in the view are held. Rounded up
  /// to pixels.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }
  /// The space between the edges and the content, with the safe area in it. Set, it is without that.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set { changeMargins { $0.base = .absolute(newValue) } }
  }
  /// The same, by the direction of the text.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { effectiveDirectionalMargins }
    set { changeMargins { $0.base = .directional(newValue) } }
  }
  /// Whether margins are at least as far in as the superview's. False at first.
  open var preservesSuperviewLayoutMargins: Bool {
    get { followsSuperviewMargins }
    set { changeMargins { $0.followsSuperview = newValue } }
  }
  /// Whether the safe area is added to the margins. True at first.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { includesSafeAreaInMargins }
    set { changeMargins { $0.includesSafeArea = newValue } }
  }
  /// Called after the margins have changed. Does nothing here.
  open func layoutMarginsDidChange() {}

  // MARK: Hierarchy

  /// The view that this one is in.
  open internal(set) weak var superview: UIView?
  /// The views in this one, the one at the back first.
  open internal(set) var subviews: [UIView] = []
  /// The window that this view is in, or is.
  open var window: UIWindow? { superview?.window }
  /// A number to find the view by; at first 0.
  open var tag = 0
  /// Puts `view` in front of the other subviews, taking it from where it was.
  open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }
  /// Puts `view` at `index`, counted from the back.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  /// Puts `view` right in front of a sibling.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, next: siblingSubview, isAbove: true)
  }
  /// Puts `view` right behind a sibling.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, next: siblingSubview, isAbove: false)
  }
  /// Puts a subview in front of its siblings.
  open func bringSubviewToFront(_ view: UIView) {
    if view.superview === self { insert(view, at: subviews.count) }
  }
  /// Puts a subview behind its siblings.
  open func sendSubviewToBack(_ view: UIView) {
    if view.superview === self { insert(view, at: 0) }
  }
  /// Takes the view out of its superview.
  open func removeFromSuperview() { leaveSuperview() }
  /// Called on the superview after a subview was added. Does nothing here.
  open func didAddSubview(_ subview: UIView) {}
  /// Called on the superview before a subview leaves it. Does nothing here.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before `superview` changes. Does nothing here.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after `superview` changed. Does nothing here.
  open func didMoveToSuperview() {}
  /// Called before `window` changes. Does nothing here.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after `window` changed. Does nothing here.
  open func didMoveToWindow() {}

  // MARK: Large content (UILargeContentViewerItem)

  /// Whether the large content viewer shows this view. False at first.
  open var showsLargeContentViewer: Bool {
    get { largeContent?.isShown ?? false }
    set { changeLargeContent { $0.isShown = newValue } }
  }
  /// The text for the viewer; nil at first, of a button its title.
  open var largeContentTitle: String? {
    get { largeContent?.title ?? defaultLargeContentTitle }
    set { changeLargeContent { $0.title = newValue } }
  }
  /// The image for the viewer; nil at first, of a button its image.
  open var largeContentImage: UIImage? {
    get { largeContent?.image ?? defaultLargeContentImage }
    set { changeLargeContent { $0.image = newValue } }
  }
  /// Whether the viewer enlarges the image. False at first.
  open var scalesLargeContentImage: Bool {
    get { largeContent?.scalesImage ?? false }
    set { changeLargeContent { $0.scalesImage = newValue } }
  }
  /// Points around the image that bring it to where it looks centred. Zero at first.
  open var largeContentImageInsets: UIEdgeInsets {
    get { largeContent?.insets ?? .zero }
    set { changeLargeContent { $0.insets = newValue } }
  }

  // MARK: Events

  /// Whether the view and its subviews hear touches.
  open var isUserInteractionEnabled = true
  /// Whether the view hears more than the first finger.
  open var isMultipleTouchEnabled = false
  /// Whether no other view of the window hears touches while this one does, and the reverse.
  open var isExclusiveTouch = false
  /// The view's recognisers, in the order of adding; nil when there are none.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers.isEmpty ? nil : recognizers }
    set { replaceGestureRecognizers(newValue ?? []) }
  }
  /// Gives the view a recogniser, which leaves the view it was on.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }
  /// Takes a recogniser of this view away.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }
  /// The view's interactions, in the order of adding.
  open var interactions: [any UIInteraction] {
    get { ownInteractions }
    set { replaceInteractions(newValue) }
  }
  /// Gives the view an interaction, which leaves the view it was on.
  open func addInteraction(_ interaction: any UIInteraction) { attach(interaction) }
  /// Takes an interaction of this view away.
  open func removeInteraction(_ interaction: any UIInteraction) { detach(interaction) }
  /// Whether a recogniser of this view or of a view around it may begin. True here.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// The frontmost view at `point` (this view's coordinates) that hears touches; nil when that is none of this one
  /// and its subviews.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { frontmostView(at: point, with: event) }
  /// Whether `point` is in the bounds: on the left and top edges it is, on the right and bottom ones it is not.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  /// A name that tests find the view by; nil at first. It is never spoken.
  open var accessibilityIdentifier: String? {
    get { accessibility?.identifier }
    set { ownAccessibility.identifier = newValue }
  }
  /// The view controller whose view this is, otherwise the superview.
  open override var next: UIResponder? { viewController ?? superview }

  // MARK: What kinds of views do

  /// Asks dynamic colours anew. The current traits are the view's.
  func adaptColors() {
    adaptBackground()
    if hasDrawnContents { setNeedsDisplay() }
  }
  /// The user wants another size of text.
  func adaptFont() {}
  /// The size of the content at a width that is known from the last solution.
  func contentSize(forWidth width: CGFloat?) -> CGSize { intrinsicContentSize }
  /// The margin on each side where none was set.
  var plainMargin: CGFloat { LayoutMargins.plain }
  /// Whether the height of the content depends on the width.
  var breaksContent: Bool { false }
  /// From the top edge down to the first baseline, in points.
  var firstBaselineOffset: CGFloat { 0 }
  /// From the bottom edge up to the last baseline, in points.
  var lastBaselineOffset: CGFloat { 0 }
  var defaultLargeContentTitle: String? { nil }
  var defaultLargeContentImage: UIImage? { nil }

  // MARK: The layer's delegate

  /// Draws the layer's picture by `draw(_:)`, if that draws at all.
  open func display(_ layer: CALayer) { displayContents(of: layer) }
  /// Draws the view into a context of the layer's.
  open func draw(_ layer: CALayer, in ctx: CGContext) { drawContents(in: ctx) }
  /// Lays out: the view controller's `viewWillLayoutSubviews()`, `layoutSubviews()`, `viewDidLayoutSubviews()`.
  open func layoutSublayers(of layer: CALayer) { layOut(layer) }
  /// The animation of a change to the view's layer: inside an animation block that of the block, otherwise none.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    layer === ownLayer ? ViewAnimation.action(for: self, key: event) : nil
  }
}
