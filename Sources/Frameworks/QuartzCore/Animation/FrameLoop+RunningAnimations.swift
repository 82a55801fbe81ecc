extension FrameLoop {
  /// A committed animation that has not ended.
  package struct RunningAnimation {
    package let layer: CALayer
    /// `true` if the animation never ends by itself.
    package let isEndless: Bool
    /// `true` if it has begun and is not over, and no layer above it is frozen.
    package let isMoving: Bool
  }

  /// The animations of layers in trees that have not ended.
  package var runningAnimations: [RunningAnimation] {
    let time = now
    return running.list.compactMap { attached in
      guard let layer = attached.layer else { return nil }
      let timing = attached.animation.timing
      let isUnderWay = attached.hasBegun(at: time) && !attached.isOver(at: time)
      return RunningAnimation(
        layer: layer, isEndless: !(timing.repeatCount.isFinite && timing.repeatDuration.isFinite),
        isMoving: isUnderWay && layer.committedTime(at: time).rate != 0 && timing.speed != 0)
    }
  }
}
