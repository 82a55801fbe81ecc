import ContainerKit
import Foundation
import Stage
import Testing
import UIKit

@testable import FilmHost

@Suite("An app without home screen quick actions", .serialized) @MainActor struct PlainAppTests {
  private func withApp(_ body: () throws -> Void) rethrows {
    try PlainApp.with {
      let pages = ["One", "Two"].map { title in
        let page = UIViewController()
        page.title = title
        return page
      }
      return ContainerViewController(viewControllers: pages)
    } _: {
      try body()
    }
  }

  @Test("reports an error if one of its scenes is requested, and lists none")
  func scenes() throws {
    try withApp {
      let options = try Options(arguments: ["--film", "none", "--scene", "pan"])
      let failure = #expect(throws: Options.Failure.self) { try FilmedScene(options) }
      #expect(
        failure?.description
          == "--scene pan: expected no such option: this application publishes no home screen quick actions")
      #expect(try FilmHost.scenes(Options(arguments: ["--list"])).isEmpty)
      #expect(!PlainApp.isConnected)
    }
  }

  @Test("is filmed with a script that drags to its second page and back")
  func film() throws {
    try withApp {
      let path = NSTemporaryDirectory() + "/film-" + UUID().uuidString
      defer { try? FileManager.default.removeItem(atPath: path) }
      try FilmHost.film(Options(arguments: ["--film", path, "--scale", "1", "--fps", "5"]), into: path)
      let data = try #require(FileManager.default.contents(atPath: path + "/timeline.json"))
      let timeline = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
      let frames = try #require(timeline["frames"] as? [[String: Any]])
      #expect(frames.count == 29)
      let selected = frames.compactMap { $0["selectedIndex"] as? Int }
      #expect(selected.first == 0 && selected.contains(1) && selected.last == 0)
    }
  }
}
