import Foundation

/// The package's built modules, for a compiler that is called without the package manager. They are next to the
/// program, in a clone of the package and in a package that depends on it.
package struct BuiltModules {
  /// The compiler's arguments.
  private(set) var flags: [String]
  /// The names of the modules.
  private(set) var names: Set<String>
  /// The tools that run the compiler.
  let tools: Tools

  /// - Parameters:
  ///   - program: The built program.
  ///   - sources: The folder of the system libraries' module maps.
  ///   - searchPath: The folders in which to look for the compiler, as in `PATH`; nil for `PATH` itself.
  package init(beside program: String, sources: String, searchPath: String? = nil) throws {
    tools = Tools(searchPath: searchPath ?? ProcessInfo.processInfo.environment["PATH"] ?? "")
    let folder = (program as NSString).deletingLastPathComponent
    let modules = "\(folder)/Modules"
    names = Self.names(in: modules)
    guard names.contains("UIKit") else {
      throw FolderTranslation.Refusal(
        description: "\(modules): expected the module UIKit there, to check what is written: build the package with "
          + "`swift build`, or say --unchecked")
    }
    let maps = Self.maps(in: sources) + Self.maps(in: folder)
    flags =
      ["-I", modules] + maps.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
      + (try Self.includes(tools).flatMap { ["-Xcc", $0] })
  }

  /// Returns the modules of the build that contains this program.
  package static func ofThisBuild() throws -> BuiltModules {
    let program = realpath("/proc/self/exe", nil)
    defer { free(program) }
    guard let program else { throw FolderTranslation.Refusal(description: "/proc/self/exe: cannot be read") }
    // This file is in Sources/Tools/SourceTranslation/Check.
    let sources = (0..<4).reduce(#filePath as NSString) { path, _ in path.deletingLastPathComponent as NSString }
    return try BuiltModules(beside: String(cString: program), sources: "\(sources)/Frameworks/SystemLibraries")
  }

  /// Adds the modules that another package has built in a folder.
  mutating func add(_ folder: String) throws {
    let found = Self.names(in: folder)
    guard !found.isEmpty else {
      throw FolderTranslation.Refusal(description: "\(folder): expected built modules (.swiftmodule)")
    }
    names.formUnion(found)
    flags += ["-I", folder]
  }

  private static func names(in folder: String) -> Set<String> {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return Set(files.filter { $0.hasSuffix(".swiftmodule") }.map { String($0.dropLast(".swiftmodule".count)) })
  }

  private static func maps(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasPrefix("C") }.sorted().map { "\(folder)/\($0)/module.modulemap" }
      .filter(FileManager.default.fileExists)
  }

  /// Returns the compiler's include flags for the C libraries.
  private static func includes(_ tools: Tools) throws -> [String] {
    let libraries = ["cairo", "pangocairo", "libpng", "libturbojpeg", "fontconfig"]
    let output = try tools.run("pkg-config", ["--cflags-only-I"] + libraries)
    guard output.status == 0 else {
      throw FolderTranslation.Refusal(description: "pkg-config: expected to know \(libraries): \(output.error)")
    }
    return output.out.split(whereSeparator: \.isWhitespace).map(String.init)
  }
}
