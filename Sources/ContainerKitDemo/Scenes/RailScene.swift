extension Scene {
  /// A rail of tabs at the side: a drag, a cancelled drag, and a tap.
  static let rail = Scene(
    name: "rail", title: "A rail at the side",
    summary: "The tabs are at the side, as on an iPad. The phone shows them there, too.",
    sources: ["Bars/SideRail.swift", "Scenes/RailScene.swift"],
    script: """
      \(Finger.drag(at: 0.2, from: 370, travel: -250, duration: 0.8))
      \(Finger.drag(at: 2.4, from: 120, travel: 130, duration: 0.4, rest: 0.2))
      \(Finger.tap(40, 458, at: 4.2))
      5.6 end
      """
  ) {
    let container = SideRailViewController(viewControllers: Pages.covers())
    container.hasRoom = { _ in true }
    return container
  }
}
