import Foundation

// What to measure, all without a name; `--check` makes an allocation too many an exit status of 1.
let arguments = CommandLine.arguments.dropFirst()
let names = arguments.filter { $0 != "--check" }
let known = ["values", "transition"]
guard names.allSatisfy(known.contains) else {
  print("usage: Benchmarks [values] [transition] [--check]")
  exit(2)
}
if names.isEmpty || names.contains("values") { Values.run() }
if names.isEmpty || names.contains("transition") {
  let failures = TransitionReport.run()
  if arguments.contains("--check") {
    for failure in failures { print("expected otherwise: \(failure)") }
    if !failures.isEmpty { exit(1) }
  }
}
