import ContainerKitTesting
import Testing
import UIKit

@testable import ContainerKit
@testable import ContainerKitDemo

/// Two pages of a `ContainerViewController`, dragged by a finger.
@MainActor final class ContainerHost: TransitionHost {
  let container: DemoContainerViewController
  let containerStage: ContainerStage
  let from: TilePage
  let to: TilePage

  init(_ transition: TestedTransition, _ order: Stage.CompletionOrder) {
    let pages = transition.pages()
    let (start, end) = transition.isBackwards ? (1, 0) : (0, 1)
    (from, to) = (pages[start], pages[end])
    container = DemoContainerViewController(pages: pages) { from, to in
      transition.animator(from as? TilePage, to as? TilePage)
    }
    container.selectedIndex = start
    containerStage = ContainerStage(container: container, size: Strip.size, scale: 1, completions: order)
    containerStage.keepsFrames = false
  }

  var stage: Stage { containerStage }
  /// `true` during a transition, and while pages that were pulled beyond the end go back.
  var isUnderWay: Bool { containerStage.isInTransition || container.pan.overscrollOffset != 0 }
  var faults: [String] { containerStage.container.restFaults }
  private var target: Int { container.viewControllers.firstIndex(of: to) ?? 0 }

  func hold() { containerStage.drag(toPageAt: target, progress: 0) }
  func scrub(to share: CGFloat) {
    // If the finger is there already, it does not move, and no frame is run.
    if !containerStage.drag(toPageAt: target, progress: share) { Issue.record("it cannot be dragged to \(share)") }
    stage.frame()
  }
  func letGo(finishing: Bool) { if finishing { containerStage.finishDrag() } else { containerStage.cancelDrag() } }
  func run() {
    stage.schedule { [self] in container.selectViewController(to, animated: true) }
    stage.frame()
  }
  func jump() {
    container.selectedIndex = target
    for _ in 0..<2 { stage.frame() }
  }
}
