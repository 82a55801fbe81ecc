import CCoverage
import Foundation

/// The part of a test that `Scripts/walks` counts.
enum Walk {
  /// Runs a walk. In a run of `Scripts/walks`, writes the functions that have run in it, and nothing that has run before.
  static func play(_ walk: () -> Void) {
    coverage_reset()
    walk()
    guard let path = ProcessInfo.processInfo.environment["CONTAINERKIT_WALK"] else { return }
    precondition(coverage_write(path), "\(path) is written by a build with coverage only")
  }
}
