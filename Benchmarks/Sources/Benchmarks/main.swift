import Foundation

let options = BenchmarkOptions(CommandLine.arguments.dropFirst())
var results: [String: Any] = [:]
var failures: [String] = []
if options.runs("scenes") { failures += SceneReport.run(options.scenes, motions: options.motions, into: &results) }
if !options.growth.isEmpty { results["growth"] = GrowthReport.run(options.growth) }
if options.runs("values") { results["values"] = Values.run() }
if options.runs("transition") { failures += TransitionReport.run() }
if options.runs("children") { failures += Children.run() }
if options.runs("pages") { failures += PagesOnDemand.run() }
if options.runs("memory") { failures += Memory.run() }
if options.runs("snapshots") { failures += Snapshots.run() }
options.write(results)
if options.checks {
  for failure in failures { print("expected otherwise: \(failure)") }
  if !failures.isEmpty { exit(1) }
}
