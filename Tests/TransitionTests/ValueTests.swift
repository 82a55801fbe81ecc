import ContainerKit
import ContainerKitTesting
import ContainerTransitions
import Testing
import UIKit

@MainActor @Suite("The values of both modules", .serialized) struct ValueTests {
  @Test("are written alike, and those of the core have names of their own")
  func names() {
    let container = ContainerViewController(viewControllers: [])
    #expect(container.pageTransition is StandardPageTransition)
    container.pageTransition = .none
    #expect(container.pageTransition is NoPageTransition)
    for value in [.slide(), .fade, .cube, .push.sharingElements()] as [any ContainerPageTransition] {
      container.pageTransition = value
      #expect(container.pageTransition is PageTransition)
    }
    let isPlain = UIAccessibility.isReduceMotionEnabled
    container.pageTransition = isPlain ? .none : .standard
    #expect(container.pageTransition is StandardPageTransition)
  }

  @Test("of this module always have an animator")
  func animators() {
    let request = ContainerTransitionRequest(
      from: UIViewController(), to: UIViewController(), source: .code, step: .next, isInteractive: false)
    #expect(TestedTransition.forms.allSatisfy { $0.transition(nil).animator(for: request) != nil })
  }
}
