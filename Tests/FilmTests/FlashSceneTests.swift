import Foundation
import Stage
import Testing
import UIKit

@testable import ContainerKitDemo
@testable import Film

@MainActor private let names = Scene.all.map(\.name)

@Suite("A scene of the demo", .serialized) @MainActor
struct FlashSceneTests {
  private static let insets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)

  private func flashes(
    _ name: String, fps: Double = 60, _ endReports: EndReports, _ conditions: StageConditions = StageConditions()
  ) throws -> [String] {
    let scene = try #require(Scene.named(name))
    let film = try SceneFilm(
      scene, fps: fps, endReports: endReports, insets: Self.insets, conditions: conditions)
    return film.timeline.flashes
  }

  @Test("flashes in no frame", arguments: await names, EndReports.allCases)
  func flashes(name: String, endReports: EndReports) throws {
    #expect(try flashes(name, endReports) == [])
  }

  /// The stage's conditions that make frames and times irregular.
  private var hard: StageConditions {
    var hard = StageConditions()
    (hard.mainThreadDelay, hard.timestampJitter, hard.showsEveryCommit, hard.uptime) = (0.05, 0.002, true, 20_000_000.3)
    return hard
  }

  @Test(
    "flashes at no rate and under no conditions, with CONTAINERKIT_SCENES=all",
    .enabled(if: ProcessInfo.processInfo.environment["CONTAINERKIT_SCENES"] == "all"), arguments: await names,
    EndReports.allCases)
  func matrix(name: String, endReports: EndReports) throws {
    for fps in [24.0, 30, 60, 120] {
      for conditions in [StageConditions(), hard] {
        #expect(try flashes(name, fps: fps, endReports, conditions) == [], "\(fps), \(conditions)")
      }
    }
  }
}
