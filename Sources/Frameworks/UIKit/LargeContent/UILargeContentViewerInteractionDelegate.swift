/// The delegate of a large content viewer interaction. All requirements are optional.
@preconcurrency @MainActor public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
  /// Optional. Called when the finger is lifted at a point (in the coordinates of the interaction's view), over an item
  /// or none. If it is not implemented, an item that is a control sends `touchUpInside`.
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint)

  /// Optional. Returns the item at a point (in the coordinates of the interaction's view). The default is the frontmost
  /// view there that shows the viewer.
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)?

  /// Optional. Returns the controller over whose view the viewer is centered. The default is the center of the window.
  func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController
}

extension UILargeContentViewerInteractionDelegate {
  /// Does nothing, except to report to ``AbsentRequirement`` that the requirement is not implemented.
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint
  ) {
    AbsentRequirement.noteCall()
  }

  /// Returns the frontmost view there that shows the viewer.
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)? {
    interaction.view?.largeContentItem(at: point)
  }

  /// Returns the window's root view controller.
  public func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController {
    interaction.view?.window?.rootViewController ?? UIViewController()
  }
}
