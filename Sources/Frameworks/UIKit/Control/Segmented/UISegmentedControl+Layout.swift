import QuartzCore

/// The layout and the colors.
extension UISegmentedControl {
  private static var inset: CGFloat { 2 }
  private static var padding: CGFloat { 10 }

  func configure() {
    for view in [track, knob] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    track.backgroundColor = .tertiarySystemFill
    track.layer.cornerRadius = 9
    knob.layer.cornerRadius = 7
    knob.layer.shadowOpacity = 0.12
    knob.layer.shadowRadius = 4
    knob.layer.shadowOffset = CGSize(width: 0, height: 3)
    showSegments()
  }

  func contentDidChange() {
    showSegments()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Shows each segment in its state.
  func showSegments() {
    let plainColor = UIColor { $0.userInterfaceStyle == .dark ? .systemGray2 : .white }
    knob.backgroundColor = selectedSegmentTintColor ?? plainColor
    for segment in segments {
      let isPressed = segment === pressed && !segment.isSelected
      var state: State = segment.isSelected ? .selected : []
      if isPressed { state.insert(.highlighted) }
      if !isEnabled || !segment.isEnabled { state.insert(.disabled) }
      segment.show(attributes(for: state), isDimmed: isPressed)
    }
  }

  private func attributes(for state: State) -> [NSAttributedString.Key: Any] {
    let font = UIFont.systemFont(ofSize: 13, weight: state.contains(.selected) ? .semibold : .regular)
    let color: UIColor = state.contains(.disabled) ? .tertiaryLabel : .label
    var all: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: color]
    for own in [attributes.own(.normal), attributes.own(state)].compactMap({ $0 }) { all.merge(own) { $1 } }
    return all
  }

  private func widths(_ room: CGFloat) -> [CGFloat] {
    let free = segments.filter { $0.width == 0 }
    let rest = max(0, room - segments.map(\.width).reduce(0, +))
    let content = free.map(\.contentWidth).reduce(0, +)
    return segments.map { segment in
      if segment.width > 0 { return segment.width }
      guard apportionsSegmentWidthsByContent, content > 0 else { return rest / CGFloat(free.count) }
      return rest * segment.contentWidth / content
    }
  }

  /// The width at which all segments show their content.
  var contentWidth: CGFloat {
    let free = segments.filter { $0.width == 0 }.map { $0.contentWidth + 2 * Self.padding }
    let widest = free.max() ?? 0
    let sum = apportionsSegmentWidthsByContent ? free.reduce(0, +) : widest * CGFloat(free.count)
    return (segments.map(\.width).reduce(0, +) + sum).rounded(.up)
  }

  func layOutSegments() {
    track.frame = bounds
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var x: CGFloat = 0
    for (segment, width) in zip(segments, widths(bounds.width)) {
      segment.frame = CGRect(
        x: isMirrored ? bounds.width - x - width : x, y: 0, width: width, height: bounds.height)
      x += width
    }
    let shown = lastingSelection
    knob.isHidden = shown == nil
    if let shown { knob.frame = shown.frame.insetBy(dx: Self.inset, dy: Self.inset) }
    layOutDividers(shown)
  }

  /// Lays out the lines between segments, except beside the selected one.
  private func layOutDividers(_ shown: SegmentView?) {
    while dividers.count > max(segments.count - 1, 0) { dividers.removeLast().removeFromSuperview() }
    while dividers.count < segments.count - 1 {
      let line = UIView()
      line.backgroundColor = .separator
      line.isUserInteractionEnabled = false
      insertSubview(line, aboveSubview: track)
      dividers.append(line)
    }
    for (line, (before, after)) in zip(dividers, zip(segments, segments.dropFirst())) {
      let x = max(before.frame.minX, after.frame.minX)
      line.frame = CGRect(x: x - 0.5, y: bounds.height / 4, width: 1, height: bounds.height / 2)
      line.alpha = before === shown || after === shown ? 0 : 1
    }
  }
}
