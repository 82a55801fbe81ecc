import ContainerKitTesting
import Stage
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("The selected page, removed with an animation", .serialized) struct RemovedSelectionTests {
  private func stage(selected: Int = 0) -> ContainerStage {
    let pages = ["A", "B", "C"].enumerated().map { SolidPage(title: $1, number: $0) }
    for page in pages { page.restorationIdentifier = page.title }
    let stage = ContainerStage(viewControllers: pages)
    stage.container.selectedIndex = selected
    stage.removeAllCalls()
    return stage
  }

  /// The selection according to the container, its bar, VoiceOver and restoration.
  private func selection(_ container: ContainerViewController) -> [String] {
    let state = container.selectionState.values.first as? String
    let shown = container.barSelection(during: container.transitionProgress)
    let spoken = container.pageArea.accessibilityElements?.first as? UIView
    return [
      container.selectedViewController?.title ?? "nil", "\(container.selectedIndex)",
      "\(shown.selectedIndex ?? -1)", "\(shown.incomingIndex ?? -1)", state ?? "nil",
      container.viewControllers.first { $0.viewIfLoaded === spoken }?.title ?? "nil", container.spokenPosition ?? "nil",
    ]
  }

  @Test("is replaced at once by the page that will be shown, in everything that the container says")
  func atOnce() {
    for (selected, name, index) in [(0, "B", 0), (1, "C", 1), (2, "B", 1)] {
      let stage = stage(selected: selected)
      let container = stage.container
      let expected = [name, "\(index)", "\(index)", "-1", name, name, "\(name), page \(index + 1) of 2"]
      var seen: [[String]] = []
      stage.schedule {
        container.setViewControllers(
          container.viewControllers.enumerated().filter { $0.offset != selected }.map(\.element), animated: true)
        seen.append(selection(container))
      }
      stage.onFrame = { _ in seen.append(selection(container)) }
      stage.run(for: 0.2)
      #expect(container.transitionProgress != nil && !stage.calls.contains { $0.name == "didSelect" })
      stage.settle()
      stage.onFrame = nil
      #expect(Set(seen) == [expected])
      #expect(stage.calls.filter { $0.name == "didSelect" }.map(\.subject) == [name] && stage.faults == [])
    }
  }

  @Test("is replaced at once in a callback, too, before the change is made")
  func inCallback() {
    let stage = stage()
    let container = stage.container
    var seen: [[String]] = []
    stage.onCall { call in
      guard call.description == "viewWillAppear B", seen.isEmpty else { return }
      container.setViewControllers(Array(container.viewControllers.dropFirst()), animated: true)
      seen.append([container.selectedViewController?.title ?? "nil", "\(container.selectedIndex)"])
    }
    stage.schedule { container.selectViewController(container.viewControllers[1], animated: true) }
    stage.run(for: 1)
    stage.settle()
    #expect(seen == [["B", "0"]] && container.selectedIndex == 0 && stage.faults == [])
  }

  @Test("can be held by a finger on its way out, not taken back")
  func held() {
    let stage = stage()
    let container = stage.container
    stage.schedule { container.setViewControllers(Array(container.viewControllers.dropFirst()), animated: true) }
    stage.run(for: 0.1)
    stage.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 300, y: 400), duration: 0.2, hold: 0.2)
    stage.run(for: 0.15)
    #expect(container.transitionProgress?.isInteractive == true && container.selectedIndex == 0)
    stage.settle()
    #expect(container.selectedViewController?.title == "B" && stage.faults == [])
  }
}
