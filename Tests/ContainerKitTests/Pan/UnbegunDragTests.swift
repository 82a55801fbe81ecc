import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit

@MainActor @Suite("A drag whose transition cannot begin", .serialized) struct UnbegunDragTests {
  /// An act of the delegate before it allows a page.
  enum Act: CaseIterable {
    case presenting, presentingAnimated, hiding

    @MainActor func perform(_ rig: Rig) {
      switch self {
      case .presenting, .presentingAnimated:
        let cover = UIViewController()
        cover.modalPresentationStyle = .fullScreen
        rig.container.present(cover, animated: self == .presentingAnimated)
      case .hiding: rig.stage.window.isHidden = true
      }
    }
  }

  /// Moves a finger through x positions, one in each frame, and lifts it.
  private func drag(_ rig: Rig, _ positions: [CGFloat]) {
    rig.stage.touch(.began, at: CGPoint(x: positions[0], y: 300))
    rig.stage.frame()
    for x in positions.dropFirst() {
      rig.stage.touch(.moved, at: CGPoint(x: x, y: 300))
      rig.stage.frame()
    }
    rig.stage.touch(.ended, at: CGPoint(x: positions.last!, y: 300), time: rig.stage.nextTime + 0.3)
    rig.stage.run(for: 2)
  }

  private func perform(_ act: Act, at page: String, _ rig: Rig) {
    rig.calls = []
    rig.stage.recorder.onCall = { [weak rig] call in
      rig?.calls.append(call.description)
      if call.description == "shouldSelect \(page)", let rig { act.perform(rig) }
    }
  }

  private func expectRest(_ rig: Rig) {
    rig.stage.window.isHidden = false
    rig.container.dismiss(animated: false)
    rig.stage.run(for: 1)
    #expect(!rig.stage.isInTransition)
    #expect(rig.container.selectedIndex == 1)
    #expect(rig.container.pan.overscrollOffset == 0)
    #expect(rig.faults == [])
  }

  @Test("rests because of what the delegate does when it is asked first", arguments: Act.allCases)
  func first(_ act: Act) {
    let rig = Rig()
    rig.container.selectedIndex = 1
    perform(act, at: "C", rig)
    drag(rig, [300, 280, 250, 200, 150, 100])
    #expect(!rig.calls.contains { $0.hasPrefix("willSelect") || $0.hasPrefix("startInteractive") })
    expectRest(rig)
  }

  @Test("rests because of what the delegate does when it is asked on the way", arguments: Act.allCases)
  func onTheWay(_ act: Act) {
    let rig = Rig(["A", "B"])
    rig.container.selectedIndex = 1
    perform(act, at: "A", rig)
    drag(rig, [200, 180, 150, 100, 190, 250, 300, 150, 250])
    #expect(rig.calls.contains("shouldSelect A"))
    #expect(!rig.calls.contains { $0.hasPrefix("willSelect") || $0.hasPrefix("startInteractive") })
    expectRest(rig)
  }

  @Test("back through its start rests because of what the delegate does", arguments: Act.allCases)
  func turned(_ act: Act) {
    let rig = Rig()
    rig.container.selectedIndex = 1
    perform(act, at: "A", rig)
    drag(rig, [200, 180, 150, 100, 190, 250, 300, 150, 250])
    #expect(rig.calls.filter { $0.hasPrefix("shouldSelect") } == ["shouldSelect C", "shouldSelect A"])
    #expect(rig.calls.filter { $0.hasPrefix("did") } == ["didCancelTransitionTo C"])
    expectRest(rig)
  }
}
