import ContainerKitTesting
import Foundation
import Testing
import UIKit

@testable import ContainerKitTesting

@Suite("A film of a stage", .serialized) @MainActor struct StageFilmTests {
  /// Calls `body` with the name and the folder of a film, and removes the folder after that.
  private func withFilm(_ body: (_ name: String, _ path: String) throws -> Void) rethrows {
    let name = "film-" + UUID().uuidString
    let path = FilmsFolder.path(ofFilm: name, testFile: #filePath)
    defer { try? FileManager.default.removeItem(atPath: path) }
    try body(name, path)
  }

  private func timeline(_ path: String) throws -> [String: Any] {
    let data = try #require(FileManager.default.contents(atPath: path + "/timeline.json"))
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  @Test("has each frame from the current one on, the calls, and the page, once the stage is deallocated")
  func container() throws {
    try withFilm { name, path in
      var stage: ContainerStage? = ContainerStage(pages: ["A", "B"], size: CGSize(width: 200, height: 400))
      stage?.film(name)
      let first = try #require(stage).frameIndex
      stage?.tapTab(titled: "B")
      stage?.runToEnd()
      let count = try #require(stage).frameIndex - first + 1
      let last = try #require(stage?.image())
      let calls = try #require(stage).calls.count
      stage = nil
      let timeline = try timeline(path)
      let frames = try #require(timeline["frames"] as? [[String: Any]])
      #expect(frames.count == count && frames.map { $0["index"] as? Int } == (0..<count).map { $0 })
      #expect(frames.first?["t"] as? Double == 0.016667 && frames.first?["titles"] as? String == "A")
      #expect(frames.last?["titles"] as? String == "B")
      #expect(frames.contains { $0["transition"] is [String: Any] })
      #expect((timeline["events"] as? [Any])?.count == calls)
      let picture = FileManager.default.contents(atPath: "\(path)/\(String(format: "frame-%04d.png", count - 1))")
      #expect(try #require(picture.flatMap { CGImage(pngData: $0) }).hasSamePixels(as: last))
      let page = try #require(FileManager.default.contents(atPath: path + "/index.html"))
      #expect(String(decoding: page, as: UTF8.self).contains("<h1>\(name)</h1>"))
    }
  }

  @Test("of a presentation shows its progress and its calls, and leaves the stage's calls as they are")
  func presentation() throws {
    try withFilm { name, path in
      @MainActor func calls(isFilmed: Bool) -> [String] {
        let root = UIViewController()
        root.title = "Root"
        let stage = Stage(rootViewController: root, size: CGSize(width: 200, height: 400))
        if isFilmed { stage.film(name) }
        let sheet = UIViewController()
        sheet.title = "Sheet"
        sheet.modalPresentationStyle = .fullScreen
        stage.schedule { root.present(sheet, animated: true) }
        stage.run(for: 1)
        return stage.callDescriptions
      }
      #expect(calls(isFilmed: true) == calls(isFilmed: false))
      let timeline = try timeline(path)
      let frames = try #require(timeline["frames"] as? [[String: Any]])
      let percents = frames.compactMap { ($0["transition"] as? [String: Any])?["percent"] as? Double }
      #expect(percents.count > 10 && percents == percents.sorted())
      #expect(frames.last?["titles"] as? String == "Sheet")
      let events = try #require(timeline["events"] as? [[String: Any]])
      let names = events.map { event in ["name", "who"].map { "\(event[$0] ?? "")" }.joined(separator: " ") }
      #expect(names.contains("animateTransition Sheet") && names.contains("viewDidAppear Sheet"))
    }
  }

  @Test("is in the folder that the environment names, or in the package's build folder")
  func folder() {
    let named = FilmsFolder.path(ofFilm: "card", testFile: #filePath, environment: ["CONTAINERKIT_FILMS": "/tmp/films"])
    #expect(named == "/tmp/films/card")
    let own = FilmsFolder.path(ofFilm: "card", testFile: #filePath, environment: ["CONTAINERKIT_FILMS": ""])
    #expect(own.hasSuffix("/.build/films/card"))
    #expect(FileManager.default.fileExists(atPath: own.replacing("/.build/films/card", with: "/Package.swift")))
  }
}

/// Collects the comments of issues.
private final class Comments: @unchecked Sendable { var texts: [String] = [] }

@Suite("The trait filmed", .serialized) @MainActor struct FilmedTraitTests {
  /// Runs a test in the trait's scope, and returns the comments of its failures, which are not this test's.
  private func run(_ function: @escaping @MainActor @Sendable () throws -> Void) async throws -> [String] {
    let test = try #require(Test.current)
    let comments = Comments()
    let issues = IssueHandlingTrait.compactMapIssues { issue in
      if issue.failsTest { comments.texts += issue.comments.map(\.rawValue) }
      return issue.failsTest ? nil : issue
    }
    try await issues.provideScope(for: test, testCase: Test.Case.current) {
      try await FilmedTrait().provideScope(for: test, testCase: Test.Case.current) { try await function() }
    }
    return comments.texts
  }

  private func films(_ name: String) -> [String] {
    let folder = FilmsFolder.path(ofFilm: "", testFile: #filePath)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasPrefix("StageFilmTests-" + name) }.sorted().map { folder + "/" + $0 }
  }

  @Test("keeps the films of a test that fails, and names them in its issues")
  func failing() async throws {
    let comments = try await run {
      let stage = ContainerStage(pages: ["A", "B"], size: CGSize(width: 200, height: 400))
      stage.tapTab(titled: "B")
      stage.run(toProgress: 0.5)
      #expect(stage.onScreen == ["B"], "expected to fail")
    }
    let kept = films("failing")
    defer { for path in kept { try? FileManager.default.removeItem(atPath: path) } }
    let path = try #require(kept.first)
    #expect(kept.count == 1 && FileManager.default.fileExists(atPath: path + "/index.html"))
    #expect(comments.first == "expected to fail" && comments.count == 2)
    // The film opens at the frame that was shown when the expectation failed, and shows the issue.
    let timeline = try #require(FileManager.default.contents(atPath: path + "/timeline.json"))
    let film = try #require(try JSONSerialization.jsonObject(with: timeline) as? [String: Any])
    let issues = try #require(film["issues"] as? [[String: Any]])
    let last = try #require(film["frames"] as? [Any]).count - 1
    #expect(issues.map { $0["frame"] as? Int } == [last] && issues.first?["text"] as? String == "expected to fail")
    #expect(comments.last == "film: \(path)/index.html#\(last)")
  }

  @Test("keeps nothing of a test that passes, or whose issue is known")
  func passing() async throws {
    let comments = try await run {
      let stage = ContainerStage(pages: ["A", "B"], size: CGSize(width: 200, height: 400))
      stage.frame()
      withKnownIssue { #expect(stage.onScreen == ["B"]) }
    }
    #expect(films("passing") == [] && comments == [])
  }
}
