import ContainerKit
import Film
import Foundation
import Testing
import UIKit

@testable import FilmHost

@Suite("A film of all scenes", .serialized) @MainActor struct GalleryFilmTests {
  private let path = NSTemporaryDirectory() + "/gallery-" + UUID().uuidString

  /// Films two scenes of an app with two pages.
  private func film(second: String = "0.1 end") throws {
    try PlainApp.with(scripts: ["a": "0.1 end", "b": second]) {
      ContainerViewController(viewControllers: [UIViewController(), UIViewController()])
    } _: {
      let options = try Options(arguments: ["--film", path, "--scene", "all", "--scale", "1", "--fps", "10"])
      try FilmHost.film(options, into: path)
    }
  }

  /// The paths of all files and folders, and the content of each file.
  private func contents() throws -> [String: Data?] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: path)
    return Dictionary(uniqueKeysWithValues: paths.map { ($0, FileManager.default.contents(atPath: "\(path)/\($0)")) })
  }

  @Test("is in a folder for each, with a page that shows them, and replaces an older one")
  func complete() throws {
    defer { try? FileManager.default.removeItem(atPath: path) }
    try film()
    let names = try contents().keys.sorted()
    let pages = ["a/index.html", "b/index.html", "index.html"]
    #expect(names.filter { $0.hasSuffix("index.html") } == pages)
    try film()
    #expect(try contents().keys.sorted() == names)
  }

  @Test("is not begun if a later script has an error")
  func script() throws {
    defer { try? FileManager.default.removeItem(atPath: path) }
    #expect(throws: (any Error).self) { try film(second: "0 select 7\n0.1 end") }
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test("deletes nothing of an older one if a later folder contains a file that no film made")
  func strangeFile() throws {
    defer { try? FileManager.default.removeItem(atPath: path) }
    try film()
    try Data("mine".utf8).write(to: URL(fileURLWithPath: path + "/b/index.html"))
    let before = try contents()
    #expect(throws: FilmFolder.Failure.self) { try film() }
    #expect(try contents() == before)
  }

  @Test("leaves no folders behind if a later one cannot be created", arguments: ["", "/deep/er"])
  func impossibleFolder(below: String) throws {
    defer { try? FileManager.default.removeItem(atPath: path) }
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    let file = path + "/b"
    try Data("mine".utf8).write(to: URL(fileURLWithPath: file))
    let paths = [path + below, path + below + "/a", file]
    let failure = #expect(throws: FilmFolder.Failure.self) { try FilmFolder.folders(paths) }
    #expect(failure?.path == file)
    #expect(try contents() == ["b": Data("mine".utf8)])
  }
}
