extension CALayer {
  /// The begin time in the superlayer's local time, in seconds. The layer is hidden before it, unless it is 0.
  /// (A guess: time-10.)
  public var beginTime: CFTimeInterval {
    get { state.timing.beginTime }
    set { setTiming(\.beginTime, newValue) }
  }

  /// The duration in seconds, infinite by default. The layer is hidden after its active time.
  public var duration: CFTimeInterval {
    get { state.timing.duration }
    set { setTiming(\.duration, newValue) }
  }

  /// The rate of local time relative to the superlayer's, for the layer's animations and all sublayers. 0 pauses them.
  public var speed: Float {
    get { state.timing.speed }
    set { setTiming(\.speed, newValue) }
  }

  /// An offset in seconds, added to the local time. At speed 0 it is the local time.
  public var timeOffset: CFTimeInterval {
    get { state.timing.timeOffset }
    set { setTiming(\.timeOffset, newValue) }
  }

  /// The number of cycles of `duration`.
  public var repeatCount: Float {
    get { state.timing.repeatCount }
    set { setTiming(\.repeatCount, newValue) }
  }

  /// The duration of the active time in seconds, in place of `repeatCount`.
  public var repeatDuration: CFTimeInterval {
    get { state.timing.repeatDuration }
    set { setTiming(\.repeatDuration, newValue) }
  }

  /// A Boolean value that indicates whether a cycle lasts twice the duration.
  public var autoreverses: Bool {
    get { state.timing.autoreverses }
    set { setTiming(\.autoreverses, newValue) }
  }

  /// The mode that determines whether the layer is visible outside its active time.
  public var fillMode: CAMediaTimingFillMode {
    get { state.timing.fillMode }
    set { setTiming(\.fillMode, newValue) }
  }

  /// Sets a timing property, which takes effect in the commit, like all properties. It has no action (measured).
  private func setTiming<V: Equatable>(_ path: WritableKeyPath<MediaTiming, V>, _ value: V) {
    guard state.timing[keyPath: path] != value else { return }
    checkWritable()
    state.timing[keyPath: path] = value
    mark(.commit)
  }

  /// Returns the local time at the media time `t`, in seconds, by the model's timing.
  private func localTime(atMediaTime t: CFTimeInterval) -> CFTimeInterval {
    state.timing.localTime(superlayer?.localTime(atMediaTime: t) ?? t)
  }

  private func mediaTime(atLocalTime t: CFTimeInterval) -> CFTimeInterval {
    let outer = state.timing.parentTime(t)
    return superlayer?.mediaTime(atLocalTime: outer) ?? outer
  }

  /// Converts a time from layer `l` (nil: media time) to this layer's local time. A layer at speed 0 has no inverse:
  /// the time in its superlayer is 0 (measured).
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    if l === self { return t }
    return localTime(atMediaTime: l?.mediaTime(atLocalTime: t) ?? t)
  }

  /// Converts a time from this layer to the local time of layer `l` (nil: media time).
  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    if l === self { return t }
    let media = mediaTime(atLocalTime: t)
    return l?.localTime(atMediaTime: media) ?? media
  }
}
