import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

@Suite("A page that sets another view in its last callbacks", .serialized) @MainActor struct ChangedViewTests {
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
    let stage = ContainerStage(["A", "B"], pages: { _ in Page() })
    let listener = Listener()
    stage.container.delegate = listener
    guard let page = stage.pages[1] as? Page else { return }
    let change = {
      page.onAppear = nil
      listener.onSelect = nil
      page.view = UIView(frame: page.view.frame)
    }
    if isInDelegate { listener.onSelect = change } else { page.onAppear = change }
    stage.container.selectViewController(page, animated: isAnimated)
    stage.watchForFlashes()
    stage.run(for: 1.5)
    #expect(stage.pageArea.subviews == [page.view] && page.view.frame == stage.pageArea.bounds)
    #expect(stage.faults == [])
    stage.container.selectedIndex = 0
    stage.run(for: 0.1)
    #expect(stage.pageArea.subviews == [stage.pages[0].view])
  }

  @Test("leaves no view behind if the container is not on screen then", arguments: [0, 1])
  func hidden(_ last: Int) {
    let stage = ContainerStage(["A", "B"])
    let listener = Listener()
    stage.container.delegate = listener
    stage.window.rootViewController = UIViewController()
    let page = stage.pages[1]
    listener.onSelect = {
      listener.onSelect = nil
      page.view = UIView(frame: page.view.frame)
    }
    stage.container.selectedIndex = 1
    stage.container.selectedIndex = last
    stage.window.rootViewController = stage.container
    #expect(stage.pageArea.subviews == [stage.pages[last].view])
    stage.run(for: 0.1)
    #expect(stage.faults == [])
  }
}
