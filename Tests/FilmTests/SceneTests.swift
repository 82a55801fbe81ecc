import Foundation
import QuartzCore
import Testing
import UIKit

@testable import ContainerKitDemo
@testable import Film

@MainActor private let names = Scene.all.map(\.name)

@Suite("The demo's scenes", .serialized) @MainActor
struct SceneTests {
  /// The frame of a page at rest, which fills the window.
  private static let page = CGRect(x: 0, y: 0, width: 390, height: 844)

  /// The films of the scenes at 60 frames per second. Several tests read the same one.
  private static var films: [String: SceneFilm] = [:]

  private func film(_ name: String) throws -> SceneFilm {
    if let film = Self.films[name] { return film }
    let film = try SceneFilm(try #require(Scene.named(name)))
    Self.films[name] = film
    return film
  }

  @Test("have unique names, of which the first six are in the documentation")
  func list() {
    #expect(names.prefix(6) == ["tabs", "pan", "cancel", "flick", "custom", "bounce"])
    #expect(Set(names).count == names.count)
  }

  @Test("have a title, a summary of one line, and sources that exist", arguments: await names)
  func description(name: String) throws {
    let item = try #require(Scene.named(name)).shortcutItem
    let summary = try #require(item.localizedSubtitle)
    #expect(!item.localizedTitle.isEmpty && item.localizedTitle != name)
    #expect(summary.hasSuffix(".") && summary.count <= 90 && !summary.contains("\n"))
    let sources = try #require(item.userInfo?["sources"] as? NSString).description.split(separator: "\n")
    #expect(!sources.isEmpty)
    for path in sources { #expect(FileManager.default.fileExists(atPath: String(path)), "\(path)") }
  }

  @Test("start and end their touches on tenths of a second, after a rest of 0.2 s", arguments: await names)
  func script(name: String) throws {
    let scene = try #require(Scene.named(name))
    let script = try Script(parsing: scene.script, file: name, childCount: 4)
    #expect(script.events.first?.time == 0.2)
    for event in script.events {
      if case .move = event.action { continue }
      #expect(abs(event.time * 10 - (event.time * 10).rounded()) < 1e-9, "\(event)")
    }
  }

  @Test(
    "leave the layer's time alone and fill the area with one page if no transition runs, in either order of reports",
    arguments: await names, EndReports.allCases)
  func rest(name: String, endReports: EndReports) throws {
    let isUsual = endReports == .afterFrame
    let film =
      try isUsual ? film(name) : SceneFilm(try #require(Scene.named(name)), endReports: endReports)
    #expect(film.issues == [])
    #expect(film.timeline.frames.contains { $0.transition != nil })
    #expect(film.timeline.frames.suffix(6).allSatisfy { $0.transition == nil })
    for frame in film.timeline.frames where frame.transition == nil {
      #expect(frame.containerLayer == .init(speed: 1, timeOffset: 0, beginTime: 0), "frame \(frame.index)")
      let shown = frame.children.filter(\.isInWindow)
      #expect(shown.map(\.frame) == [Self.page], "frame \(frame.index)")
      #expect(shown.map(\.alpha) == [1], "frame \(frame.index)")
      #expect(shown.first?.title == frame.children[frame.selectedIndex].title, "frame \(frame.index)")
      #expect(frame.tabs.firstIndex(where: \.isSelected) == frame.selectedIndex, "frame \(frame.index)")
    }
  }

  @Test(
    "end on the expected page",
    arguments: [
      ("tabs", 0), ("pan", 1), ("cancel", 0), ("flick", 0), ("custom", 2), ("bounce", 2), ("two", 0), ("icons", 3),
      ("side", 2), ("fading", 2), ("curtain", 2), ("morph", 2), ("reveal", 2), ("bubble", 0), ("move", 2), ("flip", 2),
      ("cube", 2),
      ("parallax", 2), ("fold", 2), ("explode", 2), ("stack", 2), ("portal", 2), ("book", 2), ("grid", 1), ("news", 8),
      ("turn", 1),
      ("alongside", 2), ("modal", 2), ("push", 0),
    ])
  func selection(name: String, index: Int) throws {
    #expect(try film(name).timeline.frames.last?.selectedIndex == index)
  }

  @Test("have text for every element that VoiceOver finds", arguments: await names)
  func spoken(name: String) throws {
    let elements = try film(name).timeline.frames.flatMap { $0.elements ?? [] }
    #expect(!elements.isEmpty)
    #expect(elements.filter { $0.spoken.isEmpty } == [])
  }

  @Test("look the same at 60 and at 120 frames per second, to a hundredth of a point", arguments: await names)
  func rates(name: String) throws {
    let slow = try film(name).timeline.frames
    let fast = try SceneFilm(try #require(Scene.named(name)), fps: 120).timeline.frames
    #expect(fast.count == slow.count * 2 - 1)
    for (index, frame) in slow.enumerated() {
      // A page under the finger and a free-running animation have their positions at the frame's time. A page that the
      // container moves itself has the position for the time when the frame is on screen, one frame later.
      let twins = [2 * index, 2 * index + 1].filter(fast.indices.contains).map { fast[$0] }
      #expect(abs(frame.time - twins[0].time) < 1e-9)
      let differences = twins.map { difference(frame, $0) }
      #expect(differences.contains { $0 < 0.01 }, "at \(frame.time): \(differences) points")
    }
  }

  /// Returns the largest difference between two frames in the positions of pages that are in the window in both.
  private func difference(_ frame: Timeline.Frame, _ twin: Timeline.Frame) -> CGFloat {
    zip(frame.children, twin.children).filter { $0.isInWindow && $1.isInWindow }.flatMap { child, other in
      let (box, otherBox) = (child.frame ?? .null, other.frame ?? .null)
      return [
        box.minX - otherBox.minX, box.minY - otherBox.minY, box.width - otherBox.width, box.height - otherBox.height,
        child.alpha - other.alpha,
      ].map { abs($0) }
    }.max() ?? 0
  }
}
