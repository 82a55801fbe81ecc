import QuartzCore

extension AnimatorTrack {
  /// Shows the way along its segment, from a position of the leg, `distance` seconds forwards or backwards.
  ///
  /// The animation begins when it is committed. It is a group that lasts as long as the leg, with the change in its
  /// place: an offset into the group is the position, its speed the direction. At its end it stays, until the animator
  /// has brought the model to what is shown.
  func run(on leg: AnimatorLeg, from position: Double, distance: Double, isReversed: Bool, report: AnimatorReport) {
    guard let segment else { return }
    let change = way.animation(keyPath: keyPath, isAdditive: isAdditive, on: segment)
    change.beginTime = segment.begin
    let group = CAAnimationGroup()
    group.animations = [change]
    (group.duration, group.timeOffset, group.repeatDuration) = (leg.length, position, distance)
    group.speed = isReversed ? -1 : 1
    origin = position
    if let cycles, let end = endOfCycles {
      (change.repeatCount, change.autoreverses) = (Float(cycles.count), cycles.autoreverses)
      origin = place ?? position
      (group.duration, group.timeOffset, group.repeatDuration) = (end + 1, origin, end - origin)
    }
    put(group, report)
  }

  /// Shows how far it is, standing still.
  func hold(_ report: AnimatorReport) {
    let still = CABasicAnimation(keyPath: keyPath)
    still.fromValue = way.value(at: progress).object
    still.toValue = still.fromValue
    still.isAdditive = isAdditive
    still.duration = 1
    still.speed = 0
    put(still, report)
  }

  private func put(_ animation: CAAnimation, _ report: AnimatorReport) {
    animation.fillMode = .both
    animation.isRemovedOnCompletion = false
    animation.delegate = report
    self.report = report
    isDone = false
    view.layer.add(animation, forKey: key)
  }

  func takeOff() {
    report = nil
    view.layer.removeAnimation(forKey: key)
  }

  /// The seconds of its layer's time for which the animation on the layer has run; nil where there is none.
  var elapsed: Double? {
    guard let animation = view.layer.animation(forKey: key) else { return nil }
    // Without a begin time it is not committed yet.
    guard animation.beginTime != 0 else { return 0 }
    return max(0, view.layer.convertTime(CACurrentMediaTime(), from: nil) - animation.beginTime)
  }
}
