import UIKit

extension Scene {
  /// The same page in three languages, the last of them from right to left: a drag, a cancelled drag, and a tap.
  static let languages = Scene(
    name: "languages", title: "English, Chinese, Arabic",
    summary: "The same page in three languages. Arabic runs from right to left.",
    sources: ["Scenes/LanguagesScene.swift"],
    script: """
      \(Finger.drag(at: 0.2, from: 340, travel: -250, duration: 0.8))
      \(Finger.drag(at: 2.4, from: 80, travel: 130, duration: 0.4, rest: 0.2))
      \(Finger.tapTab(2, of: 3, at: 4.4))
      6.0 end
      """
  ) {
    let pages = SettingsPage.Language.allCases.map { SettingsPage($0) }
    let container = DemoContainerViewController(pages: pages)
    container.setOverrideTraitCollection(UITraitCollection(layoutDirection: .rightToLeft), forChild: pages[2])
    return container
  }
}
