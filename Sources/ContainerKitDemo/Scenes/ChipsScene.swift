import ContainerKit

extension Scene {
  /// Chips above the pages: a drag to the second page, a cancelled drag, a drag of the chips, and a tap on one of them.
  static let chips = Scene(
    name: "chips", title: "Chips",
    summary: "Tabs as wide as their titles, with a pill behind the selected one, that scroll.",
    sources: ["Scenes/ChipsScene.swift"],
    script: """
      \(Finger.drag(at: 0.2, from: 340, travel: -250, duration: 0.8))
      \(Finger.drag(at: 2.4, from: 300, travel: -150, duration: 0.4, rest: 0.2))
      \(Finger.drag(at: 4.2, from: 340, travel: -250, duration: 0.4, rest: 0.2, y: Finger.upperTabHeight))
      \(Finger.tap(340, Finger.upperTabHeight, at: 5.6))
      7.4 end
      """
  ) {
    let container = DemoContainerViewController(pages: Pages.subjects())
    container.tabBarPlacement = .top
    container.tabBar.appearance.tabWidth = .title
    container.tabBar.appearance.tabPadding = 16
    container.tabBar.appearance.tabInsets = .init(top: 0, leading: 8, bottom: 0, trailing: 8)
    container.tabBar.appearance.indicator = .pill()
    container.tabBar.appearance.unselectedColor = .label
    return container
  }
}
