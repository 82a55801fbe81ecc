import Foundation

/// The sources of a program that examines the animators of translated sources: the sources themselves, and one file for
/// each animator.
struct ReportProgram {
  /// The files by name.
  private(set) var files: [(name: String, text: String)] = []
  /// The lines about what is not examined.
  private(set) var remarks: [String] = []

  /// - Parameter sources: The paths and the texts. The compiler names the paths.
  init(_ sources: [(path: String, text: String)]) {
    for (index, source) in sources.enumerated() {
      let position = "#sourceLocation(file: \(Self.literal(source.path)), line: 1)\n"
      files.append(("Examined-\(index + 1).swift", position + Self.withoutEntry(source)))
    }
    let animators = ReportedAnimator.all(in: sources.map { SourceFile(path: $0.path, text: $0.text) })
    for (index, animator) in animators.enumerated() {
      if let reason = animator.reason {
        remarks.append("\(animator.name) is skipped: \(reason)")
        continue
      }
      if animator.omittedCalls > 0 {
        remarks.append("\(animator.name) is examined without \(animator.omittedCalls) more combinations of arguments")
      }
      files.append(
        ("Report-\(Self.number(index)).swift", Self.text(animator, Self.number(index), sources[animator.source].path)))
    }
  }

  /// Returns a source without `@main`: the program has an entry of its own. All else keeps its line and its column.
  private static func withoutEntry(_ source: (path: String, text: String)) -> String {
    SourceFile(path: source.path, text: source.text).all.map { token in
      token.kind == .attribute && token.text == "@main" ? "     " : token.text
    }.joined()
  }

  /// Returns the text of an animator's file. Its first line names the animator, and, if there is one, the reason that the
  /// file may not compile.
  private static func text(_ animator: ReportedAnimator, _ number: String, _ path: String) -> String {
    let calls = animator.calls.map { call in
      "  ExaminedCall(\(literal(call.text)), isBack: \(call.isBack)) { \(call.text) },\n"
    }.joined()
    return """
      // \(animator.name)\(animator.isConditional ? " is skipped: #if leaves it out on Linux" : "")
      import ContainerKitTesting
      import UIKit

      @MainActor let examined\(number) = ExaminedAnimator(\(literal(animator.name)), file: \(literal(path)), [
      \(calls)])

      """
  }

  /// Returns a number by which the files are in order.
  private static func number(_ index: Int) -> String { String(format: "%03d", index + 1) }

  /// `#sourceLocation` takes no raw string.
  private static func literal(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  /// Writes all files.
  func write(to folder: OutputFolder) throws(FolderTranslation.Refusal) {
    do {
      try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: false)
      for (name, text) in files { try Data(text.utf8).write(to: folder.url.appendingPathComponent(name)) }
    } catch {
      throw FolderTranslation.Refusal(description: "\(folder.path): cannot be written: \(error.localizedDescription)")
    }
  }
}

extension FolderTranslation {
  /// The program that examines the animators of the translated sources.
  var reportProgram: ReportProgram {
    ReportProgram(
      files.filter(\.isSource).map { file in
        (original(file.path), String(decoding: file.new, as: UTF8.self))
      })
  }

  /// The sources that the translation changes, or adds.
  var changedSources: [String] { files.filter { $0.isSource && $0.old != $0.new }.map { original($0.path) } }

  /// Returns a message that names the files that links lead to.
  func withOriginalPaths(_ message: String) -> String {
    files.reduce(message) { text, file in text.replacing("\(folder)/\(file.path):", with: "\(original(file.path)):") }
  }

  /// Returns the path of a source, or of the file that it links to.
  private func original(_ path: String) -> String {
    URL(fileURLWithPath: "\(folder)/\(path)").resolvingSymlinksInPath().path
  }
}
