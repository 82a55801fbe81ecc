import QuartzCore

extension UISlider {
  /// The distance from the knob at which a finger still grabs it, in points (a guess: touch-10b).
  private static let reach: CGFloat = 8
  /// The duration of an animation from end to end, in seconds (a guess: touch-10c).
  private static let fullDuration: TimeInterval = 0.5

  func setRange(_ low: Float, _ high: Float) {
    (least, most) = (low, high)
    current = min(max(current, low), high)
    setNeedsLayout()
  }

  func move(to value: Float, animated: Bool) {
    let old = current
    current = min(max(value, least), most)
    guard current != old else { return }
    guard animated, most > least else { return setNeedsLayout() }
    layoutIfNeeded()
    let duration = Self.fullDuration * Double(abs(current - old) / (most - least))
    UIView.animate(withDuration: duration, delay: 0, options: [.curveLinear, .allowUserInteraction]) {
      self.placeParts()
    }
  }

  /// Returns a value's position from 0 at the left end to 1 at the right end, mirrored if the interface is.
  func placeOnTrack(of value: Float) -> CGFloat {
    guard most > least else { return isMirrored ? 1 : 0 }
    let part = CGFloat((min(max(value, least), most) - least) / (most - least))
    return isMirrored ? 1 - part : part
  }

  var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private var thumb: CGRect {
    thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: current)
  }

  func grab(_ touch: UITouch) -> Bool {
    let (point, thumb) = (touch.location(in: self), thumb)
    guard thumb.insetBy(dx: -Self.reach, dy: -Self.reach).contains(point) else { return false }
    grip = point.x - thumb.midX
    valueAtStart = current
    return true
  }

  func follow(_ touch: UITouch, with event: UIEvent?) {
    let track = trackRect(forBounds: bounds)
    let first = SliderParts.thumbRect(knobSize, track: track, part: 0).midX
    let travel = SliderParts.thumbRect(knobSize, track: track, part: 1).midX - first
    guard travel > 0 else { return }
    let position = min(max((touch.location(in: self).x - grip - first) / travel, 0), 1)
    let old = current
    current = least + Float(isMirrored ? 1 - position : position) * (most - least)
    guard current != old else { return }
    setNeedsLayout()
    if isContinuous { sendActions(for: [.valueChanged, .primaryActionTriggered], with: event) }
  }

  func finish(with event: UIEvent?) {
    guard !isContinuous, current != valueAtStart else { return }
    sendActions(for: [.valueChanged, .primaryActionTriggered], with: event)
  }

  func placeParts() {
    if images.areSet { parts.show(images.shown(in: state)) }
    let track = trackRect(forBounds: bounds)
    parts.place(track: track, thumb: thumb, isMirrored: isMirrored)
    let least = minimumTrackTintColor ?? tintColor
    parts.color(least: least, most: maximumTrackTintColor, thumb: thumbTintColor, isEnabled: isEnabled)
  }
}

extension UIGestureRecognizer {
  /// Returns `true` if this is a horizontal pan of another view.
  func isSidewaysPan(around view: UIView) -> Bool {
    guard let pan = self as? UIPanGestureRecognizer, self.view !== view else { return false }
    let travel = pan.translation(in: view)
    return abs(travel.x) >= abs(travel.y)
  }
}
