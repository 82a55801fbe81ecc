import Stage
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit

@Suite("A page that sets another view in its last callbacks", .serialized) @MainActor
struct ChangedViewTests {
  private final class Page: UIViewController {
    var onAppear: (() -> Void)?

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      onAppear?()
    }
  }

  private final class Listener: ContainerViewControllerDelegate {
    var onSelect: (() -> Void)?

    func containerViewController(
      _ container: ContainerViewController, didSelect viewController: UIViewController, source: ContainerSelectionSource
    ) { onSelect?() }
  }

  @Test("is shown with that view alone, at once", arguments: [true, false], [true, false])
  func alone(_ isInDelegate: Bool, _ isAnimated: Bool) {
    let rig = Rig(["A", "B"], pages: { _ in Page() })
    let listener = Listener()
    rig.container.delegate = listener
    guard let page = rig.page(1) as? Page else { return }
    let change = {
      page.onAppear = nil
      listener.onSelect = nil
      page.view = UIView(frame: page.view.frame)
    }
    if isInDelegate { listener.onSelect = change } else { page.onAppear = change }
    rig.container.selectViewController(page, animated: isAnimated)
    rig.stage.watchForFlashes()
    rig.stage.run(for: 1.5)
    #expect(rig.pageArea.subviews == [page.view] && page.view.frame == rig.pageArea.bounds)
    #expect(rig.faults == [])
    rig.container.selectedIndex = 0
    rig.stage.run(for: 0.1)
    #expect(rig.pageArea.subviews == [rig.page(0).view])
  }

  @Test("leaves no view behind if the container is not on screen then", arguments: [0, 1])
  func hidden(_ last: Int) {
    let rig = Rig(["A", "B"])
    let listener = Listener()
    rig.container.delegate = listener
    rig.stage.window.rootViewController = UIViewController()
    let page = rig.page(1)
    listener.onSelect = {
      listener.onSelect = nil
      page.view = UIView(frame: page.view.frame)
    }
    rig.container.selectedIndex = 1
    rig.container.selectedIndex = last
    rig.stage.window.rootViewController = rig.container
    #expect(rig.pageArea.subviews == [rig.page(last).view])
    rig.stage.run(for: 0.1)
    #expect(rig.faults == [])
  }
}
