import Foundation

/// The command `linux-sources`: takes arguments, and returns its output and its exit status.
package enum Command {
  package static let usage = """
    usage: linux-sources [OPTION...] FOLDER OUTPUT     writes the sources for Linux to the folder OUTPUT, which must not be
                                                       there yet
           linux-sources [OPTION...] --diff FOLDER     writes nothing
    FOLDER holds the sources of one module. Both print the difference to standard output, and to standard error what cannot
    be translated and what does not compile: one line for each cause, with its first place in FOLDER.
      --module NAME   the name of the module that the sources form. Say it again for each further module in FOLDER: they
                      are compiled as one, so that their imports of each other are not missing. (default: FOLDER's name)
      --modules DIR   a folder of built modules (.swiftmodule) that the sources import. Say it again for each further one
      --every-place   a line for each place
      --initializers  other modules call initializers through metatypes: lets them call each init() that overrides nothing
      --reports       OUTPUT gets a program that examines the animators of FOLDER, for Scripts/demo --report
      --unchecked     the result is not compiled, and initializers that are called through a metatype stay
    Exit status: 0 everything was translated, and compiles (with --unchecked: everything was translated); 1 something could
    not be, or does not, the rest was; 2 nothing was done.

    """

  private enum Option: String {
    case diff = "--diff"
    case unchecked = "--unchecked"
    case everyPosition = "--every-place"
    case initializers = "--initializers"
    case reports = "--reports"
  }

  /// Runs the command. `out` and `error` receive its output. `out` may throw if nothing can be written. `built` finds the
  /// modules to compile the result with.
  package static func run(
    _ arguments: [String], modules built: () throws -> BuiltModules = BuiltModules.ofThisBuild,
    out: (String) throws -> Void,
    error: (String) -> Void
  ) -> Int32 {
    // The output is printed before anything is written, so that nothing is done if it cannot be.
    func print(_ text: String) throws {
      do { try out(text) } catch {
        throw FolderTranslation.Refusal(
          description: "standard output: cannot be written: \(error.localizedDescription)")
      }
    }
    do {
      if arguments.contains(where: { ["--help", "-h"].contains($0) }) {
        try print(usage)
        return 0
      }
      return try translate(arguments, with: built, out: print, error: error)
    } catch let refusal {
      error("linux-sources: \(refusal)\n")
      return 2
    }
  }

  private static func translate(
    _ arguments: [String], with built: () throws -> BuiltModules, out: (String) throws -> Void, error: (String) -> Void
  ) throws -> Int32 {
    var (modules, others, rest) = ([String](), [String](), [String]())
    var next = arguments.makeIterator()
    while let argument = next.next() {
      switch argument {
      case "--module": modules.append(next.next() ?? "")
      case "--modules": others.append(next.next() ?? "")
      default: rest.append(argument)
      }
    }
    let options = rest.compactMap(Option.init(rawValue:))
    let folders = rest.filter { Option(rawValue: $0) == nil }
    guard modules.allSatisfy({ $0.wholeMatch(of: /[\p{L}_][\p{L}\p{N}_]*/) != nil }),
      folders.count == (options.contains(.diff) ? 1 : 2),
      !folders.contains(where: { $0.isEmpty || $0.hasPrefix("-") })
    else {
      error(usage)
      return 2
    }
    let source = trimmed(folders[0])
    let output = try options.contains(.diff) ? nil : OutputFolder(folders[1], outside: source)
    var translation = try FolderTranslation(reading: source)
    if !options.contains(.unchecked) {
      var built = try built()
      for folder in others { try built.add(folder) }
      try translation.check(with: built, own: modules, addsInitializers: options.contains(.initializers))
    }
    if let output, options.contains(.reports) {
      return try writeReports(on: translation, to: output, out: out, error: error)
    }
    try out(translation.difference)
    if let output { try translation.write(to: output) }
    let messages = options.contains(.everyPosition) ? translation.messages : translation.causes
    for message in messages { error("\(message)\n") }
    for line in remarks(on: translation) { error("linux-sources: \(line)\n") }
    return translation.messages.contains { $0.kind != .note } ? 1 : 0
  }

  /// Writes the program that examines animators. Links stand for the sources that they lead to.
  private static func writeReports(
    on translation: FolderTranslation, to output: OutputFolder, out: (String) throws -> Void, error: (String) -> Void
  ) throws -> Int32 {
    let program = translation.reportProgram
    for remark in program.remarks { try out("\(remark)\n") }
    try program.write(to: output)
    for path in translation.changedSources { error("\(path): translated by linux-sources\n") }
    for message in translation.causes { error("\(translation.withOriginalPaths("\(message)"))\n") }
    return translation.messages.contains { $0.kind != .note } ? 1 : 0
  }

  private static func remarks(on translation: FolderTranslation) -> [String] {
    var remarks: [String] = []
    let others = translation.missingModules.filter { !ImportWords.missing.contains($0) }
    if !others.isEmpty {
      remarks.append(
        "modules that the sources of FOLDER form are not missing if they are named: "
          + others.map { "--module \($0)" }.joined(separator: " "))
    }
    if translation.consequences > 0 {
      remarks.append("errors that follow from these, and are not listed: \(translation.consequences)")
    }
    return remarks
  }

  private static func trimmed(_ path: String) -> String {
    path.count > 1 && path.hasSuffix("/") ? trimmed(String(path.dropLast())) : path
  }
}
