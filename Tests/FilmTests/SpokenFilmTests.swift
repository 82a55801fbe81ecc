import Testing
import UIKit

@testable import ContainerKitDemo
@testable import Film

@Suite("What a film tells of somebody who hears it", .serialized) @MainActor
struct SpokenFilmTests {
  @Test("is the elements of each frame in which they are others, and what was posted, with its frame")
  func tap() throws {
    let script = "0.1 tap 146 820\n1.6 end"
    let timeline = try SceneFilm(Scene.tabs, script: script).timeline
    let changes = timeline.frames.compactMap { frame in frame.elements.map { $0.map(\.spoken) } }
    let bar = { (selected: Int) in
      ["Today", "Search", "设置", "Profile"].enumerated().map { index, title in
        "\(title), \(index == selected ? "selected, " : "")tab, \(index + 1) of 4"
      }
    }
    // The slide moves the outgoing page's model out of the window, so its label has a different frame in the second
    // list.
    #expect(changes == [["Today"] + bar(0), ["Today"] + bar(0), ["Search"] + bar(1)])
    #expect(timeline.posts.map { "\($0.post.name) \($0.post.text ?? "-")" } == ["layoutChanged -"])
  }
}
