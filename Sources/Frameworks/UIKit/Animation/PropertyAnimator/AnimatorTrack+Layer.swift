import QuartzCore

extension AnimatorTrack {
  /// Animates along the segment, from a position of the leg, for `distance` seconds forward or backward.
  ///
  /// The animation begins when it is committed. It is a group that lasts as long as the leg and contains the change at
  /// its begin time. The group's time offset is the position, and its speed the direction. At its end it stays on the
  /// layer until the animator has set the model to what is shown.
  func run(on leg: AnimatorLeg, from position: Double, distance: Double, isReversed: Bool, report: AnimatorCompletion) {
    guard let segment else { return }
    let change = values.animation(keyPath: keyPath, isAdditive: isAdditive, on: segment)
    change.beginTime = segment.begin
    let group = CAAnimationGroup()
    group.animations = [change]
    (group.duration, group.timeOffset, group.repeatDuration) = (leg.length, position, distance)
    group.speed = isReversed ? -1 : 1
    origin = position
    if let cycles, let end = endOfCycles {
      (change.repeatCount, change.autoreverses) = (Float(cycles.count), cycles.autoreverses)
      origin = start ?? position
      (group.duration, group.timeOffset, group.repeatDuration) = (end + 1, origin, end - origin)
    }
    put(group, report)
  }

  /// Shows the current progress without motion.
  func hold(_ report: AnimatorCompletion) {
    let still = CABasicAnimation(keyPath: keyPath)
    still.fromValue = values.value(at: progress).object
    still.toValue = still.fromValue
    still.isAdditive = isAdditive
    still.duration = 1
    still.speed = 0
    put(still, report)
  }

  private func put(_ animation: CAAnimation, _ report: AnimatorCompletion) {
    animation.fillMode = .both
    animation.isRemovedOnCompletion = false
    animation.delegate = report
    self.report = report
    isDone = false
    view.layer.add(animation, forKey: key)
  }

  func detach() {
    report = nil
    view.layer.removeAnimation(forKey: key)
  }

  /// The time for which the animation on the layer has run, in seconds of the layer's time; nil if there is none.
  var elapsed: Double? {
    guard let animation = view.layer.animation(forKey: key) else { return nil }
    // An animation without a begin time is not committed yet.
    guard animation.beginTime != 0 else { return 0 }
    return max(0, view.layer.convertTime(CACurrentMediaTime(), from: nil) - animation.beginTime)
  }
}
