/// The appearance transitions that a change has begun, each with its generation, so that only those are ended that have
/// not been replaced since. It is a class because a callback may end them while another one begins.
@MainActor final class BegunAppearances {
  private var begun: [(controller: UIViewController, generation: Int)] = []

  /// Begins an appearance transition, unless the controller is already in that state.
  func begin(_ controller: UIViewController, appearing: Bool, animated: Bool) {
    guard controller.appearance.isAppearingOrAppeared != appearing else { return }
    begun.removeAll { $0.controller === controller }
    // A callback may begin the next transition, which this object must not end.
    let generation = controller.appearance.generation + 1
    controller.beginAppearance(appearing, animated: animated)
    begun.append((controller, generation))
  }

  /// Ends the transitions that are still in progress, in this order.
  func end(_ order: [UIViewController]) {
    let pending = begun
    begun = []
    for controller in order {
      guard let entry = pending.first(where: { $0.controller === controller }),
        controller.appearance.generation == entry.generation, controller.appearance.isInTransition
      else { continue }
      controller.endAppearance()
    }
  }

  /// Ends the transitions that are still in progress: appearing controllers first, otherwise in the order they began.
  func endAppearingFirst() {
    let controllers = begun.map(\.controller)
    let appearing = controllers.filter { $0.appearance.phase == .appearing }
    end(appearing + controllers.filter { $0.appearance.phase != .appearing })
  }

  /// Returns true if this object has begun a transition of the controller and has not ended it.
  func contains(_ controller: UIViewController) -> Bool { begun.contains { $0.controller === controller } }
}
