/// Decides what the large content viewer shows, and what its end does. All requirements are optional.
@preconcurrency @MainActor public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
  /// Optional. The finger was lifted at a point (coordinates of the interaction's view) over an item, or over none. Without
  /// it a control that is the item sends `touchUpInside`.
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint)

  /// Optional. The item at a point (coordinates of the interaction's view). Without it the frontmost view there that shows
  /// the viewer.
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)?

  /// Optional. In the middle of whose view the viewer is. Without it in the middle of the window.
  func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController
}

extension UILargeContentViewerInteractionDelegate {
  /// Not implemented: does nothing but say so to ``AbsentRequirement``.
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint
  ) {
    AbsentRequirement.noteCall()
  }

  /// The frontmost view there that shows the viewer.
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)? {
    interaction.view?.largeContentItem(at: point)
  }

  /// The root controller of the window.
  public func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController {
    interaction.view?.window?.rootViewController ?? UIViewController()
  }
}
