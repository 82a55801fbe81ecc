import Foundation

/// Solves systems with kiwi, if Python has it (`pip install kiwisolver`).
@MainActor enum Kiwi {
  /// Prints the processor time of adding prepared constraints, best of five, and of reading the solution.
  private static let program = """
    import sys, time
    import kiwisolver as k
    rows = [line.split() for line in sys.stdin]
    unknowns = {}
    constraints = []
    strengths = {1000: k.strength.required, 750: k.strength.strong, 250: k.strength.weak}
    for row in rows:
        terms = []
        for factor, unknown in zip(row[3::2], row[4::2]):
            terms.append(unknowns.setdefault(unknown, k.Variable(unknown)) * float(factor))
        sum = k.Expression(terms, float(row[2]))
        comparison = {'-1': '<=', '0': '==', '1': '>='}[row[0]]
        constraints.append(k.Constraint(sum, comparison, strengths[float(row[1])]))
    best = float('inf')
    for _ in range(5):
        solver = k.Solver()
        start = time.process_time()
        for constraint in constraints:
            solver.addConstraint(constraint)
        solver.updateVariables()
        best = min(best, time.process_time() - start)
    print(best)
    """

  /// Why there is no kiwi. Nil if there is one.
  static let reasonForAbsence =
    run(ConstraintSystem.chain(1)) == nil ? "python3 has no kiwisolver (pip install kiwisolver)" : nil

  /// Returns the time in seconds; infinity without kiwi.
  static func time(of system: ConstraintSystem) -> Double { run(system) ?? .infinity }

  private static func run(_ system: ConstraintSystem) -> Double? {
    let (process, input, output) = (Process(), Pipe(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", "-c", program]
    (process.standardInput, process.standardOutput, process.standardError) = (input, output, FileHandle.nullDevice)
    guard (try? process.run()) != nil else { return nil }
    try? input.fileHandleForWriting.write(contentsOf: Data(system.text.utf8))
    try? input.fileHandleForWriting.close()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return Double(text.trimmingCharacters(in: .whitespacesAndNewlines))
  }
}
