import Film
import Foundation
import QuartzCore
import Stage
import RandomTrials

/// Plays trials one after the other until there are enough events, or one has a fault.
@main @MainActor enum Soak {
  static func main() {
    do {
      let options = try SoakOptions(Array(CommandLine.arguments.dropFirst()))
      if options.isHelp {
        write(SoakOptions.usage)
        exit(0)
      }
      if options.playsLines { exit(playLines(options)) }
      exit(try options.script == nil ? search(options) : replay(options))
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(2)
    }
  }

  private static func search(_ options: SoakOptions) -> Int32 {
    let clock = SystemClock()
    let begin = clock.now
    var (seed, played, faulty, judged, next) = (options.seed, 0, 0, 0, 0.1)
    while played < options.count {
      if let minutes = options.minutes, clock.now - begin > minutes * 60 { break }
      let length = min(SoakOptions.length, options.count)
      // If the process crashes, this line shows the seed.
      if seed == options.seed || seed % 100 == 0 || options.count <= SoakOptions.length { write("seed \(seed)") }
      let plan = TrialPlan(
        seed: seed, count: length, conditions: options.conditions, features: options.features,
        isHostile: options.isHostile)
      let outcome = Trial.run(plan)
      played += length
      judged += outcome.judgedEnds
      if let fault = outcome.faults.first {
        faulty += 1
        if !options.goesOn { return tell(fault, of: plan, seed) }
        write("seed \(seed): \(fault) [\(plan.conditions.text)] [\(plan.features.text)]")
      }
      if Double(played) / Double(options.count) >= next {
        write("\(played) events, \(faulty) trials with faults, \(Int(clock.now - begin)) s")
        next += 0.1
      }
      seed += 1
    }
    write(
      """
      \(played) events in \(seed - options.seed) trials, seeds \(options.seed) to \(seed - 1): \(faulty) with faults; the \
      pictures of \(judged) transitions' ends are judged
      """)
    return faulty == 0 ? 0 : 1
  }

  private static func playLines(_ options: SoakOptions) -> Int32 {
    let clock = SystemClock()
    let begin = clock.now
    var (seed, played, faulty) = (options.seed, 0, 0)
    while played < options.count {
      if let minutes = options.minutes, clock.now - begin > minutes * 60 { break }
      let length = min(SoakOptions.length, options.count)
      if seed == options.seed || seed % 100 == 0 { write("seed \(seed)") }
      let faults = LineTrial.run(seed: seed, events: length)
      played += length
      if let fault = faults.first {
        faulty += 1
        write("seed \(seed): \(fault)")
        if !options.goesOn { return 1 }
      }
      seed += 1
    }
    write(
      "\(played) events in \(seed - options.seed) trials, seeds \(options.seed) to \(seed - 1): \(faulty) with faults")
    return faulty == 0 ? 0 : 1
  }

  /// Writes the fault, and a shorter script that has it.
  private static func tell(_ fault: TrialFault, of plan: TrialPlan, _ seed: UInt64) -> Int32 {
    write("seed \(seed): \(fault)")
    let short = plan.shrunk(fault.rule)
    let faults = Trial.run(short).faults
    let pace = short.pace.text
    let reports = short.endReports == .beforeFrame ? "before" : "after"
    write(
      """
      # seed \(seed): \(faults.first.map { "\($0)" } ?? "\(fault)")
      # to be played again by: Scripts/soak --script FILE --fps \(pace) --reports \(reports) --stage \(short.conditions.text) --features \(short.features.text)
      # to be seen by:         Scripts/demo --film DIR --script FILE\(pace == "120" ? " --fps 120" : "")
      \(short.script.text)
      """)
    return 1
  }

  private static func replay(_ options: SoakOptions) throws -> Int32 {
    let script = try Script(contentsOf: options.script ?? "", childCount: TrialPlan.titles.count)
    let plan = TrialPlan(
      script: script, pace: options.pace, endReports: options.reports == "before" ? .beforeFrame : .afterFrame,
      conditions: options.conditions ?? StageConditions(), features: options.features ?? [])
    let outcome = Trial.run(plan, keepingCalls: options.listsCalls)
    for call in outcome.calls { write(call) }
    for fault in outcome.faults { write("\(fault)") }
    if outcome.faults.isEmpty { write("no fault") }
    return outcome.faults.isEmpty ? 0 : 1
  }

  private static func write(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }
}
