import ScriptAnimators
import ContainerKit
import Testing
import UIKit

@testable import ContainerKitDemo
@testable import Film

@MainActor @Suite("Playing a script", .serialized) struct ScriptPlayerTests {
  private func titles(_ script: String) throws -> [[String]] {
    try SceneFilm(.tabs, script: script).timeline.frames.map { $0.children.map(\.title) }
  }

  @Test("inserts, removes, moves, and replaces children in the frame at the given time")
  func changes() throws {
    let frames = try titles("0.1 insert 1\n0.2 remove 0\n0.3 move 0 3\n0.4 replace 1\n0.5 end")
    #expect(frames[5] == ["Today", "Search", "Settings", "Profile"])
    #expect(frames[6] == ["Today", "New 1", "Search", "Settings", "Profile"])
    #expect(frames[12] == ["New 1", "Search", "Settings", "Profile"])
    #expect(frames[18] == ["Search", "Settings", "Profile", "New 1"])
    #expect(frames[24] == ["Search", "New 2", "Profile", "New 1"])
  }

  @Test("can remove the last child, so that nothing is selected")
  func lastChild() throws {
    let film = try SceneFilm(
      .tabs, script: "0.1 remove 0\n0.1 remove 0\n0.1 remove 0\n0.1 remove 0\n0.2 insert 0\n0.3 end")
    #expect(film.timeline.frames[6].selectedIndex == -1)
    #expect(film.timeline.frames[12].selectedIndex == 0)
    #expect(film.issues == [])
  }

  @Test("selects without a transition for jump, and with one for select")
  func jump() throws {
    let film = try SceneFilm(.tabs, script: "0.1 jump 2\n0.2 select 1\n0.3 end")
    #expect(film.timeline.frames[6].selectedIndex == 2)
    #expect(film.timeline.frames[6].transition == nil)
    #expect(film.timeline.frames[12].transition?.to == "Search")
  }

  @Test("removes the container from the window and adds it again")
  func away() throws {
    let film = try SceneFilm(.tabs, script: "0.1 disappear\n0.2 appear\n0.3 end")
    #expect(film.timeline.frames.map { $0.children[0].isInWindow } == (0...18).map { !(6..<12).contains($0) })
    #expect(film.issues == [])
  }

  @Test("rotates the window and sets its size")
  func sizes() throws {
    let film = try SceneFilm(.tabs, script: "0.1 rotate\n0.2 size 500 700\n0.3 end")
    let widths = film.timeline.frames.map { $0.children[0].frame?.width }
    #expect(widths == (0...18).map { $0 < 6 ? 390 : $0 < 12 ? 844 : 500 })
  }

  @Test("hides the bar, shows it, and moves it to the other side")
  func bar() throws {
    var positions: [String] = []
    let script = "0.1 bar hidden\n0.2 bar top\n0.3 bar shown animated\n1 end"
    _ = try SceneFilm(.tabs, script: script) { film, _ in
      guard let bar = film.container?.tabBar else { return }
      positions.append(bar.isHidden ? "hidden" : bar.frame.minY == 0 ? "top" : "bottom")
    }
    let expected = (0...60).map { $0 < 6 ? "bottom" : $0 < 18 ? "hidden" : "top" }
    #expect(positions == expected)
  }

  @Test("lets a finger slide along the tabs, or not", arguments: [("on", 1), ("off", 0)])
  func scrub(_ word: String, _ selected: Int) throws {
    let script = "0.05 bar scrub on\n0.1 bar scrub \(word)\n0.2 drag 49 820 146 820 0.5\n2 end"
    #expect(try SceneFilm(.tabs, script: script).timeline.frames.last?.selectedIndex == selected)
  }

  @Test("sends the window's scene to the background and back")
  func background() throws {
    var states: [UIScene.ActivationState?] = []
    _ = try SceneFilm(.tabs, script: "0.1 background\n0.2 foreground\n0.25 background\n0.3 end") { film, _ in
      states.append(film.container?.view.window?.windowScene?.activationState)
    }
    #expect(states[6..<12].allSatisfy { $0 == .background })
    #expect(states[12] == .foregroundActive)
    #expect(states[15] == .background)
  }

  @Test("uses an animator of the requested kind", arguments: AnimatorKind.allCases)
  func kinds(_ kind: AnimatorKind) throws {
    // An overdue animator must not go on into other tests.
    let end = kind == .completesLongAfter ? 5 : 2.5
    let script = "0 animator \(kind.rawValue)\n0.1 select 1\n\(end) end"
    let film = try SceneFilm(.tabs, root: Self.plainContainer(), script: script, contents: [])
    let last = film.timeline.frames.last
    #expect(last?.selectedIndex == (kind == .reportsFalse ? 0 : 1))
    #expect(last?.transition == nil)
    #expect(film.issues == Self.issues(of: kind))
  }

  /// Returns a container whose pages take no time.
  private static func plainContainer() -> ContainerViewController {
    ContainerViewController(
      viewControllers: ["A", "B", "C", "D"].map { title in
        let page = UIViewController()
        page.title = title
        return page
      })
  }

  /// The issues of the animators that break the rules of their protocol on purpose.
  private static func issues(of kind: AnimatorKind) -> [String] {
    switch kind {
    case .never, .repeats, .completesLongAfter:
      ["KindAnimator has not called completeTransition(_:) after its animations and its duration"]
    case .twice: ["KindAnimator called completeTransition(_:) twice in one transition"]
    case .pulses: ["KindAnimator left the incoming view's transform changed after its transition"]
    case .masks: ["KindAnimator left the incoming view's mask changed after its transition"]
    case .reportsFalse:
      [
        "KindAnimator called completeTransition(false), but transitionWasCancelled is false; "
          + "pass !transitionContext.transitionWasCancelled"
      ]
    default: []
    }
  }

  @Test("drives a transition to a percentage if the script turns its driver on")
  func driver() throws {
    let film = try SceneFilm(
      .tabs, script: "0 driver on\n0 animator fade\n0.1 select 1\n0.2 drive 0.8 cancel\n1 end")
    #expect(film.timeline.frames[11].transition?.percent ?? 0 < 0.5)
    #expect(film.timeline.frames[13].transition?.percent ?? 0 > 0.6)
    #expect(film.timeline.frames.last?.selectedIndex == 0 && film.timeline.frames.last?.transition == nil)
    #expect(film.issues == [])
  }

  @Test("removes children without the container, and replaces and restores the window's root view controller")
  func hostileAction() throws {
    let film = try SceneFilm(
      .tabs, script: "0.1 give 3\n0.2 detach 0\n0.3 replaceroot\n0.4 present\n0.5 dismiss\n0.6 end")
    #expect(film.timeline.frames.last?.children.count == 2)
    #expect(film.timeline.frames.last?.selectedIndex == 0)
    #expect(film.issues == [])
  }

  @Test("makes the delegate refuse selections and allow them again")
  func refusal() throws {
    let film = try SceneFilm(.tabs, script: "0 refuse\n0.1 tap 200 820\n0.2 allow\n0.3 tap 200 820\n0.4 end")
    #expect(film.timeline.frames[17].transition == nil)
    #expect(film.timeline.frames[18].transition != nil)
  }

  @Test("runs the action of a callback once")
  func callback() throws {
    let film = try SceneFilm(.tabs, script: "0 on didSelect select 3\n0.1 jump 1\n2.5 jump 2\n2.6 end")
    #expect(film.timeline.frames[6].transition?.to == "Profile")
    #expect(film.timeline.frames[149].selectedIndex == 3)
    #expect(film.timeline.frames[150].selectedIndex == 2)
    #expect(film.timeline.frames[150].transition == nil)
  }
}
