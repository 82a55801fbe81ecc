extension CAAnimation {
  /// In the layer's local time. 0 becomes the local time of the commit that the animation comes with.
  public var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { set(\.beginTime, newValue) }
  }

  /// Seconds of one cycle. 0 becomes the transaction's duration when the animation is added.
  public var duration: CFTimeInterval {
    get { timing.duration }
    set { set(\.duration, newValue) }
  }

  /// 1 unless set. A negative speed counts back from the end of the cycle.
  public var speed: Float {
    get { timing.speed }
    set { set(\.speed, newValue) }
  }

  /// Seconds; moves the place in the cycle, not the end.
  public var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { set(\.timeOffset, newValue) }
  }

  /// Cycles; 0 counts as 1.
  public var repeatCount: Float {
    get { timing.repeatCount }
    set { set(\.repeatCount, newValue) }
  }

  /// Seconds; stands for `repeatCount` where it isn't 0.
  public var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { set(\.repeatDuration, newValue) }
  }

  /// Whether each cycle goes there and back, taking twice the duration.
  public var autoreverses: Bool {
    get { timing.autoreverses }
    set { set(\.autoreverses, newValue) }
  }

  /// What is shown outside the active time. Without `isRemovedOnCompletion` set to false, nothing is after it.
  public var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { set(\.fillMode, newValue) }
  }

  private func set<V>(_ path: WritableKeyPath<MediaTiming, V>, _ value: V) {
    willChange()
    timing[keyPath: path] = value
  }
}
