import Foundation

/// The compiler's errors in a folder of sources, compiled as one module.
struct Compilation {
  struct CompilerFault: Equatable {
    /// The path in the folder.
    let path: String
    /// From 1; columns count bytes of UTF-8.
    let line: Int
    let column: Int
    let text: String
  }

  /// The errors in the order of the files and lines, each once.
  let faults: [CompilerFault]

  /// Compiles far enough to find missing returns and uninitialized variables. Nothing is written.
  ///
  /// - Parameters:
  ///   - folder: A folder whose path has no symbolic link.
  ///   - paths: The sources, relative to the folder.
  ///   - module: The module's name.
  init(of folder: String, _ paths: [String], module: String, with modules: BuiltModules) throws {
    let list = "\(folder)/.files"
    let quoted = paths.map { "\"\(folder)/\($0.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\"" }
    try quoted.joined(separator: "\n").write(toFile: list, atomically: false, encoding: .utf8)
    defer { try? FileManager.default.removeItem(atPath: list) }
    // A source named main.swift is the program's entry point. Without one, `@main` is, or there is none.
    let hasMain = paths.contains { $0 == "main.swift" || $0.hasSuffix("/main.swift") }
    let output = try modules.tools.run(
      "swiftc",
      [
        "-emit-sil", "-o", "/dev/null", "-wmo", "-swift-version", "5", "-suppress-warnings", "-module-name", module,
        "-package-name", "Package",
      ]
        + (hasMain ? [] : ["-parse-as-library"]) + (try Self.plugins(modules.tools)) + modules.flags + ["@\(list)"])
    faults = Self.faults(in: output.error, below: folder + "/")
    guard output.status == 0 || !faults.isEmpty else {
      throw FolderTranslation.Refusal(description: "swiftc: \(output.error)")
    }
  }

  /// Returns the compiler's arguments for the macros that come with Swift's own modules.
  private static func plugins(_ tools: Tools) throws -> [String] {
    let info = try tools.run("swiftc", ["-print-target-info"]).out
    guard let match = info.firstMatch(of: /"runtimeResourcePath": "([^"]+)"/) else { return [] }
    return ["", "/testing"].flatMap { ["-plugin-path", "\(match.1)/host/plugins\($0)"] }
  }

  private static func faults(in text: String, below folder: String) -> [CompilerFault] {
    var faults: [CompilerFault] = []
    for line in text.split(whereSeparator: \.isNewline) where line.hasPrefix(folder) {
      guard let match = line.dropFirst(folder.count).wholeMatch(of: /(.+?):(\d+):(\d+): error: (.*)/),
        let row = Int(match.2), let column = Int(match.3)
      else { continue }
      let fault = CompilerFault(path: String(match.1), line: row, column: column, text: String(match.4))
      if !faults.contains(fault) { faults.append(fault) }
    }
    return faults.sorted { ($0.path, $0.line, $0.column) < ($1.path, $1.line, $1.column) }
  }
}
