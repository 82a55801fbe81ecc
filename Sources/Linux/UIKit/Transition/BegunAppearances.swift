/// The appearance transitions that a container's change has begun, each with its generation, so that only those are ended
/// that nothing else has replaced since.
@MainActor struct BegunAppearances {
  private var begun: [(controller: UIViewController, generation: Int)] = []

  /// Begins one, unless the controller is there already.
  mutating func begin(_ controller: UIViewController, appearing: Bool, animated: Bool) {
    guard controller.appearance.isAppearingOrAppeared != appearing else { return }
    begun.removeAll { $0.controller === controller }
    controller.beginAppearanceTransition(appearing, animated: animated)
    begun.append((controller, controller.appearance.generation))
  }

  /// Ends those that are under way still, in this order.
  mutating func end(_ order: [UIViewController]) {
    let pending = begun
    begun = []
    for controller in order {
      guard let entry = pending.first(where: { $0.controller === controller }),
        controller.appearance.generation == entry.generation, controller.appearance.isInTransition
      else { continue }
      controller.endAppearanceTransition()
    }
  }
}
