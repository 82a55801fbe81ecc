import QuartzCore

/// Adding, removing and selecting segments.
extension UISegmentedControl {
  func segmentView(at index: Int) -> SegmentView? { segments.indices.contains(index) ? segments[index] : nil }

  func updateSegment(at index: Int, _ update: (SegmentView) -> Void) {
    guard let segment = segmentView(at: index) else { return }
    update(segment)
    contentDidChange()
  }

  func insert(_ segment: SegmentView, at index: Int, animated: Bool) {
    segments.insert(segment, at: min(max(index, 0), segments.count))
    segment.control = self
    addSubview(segment)
    segmentsDidChange(animated: animated) { segment.alpha = 0 }
  }

  func insert(_ action: UIAction, at index: Int, _ animated: Bool) {
    let old = segmentIndex(identifiedBy: action.identifier)
    if old == index { return set(action, at: index) }
    if let segment = segmentView(at: old) { remove(segment, animated: animated) }
    let segment = SegmentView(title: nil)
    segment.show(action)
    insert(segment, at: index, animated: animated)
  }

  func set(_ action: UIAction, at index: Int) {
    let old = segmentIndex(identifiedBy: action.identifier)
    if old != index, segmentView(at: old) != nil, segmentView(at: index) != nil {
      fatalError("the action \(action.identifier.rawValue) is that of segment \(old), and cannot be set for \(index)")
    }
    updateSegment(at: index) { $0.show(action) }
  }

  func remove(_ segment: SegmentView, animated: Bool) {
    segments.removeAll { $0 === segment }
    segment.control = nil
    if selected === segment { selected = nil }
    if pressed === segment { pressed = nil }
    segmentsDidChange(animated: animated)
    guard animated else { return segment.removeFromSuperview() }
    UIView.animate(withDuration: Self.duration, animations: { segment.alpha = 0 }) { _ in segment.removeFromSuperview()
    }
  }

  func select(_ segment: SegmentView?, animated: Bool) {
    guard segment !== selected else { return }
    let isMove = segment != nil && selected != nil
    selected = segment
    guard animated, isMove else { return contentDidChange() }
    UIView.animate(withDuration: Self.duration, delay: 0, options: .allowUserInteraction) {
      self.contentDidChange()
      self.layoutIfNeeded()
    }
  }

  /// Selects a segment for the user. Its action runs before those of the control (a guess: seg-8b).
  func selectByUser(_ segment: SegmentView, with event: UIEvent?) {
    guard isEnabled, segment.isEnabled, isMomentary || segment !== selected else { return }
    if isMomentary { selected = segment } else { select(segment, animated: true) }
    if let action = segment.action { sendAction(action) }
    sendActions(for: [.valueChanged, .primaryActionTriggered], with: event)
  }

  func segment(at point: CGPoint) -> SegmentView? {
    segments.first { $0.frame.minX <= point.x && point.x < $0.frame.maxX && $0.isEnabled }
  }

  private static var duration: TimeInterval { 0.25 }

  private func segmentsDidChange(animated: Bool, _ start: () -> Void = {}) {
    accessibilityElements = segments
    guard animated else { return contentDidChange() }
    UIView.performWithoutAnimation(start)
    UIView.animate(withDuration: Self.duration) {
      for segment in self.segments { segment.alpha = 1 }
      self.contentDidChange()
      self.layoutIfNeeded()
    }
  }
}
