import Film
import Foundation
import Testing

@Suite("The folder of a film") struct FilmFolderTests {
  /// Runs `body` with the path of an empty folder.
  private func inFolder(_ body: (String) throws -> Void) throws {
    let path = NSTemporaryDirectory() + "/film-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: path) }
    try body(path)
  }

  private func names(in path: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path).sorted()
  }

  @Test("is created with its parent folders")
  func made() throws {
    try inFolder { path in
      let folder = try FilmFolder(path: path + "/a/b")
      try folder.write(Data("x".utf8), to: FilmFolder.pictureName(7))
      #expect(try names(in: path + "/a/b") == [".film", "frame-0007.png"])
    }
  }

  @Test("loses an older film and keeps all other files")
  func older() throws {
    try inFolder { path in
      let strangers = [
        "frame-00a0.png", "frame-0001.jpg", "frame-12.png", "my-frame-0001.png", "notes.txt", "timeline.json.bak",
      ]
      for name in strangers { try Data(name.utf8).write(to: URL(fileURLWithPath: path + "/" + name)) }
      do {
        let folder = try FilmFolder(path: path)
        for name in ["frame-0000.png", "frame-0200.png", "frame-12345.png", "timeline.json", "index.html"] {
          try folder.write(Data(name.utf8), to: name)
        }
        // One file is written twice, and one is deleted.
        try folder.write(Data("again".utf8), to: "frame-0000.png")
        try FileManager.default.removeItem(atPath: folder.file("frame-0200.png"))
      }
      // A partial file that a killed process left.
      try Data("half".utf8).write(to: URL(fileURLWithPath: path + "/.film-frame-0201.png"))
      #expect(try names(in: path).count == strangers.count + 6)
      _ = try FilmFolder(path: path)
      #expect(try names(in: path) == [".film"] + strangers.sorted())
    }
  }

  /// A file or folder that no film made, with the name of one that a film makes.
  enum Stranger: String, CaseIterable { case file, folder, link, changed }

  @Test(
    "is refused and left unchanged if it contains a file with the name of a film's file that no film made",
    arguments: ["index.html", "timeline.json", "frame-0000.png", ".film"], Stranger.allCases)
  func strangers(name: String, stranger: Stranger) throws {
    try inFolder { path in
      let file = path + "/" + name
      let isAfterFilm = stranger == .changed && name != ".film"
      if isAfterFilm {
        let folder = try FilmFolder(path: path)
        for name in ["frame-0000.png", "frame-0001.png", "index.html", "timeline.json"] {
          try folder.write(Data(name.utf8), to: name)
        }
      }
      switch stranger {
      case .file, .changed: try Data("mine".utf8).write(to: URL(fileURLWithPath: file))
      case .folder:
        try FileManager.default.createDirectory(atPath: file, withIntermediateDirectories: true)
        try Data("mine".utf8).write(to: URL(fileURLWithPath: file + "/mine"))
      case .link: try FileManager.default.createSymbolicLink(atPath: file, withDestinationPath: "elsewhere")
      }
      let before = try FileManager.default.subpathsOfDirectory(atPath: path).sorted()
      let failure = #expect(throws: FilmFolder.Failure.self) { try FilmFolder(path: path) }
      #expect(
        failure?.description
          == "\(file): expected no file of this name except a film's own: move it away, or choose another folder")
      #expect(try FileManager.default.subpathsOfDirectory(atPath: path).sorted() == before)
      let content = FileManager.default.contents(atPath: stranger == .folder ? file + "/mine" : file)
      #expect(content == (stranger == .link ? nil : Data("mine".utf8)))
      guard isAfterFilm else { return }
      try FileManager.default.removeItem(atPath: file)
      _ = try FilmFolder(path: path)
      #expect(try names(in: path) == [".film"])
    }
  }

  @Test("accepts one film at a time")
  func oneAtATime() throws {
    try inFolder { path in
      do {
        let folder = try FilmFolder(path: path)
        let failure = #expect(throws: FilmFolder.Failure.self) { try FilmFolder(path: path) }
        #expect(
          failure?.description
            == "\(path): expected a folder to which no other film is being written: wait for its end, or choose another folder"
        )
        try folder.write(Data("x".utf8), to: "frame-0000.png")
        #expect(try names(in: path) == [".film", "frame-0000.png"])
      }
      _ = try FilmFolder(path: path)
    }
  }

  @Test("is reported if it cannot be created", arguments: ["/dev/null/film", "/proc/film"])
  func impossible(path: String) {
    let failure = #expect(throws: FilmFolder.Failure.self) { try FilmFolder(path: path) }
    #expect(failure?.description == "\(path): expected a folder that can be created and written")
  }

  @Test("is reported if it is a file, and the file stays")
  func isFile() throws {
    try inFolder { path in
      let file = path + "/film"
      try Data("mine".utf8).write(to: URL(fileURLWithPath: file))
      let failure = #expect(throws: FilmFolder.Failure.self) { try FilmFolder(path: file) }
      #expect(failure?.description == "\(file): expected a folder that can be created and written")
      #expect(FileManager.default.contents(atPath: file) == Data("mine".utf8))
    }
  }

  @Test(
    "has picture names with at least four digits",
    arguments: [(0, "frame-0000.png"), (42, "frame-0042.png"), (9999, "frame-9999.png"), (12345, "frame-12345.png")])
  func names(index: Int, name: String) { #expect(FilmFolder.pictureName(index) == name) }
}
