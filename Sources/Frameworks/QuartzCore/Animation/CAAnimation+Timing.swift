extension CAAnimation {
  /// The begin time, in the layer's local time. 0 is replaced by the local time of the commit that adds the animation.
  public var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { set(\.beginTime, newValue) }
  }

  /// The duration of one cycle, in seconds. 0 is replaced by the transaction's duration when the animation is added.
  public var duration: CFTimeInterval {
    get { timing.duration }
    set { set(\.duration, newValue) }
  }

  /// The speed, 1 by default. A negative speed counts back from the end of the cycle.
  public var speed: Float {
    get { timing.speed }
    set { set(\.speed, newValue) }
  }

  /// An offset in seconds that shifts the position in the cycle, but not the end.
  public var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { set(\.timeOffset, newValue) }
  }

  /// The number of cycles. 0 counts as 1.
  public var repeatCount: Float {
    get { timing.repeatCount }
    set { set(\.repeatCount, newValue) }
  }

  /// The total duration of all cycles, in seconds. Overrides `repeatCount` unless it is 0.
  public var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { set(\.repeatDuration, newValue) }
  }

  /// A Boolean value that indicates whether each cycle also plays backward, which doubles its duration.
  public var autoreverses: Bool {
    get { timing.autoreverses }
    set { set(\.autoreverses, newValue) }
  }

  /// The effect outside the active time. After it there is none unless `isRemovedOnCompletion` is false.
  public var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { set(\.fillMode, newValue) }
  }

  private func set<V>(_ path: WritableKeyPath<MediaTiming, V>, _ value: V) {
    willChange()
    timing[keyPath: path] = value
  }
}
