/// The area in which a UIKit container shows its pages, partly under its bars, and in which its transitions run.
@MainActor class ControllerArea: UIView {
  /// The insets, in points, that the container's bars add to the safe area that this view inherits.
  final var barInsets = UIEdgeInsets.zero { didSet { if barInsets != oldValue { updateSafeArea() } } }

  /// Returns the frame of a page at rest, during a transition. Nil for other views and at other times.
  func restingFrame(of view: UIView) -> CGRect? { nil }

  /// Updates the subviews, because superviews without safe area insets propagate nothing when they enter a window.
  override func didMoveToWindow() {
    super.didMoveToWindow()
    for view in subviews { view.updateSafeArea() }
  }
}
