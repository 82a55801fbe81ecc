import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("A drag whose transition cannot begin", .serialized) struct UnbegunDragTests {
  /// An act of the delegate before it allows a page.
  enum Act: CaseIterable {
    case presenting, presentingAnimated, hiding

    @MainActor func perform(_ stage: ContainerStage) {
      switch self {
      case .presenting, .presentingAnimated:
        let cover = UIViewController()
        cover.modalPresentationStyle = .fullScreen
        stage.container.present(cover, animated: self == .presentingAnimated)
      case .hiding: stage.window.isHidden = true
      }
    }
  }

  /// Moves a finger through x positions, one in each frame, and lifts it.
  private func drag(_ stage: ContainerStage, _ positions: [CGFloat]) {
    stage.touch(.began, at: CGPoint(x: positions[0], y: 300))
    stage.frame()
    for x in positions.dropFirst() {
      stage.touch(.moved, at: CGPoint(x: x, y: 300))
      stage.frame()
    }
    stage.touch(.ended, at: CGPoint(x: positions.last!, y: 300), time: stage.nextTime + 0.3)
    stage.run(for: 2)
  }

  private func perform(_ act: Act, at page: String, _ stage: ContainerStage) {
    stage.removeAllCalls()
    stage.onCall { [weak stage] call in
      if call.description == "shouldSelect \(page)", let stage { act.perform(stage) }
    }
  }

  private func expectRest(_ stage: ContainerStage) {
    stage.window.isHidden = false
    stage.container.dismiss(animated: false)
    stage.run(for: 1)
    #expect(!stage.isInTransition)
    #expect(stage.container.selectedIndex == 1)
    #expect(stage.container.pan.overscrollOffset == 0)
    #expect(stage.faults == [])
  }

  @Test("rests because of what the delegate does when it is asked first", arguments: Act.allCases)
  func first(_ act: Act) {
    let stage = ContainerStage()
    stage.container.selectedIndex = 1
    perform(act, at: "C", stage)
    drag(stage, [300, 280, 250, 200, 150, 100])
    #expect(!stage.callLines.contains { $0.hasPrefix("willSelect") || $0.hasPrefix("startInteractive") })
    expectRest(stage)
  }

  @Test("rests because of what the delegate does when it is asked on the way", arguments: Act.allCases)
  func onTheWay(_ act: Act) {
    let stage = ContainerStage(["A", "B"])
    stage.container.selectedIndex = 1
    perform(act, at: "A", stage)
    drag(stage, [200, 180, 150, 100, 190, 250, 300, 150, 250])
    #expect(stage.callLines.contains("shouldSelect A"))
    #expect(!stage.callLines.contains { $0.hasPrefix("willSelect") || $0.hasPrefix("startInteractive") })
    expectRest(stage)
  }

  @Test("back through its start rests because of what the delegate does", arguments: Act.allCases)
  func turned(_ act: Act) {
    let stage = ContainerStage()
    stage.container.selectedIndex = 1
    perform(act, at: "A", stage)
    drag(stage, [200, 180, 150, 100, 190, 250, 300, 150, 250])
    #expect(stage.callLines.filter { $0.hasPrefix("shouldSelect") } == ["shouldSelect C", "shouldSelect A"])
    #expect(stage.callLines.filter { $0.hasPrefix("did") } == ["didCancelTransitionTo C"])
    expectRest(stage)
  }
}
