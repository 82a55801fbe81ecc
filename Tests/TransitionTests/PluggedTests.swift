import ContainerKit
import ContainerKitTesting
import Testing
import UIKit

@testable import ContainerKitDemo

@Suite("Animators that know UIKit only", .serialized) @MainActor struct PluggedTests {
  @Test("follow a finger in a container, are restored by a cancel, and end", arguments: 0..<3)
  func finger(pair: Int) throws {
    let container = try #require(Scene.plugged.make() as? DemoContainerViewController)
    container.selectedIndex = pair
    let stage = ContainerStage(container: container, size: Strip.size, scale: Strip.scale)
    stage.frame()
    var pictures = [stage.image()]
    for fraction in [0.25, 0.5, 0.75] {
      #expect(stage.drag(toPageAt: pair + 1, progress: fraction))
      stage.frame()
      pictures.append(stage.image())
    }
    for (picture, next) in zip(pictures, pictures.dropFirst()) { #expect(PictureDifference(picture, next) != nil) }
    stage.cancelDrag()
    stage.runToEnd()
    #expect(PictureDifference(pictures[0], stage.image()) == nil && container.selectedIndex == pair)
    stage.drag(toPageAt: pair + 1, progress: 0.7)
    stage.finishDrag()
    stage.runToEnd()
    #expect(container.selectedIndex == pair + 1 && stage.faults == [])
  }

  @Test("are three, one for each pair of pages in both directions")
  func pairs() throws {
    let container = try #require(Scene.plugged.make() as? DemoContainerViewController)
    let pages = container.viewControllers
    func name(_ from: Int, _ to: Int) -> String {
      let request = ContainerTransitionRequest(
        from: pages[from], to: pages[to], source: .pan, step: from < to ? .next : .previous, isInteractive: true)
      return container.animationController(for: request).map { "\(type(of: $0))" } ?? "none"
    }
    let expected = ["DropAnimator", "LiftAnimator", "StepsAnimator"]
    for (pair, animator) in expected.enumerated() {
      #expect([name(pair, pair + 1), name(pair + 1, pair)] == [animator, animator])
    }
  }
}
