import Testing
import UIKit

@testable import ContainerKitDemo
@testable import Film

@Suite("The VoiceOver output in a film", .serialized) @MainActor struct SpokenFilmTests {
  @Test("consists of the elements of each frame in which they change, and the posted notifications")
  func tap() throws {
    let script = "0.1 tap 146 803\n1.6 end"
    let timeline = try SceneFilm(Scene.tabs, script: script).timeline
    let changes = timeline.frames.compactMap { frame in frame.elements.map { $0.map(\.spoken) } }
    let bar = { (selected: Int) in
      ["Today", "Search", "Settings", "Profile"].enumerated().map { index, title in
        "\(title), \(index == selected ? "selected, " : "")tab, \(index + 1) of 4"
      }
    }
    // The page's own elements are between its title and the tabs.
    #expect(changes.allSatisfy { $0.count > 5 })
    #expect(changes.first.map { Array($0.suffix(4)) } == bar(0) && changes.last.map { Array($0.suffix(4)) } == bar(1))
    #expect(changes.first?.contains("First light over the ridge") == true)
    #expect(changes.last?.contains("Photos, People, Places…") == true)
    #expect(timeline.posts.map { "\($0.post.name) \($0.post.text ?? "-")" } == ["layoutChanged -"])
  }
}
