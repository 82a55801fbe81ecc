/// An animation, which changes what a layer shows over time without changing the layer's properties.
///
/// Adding an animation to a layer copies it. The copy is read-only. Its times are in the layer's local time.
///
/// A subclass with its own properties overrides `copy(with:)`, calls `super` and sets them on the result, which is an
/// instance of the subclass, made by its `init()`.
open class CAAnimation: NSObject, NSCopying, CAMediaTiming, CAAction, AssociationHolder {
  /// `true` if a commit that sets a begin time replaces the animation by a copy. It is not known whether iOS does.
  nonisolated(unsafe) package static var isReplacedAtCommit = false

  package final var timing = MediaTiming(duration: 0)
  package final private(set) var isFrozen = false
  private var extras: [String: Any] = [:]
  package final var associations: AssociatedValues?

  /// The pacing of a cycle. Nil is linear.
  open var timingFunction: CAMediaTimingFunction? { willSet { willChange() } }

  /// The delegate for start and end. Retained by the animation, and by the layer's copy of it.
  open var delegate: (any CAAnimationDelegate)? { willSet { willChange() } }

  /// A Boolean value that indicates whether the layer removes the animation at its end. If not, its `fillMode` applies.
  open var isRemovedOnCompletion = true { willSet { willChange() } }

  /// The preferred frame rate. This is a hint: every frame shows every animation.
  open var preferredFrameRateRange = CAFrameRateRange.default { willSet { willChange() } }

  public override init() { super.init() }

  /// Creates an animation as `init()` does. Archives are not supported, and nothing is read from the coder. Apple's
  /// initializer does the same for an archive without an animation's keys.
  public required init?(coder: NSCoder) { super.init() }

  /// Returns a mutable copy of the same class.
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

  /// Returns the default value of `key`. Nil if there is none.
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

  /// Returns the value for `key`. You can set any key, to tell animations apart.
  open func value(forKey key: String) -> Any? { property(key) ?? extras[key] ?? Self.defaultValue(forKey: key) }

  /// Sets the value for a key: one of the animation's properties, or a custom key.
  open func setValue(_ value: Any?, forKey key: String) {
    willChange()
    if !setProperty(key, value) { extras[key] = value }
  }

  /// Returns the value at a key path: the value of a key, or a value of the layer or animation that is the key's value.
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

  /// Applies the animation to `state` at the time `parent` of its layer or, for a member, of its group.
  package func apply(to state: inout LayerState, at parent: CFTimeInterval, lasting duration: CFTimeInterval) {}

  /// Returns the timing, with `duration` if the animation has no duration.
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
