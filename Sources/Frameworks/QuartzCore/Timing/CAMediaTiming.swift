/// The timing of layers and animations. Each maps its parent's time to its own local time,
/// `t = (parent − beginTime) · speed + timeOffset`, and has an active duration and a number of repetitions. All times
/// are in seconds.
public protocol CAMediaTiming {
  /// The begin time in the parent's time. An animation's 0 is replaced by its layer's local time in the commit.
  var beginTime: CFTimeInterval { get set }

  /// The duration of a cycle, in local time.
  var duration: CFTimeInterval { get set }

  /// The rate of local time relative to the parent's. 0 stops it at `timeOffset`.
  var speed: Float { get set }

  /// An offset that is added to local time. (A guess: time-6.)
  var timeOffset: CFTimeInterval { get set }

  /// The number of cycles. It may have a fraction.
  var repeatCount: Float { get set }

  /// The active duration in local time. Overrides `repeatCount` unless it is 0.
  var repeatDuration: CFTimeInterval { get set }

  /// A Boolean value that indicates whether each cycle runs forward and then backward.
  var autoreverses: Bool { get set }

  /// The behavior before the begin time and after the end.
  var fillMode: CAMediaTimingFillMode { get set }
}
