import ContainerTransitions

extension Scene {
  /// A drag to the third page that turns back through the second one to the first; then a tap, grabbed and dragged back, and
  /// another one, grabbed and dragged on.
  static let turn = Scene(
    name: "turn", title: "Grab and reverse",
    summary: "A drag turns around to the other side, and a finger catches a running transition.",
    sources: ["../ContainerTransitions/Parts/CardParts.swift", "Scenes/TurnScene.swift"],
    script: """
      \(Finger.drag(at: 0.2, from: 160, travels: [-140, 350], duration: 0.8))
      \(Finger.tapTab(1, at: 3.4))
      \(Finger.drag(at: 3.7, from: 120, travel: 200, duration: 0.4))
      \(Finger.tapTab(1, at: 5.2))
      \(Finger.drag(at: 5.5, from: 300, travel: -150, duration: 0.3))
      7.4 end
      """
  ) {
    let container = DemoContainerViewController(pages: Pages.make())
    container.selectedIndex = 1
    container.pageTransition = .card().duration(0.8)
    return container
  }
}
