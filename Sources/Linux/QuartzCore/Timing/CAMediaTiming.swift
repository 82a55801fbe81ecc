/// Time as layers and animations have it: each maps the time of what it hangs in (its parent) to its own,
/// `t = (parent − beginTime) · speed + timeOffset`, and says for how long and how often it is active there.
/// All times are in seconds.
public protocol CAMediaTiming {
  /// When it begins, in the parent's time. An animation's 0 is replaced by its layer's local time when it is committed.
  var beginTime: CFTimeInterval { get set }

  /// How long one cycle lasts, in its own time.
  var duration: CFTimeInterval { get set }

  /// Its own seconds per second of the parent. 0 holds it still at `timeOffset`.
  var speed: Float { get set }

  /// Added to its own time.
  var timeOffset: CFTimeInterval { get set }

  /// How many cycles it is active for; may have a fraction.
  var repeatCount: Float { get set }

  /// How long it is active for, in its own time; stands for `repeatCount` where it isn't 0.
  var repeatDuration: CFTimeInterval { get set }

  /// Whether each cycle runs forwards and then backwards.
  var autoreverses: Bool { get set }

  /// What it shows before it begins and after it has ended.
  var fillMode: CAMediaTimingFillMode { get set }
}
