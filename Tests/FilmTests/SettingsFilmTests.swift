import QuartzCore
import Stage
import Testing
import UIKit

@testable import ContainerKitDemo
@testable import Film

@Suite("A film with user settings", .serialized) @MainActor struct SettingsFilmTests {
  @Test("lists its settings, and shows their effect from the first frame")
  func settings() throws {
    var settings = UserSettings()
    (settings.userInterfaceStyle, settings.layoutDirection) = (.dark, .rightToLeft)
    var traits: UITraitCollection?
    let film = try Film(scene: "two", scale: 1, settings: settings) {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = Scene.two.make()
      window.makeKeyAndVisible()
      traits = window.traitCollection
      return window
    }
    defer { film.tearDown() }
    #expect(traits?.userInterfaceStyle == .dark)
    let timeline = try film.play(try Script(parsing: "0.1 end", file: "none", childCount: 2))
    #expect(timeline.settings == ["dark", "right-to-left"])
    let tabs = try #require(film.container).tabBar.buttons
    #expect(tabs[0].frame.minX > tabs[1].frame.minX)
    #expect(film.stage.image().pixel(x: 380, y: 800).r == 0)
  }
}
