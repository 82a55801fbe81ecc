extension CALayer {
  /// When the layer begins, in its superlayer's local time, seconds. Before it the layer isn't shown; 0 is never.
  public var beginTime: CFTimeInterval {
    get { state.timing.beginTime }
    set { setTiming(\.beginTime, newValue) }
  }

  /// Infinite unless set. After its active time the layer isn't shown.
  public var duration: CFTimeInterval {
    get { state.timing.duration }
    set { setTiming(\.duration, newValue) }
  }

  /// Local seconds per second of the superlayer, for the layer's animations and all layers in it. 0 holds them still.
  public var speed: Float {
    get { state.timing.speed }
    set { setTiming(\.speed, newValue) }
  }

  /// Seconds, added to the local time; at speed 0 it is the local time.
  public var timeOffset: CFTimeInterval {
    get { state.timing.timeOffset }
    set { setTiming(\.timeOffset, newValue) }
  }

  /// Cycles of `duration`.
  public var repeatCount: Float {
    get { state.timing.repeatCount }
    set { setTiming(\.repeatCount, newValue) }
  }

  /// Seconds of activity, for `repeatCount`.
  public var repeatDuration: CFTimeInterval {
    get { state.timing.repeatDuration }
    set { setTiming(\.repeatDuration, newValue) }
  }

  /// Whether a cycle counts twice the duration.
  public var autoreverses: Bool {
    get { state.timing.autoreverses }
    set { setTiming(\.autoreverses, newValue) }
  }

  /// Whether the layer is shown outside its active time.
  public var fillMode: CAMediaTimingFillMode {
    get { state.timing.fillMode }
    set { setTiming(\.fillMode, newValue) }
  }

  /// Takes effect in the commit, as every property; there is no action for it (measured).
  private func setTiming<V: Equatable>(_ path: WritableKeyPath<MediaTiming, V>, _ value: V) {
    guard state.timing[keyPath: path] != value else { return }
    checkWritable()
    state.timing[keyPath: path] = value
    mark(.commit)
  }

  /// The local time at the media time `t`, seconds, by the model's timing.
  private func localTime(atMediaTime t: CFTimeInterval) -> CFTimeInterval {
    state.timing.localTime(superlayer?.localTime(atMediaTime: t) ?? t)
  }

  private func mediaTime(atLocalTime t: CFTimeInterval) -> CFTimeInterval {
    let outer = state.timing.parentTime(t)
    return superlayer?.mediaTime(atLocalTime: outer) ?? outer
  }

  /// The time `t` of layer `l` (nil: media time) in this layer's local time. A layer of speed 0 has no way out: 0 (measured).
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    if l === self { return t }
    return localTime(atMediaTime: l?.mediaTime(atLocalTime: t) ?? t)
  }

  /// The time `t` of this layer in the local time of layer `l` (nil: in media time).
  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    if l === self { return t }
    let media = mediaTime(atLocalTime: t)
    return l?.localTime(atMediaTime: media) ?? media
  }
}
