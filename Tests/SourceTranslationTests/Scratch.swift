import Foundation

@testable import SourceTranslation

/// A temporary folder that is removed with this object.
final class Scratch {
  let path: String

  init(_ files: [String: Data]) throws {
    path =
      FileManager.default.temporaryDirectory.resolvingSymlinksInPath().appendingPathComponent(
        "words-\(UUID().uuidString)"
      )
      .path
    for (name, data) in files {
      let file = URL(fileURLWithPath: "\(path)/\(name)")
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file)
    }
  }

  convenience init(_ files: [String: String]) throws { try self.init(files.mapValues { Data($0.utf8) }) }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  var names: [String] { (try? FileManager.default.subpathsOfDirectory(atPath: path).sorted()) ?? [] }
  func text(_ name: String) -> String? { try? String(contentsOfFile: "\(path)/\(name)", encoding: .utf8) }

  typealias Result = (status: Int32, out: String, error: String)

  /// Runs the command without the check, for tests of the translation. `$` stands for this folder.
  func run(_ arguments: String...) -> Result { run(arguments) }

  func run(_ arguments: [String]) -> Result { check(["--unchecked"] + arguments) }

  /// Runs the command.
  func check(_ arguments: [String], modules: () throws -> BuiltModules = BuiltModules.ofThisBuild) -> Result {
    var (out, error) = ("", "")
    let status = Command.run(
      arguments.map { $0.replacing("$", with: path) }, modules: modules, out: { out += $0 }, error: { error += $0 })
    return (status, out, error.replacing(path, with: "$"))
  }
}
