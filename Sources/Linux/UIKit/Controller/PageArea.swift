/// Where a container of UIKit's shows its pages, partly under its bars, and where its transitions take place.
@MainActor class PageArea: UIView {
  /// What the container's bars cover of this view's edges, in points, beside what is covered around it.
  final var barInsets = UIEdgeInsets.zero { didSet { if barInsets != oldValue { updateSafeArea() } } }

  /// The frame of a page in its place, during a transition; nil for other views and at other times.
  func restingFrame(of view: UIView) -> CGRect? { nil }

  /// Where nothing of the screen is unsafe, the views above tell nobody that they have come into a window.
  override func didMoveToWindow() {
    super.didMoveToWindow()
    for view in subviews { view.updateSafeArea() }
  }
}
