import CoreGraphics
import QuartzCore
import Testing
import UIKit

@testable import ContainerKitDemo
@testable import Film

@Suite("The cancel scene", .serialized) @MainActor struct CancelSceneTests {
  @Test("drags two fifths of the width and holds still for 0.2 s before it lets go")
  func script() throws {
    let script = try Script(parsing: Scene.cancel.script, file: "cancel", childCount: 4)
    guard case .down(let first)? = script.events.first?.action, case .up(let last)? = script.events.last?.action else {
      Issue.record("expected down first and up last")
      return
    }
    #expect(abs(first.x - last.x - 166) < 1e-9, "156, and the 10 that it takes to be a pan")
    let ends = script.events.suffix(2).map(\.time)
    #expect(ends[1] - ends[0] > 0.2 - 1e-6)
  }

  @Test(
    "moves back without reversing, never changes the selection, and ends as it started", arguments: EndReports.allCases
  )
  func wayBack(endReports: EndReports) throws {
    let film = try SceneFilm(.cancel, endReports: endReports, picturesAt: [0, 11, -1])
    let frames = film.timeline.frames
    #expect(frames.allSatisfy { $0.selectedIndex == 0 })

    let release = 0.9
    let back = frames.filter { $0.time >= release - 1e-6 }.map { $0.children[0].frame?.minX ?? .nan }
    #expect(try #require(back.first) < -140)
    #expect(back.last == 0)
    for (earlier, later) in zip(back, back.dropFirst()) { #expect(later >= earlier) }
    #expect(back.allSatisfy { $0 <= 0 })

    let (first, before, last) = (film.pictures[0], film.pictures[11], film.pictures[-1])
    #expect(try #require(last).hasSamePixels(as: try #require(before)))
    #expect(try #require(first).hasSamePixels(as: try #require(before)))
  }

  @Test(
    "moves both pages together and opaque, with the incoming one a width and the gap behind",
    arguments: EndReports.allCases)
  func together(endReports: EndReports) throws {
    let frames = try SceneFilm(.cancel, endReports: endReports).timeline.frames
    let moving = frames.filter { $0.children[1].isInWindow && $0.transition != nil }
    #expect(moving.count > 40)
    for frame in moving {
      let (outgoing, incoming) = (frame.children[0], frame.children[1])
      let distance = (incoming.frame?.minX ?? .nan) - (outgoing.frame?.minX ?? .nan)
      #expect(abs(distance - 406) < 1e-6, "frame \(frame.index)")
      #expect([outgoing.alpha, incoming.alpha] == [1, 1], "frame \(frame.index)")
    }
  }

  @Test("changes the bar's colors with the page, and restores them")
  func colors() throws {
    let frames = try SceneFilm(.cancel).timeline.frames
    let rest = try #require(frames.first).tabs
    for frame in frames {
      let fraction = frame.transition?.percent ?? 0
      for channel in 0..<4 {
        let expected = rest[0].color[channel] * (1 - fraction) + rest[1].color[channel] * fraction
        #expect(abs(frame.tabs[0].color[channel] - expected) < 1e-6, "frame \(frame.index)")
      }
    }
  }
}
