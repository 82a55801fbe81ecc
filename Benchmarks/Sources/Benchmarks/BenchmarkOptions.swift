import Foundation

/// The arguments: what to run, by default everything, and how.
@MainActor struct BenchmarkOptions {
  private static let usage = """
    usage: Benchmarks [NAME ...] [--check] [--json FILE] [--motions N]
      NAME       \(names.joined(separator: ", ")),
                 \(groups.joined(separator: ", ")),
                 \(Scene.all.map(\.name).joined(separator: ", "))
      --check    exits with 1 if a count is above its limit, or a picture of a peer or of two threads differs
      --json     writes the results to a file
      --motions  how often the motion of a scene is measured; 3
    """
  private static let names = ["scenes", "growth", "values", "transition", "children", "pages", "memory", "snapshots"]
  private static let groups = GrowthReport.groups.map { "growth-\($0)" }
  private static let known = names + groups + Scene.all.map(\.name)

  private var chosen: [String] = []
  private(set) var checks = false
  private var file: String?
  private(set) var motions = 3

  init(_ arguments: some Sequence<String>) {
    var rest = Array(arguments)
    func value() -> String {
      if rest.isEmpty { Self.fail() }
      return rest.removeFirst()
    }
    while !rest.isEmpty {
      let argument = rest.removeFirst()
      switch argument {
      case "--check": checks = true
      case "--json": file = value()
      case "--motions":
        guard let number = Int(value()), number > 0 else { Self.fail() }
        motions = number
      default:
        guard Self.known.contains(argument) else { Self.fail() }
        chosen.append(argument)
      }
    }
  }

  private static func fail() -> Never {
    print(usage)
    exit(2)
  }

  /// The scenes to run.
  var scenes: [Scene] {
    let named = Scene.all.filter { chosen.contains($0.name) }
    return named.isEmpty ? Scene.all : named
  }

  /// The groups of what grows to run.
  var growth: [String] {
    runs("growth") ? GrowthReport.groups : GrowthReport.groups.filter { chosen.contains("growth-\($0)") }
  }

  /// Returns `true` if the benchmark with a name is to be run.
  func runs(_ name: String) -> Bool {
    if chosen.isEmpty || chosen.contains(name) { return true }
    return name == "scenes" && Scene.all.contains { chosen.contains($0.name) }
  }

  /// Writes the results to the file, if one was given.
  func write(_ results: [String: Any]) {
    guard let file else { return }
    do {
      let data = try JSONSerialization.data(withJSONObject: results, options: [.prettyPrinted, .sortedKeys])
      try data.write(to: URL(fileURLWithPath: file))
    } catch {
      print("expected to write \(file): \(error.localizedDescription)")
      exit(1)
    }
  }
}
