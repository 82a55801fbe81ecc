import Foundation

// The arguments name the benchmarks to run, by default all; `--check` exits with 1 if a limit is exceeded.
let arguments = CommandLine.arguments.dropFirst()
let names = arguments.filter { $0 != "--check" }
let known = ["values", "transition", "children", "pages", "snapshots"]
guard names.allSatisfy(known.contains) else {
  print("usage: Benchmarks [values] [transition] [children] [pages] [snapshots] [--check]")
  exit(2)
}
if names.isEmpty || names.contains("values") { Values.run() }
var failures: [String] = []
if names.isEmpty || names.contains("transition") { failures += TransitionReport.run() }
if names.isEmpty || names.contains("children") { failures += Children.run() }
if names.isEmpty || names.contains("pages") { failures += PagesOnDemand.run() }
if names.isEmpty || names.contains("snapshots") { failures += Snapshots.run() }
if arguments.contains("--check") {
  for failure in failures { print("expected otherwise: \(failure)") }
  if !failures.isEmpty { exit(1) }
}
