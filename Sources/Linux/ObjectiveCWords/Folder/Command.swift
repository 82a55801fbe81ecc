import Foundation

/// The command `linux-sources`: takes arguments, and returns its output and its exit status.
package enum Command {
  package static let usage = """
    usage: linux-sources [--unchecked] FOLDER OUTPUT     writes the sources for Linux to the folder OUTPUT, which must not
                                                         be there yet
           linux-sources [--unchecked] --diff FOLDER     writes nothing
    FOLDER holds the sources of one module. Both print the difference to standard output, and to standard error what cannot
    be translated and what does not compile, with its place in FOLDER.
      --unchecked   the result is not compiled
    Exit status: 0 everything was translated, and compiles (with --unchecked: everything was translated); 1 something could
    not be, or does not, the rest was; 2 nothing was done.

    """

  private enum Option: String {
    case diff = "--diff"
    case unchecked = "--unchecked"
  }

  /// Runs the command. `out` and `error` receive its output. `modules` finds the modules to compile the result with.
  package static func run(
    _ arguments: [String], modules: () throws -> BuiltModules = BuiltModules.ofThisBuild, out: (String) -> Void,
    error: (String) -> Void
  ) -> Int32 {
    if arguments.contains(where: { ["--help", "-h"].contains($0) }) {
      out(usage)
      return 0
    }
    let options = arguments.compactMap(Option.init(rawValue:))
    let folders = arguments.filter { Option(rawValue: $0) == nil }
    guard folders.count == (options.contains(.diff) ? 1 : 2),
      !folders.contains(where: { $0.isEmpty || $0.hasPrefix("-") })
    else {
      error(usage)
      return 2
    }
    do {
      let source = trimmed(folders[0])
      let output = try options.contains(.diff) ? nil : OutputFolder(folders[1], outside: source)
      var translation = try FolderTranslation(reading: source)
      if !options.contains(.unchecked) { try translation.check(with: modules()) }
      if let output { try translation.write(to: output) }
      out(translation.difference)
      for message in translation.messages { error("\(message)\n") }
      if !translation.missing.isEmpty { error("linux-sources: not there at all: \(list(translation.missing))\n") }
      return translation.messages.contains { $0.kind != .note } ? 1 : 0
    } catch let refusal {
      error("linux-sources: \(refusal)\n")
      return 2
    }
  }

  private static func list(_ missing: [(name: String, places: Int)]) -> String {
    missing.map { $0.places == 1 ? $0.name : "\($0.name) (\($0.places) places)" }.joined(separator: ", ")
  }

  private static func trimmed(_ path: String) -> String {
    path.count > 1 && path.hasSuffix("/") ? trimmed(String(path.dropLast())) : path
  }
}
