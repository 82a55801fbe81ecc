import Foundation

/// A folder to write to. It does not exist yet, its parent folder does, and it is not inside the folder that is read.
struct OutputFolder {
  /// The path as given.
  let path: String
  /// The location, with symbolic links resolved.
  let url: URL

  init(_ path: String, outside source: String) throws(FolderTranslation.Refusal) {
    self.path = path
    let goal = URL(fileURLWithPath: path)
    let parent = goal.deletingLastPathComponent().path
    guard let realParent = Self.realPath(parent) else {
      throw FolderTranslation.Refusal(description: "\(parent): does not exist, so nothing can be written there")
    }
    url = URL(fileURLWithPath: realParent).appendingPathComponent(goal.lastPathComponent)
    if let source = Self.realPath(source) {
      let outer = URL(fileURLWithPath: source).pathComponents
      guard !url.pathComponents.starts(with: outer) else {
        throw FolderTranslation.Refusal(description: "\(path): is inside the folder that is read")
      }
    }
    // A broken symbolic link counts as existing.
    guard (try? FileManager.default.attributesOfItem(atPath: url.path)) == nil else {
      throw FolderTranslation.Refusal(description: "\(path): already exists")
    }
  }

  /// Returns nil if nothing exists at the path.
  private static func realPath(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }
}
