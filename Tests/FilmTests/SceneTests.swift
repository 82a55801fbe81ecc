import Foundation
import QuartzCore
import Testing
import UIKit

@testable import ContainerKitDemo
@testable import Film

@MainActor private let names = Scene.all.map(\.name)

@Suite("The demo's scenes", .serialized) @MainActor struct SceneTests {
  /// The frame of a page at rest, which fills the window.
  private static let page = CGRect(x: 0, y: 0, width: 390, height: 844)

  private static let insets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
  /// The films of the scenes at 60 frames per second. Several tests read the same one.
  private static var films: [String: SceneFilm] = [:]
  /// The scenes in both orders of reports. Those with a transition of the library and the usual script are filmed in one: the
  /// library's tests judge each of its transitions in both, and so does `Scripts/demo --flashes`.
  private static let inBothOrders: [(name: String, endReports: EndReports)] = Scene.all.flatMap { scene in
    let orders = scene.script == Finger.usual ? [.afterFrame] : EndReports.allCases
    return orders.map { (scene.name, $0) }
  }
  /// The texts of the elements that VoiceOver finds in each sixth frame of a scene.
  private static var spoken: [String: Set<String>] = [:]

  private func film(_ name: String, _ endReports: EndReports = .afterFrame) throws -> SceneFilm {
    let key = "\(name) \(endReports)"
    if let film = Self.films[key] { return film }
    let film = try SceneFilm(
      try #require(Scene.named(name)), endReports: endReports, insets: Self.insets, contents: .flashes
    ) { film, index in
      guard endReports == .afterFrame, index.isMultiple(of: 6) else { return }
      Self.spoken[name, default: []].formUnion(film.stage.accessibleElements.map(\.spoken))
    }
    Self.films[key] = film
    return film
  }

  @Test("have unique names")
  func list() {
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
      switch event.action {
      case .move, .second(.move, _): continue
      default: break
      }
      #expect(abs(event.time * 10 - (event.time * 10).rounded()) < 1e-9, "\(event)")
    }
  }

  @Test(
    "leave the layer's time alone and fill the area with one page if no transition runs, in either order of reports",
    arguments: await inBothOrders)
  func rest(name: String, endReports: EndReports) throws {
    let film = try film(name, endReports)
    #expect(film.issues == [])
    #expect(film.timeline.frames.contains { $0.transition != nil })
    #expect(film.timeline.frames.suffix(6).allSatisfy { $0.transition == nil })
    for frame in film.timeline.frames where frame.transition == nil {
      #expect(frame.containerLayer == .init(speed: 1, timeOffset: 0, beginTime: 0), "frame \(frame.index)")
      let shown = frame.children.filter(\.isInWindow)
      #expect(shown.map(\.frame) == [Self.page], "frame \(frame.index)")
      #expect(shown.map(\.alpha) == [1], "frame \(frame.index)")
      #expect(shown.first?.title == frame.children[frame.selectedIndex].title, "frame \(frame.index)")
      // The tabs of an app's own bar are unknown.
      if frame.tabs.isEmpty { continue }
      #expect(frame.tabs.firstIndex(where: \.isSelected) == frame.selectedIndex, "frame \(frame.index)")
    }
  }

  /// `Scripts/demo --flashes` judges the scenes at other rates and under hard conditions.
  @Test("flash in no frame, in either order of reports", arguments: await inBothOrders)
  func flashes(name: String, endReports: EndReports) throws {
    let timeline = try film(name, endReports).timeline
    #expect(timeline.flashes == [] && timeline.judgedEnds > 0)
  }

  @Test(
    "end on the expected page",
    arguments: [
      ("cube", 2), ("turn", 1), ("reveal", 3), ("stack", 2), ("portal", 2), ("move", 1), ("player", 0),
      ("book", 2), ("fold", 2), ("flip", 2),
      ("explode", 2), ("card", 2), ("swing", 2), ("zoom", 2), ("parallax", 2), ("fading", 2), ("bounce", 2),
      ("uncover", 2), ("wave", 2), ("modal", 0), ("dialog", 0), ("half", 0), ("pinch", 0), ("layout", 1),
      ("plugged", 3),
      ("pause", 2), ("pushed", 0),
      ("tabbed", 0), ("presented", 0), ("push", 0), ("layer", 1), ("header", 2), ("capsule", 2), ("grid", 0),
      ("spring", 1), ("rail", 2), ("chips", 6),
      ("titles", 2), ("dots", 2), ("animated", 0), ("scrub", 2), ("alongside", 2), ("news", 8), ("channels", 1),
      ("pan", 1),
      ("cancel", 0),
      ("flick", 0), ("flicks", 0),
      ("tabs", 0), ("two", 0), ("icons", 3), ("languages", 2),
    ])
  func selection(name: String, index: Int) throws {
    #expect(try film(name).timeline.frames.last?.selectedIndex == index)
  }

  @Test("have text for every element that VoiceOver finds", arguments: await names)
  func spoken(name: String) throws {
    _ = try film(name)
    let texts = try #require(Self.spoken[name])
    #expect(!texts.isEmpty && !texts.contains(""))
  }

  /// The scenes that are compared at all rates and to their end in each run: a drag, a flick, taps, and an animation that a
  /// finger grabs. The others are compared at 60 and 120 frames per second, to the end of their first transition. With
  /// CONTAINERKIT_SCENES=all, all scenes are compared in full.
  private static let scenesAtAllRates: Set = ["pan", "flick", "tabs", "turn"]

  /// Of the scenes with the usual script, the first one stands for all.
  private static let comparedNames = Scene.all.filter { scene in
    !passing.contains(scene.name) && (scene.script != Finger.usual || scene.name == "cube" || comparesAll)
  }.map(\.name)

  private static let comparesAll = ProcessInfo.processInfo.environment["CONTAINERKIT_SCENES"] == "all"

  /// The scenes in which a moving finger passes the end of a transition. The next one begins in that frame, which shows only
  /// its start, whatever the frame's length. In `thumb` the tabs scroll on, frame by frame.
  private nonisolated static let passing: Set = ["flicks", "days", "thumb"]

  @Test(
    "look the same at 24, 30, 60 and 120 frames per second at the same times on screen, to a hundredth of a point",
    arguments: await comparedNames)
  func rates(name: String) throws {
    let scene = try #require(Scene.named(name))
    let isAll = Self.comparesAll || Self.scenesAtAllRates.contains(name)
    let parsed = try Script(parsing: scene.script, file: name, childCount: 4)
    let frames = try film(name).timeline.frames
    let first = frames.drop { $0.transition == nil }.drop { $0.transition != nil }.first
    let compared = isAll ? parsed : parsed.first(try #require(first).time)
    let fast = try SceneFilm(scene, script: compared.text, fps: 120, insets: Self.insets, contents: []).timeline.frames
    #expect(difference(frames, fast, rate: 60) < 0.01)
    guard isAll else { return }
    // A finger of the scripts moves 60 times a second. In a slower script, it moves in each frame at every rate.
    for rate in [24.0, 30] {
      let script = parsed.slowed(to: rate).text
      let slow = try SceneFilm(scene, script: script, fps: rate, contents: []).timeline.frames
      let slowed = try SceneFilm(scene, script: script, fps: 120, contents: []).timeline.frames
      #expect(difference(slow, slowed, rate: rate) < 0.01, "at \(rate) frames a second")
    }
  }

  /// Returns the largest difference between the frames of a film and those of one at 120 frames per second, in points.
  ///
  /// A page that moves by itself is compared at the same time on screen. A page under a finger shows where the finger is when the
  /// frame's code runs, which is a frame before it is on screen: it is compared at the same time of the code. So is a page
  /// that moves on from there, if the finger moved in the frame in which it was lifted; otherwise it is compared at the same
  /// time on screen. Either holds for a whole release.
  private func difference(_ slow: [Timeline.Frame], _ fast: [Timeline.Frame], rate: Double) -> CGFloat {
    let ratio = Int(120 / rate)
    var worst: CGFloat = 0
    var release: (code: CGFloat, screen: CGFloat)?
    var isDriven = false
    for (index, frame) in slow.enumerated() {
      let twins = (code: index * ratio, screen: (index + 1) * ratio - 1)
      guard fast.indices.contains(twins.screen) else { continue }
      let atCode = difference(frame, fast[twins.code])
      let atScreen = difference(frame, fast[twins.screen])
      isDriven = frame.transition.map { $0.isInteractive || isDriven } ?? false
      if isDriven, frame.transition?.isInteractive == false {
        release = (max(release?.code ?? 0, atCode), max(release?.screen ?? 0, atScreen))
      } else {
        worst = max(worst, min(release?.code ?? 0, release?.screen ?? 0), isDriven ? atCode : atScreen)
        release = nil
      }
    }
    return max(worst, min(release?.code ?? 0, release?.screen ?? 0))
  }

  /// Returns the largest difference between two frames in the positions of pages that are in the window in both.
  private func difference(_ frame: Timeline.Frame, _ other: Timeline.Frame) -> CGFloat {
    let shown = zip(frame.children, other.children).filter { $0.isInWindow && $1.isInWindow }
    let differences = shown.flatMap { child, other -> [CGFloat] in
      let (box, otherBox) = (child.frame ?? .null, other.frame ?? .null)
      return [
        box.minX - otherBox.minX, box.minY - otherBox.minY, box.width - otherBox.width, box.height - otherBox.height,
        child.alpha - other.alpha,
      ]
    }
    return differences.map { abs($0) }.max() ?? 0
  }
}

extension Script {
  /// Returns the part of the script before a time, in seconds.
  fileprivate func first(_ time: TimeInterval) -> Script {
    var script = self
    script.events.removeAll { $0.time >= time }
    script.end = min(end, time)
    return script
  }

  /// Returns the script so slow that its sixtieths of a second are frames at a rate.
  fileprivate func slowed(to rate: Double) -> Script {
    func slow(_ time: TimeInterval) -> TimeInterval { (time * 60).rounded() / rate }
    var script = self
    script.events = events.map { Event(time: slow($0.time), action: $0.action) }
    script.end = slow(end)
    return script
  }
}
