import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

/// The selection changes after the `willSelect` and before the `didSelect` of the page concerned.
@MainActor @Suite("The selected index in the delegate's calls", .serialized) struct SelectionOrderTests {
  private func listen(_ stage: ContainerStage) -> () -> [String] {
    final class Lines { var all: [String] = [] }
    let lines = Lines()
    let deputy = stage.delegate
    deputy.animator = ScriptedAnimator.tidySlide()
    let note = { [unowned container = stage.container] (name: String, page: UIViewController) in
      lines.all.append("\(name) \(page.title ?? "?") at \(container.selectedIndex)")
    }
    deputy.onWillSelect = { note("will", $0) }
    deputy.onDidSelect = { note("did", $0) }
    deputy.onDidCancelTransition = { note("cancel", $0) }
    return { lines.all }
  }

  @Test("is the old one in an unanimated willSelect")
  func unanimated() {
    let stage = ContainerStage()
    let lines = listen(stage)
    stage.container.selectedIndex = 1
    stage.container.selectViewController(stage.pages[2], animated: false)
    #expect(lines() == ["will B at 0", "did B at 1", "will C at 1", "did C at 2"])
    #expect(stage.faults == [])
  }

  @Test("is the first transition's in its didSelect if an unanimated selection ends it")
  func ended() {
    let stage = ContainerStage()
    let lines = listen(stage)
    stage.container.selectViewController(stage.pages[1], animated: true)
    stage.run(for: 0.2)
    stage.container.selectViewController(stage.pages[2], animated: false)
    #expect(lines() == ["will B at 0", "did B at 1", "will C at 1", "did C at 2"])
    stage.finish()
    #expect(stage.faults == [])
  }

  @Test("is the resting page's in didCancel if an unanimated selection cancels an interactive transition")
  func cancelled() {
    let stage = ContainerStage()
    let lines = listen(stage)
    stage.drag(by: -150, release: false)
    stage.run(for: 0.4)
    stage.container.selectViewController(stage.pages[2], animated: false)
    #expect(lines() == ["will B at 0", "cancel B at 0", "will C at 0", "did C at 2"])
    stage.touch(.cancelled, at: CGPoint(x: 230, y: 300))
    stage.finish()
    #expect(stage.faults == [])
  }
}
