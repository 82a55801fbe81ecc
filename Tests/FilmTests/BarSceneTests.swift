import CoreGraphics
import Stage
import Testing
import UIKit

@testable import ContainerKitDemo
@testable import Film

@Suite("The demo's bars", .serialized) @MainActor struct BarSceneTests {
  struct Setting: Sendable, CustomTestStringConvertible {
    var name: String
    var change: @Sendable (inout UserSettings) -> Void
    var testDescription: String { name }
    var settings: UserSettings {
      var settings = UserSettings()
      change(&settings)
      return settings
    }
  }

  private nonisolated static let settings = [
    Setting(name: "AX3, dark") {
      ($0.preferredContentSizeCategory, $0.userInterfaceStyle) = (.accessibilityExtraLarge, .dark)
    },
    Setting(name: "XS, right to left") {
      ($0.preferredContentSizeCategory, $0.layoutDirection) = (.extraSmall, .rightToLeft)
    },
    Setting(name: "Reduce Motion") { $0.isReduceMotionEnabled = true },
  ]

  /// Returns a script whose fingers are at the other side.
  private func mirrored(_ script: String) -> String {
    script.split(separator: "\n").map { line in
      var words = line.split(separator: " ").map(String.init)
      if words.count == 4, let x = Double(words[2]) { words[2] = "\(390 - x)" }
      return words.joined(separator: " ")
    }.joined(separator: "\n")
  }

  private func all(in view: UIView?) -> [UIView] { view.map { [$0] + $0.subviews.flatMap { all(in: $0) } } ?? [] }

  private func bar(_ film: Film) -> UIView? { film.container.map { $0.customTabBar ?? $0.tabBar } }

  @Test(
    "work with other user settings: nothing is at fault, one page is shown at rest, and no title is cut off",
    arguments: [("dots", 2), ("animated", 0), ("titles", 2), ("rail", 2), ("capsule", 2), ("chips", 6)], settings)
  func conditions(_ row: (name: String, selection: Int), _ setting: Setting) throws {
    let scene = try #require(Scene.named(row.name))
    let settings = setting.settings
    let script = settings.layoutDirection == .rightToLeft ? mirrored(scene.script) : scene.script
    var cut: Set<String> = []
    let film = try SceneFilm(scene, script: script, fps: 20, settings: settings, contents: []) { film, index in
      guard index.isMultiple(of: 4) else { return }
      for case let label as UILabel in all(in: bar(film)) where label.window != nil && !label.isHidden {
        if label.intrinsicContentSize.width > label.bounds.width + 0.5 { cut.insert(label.text ?? "") }
      }
    }
    #expect(film.issues == [] && cut == [])
    #expect(film.timeline.frames.contains { $0.transition != nil })
    // At the accessibility sizes a finger on the tabs is the large content viewer's, and the last slide turns no page.
    let slides = row.name == "animated" && settings.preferredContentSizeCategory.isAccessibilityCategory
    #expect(film.timeline.frames.last?.selectedIndex == (slides ? 3 : row.selection))
    for frame in film.timeline.frames {
      let shown = frame.children.filter(\.isInWindow)
      if frame.transition == nil { #expect(shown.map(\.title) == [frame.children[frame.selectedIndex].title]) }
      // The pages cross-fade.
      if settings.isReduceMotionEnabled { #expect(shown.allSatisfy { $0.frame?.minX == 0 }) }
    }
  }

  // MARK: The capsule

  private struct Row {
    var fraction: CGFloat
    var offset: CGFloat
    var isDragging: Bool
    /// The frames of the capsule and the accessory.
    var frames: [CGRect]
    var safeArea: CGFloat
  }

  /// Plays a script, and returns the bar's state in each frame.
  private func rows(
    _ script: String? = nil, settings: UserSettings = UserSettings(), picturesAt wanted: [Int] = []
  ) throws -> (rows: [Row], film: SceneFilm) {
    var rows: [Row] = []
    let film = try SceneFilm(Scene.capsule, script: script, settings: settings, contents: [], picturesAt: wanted) {
      film, _ in
      guard let container = film.container, let bar = container.customTabBar as? CapsuleBar else { return }
      let page = container.viewControllers[0]
      let list = page.contentScrollView(for: .top)
      rows.append(
        Row(
          fraction: bar.closedFraction, offset: list?.contentOffset.y ?? 0, isDragging: list?.isDragging == true,
          frames: bar.subviews.prefix(2).map(\.frame), safeArea: page.view.safeAreaInsets.bottom))
    }
    return (rows, film)
  }

  @Test("close and open with the finger, by the distance that the page scrolls, and settle at the nearer end")
  func follows() throws {
    let (rows, film) = try rows(
      """
      \(Finger.pull(at: 0.2, from: 500, travel: -60, duration: 0.3, rest: 0.2))
      \(Finger.pull(at: 1.6, from: 500, travel: -100, duration: 0.3, rest: 0.2))
      \(Finger.pull(at: 3.0, from: 500, travel: 40, duration: 0.3, rest: 0.2))
      \(Finger.pull(at: 4.4, from: 300, travel: 300, duration: 0.3, rest: 0.2))
      7.0 end
      """)
    for (row, next) in zip(rows, rows.dropFirst()) where row.isDragging && next.isDragging {
      let offset = max(next.offset, 0)
      let moved = max(row.fraction + (offset - max(row.offset, 0)) / 120, 0)
      #expect(abs(next.fraction - min(moved, offset / 120, 1)) < 1e-9)
    }
    #expect(Set(rows.map(\.fraction)).count > 40)
    // After each of the drags: 60 points are less than half of the way, 40 back from the end are, too.
    #expect([80, 165, 250, 410].map { rows[$0].fraction } == [0, 1, 1, 0])
    #expect(Set(rows.map(\.safeArea)).count == 1 && film.issues == [])
  }

  @Test("close to the selected tab with the player beside it, at the leading edge", arguments: [false, true])
  func closed(_ isMirrored: Bool) throws {
    var settings = UserSettings()
    settings.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
    let (rows, _) = try rows(
      """
      \(Finger.pull(at: 0.2, from: 500, travel: -200, duration: 0.3, rest: 0.2))
      2.0 end
      """, settings: settings)
    let open = [CGRect(x: 43, y: 57, width: 304, height: 49), CGRect(x: 16, y: 0, width: 358, height: 49)]
    #expect(rows.first?.frames == open)
    let closed = [CGRect(x: 16, y: 57, width: 76, height: 49), CGRect(x: 100, y: 57, width: 274, height: 49)]
    #expect(rows.last?.frames == closed.map { isMirrored ? $0.offsetBy(dx: 390 - $0.minX - $0.maxX, dy: 0) : $0 })
    // The accessory never covers the capsule.
    #expect(rows.allSatisfy { !$0.frames[0].intersects($0.frames[1]) })
  }

  @Test("look as before after a cancelled drag, also while they are closed")
  func cancelled() throws {
    // The scene's drag in which nothing is selected, without the rest of its script.
    let script = Scene.capsule.script.split(separator: "\n").filter { Double($0.split(separator: " ")[0])! < 3.2 }
    let (rows, film) = try rows(script.joined(separator: "\n") + "\n3.2 end", picturesAt: [90, 190])
    #expect(rows[90].fraction == 1 && rows[110...190].allSatisfy { $0.fraction == 1 })
    let pictures = try [90, 190].map { UIImage(cgImage: try #require(film.pictures[$0])).pngData() }
    #expect(pictures[0] == pictures[1])
  }

  @Test("open for a tap on the closed capsule and for another page, and stay open with Reduce Motion")
  func opens() throws {
    let down = Finger.pull(at: 0.2, from: 500, travel: -200, duration: 0.3, rest: 0.2)
    let tapped = try rows("\(down)\n\(Finger.tap(54, 803, at: 1.6))\n3.0 end")
    #expect([90, 170].map { tapped.rows[$0].fraction } == [1, 0])
    #expect(tapped.film.timeline.frames.allSatisfy { $0.transition == nil })
    let selected = try rows("\(down)\n1.600000 select 1\n3.4 end")
    #expect([90, 100, 200].map { selected.rows[$0].fraction } == [1, 1, 0])
    var settings = UserSettings()
    settings.isReduceMotionEnabled = true
    #expect(try rows("\(down)\n2.0 end", settings: settings).rows.allSatisfy { $0.fraction == 0 })
  }
}
