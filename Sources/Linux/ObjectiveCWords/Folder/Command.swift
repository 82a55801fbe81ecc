import Foundation

/// The command `linux-sources`: its arguments in, what it prints and its exit status out.
package enum Command {
  package static let usage = """
    usage: linux-sources FOLDER OUTPUT     writes the sources for Linux to the folder OUTPUT, which must not be there yet
           linux-sources --diff FOLDER     writes nothing
    Both print the difference to standard output, and to standard error what cannot be translated, with its place.
    Exit status: 0 everything was translated; 1 something could not be, the rest was; 2 nothing was done.

    """

  /// Runs the command; `out` and `error` get what it prints.
  package static func run(_ arguments: [String], out: (String) -> Void, error: (String) -> Void) -> Int32 {
    let isDiff = arguments.first == "--diff"
    let folders = Array(arguments.dropFirst(isDiff ? 1 : 0))
    if ["--help", "-h"].contains(arguments.first) {
      out(usage)
      return 0
    }
    guard folders.count == (isDiff ? 1 : 2), !folders.contains(where: { $0.isEmpty || $0.hasPrefix("-") }) else {
      error(usage)
      return 2
    }
    do {
      let source = trimmed(folders[0])
      let output = try isDiff ? nil : OutputFolder(folders[1], outside: source)
      let translation = try FolderTranslation(reading: source)
      if let output { try translation.write(to: output) }
      out(translation.difference)
      for message in translation.messages { error("\(message)\n") }
      return translation.messages.contains { $0.kind == .cannot } ? 1 : 0
    } catch let refusal {
      error("linux-sources: \(refusal)\n")
      return 2
    }
  }

  private static func trimmed(_ path: String) -> String {
    path.count > 1 && path.hasSuffix("/") ? trimmed(String(path.dropLast())) : path
  }
}
