/// The appearance transitions that a change has begun, each with its generation, so that only those are ended that nothing
/// else has replaced since. An object: what is called may end them while another one is being begun.
@MainActor final class BegunAppearances {
  private var begun: [(controller: UIViewController, generation: Int)] = []

  /// Begins one, unless the controller is there already.
  func begin(_ controller: UIViewController, appearing: Bool, animated: Bool) {
    guard controller.appearance.isAppearingOrAppeared != appearing else { return }
    begun.removeAll { $0.controller === controller }
    // What is called may go on to the next one: that is not this one's to end.
    let generation = controller.appearance.generation + 1
    controller.beginAppearance(appearing, animated: animated)
    begun.append((controller, generation))
  }

  /// Ends those that are under way still, in this order.
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

  /// Ends those that are under way still: what appears before what disappears, otherwise as they began.
  func endAppearingFirst() {
    let controllers = begun.map(\.controller)
    let appearing = controllers.filter { $0.appearance.phase == .appearing }
    end(appearing + controllers.filter { $0.appearance.phase != .appearing })
  }

  /// Whether one of this controller's has begun and is not ended by this.
  func contains(_ controller: UIViewController) -> Bool { begun.contains { $0.controller === controller } }
}
