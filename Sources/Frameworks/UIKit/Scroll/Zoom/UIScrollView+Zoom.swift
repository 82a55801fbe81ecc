import QuartzCore

/// Zooming. The view that the delegate returns gets a scale transform and keeps its origin, and its frame's size
/// becomes the content size (observed in UIKit). The center of the visible area, or the point between the fingers,
/// stays in place as far as the content's range allows.
extension UIScrollView {
  /// The duration of an animated change, in seconds (a guess: scroll-42b; that of an animated offset).
  private static var zoomDuration: TimeInterval { ScrollMotion.animationDuration }

  var zoomedView: UIView? { delegate?.viewForZooming(in: self) }

  func zoomLimitsDidChange() {
    let isPossible = zoom.greatest > zoom.least
    if isPossible, pinch == nil {
      let new = ScrollPinchGestureRecognizer(target: self, action: Selector(UIScrollView.pinched(_:)))
      pinch = new
      addGestureRecognizer(new)
      isMultipleTouchEnabled = true
    }
    pinch?.isEnabled = isPossible
  }

  func changeZoom(to wanted: CGFloat, animated: Bool) {
    let scale = zoom.clamped(wanted)
    guard scale > 0, scale != zoom.scale, let view = zoomedView else { return }
    let middle = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
    run(view, animated: animated) { self.apply(scale, to: view, keeping: middle) }
  }

  func zoomIn(on rect: CGRect, animated: Bool) {
    guard let view = zoomedView, rect.width > 0, rect.height > 0 else { return }
    let scale = zoom.clamped(min(bounds.width / rect.width, bounds.height / rect.height))
    guard scale > 0 else { return }
    run(view, animated: animated) {
      self.apply(scale, to: view, keeping: .zero)
      let targetRect = view.convert(rect, to: self)
      self.contentOffset = self.resting(
        CGPoint(x: targetRect.midX - self.bounds.width / 2, y: targetRect.midY - self.bounds.height / 2))
    }
  }

  private func run(_ view: UIView, animated: Bool, _ change: @escaping () -> Void) {
    interventions += 1
    stopMotion()
    guard animated, window != nil, UIView.areAnimationsEnabled else { return change() }
    delegate?.scrollViewWillBeginZooming(self, with: view)
    UIView.animate(withDuration: Self.zoomDuration, animations: change) { _ in
      self.zoom.isBouncing = false
      self.delegate?.scrollViewDidEndZooming(self, with: view, atScale: self.zoom.scale)
    }
  }

  /// Applies a scale. `anchor` is the fixed point, relative to the scroll view's upper left corner.
  private func apply(_ scale: CGFloat, to view: UIView, keeping anchor: CGPoint) {
    let factor = scale / zoom.scale
    zoom.scale = scale
    let origin = view.frame.origin
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    view.noteZoomForLayout(scale)
    let moved = view.frame.origin
    view.center = CGPoint(x: view.center.x + origin.x - moved.x, y: view.center.y + origin.y - moved.y)
    let offset = CGPoint(
      x: (contentOffset.x + anchor.x - origin.x) * factor + origin.x - anchor.x,
      y: (contentOffset.y + anchor.y - origin.y) * factor + origin.y - anchor.y)
    contentSize = view.frame.size
    contentOffset = resting(offset)
    delegate?.scrollViewDidZoom(self)
  }

  func pinched(_ sender: UIPinchGestureRecognizer) {
    guard let view = zoomedView else { return }
    switch sender.state {
    case .began:
      stopMotion()
      zoom.start = zoom.scale
      delegate?.scrollViewWillBeginZooming(self, with: view)
    case .changed:
      guard let start = zoom.start else { return }
      let targetRect = sender.location(in: self)
      let anchor = CGPoint(x: targetRect.x - bounds.minX, y: targetRect.y - bounds.minY)
      let scale = zoom.resisted(start * sender.scale, bounces: bouncesZoom)
      if scale > 0, scale != zoom.scale { apply(scale, to: view, keeping: anchor) }
    case .ended, .cancelled:
      guard zoom.start != nil else { return }
      zoom.start = nil
      endPinch(of: view)
    default: break
    }
  }

  private func endPinch(of view: UIView) {
    let inside = zoom.clamped(zoom.scale)
    guard inside != zoom.scale else {
      delegate?.scrollViewDidEndZooming(self, with: view, atScale: zoom.scale)
      return
    }
    zoom.isBouncing = true
    let middle = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
    UIView.animate(withDuration: Self.zoomDuration) {
      self.apply(inside, to: view, keeping: middle)
    } completion: { _ in
      self.zoom.isBouncing = false
      self.delegate?.scrollViewDidEndZooming(self, with: view, atScale: self.zoom.scale)
    }
  }
}
