import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit

/// The selection changes after the `willSelect` and before the `didSelect` of the page concerned.
@MainActor @Suite("The selected index in the delegate's calls", .serialized) struct SelectionOrderTests {
  private func listen(_ rig: Rig) -> () -> [String] {
    final class Lines { var all: [String] = [] }
    let lines = Lines()
    let deputy = RecordingDelegate()
    deputy.animator = LateTrials.tidySlide()
    // The container does not retain its delegate.
    rig.container.delegate = deputy
    let note = { [unowned container = rig.container] (name: String, page: UIViewController) in
      _ = deputy
      lines.all.append("\(name) \(page.title ?? "?") at \(container.selectedIndex)")
    }
    deputy.onWillSelect = { note("will", $0) }
    deputy.onDidSelect = { note("did", $0) }
    deputy.onDidCancel = { note("cancel", $0) }
    return { lines.all }
  }

  @Test("is the old one in an unanimated willSelect")
  func unanimated() {
    let rig = Rig()
    let lines = listen(rig)
    rig.container.selectedIndex = 1
    rig.container.selectViewController(rig.page(2), animated: false)
    #expect(lines() == ["will B at 0", "did B at 1", "will C at 1", "did C at 2"])
    #expect(rig.faults == [])
  }

  @Test("is the first transition's in its didSelect if an unanimated selection ends it")
  func ended() {
    let rig = Rig()
    let lines = listen(rig)
    rig.container.selectViewController(rig.page(1), animated: true)
    rig.stage.run(for: 0.2)
    rig.container.selectViewController(rig.page(2), animated: false)
    #expect(lines() == ["will B at 0", "did B at 1", "will C at 1", "did C at 2"])
    rig.finish()
    #expect(rig.faults == [])
  }

  @Test("is the resting page's in didCancel if an unanimated selection cancels an interactive transition")
  func cancelled() {
    let rig = Rig()
    let lines = listen(rig)
    rig.drag(by: -150, release: false)
    rig.stage.run(for: 0.4)
    rig.container.selectViewController(rig.page(2), animated: false)
    #expect(lines() == ["will B at 0", "cancel B at 0", "will C at 0", "did C at 2"])
    rig.stage.touch(.cancelled, at: CGPoint(x: 230, y: 300))
    rig.finish()
    #expect(rig.faults == [])
  }
}
