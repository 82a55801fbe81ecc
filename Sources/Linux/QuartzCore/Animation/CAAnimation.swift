/// Something that changes what a layer shows as time goes by, without changing the layer's properties.
///
/// Adding an animation to a layer copies it; the copy can't be changed any more. Its times are in the layer's local time.
///
/// A subclass with properties of its own overrides `copy(with:)`, calls `super` and sets them on the result, which is of
/// the subclass and was made by its `init()`.
open class CAAnimation: NSObject, NSCopying, CAMediaTiming, CAAction, AssociationHolder {
  package final var timing = MediaTiming(duration: 0)
  package final private(set) var isFrozen = false
  private var extras: [String: Any] = [:]
  package final var associations: AssociatedValues?

  /// The pacing of a cycle; nil is linear.
  open var timingFunction: CAMediaTimingFunction? { willSet { willChange() } }

  /// Hears of start and end. Retained by the animation, and by the layer's copy of it.
  open var delegate: (any CAAnimationDelegate)? { willSet { willChange() } }

  /// Whether the layer drops the animation when its active time has passed. If not, it stays and goes by its `fillMode`.
  open var isRemovedOnCompletion = true { willSet { willChange() } }

  /// The rate at which the animation would like to be shown. A hint: every frame shows every animation.
  open var preferredFrameRateRange = CAFrameRateRange.default { willSet { willChange() } }

  public override init() { super.init() }

  /// Animations are not archived here: nothing is read, and the animation is as from `init()`, which is what an archive
  /// without an animation's keys gives on Apple's systems.
  public required init?(coder: NSCoder) { super.init() }

  /// A copy that can be changed, of the same class.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Instantiation.make(type(of: self))
    copy.timing = timing
    copy.extras = extras
    copy.timingFunction = timingFunction
    copy.delegate = delegate
    copy.isRemovedOnCompletion = isRemovedOnCompletion
    copy.preferredFrameRateRange = preferredFrameRateRange
    return copy
  }

  /// The value that `key` has where nothing was set; nil where there is none.
  open class func defaultValue(forKey key: String) -> Any? {
    switch key {
    case "speed": Float(1)
    case "removedOnCompletion": true
    case "fillMode": CAMediaTimingFillMode.removed
    case "beginTime", "duration", "timeOffset", "repeatDuration": CFTimeInterval(0)
    case "repeatCount": Float(0)
    case "autoreverses": false
    default: nil
    }
  }

  /// Adds the animation to the layer under the event's name.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  /// The value set under `key`. Any key may be set, to tell animations apart.
  open func value(forKey key: String) -> Any? { property(key) ?? extras[key] ?? Self.defaultValue(forKey: key) }

  /// Sets a value under a key of one's own. The animation's properties are set by their names in Swift.
  open func setValue(_ value: Any?, forKey key: String) {
    willChange()
    if !setProperty(key, value) { extras[key] = value }
  }

  /// The value at a key path: that of a key, or a key of the layer or animation that is its value.
  public func value(forKeyPath keyPath: String) -> Any? {
    let (key, rest) = KeyPathStep.first(of: keyPath)
    return rest.map { KeyPathStep.value(of: value(forKey: key), at: $0) } ?? value(forKey: key)
  }

  /// Sets the value at a key path.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    let (key, rest) = KeyPathStep.first(of: keyPath)
    guard let rest else { return setValue(value, forKey: key) }
    KeyPathStep.set(value, of: self.value(forKey: key), at: rest)
  }

  /// Changes `state` to what the animation makes of it at the time `parent` of the layer (of the group, in one).
  package func apply(to state: inout LayerState, at parent: CFTimeInterval, lasting duration: CFTimeInterval) {}

  /// Its timing, where a duration that isn't set is `duration`.
  final func timing(lasting duration: CFTimeInterval) -> MediaTiming {
    var timing = timing
    if timing.duration <= 0 { timing.duration = duration }
    return timing
  }

  func freeze() { isFrozen = true }

  final func willChange() {
    if isFrozen { fatalError("CAAnimationImmutable: attempting to modify read-only animation \(self)") }
  }
}
