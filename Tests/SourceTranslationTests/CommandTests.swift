import Foundation
import Testing

@testable import SourceTranslation

/// Applies a patch to a copy of a folder with `git apply`, which rejects malformed patches.
private func apply(_ patch: String, to folder: String, copy: String) throws -> Int32 {
  try FileManager.default.copyItem(atPath: folder, toPath: copy)
  let git = Process()
  git.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  git.arguments = ["git", "apply", "--whitespace=nowarn", "-"]
  git.currentDirectoryURL = URL(fileURLWithPath: copy)
  git.environment = ProcessInfo.processInfo.environment.merging([
    "GIT_DIR": "/dev/null", "GIT_CONFIG_GLOBAL": "/dev/null",
  ]) { $1 }
  let input = Pipe()
  git.standardInput = input
  try git.run()
  try input.fileHandleForWriting.write(contentsOf: Data(patch.utf8))
  try input.fileHandleForWriting.close()
  git.waitUntilExit()
  return git.terminationStatus
}

@Suite("The command") struct CommandTests {
  @Test("writes a folder with the same files, and prints the difference")
  func writing() throws {
    let scratch = try Scratch([
      "in/A.swift": Data("import UIKit\n\n@objc class A {}\n".utf8), "in/Deep/B.txt": Data([0xFF]),
      "in/.git/x.swift": Data(),
    ])
    let result = scratch.run("$/in/", "$/out")
    #expect(result.status == 0 && result.error == "")
    #expect(
      result.out == "--- a/A.swift\n+++ b/A.swift\n@@ -1,3 +1,3 @@\n import UIKit\n \n-@objc class A {}\n+class A {}\n")
    #expect(scratch.text("out/A.swift") == "import UIKit\n\nclass A {}\n")
    #expect(scratch.names.filter { $0.hasPrefix("out") } == ["out", "out/A.swift", "out/Deep", "out/Deep/B.txt"])
    #expect(scratch.text("in/A.swift") == "import UIKit\n\n@objc class A {}\n")
    let second = scratch.run("$/out", "$/again")
    #expect(second.status == 0 && second.out == "" && second.error == "")
  }

  @Test("exits with status 1 if something cannot be translated, and writes the rest")
  func leftOver() throws {
    let scratch = try Scratch(["in/A.swift": Data("@objc class A {}\nlet a = NSSelectorFromString(b)\n".utf8)])
    let result = scratch.run("$/in", "$/out")
    #expect(result.status == 1)
    #expect(result.error == "$/in/A.swift:2:9: cannot: NSSelectorFromString: no method is found by its name on Linux\n")
    #expect(scratch.text("out/A.swift") == "import Foundation\nclass A {}\nlet a = NSSelectorFromString(b)\n")
  }

  @Test("writes nothing if only the difference is requested")
  func difference() throws {
    let scratch = try Scratch(["in/A.swift": Data("@objc class A {}\n".utf8)])
    let result = scratch.run("--diff", "$/in")
    #expect(result.status == 0 && result.out.contains("+class A {}"))
    #expect(scratch.names == ["in", "in/A.swift"])
  }

  @Test(
    "prints a patch that produces the sources that it writes",
    arguments: [
      "import UIKit\r\n\r\n@objc class A {\r\n  /* a\r\n     b */\r\n  var a = 1\r\n}\r\n",
      "@objc class A {}", "class A: B {\r\n}\r\n/* a\r\n   b */\r\nextension A {\r\n  override func a() {}\r\n}",
      "let a = #selector(UIView.b)", "@objc class A {}\nlet a = 1\r\nlet b = Timer(c)\n",
      "protocol A {\r\n  @objc optional func a()\r\n}",
    ])
  func patch(_ text: String) throws {
    let scratch = try Scratch(["in/A.swift": Data(text.utf8)])
    let result = scratch.run("$/in", "$/out")
    #expect(result.status == 0)
    #expect(try apply(result.out, to: "\(scratch.path)/in", copy: "\(scratch.path)/patched") == 0)
    #expect(
      scratch.names.filter { $0.hasPrefix("patched/") }
        == scratch.names.filter { $0.hasPrefix("out/") }.map { "patched" + $0.dropFirst(3) })
    #expect(scratch.text("patched/A.swift") == scratch.text("out/A.swift"))
    #expect(scratch.text("patched/Timer+Frames.swift") == scratch.text("out/Timer+Frames.swift"))
    let lines = try #require(scratch.text("out/A.swift")).utf8.split(separator: 0x0A).dropLast()
    if text.utf8.filter({ $0 == 0x0A }).count == text.utf8.filter({ $0 == 0x0D }).count, !lines.isEmpty,
      text.contains("\r\n")
    {
      #expect(lines.allSatisfy { $0.last == 0x0D })
    }
  }

  @Test("shows only the changes in a long source", arguments: [99, 100, 101, 400])
  func longSource(_ count: Int) throws {
    let lines = (0..<count).map { "let a\($0) = \($0)\n" }.joined()
    let scratch = try Scratch(["in/A.swift": Data("\(lines)@objc class A {}\n\(lines)".utf8)])
    let lineCount = scratch.run("--diff", "$/in").out.split(separator: "\n").count
    // Two lines of the file's names, one of the position, six around the change, and two for the change.
    #expect(lineCount == 11)
  }

  @Test("shows only the changes in a source with CRLF line endings")
  func lineEnds() throws {
    let scratch = try Scratch(["in/A.swift": Data("import UIKit\r\n\r\n@objc class A {}\r\n".utf8)])
    #expect(
      scratch.run("--diff", "$/in").out
        == "--- a/A.swift\n+++ b/A.swift\n@@ -1,3 +1,3 @@\n import UIKit\r\n \r\n-@objc class A {}\r\n+class A {}\r\n")
  }

  @Test(
    "does not write into the folder that it reads, whatever path names that folder",
    arguments: [
      ["$/in", "$/link/out"], ["$/link", "$/in/out"], ["$/in", "$/in/Deep/../out"], ["$/in", "$/deep/out"],
      ["$/in", "$/deep/../out"], ["$/link/", "$/link/Deep/out"],
    ])
  func inside(_ arguments: [String]) throws {
    let scratch = try Scratch(["in/A.swift": Data("@objc class A {}\n".utf8), "in/Deep/B.swift": Data()])
    try FileManager.default.createSymbolicLink(atPath: "\(scratch.path)/link", withDestinationPath: "in")
    try FileManager.default.createSymbolicLink(atPath: "\(scratch.path)/deep", withDestinationPath: "in/Deep")
    let before = scratch.names
    let (status, out, error) = scratch.run(arguments[0], arguments[1])
    #expect(status == 2 && out == "" && error == "linux-sources: \(arguments[1]): is inside the folder that is read\n")
    #expect(scratch.names == before)
  }

  @Test("writes beside the folder that it reads, and does not replace a link")
  func links() throws {
    let scratch = try Scratch(["in/A.swift": Data("@objc class A {}\n".utf8), "other/x": Data()])
    try FileManager.default.createSymbolicLink(atPath: "\(scratch.path)/in-2", withDestinationPath: "nowhere")
    try FileManager.default.createSymbolicLink(atPath: "\(scratch.path)/link", withDestinationPath: "other")
    #expect(scratch.run("$/in", "$/in-2").error == "linux-sources: $/in-2: already exists\n")
    #expect(scratch.run("$/in", "$/in-3").status == 0)
    #expect(scratch.run("$/in", "$/link/out").status == 0)
    #expect(scratch.text("other/out/A.swift") == "class A {}\n")
  }

  @Test("adds timers that are synchronized with the frames to a module that uses timers")
  func timers() throws {
    let scratch = try Scratch(["in/A.swift": Data("let a = Timer(timeInterval: 1, repeats: true) { _ in }\n".utf8)])
    #expect(scratch.run("$/in", "$/out").status == 0)
    #expect(scratch.text("out/Timer+Frames.swift")?.contains("public typealias Timer = FrameTimer") == true)
    #expect(scratch.run("$/out", "$/again").out == "")
  }

  @Test("adds no timers to a module that declares its own")
  func ownTimers() throws {
    let scratch = try Scratch(["in/A.swift": Data("class Timer {}\nlet a = Timer()\n".utf8)])
    #expect(scratch.run("--diff", "$/in").out == "")
  }

  @Test("moves overrides into the class's body, in the difference and in the written files")
  func moving() throws {
    let scratch = try Scratch([
      "in/A.swift": Data("class A: B {\n}\n".utf8),
      "in/A+.swift": Data(
        "@objc extension A: P {\n  @objc override func a() { b(#selector(a)) }\n}\nprivate let c = 1\n".utf8),
      "in/C.swift": Data("@objc class C {}\nextension D {\n  override func a() {}\n}\nimport WebKit\n".utf8),
    ])
    let result = scratch.run("$/in", "$/out")
    #expect(
      result.error == """
        $/in/C.swift:3:3: cannot: without Objective-C an extension cannot override members, and the class D is not in the folder
        $/in/C.swift:5:1: cannot: the module WebKit is not on Linux

        """)
    #expect(result.status == 1)
    #expect(
      scratch.text("out/A.swift")
        == "import UIKit\nclass A: B, P {\n  override func a() { b(Selector(A.a, named: \"a\")) }\n}\n")
    #expect(scratch.text("out/A+.swift")?.hasSuffix("private let c = 1\n") == true)
    #expect(scratch.text("out/A+.swift")?.contains("override") == false)
    #expect(result.out.contains("+import UIKit\n+class A: B, P {\n+  override func a()"))
    #expect(scratch.run("$/out", "$/again").out == "")
  }

  @Test("exits with status 2 and writes nothing if its output cannot be written")
  func fullOutput() throws {
    let scratch = try Scratch(["in/A.swift": Data("@objc class A {}\n".utf8)])
    let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    for arguments in [["--help"], ["--unchecked", "\(scratch.path)/in", "\(scratch.path)/out"]] {
      var error = ""
      let status = Command.run(arguments, out: { try full.write(contentsOf: Data($0.utf8)) }, error: { error += $0 })
      #expect(status == 2 && error.hasPrefix("linux-sources: standard output: cannot be written: "))
    }
    #expect(scratch.names == ["in", "in/A.swift"])
  }

  @Test("the program says that its output cannot be written")
  func program() throws {
    let scratch = try Scratch(["in/A.swift": Data("@objc class A {}\n".utf8)])
    let folder = try #require(realpath("/proc/self/exe", nil).map { String(cString: $0) }) as NSString
    let command = "\(folder.deletingLastPathComponent)/linux-sources --unchecked --diff \(scratch.path)/in"
    for output in [">/dev/full", ">&-"] {
      let result = try BuiltModules.ofThisBuild().tools.run("sh", ["-c", "\(command) \(output)"])
      #expect(result.status == 2 && result.error.hasPrefix("linux-sources: standard output: cannot be written: "))
    }
  }

  @Test("refuses a file name that is not UTF-8, in words")
  func fileNames() throws {
    let scratch = try Scratch(["in/A.swift": Data("class A {}\n".utf8)])
    let path = Array("\(scratch.path)/in/".utf8CString.dropLast()) + [CChar(bitPattern: 0xE9), 0]
    close(open(path, O_CREAT | O_WRONLY, 0o600))
    let result = scratch.run("--diff", "$/in")
    #expect(result.status == 2)
    #expect(result.error == "linux-sources: $/in/\u{FFFD}: has a name that is not UTF-8\n")
  }

  @Test(
    "exits with status 2 and writes nothing if its arguments or its input are invalid",
    arguments: [
      (["$/in"], "usage"), ([], "usage"), (["--all", "$/in"], "usage"), (["$/in", "$/in/out"], "is inside the folder"),
      (["$/none", "$/out"], "$/none: is not there"), (["$/file.txt", "$/out"], "$/file.txt: is no folder"),
      (["$/in", "$/there"], "$/there: already exists"), (["$/bad", "$/out"], "$/bad/A.swift: is not UTF-8"),
      (["$/empty", "$/out"], "holds no Swift source"),
      (["$/in", "$/none/out"], "does not exist, so nothing can be written there"),
    ])
  func refusals(_ row: ([String], String)) throws {
    let scratch = try Scratch([
      "in/A.swift": Data("class A {}\n".utf8), "file.txt": Data(), "there/x": Data(), "empty/x.txt": Data(),
      "bad/A.swift": Data([0xC3, 0x28]), "bad/B.swift": Data("@objc class B {}".utf8),
    ])
    let before = scratch.names
    let (status, out, error) = scratch.run(row.0)
    #expect(status == 2)
    #expect(error.contains(row.1) && out == "")
    #expect(scratch.names == before)
  }
}
