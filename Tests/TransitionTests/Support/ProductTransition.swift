import ContainerTransitions
import UIKit

@testable import ContainerKitDemo

extension DemoTransition {
  /// The transitions of `ContainerTransitions`, in both directions.
  @MainActor static func product(_ name: String, isBackwards: Bool, _ transition: PageTransition) -> DemoTransition {
    DemoTransition(name: isBackwards ? "\(name)-back" : name, isBackwards: isBackwards) { _, _ in
      transition.animator(for: isBackwards ? .previous : .next)
    }
  }
}
