import CoreGraphics
import Foundation
import Testing

import Film

/// A demo that records a film in a separate process.
private final class DemoProcess {
  private let process = Process()
  private let output = Pipe()
  private let errors = Pipe()

  /// - Parameter setup: Shell commands to run before the demo.
  init(_ arguments: [String], setup: String = "") throws {
    let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let demo = tests.deletingLastPathComponent().appendingPathComponent("ContainerKitDemo").path
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", setup + "exec \"$0\" \"$@\"", demo] + arguments
    process.standardOutput = output
    process.standardError = errors
    try process.run()
  }

  /// Waits until the demo reports its progress.
  func waitForProgress() {
    var text = ""
    while !text.contains("frame ") {
      let data = errors.fileHandleForReading.availableData
      guard !data.isEmpty else { return }
      text += String(decoding: data, as: UTF8.self)
    }
  }

  func send(_ signal: Int32) { kill(process.processIdentifier, signal) }

  /// Waits for the end and returns the exit status and the lines of standard output.
  func lines() -> (status: Int32, lines: [String]) {
    let data = output.fileHandleForReading.readDataToEndOfFile()
    return (end().status, String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init))
  }

  /// Waits for the end and returns the exit status, which is 256 or more for a signal, and standard error without the
  /// lines of progress.
  func end() -> (status: Int32, errors: String) {
    let data = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let status = process.terminationStatus + (process.terminationReason == .exit ? 0 : 256)
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    return (status, lines.filter { $0.wholeMatch(of: /.*: frame \d+ of \d+/) == nil }.joined(separator: "\n"))
  }
}

@Suite("A film in a separate process", .serialized) struct FilmProcessTests {
  private static let longest = 601

  /// Runs `body` with a path for a film, and with the scripts of a one-frame film and of a long one.
  private func inFolder(_ body: (_ film: String, _ short: [String], _ long: [String]) throws -> Void) throws {
    let path = NSTemporaryDirectory() + "/film-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: path) }
    func arguments(_ seconds: Int) throws -> [String] {
      let script = "\(path)/\(seconds).txt"
      try Data("\(seconds) end\n".utf8).write(to: URL(fileURLWithPath: script))
      return ["--film", path + "/film", "--scene", "pan", "--script", script, "--scale", "1", "--fps", "1"]
    }
    try body(path + "/film", arguments(0), arguments(Self.longest - 1))
  }

  private func pictures(in path: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path).filter { $0.hasPrefix("frame-") }.sorted()
  }

  @Test("is completed with the frames so far when it is interrupted", arguments: [SIGINT, SIGTERM])
  func interrupt(signal: Int32) throws {
    try inFolder { path, _, long in
      let demo = try DemoProcess(long)
      demo.waitForProgress()
      demo.send(signal)
      let (status, errors) = demo.end()
      let pictures = try pictures(in: path)
      let count = pictures.count
      #expect(status == 128 + signal)
      #expect(errors == "interrupted: the film of \(count) frames so far is in \(path)/\n")
      #expect(count > 0 && count < Self.longest)
      #expect(pictures == (0..<count).map(FilmFolder.pictureName))
      for picture in pictures {
        let data = try #require(FileManager.default.contents(atPath: "\(path)/\(picture)"))
        #expect(CGImage(pngData: data) != nil)
      }
      let timeline = try #require(FileManager.default.contents(atPath: path + "/timeline.json"))
      let read = try #require(try JSONSerialization.jsonObject(with: timeline) as? [String: Any])
      #expect((read["frames"] as? [[String: Any]])?.map { $0["index"] as? Int } == (0..<count).map { $0 })
      let page = try String(contentsOfFile: path + "/index.html", encoding: .utf8)
      #expect(page.contains("\(count) frame") && page.hasSuffix("</html>\n"))
    }
  }

  @Test("ends with a message and writes nothing if too few files can be opened", arguments: [4, 5, 6, 8, 12])
  func openFiles(limit: Int) throws {
    try inFolder { path, short, _ in
      let (status, errors) = try DemoProcess(short, setup: "ulimit -n \(limit); ").end()
      let expected =
        /only \d+ more files can be opened \(Too many open files\): expected \d+, which a film needs; see ulimit -n\n/
      #expect(status == 2 && errors.wholeMatch(of: expected) != nil, "\(errors)")
      #expect(!FileManager.default.fileExists(atPath: path))
      let (statusOfAll, errorsOfAll) = try DemoProcess(
        ["--film", path, "--scene", "all"], setup: "ulimit -n \(limit + 20); "
      ).end()
      #expect(statusOfAll == 2 && errorsOfAll.wholeMatch(of: expected) != nil, "\(errorsOfAll)")
      #expect(!FileManager.default.fileExists(atPath: path))
    }
  }

  @Test("keeps a second film out of its folder until its process ends")
  func twoFilms() throws {
    try inFolder { path, short, long in
      let first = try DemoProcess(long)
      first.waitForProgress()
      let (status, errors) = try DemoProcess(short).end()
      #expect(status == 2)
      #expect(
        errors
          == "\(path): expected a folder to which no other film is being written: wait for its end, or choose another folder\n"
      )
      #expect(try pictures(in: path).count > 1)
      first.send(SIGKILL)
      #expect(first.end().status == 256 + SIGKILL)
      let third = try DemoProcess(short).end()
      #expect(third.status == 0 && third.errors == "")
      let names = try FileManager.default.contentsOfDirectory(atPath: path).sorted()
      #expect(names == [".film", "frame-0000.png", "index.html", "timeline.json"])
    }
  }

  @Test("does not replace files that it did not make", arguments: ["index.html", "timeline.json"], [true, false])
  func strangers(name: String, isFolder: Bool) throws {
    try inFolder { path, short, _ in
      let mine = path + "/" + name + (isFolder ? "/mine" : "")
      try FileManager.default.createDirectory(
        at: URL(fileURLWithPath: mine).deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("mine".utf8).write(to: URL(fileURLWithPath: mine))
      let (status, errors) = try DemoProcess(short).end()
      #expect(status == 2)
      #expect(
        errors
          == "\(path)/\(name): expected no file of this name except a film's own: move it away, or choose another folder\n"
      )
      #expect(FileManager.default.contents(atPath: mine) == Data("mine".utf8))
      #expect(try FileManager.default.contentsOfDirectory(atPath: path) == [name])
    }
  }

  @Test("is not written if it is only searched for flashes, which are listed", arguments: ["masks", "fade"])
  func flashes(animator: String) throws {
    try inFolder { film, _, _ in
      let script = URL(fileURLWithPath: film).deletingLastPathComponent().path + "/flashes.txt"
      try Data("0 animator \(animator)\n0.2 select 1\n1 end\n".utf8).write(to: URL(fileURLWithPath: script))
      let arguments = ["--flashes", "--scene", "pan", "--fps", "30", "--script", script]
      let (status, lines) = try DemoProcess(arguments).lines()
      let isSound = animator == "fade"
      #expect(status == (isSound ? 0 : 1))
      let line =
        /pan, 30\.0 a second, ends reported (before|after) the frame(, busy and inexact)?: frame \d+ .* flashes: .*/
      let flashes = lines.dropLast()
      #expect(flashes.allSatisfy { $0.wholeMatch(of: line) != nil }, "\(lines)")
      #expect(isSound == flashes.isEmpty)
      #expect(lines.last == "\(flashes.count) flashes in 4 films with the ends of 4 transitions")
      #expect(!FileManager.default.fileExists(atPath: film))
    }
  }

  @Test("warns of touches that are hardly meant, and is written")
  func warnings() throws {
    try inFolder { film, _, _ in
      let script = URL(fileURLWithPath: film).deletingLastPathComponent().path + "/touches.txt"
      try Data("0 down 3000 3\n0.1 end\n".utf8).write(to: URL(fileURLWithPath: script))
      let arguments = ["--film", film, "--scene", "pan", "--fps", "10", "--scale", "1", "--script", script]
      let (status, errors) = try DemoProcess(arguments).end()
      #expect(status == 0)
      #expect(
        errors == """
          \(script): warning: at 0 s, a finger is outside the window: 3000 3 in 390 x 844 points
          \(script): warning: a finger that goes down at 0 s is still down at the end

          """)
      #expect(try pictures(in: film).count == 2)
    }
  }

  @Test("leaves no partial picture if the disk is full, and names the file")
  func noSpace() throws {
    try inFolder { path, short, _ in
      // No file may be larger than 4096 bytes.
      let (status, errors) = try DemoProcess(short, setup: "trap '' XFSZ; ulimit -f 8; ").end()
      #expect(status == 1)
      #expect(errors == "\(path)/frame-0000.png: expected a writable file (File too large)\n")
      #expect(try FileManager.default.contentsOfDirectory(atPath: path) == [".film"])
    }
  }
}
