import Film
import Foundation
import Testing

@testable import ContainerKitDemo

@Suite("A script's touches", .serialized) struct ScriptDragTests {
  private func script(_ text: String) throws -> Script { try Script(parsing: text, file: "s", childCount: 4) }

  private func warnings(_ text: String) throws -> [String] {
    try script(text).warnings(windowSize: CGSize(width: 390, height: 844))
  }

  @Test("are those of a finger that moves at a constant speed and lifts at the end for drag")
  func drag() throws {
    let dragged = try script("0.5 drag 300 400 100 410 0.05\n1 end")
    let written = """
      0.5 down 300 400
      0.516667 move 233.333333 403.333333
      0.533333 move 166.666667 406.666667
      0.55 move 100 410
      0.55 up 100 410
      1 end

      """
    #expect(dragged.text == written)
    // A drag that is shorter than a step moves once.
    #expect(try script("0 drag 1 2 3 4 0.001\n1 end").text == "0 down 1 2\n0.001 move 3 4\n0.001 up 3 4\n1 end\n")
  }

  @Test("turn a page by a drag of one line", arguments: ["0.5", "0.05"])
  @MainActor func page(duration: String) throws {
    let text = "0.2 drag 340 420 60 420 \(duration)\n2 end"
    let film = try SceneFilm(try #require(Scene.named("pan")), script: text, contents: [])
    let indices = film.timeline.frames.map(\.selectedIndex)
    #expect(indices.first == 0 && indices.last == 1)
    let isInteractive = film.timeline.frames.contains { $0.transition?.isInteractive == true }
    #expect(isInteractive)
  }

  @Test("are in order of time with the lines that follow a drag")
  func order() throws {
    let text = try script("0 drag 0 0 6 0 0.05\n0.02 select 1\n0.04 down2 1 1\n0.05 tap 9 9\n0.06 up2 1 1\n1 end").text
    #expect(
      text == """
        0 down 0 0
        0.016667 move 2 0
        0.02 select 1
        0.033333 move 4 0
        0.04 down2 1 1
        0.05 move 6 0
        0.05 up 6 0
        0.05 tap 9 9
        0.06 up2 1 1
        1 end

        """)
  }

  @Test("may follow a byte order mark")
  func byteOrderMark() throws {
    #expect(try script("\u{FEFF}0.2 tap 1 2\r\n1 end\r\n") == script("0.2 tap 1 2\n1 end"))
    #expect(try script("\u{FEFF}# a film\n1 end") == script("1 end"))
  }

  @Test(
    "are warned about if a finger is never lifted",
    arguments: [
      ("0.2 down 1 2\n1 end", ["a finger that goes down at 0.2 s is still down at the end"]),
      ("0.2 down2 1 2\n0.3 move2 3 4\n1 end", ["a second finger that goes down at 0.2 s is still down at the end"]),
      (
        "0.1 down2 1 2\n0.2 down 1 2\n1 end",
        [
          "a finger that goes down at 0.2 s is still down at the end",
          "a second finger that goes down at 0.1 s is still down at the end",
        ]
      ),
      ("0.2 down 1 2\n0.3 up 1 2\n0.4 down 1 2\n0.5 touchcancel\n0.6 tap 1 2\n0.7 drag 1 2 3 4 0.1\n1 end", []),
      ("0.2 down2 1 2\n0.3 up2 1 2\n1 end", []),
    ])
  func neverLifted(text: String, expected: [String]) throws {
    #expect(try warnings(text) == expected)
  }

  @Test(
    "are warned about outside the window, once a finger",
    arguments: [
      ("0.2 tap 3000 3\n1 end", ["at 0.2 s, a finger is outside the window: 3000 3 in 390 x 844 points"]),
      ("0.2 tap -1 3\n1 end", ["at 0.2 s, a finger is outside the window: -1 3 in 390 x 844 points"]),
      ("0.2 tap 389.5 843\n1 end", []),
      (
        "0 drag 380 400 -100 400 0.05\n1 end",
        ["at 0.05 s, a finger is outside the window: -100 400 in 390 x 844 points"]
      ),
      (
        "0.1 down 1 900\n0.2 move 1 901\n0.3 up 1 902\n0.4 down2 1 845\n0.5 up2 1 2\n1 end",
        [
          "at 0.1 s, a finger is outside the window: 1 900 in 390 x 844 points",
          "at 0.4 s, a second finger is outside the window: 1 845 in 390 x 844 points",
        ]
      ),
      (
        "0 rotate\n0.1 tap 800 3\n0.2 tap 3 800\n0.3 size 100 900\n0.4 tap 3 800\n0.5 tap 101 1\n1 end",
        [
          "at 0.2 s, a finger is outside the window: 3 800 in 844 x 390 points",
          "at 0.5 s, a finger is outside the window: 101 1 in 100 x 900 points",
        ]
      ),
    ])
  func outside(text: String, expected: [String]) throws {
    #expect(try warnings(text) == expected)
  }

  @Test("are warned about in no scene of the demo")
  @MainActor func scenes() throws {
    for scene in Scene.all {
      #expect(try warnings(scene.script) == [], "\(scene.name)")
    }
  }
}
