/// An interaction that can be added to a view, such as the large content viewer.
@preconcurrency @MainActor public protocol UIInteraction: NSObjectProtocol {
  /// The view that the interaction was added to. The interaction sets it in `didMove(to:)`, and references it weakly.
  var view: UIView? { get }

  /// Called before the interaction is added to a view or, with nil, removed from one.
  func willMove(to view: UIView?)

  /// Called after the interaction was added to a view or, with nil, removed from one.
  func didMove(to view: UIView?)
}

extension UIView {
  func attach(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    ownInteractions.append(interaction)
    interaction.didMove(to: self)
  }

  func detach(_ interaction: any UIInteraction) {
    guard let index = ownInteractions.firstIndex(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    ownInteractions.remove(at: index)
    interaction.didMove(to: nil)
  }

  func replaceInteractions(_ new: [any UIInteraction]) {
    for old in ownInteractions where !new.contains(where: { $0 === old }) { removeInteraction(old) }
    for added in new where !ownInteractions.contains(where: { $0 === added }) { addInteraction(added) }
  }
}
