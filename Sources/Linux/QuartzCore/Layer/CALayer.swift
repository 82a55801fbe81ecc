/// A rectangle of content that can be placed, transformed, decorated and animated, with others inside it.
///
/// Coordinates are points with y down, as UIKit has them. What a layer's properties say is the model; it becomes visible
/// with the commit of a transaction, if the layer is in a window's tree. Main thread only.
open class CALayer: NSObject, CAMediaTiming, AssociationHolder {
  /// A copy of `layer` for `presentation()`, made by the system. A subclass with properties of its own overrides it, calls
  /// `super` and copies them.
  public init(layer: Any) {
    state = (layer as? CALayer)?.state ?? LayerState()
    super.init()
  }

  /// A layer of no size.
  public override init() {
    state = LayerState()
    super.init()
    begin()
  }

  /// Layers are not archived here: nothing is read, and the layer is as from `init()`, which is what an archive without a
  /// layer's keys gives on Apple's systems.
  public required init?(coder: NSCoder) {
    state = LayerState()
    super.init()
    begin()
  }

  package final var state: LayerState
  package final var marks: Marks = []
  package final var associations: AssociatedValues?

  final var sublayerList: [CALayer] = []
  final var maskLayer: CALayer?
  final weak var parent: CALayer?
  /// The animations on the model, in the order in which they apply.
  final var attached: [AttachedAnimation] = []
  /// What the last commit made of the layer; nil while it is in no window's tree.
  final var committed: CommittedLayer?
  /// Set on the root of a window's tree.
  final weak var tree: LayerTree?
  /// On a presentation: the layer it shows.
  final var presented: CALayer?
  final var drewNothing = false
  /// `true` if `layoutSublayers()` is under way.
  final var isLayingOut = false

  /// Gets the layer's events. Not retained.
  open weak var delegate: (any CALayerDelegate)?

  /// A name for one's own use.
  open var name: String?

  /// Actions by the keys they are for; asked after the delegate.
  open var actions: [String: any CAAction]?

  /// Values for keys that the layer and its class have none for; `style["actions"]` is asked after `actions`.
  open var style: [AnyHashable: Any]?

  /// Whether a change of the bounds marks the layer for display.
  open var needsDisplayOnBoundsChange = false

  /// What a subclass's state begins with.
  class var initialShape: ShapeState? { nil }
  class var initialGradient: GradientState? { nil }
  class var initialBackdrop: BackdropState? { nil }
  class var initialReplicator: ReplicatorState? { nil }
  class var isTransformOnly: Bool { false }

  /// The value that the property `key` has in a fresh layer of this class; nil where that is all zeros or unknown (measured:
  /// the bounds, position and frame have none). A layer's value is this one until something else is set (header).
  open class func defaultValue(forKey key: String) -> Any? {
    guard !["bounds", "position", "frame"].contains(key) else { return nil }
    return boxed(initialState.property(key))
  }

  /// Whether a change of `key` marks the layer for display. For a subclass's own keys.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  private class var initialState: LayerState {
    var state = LayerState()
    state.shape = initialShape
    state.gradient = initialGradient
    state.backdrop = initialBackdrop
    if let replicator = initialReplicator { state.plainReplicator = replicator }
    state.isTransformOnly = isTransformOnly
    return state
  }

  private func begin() {
    state = type(of: self).initialState
    marks = .commit
  }

  // MARK: Properties (the others are in extensions, by subject)

  /// The part of the layer's own coordinate space that it takes up, points. Animatable.
  open var bounds: CGRect {
    get { state.bounds }
    set { setBounds(newValue) }
  }

  /// Where the anchor point lies in the superlayer's coordinates, points. Animatable.
  open var position: CGPoint {
    get { state.position }
    set { setPosition(newValue) }
  }

  /// The smallest rectangle around the layer in its superlayer's coordinates. Setting it sets the position, then the bounds'
  /// size, under a transform by its inverse.
  open var frame: CGRect {
    get { state.frame }
    set { setFrame(newValue) }
  }

  /// Applied about the anchor point. Animatable.
  open var transform: CATransform3D {
    get { state.transform }
    set { setTransform(newValue) }
  }

  /// 0 to 1, of the layer with all that is in it. Animatable.
  open var opacity: Float {
    get { state.opacity }
    set { change("opacity", \.opacity, newValue) }
  }

  /// Whether the layer and all that is in it is not shown.
  open var isHidden: Bool {
    get { state.isHidden }
    set { change("hidden", \.isHidden, newValue) }
  }

  /// Whether the layer's own coordinates, and with them all that is in it, are upside down within its bounds: sublayers,
  /// conversions, hits, the mask, the shadow. The frame stays, and images stay upright.
  open var isGeometryFlipped: Bool {
    get { state.isGeometryFlipped }
    set { change("geometryFlipped", \.isGeometryFlipped, newValue) }
  }

  /// What is shown in the bounds: a `CGImage`.
  open var contents: Any? {
    get { state.contents }
    set { setContents(newValue) }
  }

  /// Behind the contents. Animatable between colours.
  open var backgroundColor: CGColor? {
    get { state.backgroundColor }
    set { change("backgroundColor", \.backgroundColor, newValue) }
  }

  /// Of the background and, with `masksToBounds`, of all that is in the layer, points. Animatable.
  open var cornerRadius: CGFloat {
    get { state.cornerRadius }
    set { change("cornerRadius", \.cornerRadius, newValue) }
  }

  // MARK: Hierarchy

  /// The layers in this one, back to front; nil if there never were any. Drawing goes by `zPosition` first.
  open var sublayers: [CALayer]? {
    get { visibleSublayers }
    set { setSublayers(newValue ?? []) }
  }

  /// The layer this one is in, or masks.
  open var superlayer: CALayer? { presented == nil ? parent : presentedSuperlayer }

  /// Adds a layer in front of the others. It leaves its superlayer first.
  open func addSublayer(_ layer: CALayer) { insert(layer, at: sublayerList.count) }

  /// Inserts a layer at an index of `sublayers`, at most at its end.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

  /// Inserts a layer just behind a sublayer, or behind all.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) { insert(layer, beside: sibling, offset: 0) }

  /// Inserts a layer just in front of a sublayer, or in front of all.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) { insert(layer, beside: sibling, offset: 1) }

  /// Puts a layer in a sublayer's place.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) { replace(oldLayer, with: newLayer) }

  /// Takes the layer out of its superlayer, be it a sublayer or the mask.
  open func removeFromSuperlayer() { leaveParent() }

  // MARK: Layout and display

  /// Has the layer laid out before the next frame.
  open func setNeedsLayout() { mark(.layout) }

  /// Whether the layer waits to be laid out.
  open func needsLayout() -> Bool { marks.contains(.layout) }

  /// Lays out now what waits for it: from the topmost layer above that does, down.
  open func layoutIfNeeded() { layOutNow() }

  /// Places the sublayers. Has the delegate do it.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  /// Has the contents drawn before the next frame.
  open func setNeedsDisplay() { mark(.display) }

  /// The same; the whole layer is drawn whichever part is asked for.
  open func setNeedsDisplay(_ r: CGRect) { mark(.display) }

  /// Whether the contents wait to be drawn.
  open func needsDisplay() -> Bool { marks.contains(.display) }

  /// Draws the contents now if they wait for it.
  open func displayIfNeeded() {
    guard marks.contains(.display) else { return }
    marks.remove(.display)
    display()
  }

  /// Makes the contents anew: by the delegate's `display(_:)`, or by `draw(in:)` in a context of the layer's size and scale.
  open func display() {
    if let delegate { delegate.display(self) } else { drawContents() }
  }

  /// Draws the contents, in the layer's coordinates. Has the delegate do it.
  open func draw(in ctx: CGContext) {
    if let delegate { delegate.draw(self, in: ctx) } else { drewNothing = true }
  }

  // MARK: Events, animations, hits

  /// The action for an event, such as a change of the property `event`: the delegate's, the one in `actions`, in the style,
  /// the class's; the first that isn't nil. A null action ends the search with nil. For an animatable property of a layer that
  /// is in a window and was committed, it is at last the implicit animation.
  open func action(forKey event: String) -> (any CAAction)? { searchAction(event) }

  /// The class's action for an event; none.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  /// Adds a copy of the animation; it takes the place of the one under the same key. One without a duration gets the
  /// transaction's. It begins with the commit, unless it has a begin time.
  open func add(_ anim: CAAnimation, forKey key: String?) { attach(anim, key: key) }

  /// Takes off the animation under the key; it reports that it did not finish.
  open func removeAnimation(forKey key: String) { detach { $0.key == key } }

  /// Takes off all animations; they report that they did not finish.
  open func removeAllAnimations() { detach { _ in true } }

  /// The keys of the animations, in the order in which they apply; nil if there are none.
  open func animationKeys() -> [String]? {
    let keys = attached.compactMap(\.key)
    return keys.isEmpty ? nil : keys
  }

  /// The layer's own copy of the animation under the key, which can't be changed.
  open func animation(forKey key: String) -> CAAnimation? { attached.last { $0.key == key }?.animation }

  /// The farthest layer in this one, or itself, at a point of the superlayer's coordinates: visible, front ones first. Layers
  /// outside their superlayer's bounds are found unless those mask (measured).
  open func hitTest(_ p: CGPoint) -> CALayer? { search(at: p) }

  /// Whether a point of the layer's own coordinates is in its bounds; the edges of greatest x and y are not.
  open func contains(_ p: CGPoint) -> Bool { state.bounds.contains(p) }

  // MARK: Key-value coding

  /// The value of the property `key`, or what was set under it.
  open func value(forKey key: String) -> Any? { property(key) }

  /// Sets the property `key`, or keeps the value under it if there is no such property.
  open func setValue(_ value: Any?, forKey key: String) { setProperty(value, key) }
}
