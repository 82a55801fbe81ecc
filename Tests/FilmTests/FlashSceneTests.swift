import Foundation
import Stage
import Testing
import UIKit

@testable import ContainerKitDemo
@testable import Film

@MainActor private let names = Scene.all.map(\.name)

/// `Scripts/demo --flashes` judges the scenes at other rates and under hard conditions.
@Suite("A scene of the demo", .serialized) @MainActor
struct FlashSceneTests {
  private static let insets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)

  @Test("flashes in no frame", arguments: await names, EndReports.allCases)
  func flashes(name: String, endReports: EndReports) throws {
    let film = try SceneFilm(try #require(Scene.named(name)), endReports: endReports, insets: Self.insets)
    #expect(film.timeline.flashes == [])
  }
}
