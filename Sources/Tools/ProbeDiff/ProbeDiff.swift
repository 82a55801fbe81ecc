import FidelityProbe
import Foundation

/// Compares a recording of the probe with the behavior of the Linux modules.
@main @MainActor enum ProbeDiff {
  static let usage = """
    usage: Scripts/probe-diff FILE [OTHER]    compares a recording with the Linux modules, or with another recording
           Scripts/probe-diff --record FILE   records the Linux modules to a file
           Scripts/probe-diff --document      prints Docs/Facts/Data/Probes.tsv: what each probe settles
    Exit status: 0 if nothing differs, 1 if something does, 2 if the input is invalid.
    """

  static func main() async {
    do {
      exit(try await run(Array(CommandLine.arguments.dropFirst())) ? 0 : 1)
    } catch {
      FileHandle.standardError.write(Data("probe-diff: \(error)\n".utf8))
      exit(2)
    }
  }

  /// Runs the command. The first argument is the folder Docs/Facts. Returns true if nothing differs.
  private static func run(_ arguments: [String]) async throws -> Bool {
    guard arguments.count >= 2 else { throw InputError("expected arguments\n\(usage)") }
    let facts = try FactTable(folder: arguments[0])
    let rest = Array(arguments.dropFirst())
    switch (rest[0], rest.count) {
    case ("--help", 1): print(usage)
    case ("--document", 1): print(try facts.lines(for: Probe.all.map { ($0.id, $0.settles) }))
    case ("--record", 2):
      guard FileManager.default.createFile(atPath: rest[1], contents: try await recording().json()) else {
        throw InputError("\(rest[1]): expected a writable file")
      }
    case (let file, 1...2) where !file.hasPrefix("-"):
      let recorded = try ProbeRecording(file: file)
      let here = rest.count == 2 ? try ProbeRecording(file: rest[1]) : await recording()
      let report = Report(comparisons: Comparison.all(of: recorded, with: here), facts: facts)
      print("\(recorded.device) against \(here.device)")
      print(try report.text())
      return !report.hasDifferences
    default: throw InputError("invalid arguments\n\(usage)")
    }
    return true
  }

  /// Records the probes with the Linux modules.
  static func recording() async -> ProbeRecording {
    let driver = StageDriver()
    let recording = await ProbeBench(driver).record(Probe.all, device: "the Linux modules")
    driver.stage.tearDown()
    return recording
  }
}
