import Film
import Foundation
import Testing

@Suite("The folder of a film")
struct FilmFolderTests {
  /// Runs `body` with the path of a folder that is there and empty.
  private func inFolder(_ body: (String) throws -> Void) throws {
    let path = NSTemporaryDirectory() + "/film-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: path) }
    try body(path)
  }

  @Test("is made with all above it")
  func made() throws {
    try inFolder { path in
      let folder = try FilmFolder(path: path + "/a/b")
      try folder.write(Data("x".utf8), to: FilmFolder.pictureName(7))
      #expect(try FileManager.default.contentsOfDirectory(atPath: path + "/a/b") == ["frame-0007.png"])
    }
  }

  @Test("loses an older film and keeps the files of others")
  func older() throws {
    try inFolder { path in
      let strangers = [
        "frame-12.png", "frame-00a0.png", "frame-0001.jpg", "notes.txt", "timeline.json.bak", "my-frame-0001.png",
      ]
      for name in strangers + ["frame-0000.png", "frame-0200.png", "frame-12345.png", "timeline.json"] {
        try Data(name.utf8).write(to: URL(fileURLWithPath: path + "/" + name))
      }
      _ = try FilmFolder(path: path)
      #expect(try FileManager.default.contentsOfDirectory(atPath: path).sorted() == strangers.sorted())
    }
  }

  @Test("that cannot be made is named", arguments: ["/dev/null/film", "/proc/film"])
  func impossible(path: String) {
    let failure = #expect(throws: FilmFolder.Failure.self) { try FilmFolder(path: path) }
    #expect(failure?.description == "\(path): expected a folder that can be made and written")
  }

  @Test("that is a file is named, and the file stays")
  func isFile() throws {
    try inFolder { path in
      let file = path + "/film"
      try Data("mine".utf8).write(to: URL(fileURLWithPath: file))
      let failure = #expect(throws: FilmFolder.Failure.self) { try FilmFolder(path: file) }
      #expect(failure?.description == "\(file): expected a folder that can be made and written")
      #expect(FileManager.default.contents(atPath: file) == Data("mine".utf8))
    }
  }

  @Test(
    "has pictures with at least four digits",
    arguments: [(0, "frame-0000.png"), (42, "frame-0042.png"), (9999, "frame-9999.png"), (12345, "frame-12345.png")])
  func names(index: Int, name: String) {
    #expect(FilmFolder.pictureName(index) == name)
  }
}
