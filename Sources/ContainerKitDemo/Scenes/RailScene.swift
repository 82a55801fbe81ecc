extension Scene {
  /// A rail of tabs at the side: a tap, a cancelled drag, and a completed drag.
  static let rail = Scene(
    name: "rail", title: "A rail at the side",
    summary: "The tabs are at the side, as on an iPad. The phone shows them there, too.",
    sources: ["Bars/SideRail.swift", "Scenes/RailScene.swift"],
    script: """
      \(Finger.tap(40, 386, at: 0.2))
      \(Finger.drag(at: 1.6, from: 120, travel: 130, duration: 0.4, rest: 0.2))
      \(Finger.drag(at: 3.4, from: 370, travel: -250, duration: 0.8))
      5.6 end
      """
  ) {
    let container = SideRailViewController(viewControllers: Pages.covers())
    container.hasRoom = { _ in true }
    return container
  }
}
