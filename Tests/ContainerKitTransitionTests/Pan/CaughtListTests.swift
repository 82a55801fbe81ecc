import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

/// A drag that begins on a list whose content decelerates.
@MainActor @Suite("A list that a finger has caught", .serialized) struct CaughtListTests {
  private let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  /// Makes a container with the list in the first of three pages, and throws the content.
  private func stage(
    from offset: CGFloat = 0, _ size: CGSize = CGSize(width: 390, height: 20000),
    by movement: CGPoint = CGPoint(x: 0, y: -100)
  ) -> ContainerStage {
    let stage = ContainerStage(pages: ["A", "B", "C"])
    list.contentInsetAdjustmentBehavior = .never
    list.contentSize = size
    stage.container.viewControllers[0].view.addSubview(list)
    list.contentOffset.y = offset
    stage.run(for: 0.2)
    stage.drag(from: CGPoint(x: 195, y: 700), to: CGPoint(x: 195 + movement.x, y: 700 + movement.y), duration: 0.1)
    stage.run(for: 0.2)
    return stage
  }

  /// Drags, and returns the content's offsets from the frame on in which the pages move.
  private func drag(_ stage: ContainerStage, by movement: CGPoint) -> [CGPoint] {
    var offsets: [CGPoint] = []
    let container = stage.container
    stage.onFrame = { [list] _ in
      if container.transition != nil { offsets.append(list.contentOffset) }
    }
    defer { stage.onFrame = nil }
    stage.drag(
      from: CGPoint(x: 330, y: 400), to: CGPoint(x: 330 + movement.x, y: 400 + movement.y), duration: 0.2, steps: 12)
    stage.run(for: 0.25)
    stage.settle()
    return offsets
  }

  @Test(
    "lets the pages move if the finger goes sideways, and stops", arguments: [0.1, 0.5, 2],
    [CGPoint(x: -270, y: 0), CGPoint(x: -270, y: 60)])
  func sideways(_ delay: Double, _ movement: CGPoint) {
    let stage = stage()
    stage.run(for: delay)
    #expect(list.isDecelerating)
    let caught = list.contentOffset.y
    let offsets = drag(stage, by: movement)
    #expect(stage.container.selectedIndex == 1)
    #expect(Set(offsets.map(\.y)).count == 1 && abs(list.contentOffset.y - caught) < 40)
    #expect(stage.faults == [])
  }

  @Test("scrolls if the finger goes up or down, also if it goes sideways after that, and the pages stay")
  func vertical() {
    let stage = stage()
    #expect(list.isDecelerating)
    let caught = list.contentOffset.y
    stage.touch(.began, at: CGPoint(x: 330, y: 500))
    stage.frame()
    for step in 1...8 {
      stage.touch(.moved, at: CGPoint(x: 330, y: 500 - CGFloat(step) * 10))
      stage.frame()
    }
    for step in 1...8 {
      stage.touch(.moved, at: CGPoint(x: 330 - CGFloat(step) * 30, y: 420))
      stage.frame()
      #expect(stage.container.transition == nil)
    }
    #expect(abs(list.contentOffset.y - caught - 80) < 12)
    stage.touch(.ended, at: CGPoint(x: 90, y: 420))
    stage.settle()
    #expect(stage.container.selectedIndex == 0 && stage.faults == [])
  }

  @Test("beyond its end returns there while the pages move", arguments: [0, 20000 - 844] as [CGFloat])
  func beyond(_ offset: CGFloat) {
    let stage = stage(from: offset, by: CGPoint(x: 0, y: offset == 0 ? 250 : -250))
    #expect(list.contentOffset.y != offset && list.isDecelerating)
    _ = drag(stage, by: CGPoint(x: -270, y: 0))
    #expect(stage.container.selectedIndex == 1 && list.contentOffset.y == offset && stage.faults == [])
  }

  @Test("keeps the finger if it scrolls horizontally and has content on that side, and does not at its end")
  func horizontal() {
    let stage = stage(CGSize(width: 3000, height: 844), by: CGPoint(x: -120, y: 0))
    #expect(list.isDecelerating)
    let caught = list.contentOffset.x
    _ = drag(stage, by: CGPoint(x: -270, y: 0))
    #expect(stage.container.selectedIndex == 0 && list.contentOffset.x > caught + 200)
    list.contentOffset.x = 2600
    stage.settle()
    stage.drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 180, y: 400), duration: 0.1)
    stage.run(for: 0.2)
    #expect(list.isDecelerating && stage.container.transition == nil)
    _ = drag(stage, by: CGPoint(x: -270, y: 0))
    #expect(stage.container.selectedIndex == 1 && list.contentOffset.x == 2610 && stage.faults == [])
  }

  @Test("keeps the finger if the app says that the pan yields to it")
  func yields() {
    final class Delegate: ContainerViewControllerDelegate {
      func containerViewController(
        _ container: ContainerViewController, panPrecedenceOver gestureRecognizer: UIGestureRecognizer
      ) -> ContainerPanPrecedence { gestureRecognizer.view is UIScrollView ? .yields : .automatic }
    }
    let (stage, delegate) = (stage(), Delegate())
    stage.container.delegate = delegate
    #expect(list.isDecelerating)
    _ = drag(stage, by: CGPoint(x: -270, y: 0))
    #expect(stage.container.selectedIndex == 0)
  }
}
