import Foundation

/// Programs that are found on a search path.
struct Tools {
  /// The folders, separated by colons.
  let searchPath: String

  /// Runs a program to its end, without input.
  func run(_ name: String, _ arguments: [String]) throws -> (status: Int32, out: String, error: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try path(of: name))
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    // Files are used, because a pipe that is not read blocks the program.
    let files = try (0..<2).map { _ in try TemporaryFile() }
    process.standardOutput = files[0].handle
    process.standardError = files[1].handle
    do { try process.run() } catch {
      throw FolderTranslation.Refusal(description: "\(name): cannot be run: \(error.localizedDescription)")
    }
    process.waitUntilExit()
    return (process.terminationStatus, files[0].text, files[1].text)
  }

  private func path(of name: String) throws -> String {
    let folders = searchPath.split(separator: ":")
    guard let folder = folders.first(where: { FileManager.default.isExecutableFile(atPath: "\($0)/\(name)") }) else {
      throw FolderTranslation.Refusal(
        description: "\(name): expected on the search path, to check what is written: install it, or say --unchecked")
    }
    return "\(folder)/\(name)"
  }
}

/// A file that is deleted with its object.
private final class TemporaryFile {
  private let path: String
  let handle: FileHandle

  init() throws {
    path = "\(NSTemporaryDirectory())/linux-sources-\(UUID().uuidString)"
    guard FileManager.default.createFile(atPath: path, contents: nil), let handle = FileHandle(forWritingAtPath: path)
    else { throw FolderTranslation.Refusal(description: "\(path): cannot be written") }
    self.handle = handle
  }

  deinit {
    try? handle.close()
    try? FileManager.default.removeItem(atPath: path)
  }

  var text: String { FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) } ?? "" }
}
