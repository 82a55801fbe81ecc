/// A scroll view's pinch. It zooms while the scroll view's pan moves the content.
final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer {
  override var followsCommonRules: Bool { true }

  private func isPanOfSameView(_ other: UIGestureRecognizer) -> Bool {
    other is ScrollPanGestureRecognizer && other.view === view
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    !isPanOfSameView(preventedGestureRecognizer)
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    !isPanOfSameView(preventingGestureRecognizer)
  }
}
