import QuartzCore

extension UIScrollView {
  func move(to offset: CGPoint, animated: Bool) {
    interventions += 1
    stopMotion()
    guard animated, drag == nil, window != nil, UIView.areAnimationsEnabled, offset != contentOffset else {
      // The same offset notifies no observers of it: one that stops content by this call would call itself without end
      // (concluded from published sheets, whose observers do that while a finger is down).
      if offset != contentOffset { contentOffset = offset }
      return
    }
    boundsWillChange(to: CGRect(origin: offset, size: bounds.size))
    start(.animation(from: contentOffset, to: offset))
  }

  func reveal(_ rect: CGRect, animated: Bool) {
    let visible = bounds.inset(by: adjustedContentInset)
    let offset = CGPoint { axis in
      let (first, last) = axis == .horizontal ? (rect.minX, rect.maxX) : (rect.minY, rect.maxY)
      let (top, bottom) = axis == .horizontal ? (visible.minX, visible.maxX) : (visible.minY, visible.maxY)
      // A rectangle that is larger than the visible area only has to fill it.
      let movement: CGFloat
      if first < top, last < bottom {
        movement = max(first - top, last - bottom)
      } else if last > bottom, first > top {
        movement = min(last - bottom, first - top)
      } else {
        movement = 0
      }
      return axis.of(contentOffset) + movement
    }
    guard offset != contentOffset, resting(offset) != contentOffset else { return }
    move(to: resting(offset), animated: animated)
  }
}
