/// A rectangle of content that can be positioned, transformed, styled and animated, and that can have sublayers.
///
/// Coordinates are in points, with y pointing down as in UIKit. The layer's properties are the model. Changes become
/// visible with the commit of a transaction, if the layer is in a window's tree. Main thread only.
open class CALayer: NSObject, CAMediaTiming, AssociationHolder {
  /// Creates a copy of `layer` for `presentation()`. Called by the system. A subclass with its own properties overrides
  /// this, calls `super` and copies them.
  public init(layer: Any) {
    state = (layer as? CALayer)?.state ?? LayerState()
    super.init()
  }

  /// Called when a property that the layer observes by its name changes. Overridden by subclasses; a call of this one
  /// stops the program. (On Apple's systems every object has this method.)
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  ) {
    unhandledChange(self, forKeyPath: keyPath, of: object, change: change, context: context)
  }

  /// Creates a layer with zero size.
  public override init() {
    state = LayerState()
    super.init()
    begin()
  }

  /// Creates a layer as `init()` does. Archives are not supported, and nothing is read from the coder. Apple's
  /// initializer does the same for an archive without a layer's keys.
  public required init?(coder: NSCoder) {
    state = LayerState()
    super.init()
    begin()
  }

  deinit {
    // A presentation layer only lists the animations of its model layer.
    if presented == nil { attached.forEach { $0.leaveLayer() } }
  }

  package final var state: LayerState
  package final var marks: PendingUpdates = []
  package final var associations: AssociatedValues?
  package final var keyValueObservers: KeyValueObservers?

  final var children = SiblingList<CALayer>()
  package final var lastIndex = 0
  /// The sublayers that have marks.
  final var marked = MarkedLayers()
  final var maskLayer: CALayer?
  final weak var parent: CALayer?
  /// The animations on the model, in the order in which they apply.
  final var attached: [AttachedAnimation] = []
  /// The layer as of the last commit. Nil if it is not in a window's tree.
  final var committed: CommittedLayer?
  /// The tree of a window, if this is its root.
  final weak var tree: LayerTree?
  /// The model layer of a presentation layer.
  final var presented: CALayer?
  final var drewNothing = false
  /// `true` while `layoutSublayers()` is running.
  final var isLayingOut = false

  /// The delegate for the layer's events. Not retained.
  open weak var delegate: (any CALayerDelegate)?

  /// A name for your own use.
  open var name: String?

  /// Actions by event key, searched after the delegate.
  open var actions: [String: any CAAction]?

  /// Values for keys for which the layer and its class have none. `style["actions"]` is searched after `actions`.
  open var style: [AnyHashable: Any]?

  /// A Boolean value that indicates whether a change of the bounds marks the layer for display.
  open var needsDisplayOnBoundsChange = false

  /// The initial state of a subclass.
  class var initialShape: ShapeState? { nil }
  class var initialGradient: GradientState? { nil }
  class var initialBackdrop: BackdropState? { nil }
  class var initialReplicator: ReplicatorState? { nil }
  class var isTransformOnly: Bool { false }

  /// Returns the value of the property `key` in a new layer of this class, which is in effect until another one is set
  /// (header). Nil if it is all zeros or unknown (measured: the bounds, position and frame have none).
  open class func defaultValue(forKey key: String) -> Any? {
    guard !["bounds", "position", "frame"].contains(key) else { return nil }
    return boxed(initialState.property(key))
  }

  /// Returns `true` if a change of `key` marks the layer for display. For a subclass's own keys.
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

  // MARK: Properties (the others are in extensions, by topic)

  /// The layer's rectangle in its own coordinate space, in points. Animatable.
  open var bounds: CGRect {
    get { state.bounds }
    set { changing("bounds") { setBounds(newValue) } }
  }

  /// The position of the anchor point in the superlayer's coordinates, in points. Animatable.
  open var position: CGPoint {
    get { state.position }
    set { changing("position") { setPosition(newValue) } }
  }

  /// The smallest rectangle around the layer in its superlayer's coordinates. Setting it sets the position, then the
  /// size of the bounds, to which the inverse of a transform is applied.
  open var frame: CGRect {
    get { state.frame }
    set { changing("frame") { setFrame(newValue) } }
  }

  /// The transform, applied about the anchor point. Animatable.
  open var transform: CATransform3D {
    get { state.transform }
    set { changing("transform") { setTransform(newValue) } }
  }

  /// The opacity of the layer and its sublayers, from 0 to 1. Animatable.
  open var opacity: Float {
    get { state.opacity }
    set { changing("opacity") { change("opacity", \.opacity, newValue) } }
  }

  /// A Boolean value that indicates whether the layer and its sublayers are hidden.
  open var isHidden: Bool {
    get { state.isHidden }
    set { changing("hidden") { change("hidden", \.isHidden, newValue) } }
  }

  /// A Boolean value that indicates whether the layer's own coordinates are upside down within its bounds, including
  /// sublayers, conversions, hit-testing, mask and shadow. The frame does not change, and images stay upright.
  /// (A guess: time-29b.)
  open var isGeometryFlipped: Bool {
    get { state.isGeometryFlipped }
    set { change("geometryFlipped", \.isGeometryFlipped, newValue) }
  }

  /// The contents of the bounds: a `CGImage`.
  open var contents: Any? {
    get { state.contents }
    set { setContents(newValue) }
  }

  /// The color behind the contents. Animatable.
  open var backgroundColor: CGColor? {
    get { state.backgroundColor }
    set { change("backgroundColor", \.backgroundColor, newValue) }
  }

  /// The corner radius of the background and, with `masksToBounds`, of all content, in points. Animatable.
  /// (A guess: draw-4.)
  open var cornerRadius: CGFloat {
    get { state.cornerRadius }
    set { change("cornerRadius", \.cornerRadius, newValue) }
  }

  // MARK: Hierarchy

  /// The sublayers, back to front. Nil if there are none. They are drawn by `zPosition` first.
  open var sublayers: [CALayer]? {
    get { visibleSublayers }
    set { setSublayers(newValue ?? []) }
  }

  /// The layer that contains this one, or that it masks.
  open var superlayer: CALayer? { presented == nil ? parent : presentedSuperlayer }

  /// Adds a layer in front of the others. Removes it from its superlayer first.
  open func addSublayer(_ layer: CALayer) { insert(layer, at: children.count) }

  /// Inserts a layer at an index of `sublayers`, or at the end if the index is beyond it.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

  /// Inserts a layer directly behind a sublayer, or behind all of them.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) { insert(layer, beside: sibling, offset: 0) }

  /// Inserts a layer directly in front of a sublayer, or in front of all of them.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) { insert(layer, beside: sibling, offset: 1) }

  /// Replaces a sublayer with another layer.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) { replace(oldLayer, with: newLayer) }

  /// Removes the layer from its superlayer. It may be a sublayer or the mask.
  open func removeFromSuperlayer() { leaveParent() }

  // MARK: Layout and display

  /// Marks the layer for layout before the next frame.
  open func setNeedsLayout() { mark(.layout) }

  /// Returns `true` if the layer needs layout.
  open func needsLayout() -> Bool { marks.contains(.layout) }

  /// Lays out all layers that need it now, from the topmost ancestor that needs it down.
  open func layoutIfNeeded() { layOutNow() }

  /// Lays out the sublayers. Calls the delegate.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  /// Marks the contents for drawing before the next frame.
  open func setNeedsDisplay() { mark(.display) }

  /// The same. The whole layer is drawn, whatever the rectangle.
  open func setNeedsDisplay(_ r: CGRect) { mark(.display) }

  /// Returns `true` if the contents need to be drawn.
  open func needsDisplay() -> Bool { marks.contains(.display) }

  /// Draws the contents now if needed.
  open func displayIfNeeded() {
    guard marks.contains(.display) else { return }
    marks.remove(.display)
    display()
  }

  /// Creates the contents with the delegate's `display(_:)`, or `draw(in:)` in a context of the layer's size and scale.
  open func display() {
    if let delegate { delegate.display(self) } else { drawContents() }
  }

  /// Draws the contents, in the layer's coordinates. Calls the delegate.
  open func draw(in ctx: CGContext) {
    if let delegate { delegate.draw(self, in: ctx) } else { drewNothing = true }
  }

  // MARK: Events, animations, hit-testing

  /// Returns the action for an event, such as a change of the property `event`: the first that is not nil of the
  /// delegate's, those in `actions` and in the style, and the class's. A null action ends the search with nil. For an
  /// animatable property of a layer that was committed in a window, the last one is the implicit animation.
  open func action(forKey event: String) -> (any CAAction)? { searchAction(event) }

  /// Returns the class's action for an event. The default is nil.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  /// Adds a copy of the animation, which replaces one with the same key. Without a duration it gets the transaction's.
  /// It begins with the commit unless it has a begin time.
  open func add(_ anim: CAAnimation, forKey key: String?) { attach(anim, key: key) }

  /// Removes the animation for a key. It reports that it did not finish. (A guess: time-8.)
  open func removeAnimation(forKey key: String) { detach { $0.key == key } }

  /// Removes all animations. They report that they did not finish.
  open func removeAllAnimations() { detach { _ in true } }

  /// Returns the keys of the animations, in the order in which they apply. Nil if there are none.
  open func animationKeys() -> [String]? {
    let keys = attached.compactMap(\.key)
    return keys.isEmpty ? nil : keys
  }

  /// Returns the layer's own, read-only copy of the animation for a key.
  open func animation(forKey key: String) -> CAAnimation? { attached.last { $0.key == key }?.animation }

  /// Returns the deepest visible descendant, or this layer, at a point in the superlayer's coordinates, front layers
  /// first. Layers outside their superlayer's bounds are found unless the superlayer clips to its bounds (measured).
  open func hitTest(_ p: CGPoint) -> CALayer? { search(at: p) }

  /// Returns `true` if a point in the layer's own coordinates is in its bounds, without the edges of greatest x and y.
  open func contains(_ p: CGPoint) -> Bool { state.bounds.contains(p) }

  // MARK: Key-value coding

  /// Returns the value of the property `key`, or the value that was set for a custom key.
  open func value(forKey key: String) -> Any? { property(key) }

  /// Sets the property `key`, or stores the value if there is no such property.
  open func setValue(_ value: Any?, forKey key: String) { setProperty(value, key) }
}
