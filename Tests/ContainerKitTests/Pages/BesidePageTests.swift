import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("A view that an app adds beside its page", .serialized) struct BesidePageTests {
  private func mark() -> UIView {
    let view = UIView(frame: CGRect(x: 20, y: 300, width: 50, height: 50))
    view.backgroundColor = .systemPink
    return view
  }

  @Test("stays until the app removes it, above the pages, whenever it was added", arguments: Contract.orders)
  func stays(_ order: Stage.CompletionOrder) {
    enum Moment: CaseIterable { case rest, willAppear, underWay, completion, didSelect }
    final class Page: UIViewController {
      var onWillAppear: (() -> Void)?
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        onWillAppear?()
      }
    }
    for moment in Moment.allCases {
      for interrupts in [false, true] {
        let pages = ["A", "B", "C"].map { Page().titled($0) }
        let stage = ContainerStage(
          viewControllers: pages, animator: interrupts ? ScriptedAnimator.removing() : nil,
          completions: order == .beforeFrame ? .beforeFrame : .afterFrame)
        let (container, mark) = (stage.container, mark())
        func add() { pages[0].view.superview?.addSubview(mark) }
        if moment == .rest { add() }
        if moment == .willAppear { pages[1].onWillAppear = { add() } }
        stage.schedule {
          container.selectViewController(pages[1], animated: true) { _ in
            if moment == .didSelect { container.pageArea.addSubview(mark) }
          }
          if moment == .completion {
            container.transitionCoordinator?.animate(alongsideTransition: nil) { $0.containerView.addSubview(mark) }
          }
        }
        stage.run(for: 0.1)
        if moment == .underWay { add() }
        if interrupts { container.selectedIndex = 2 }
        stage.settle()
        stage.run(for: 0.2)
        #expect(mark.superview === container.pageArea, "\(moment) \(interrupts)")
        #expect(container.pageArea.subviews.last === mark, "\(moment) \(interrupts)")
        #expect(container.pageArea.subviews.count == 2, "\(moment) \(interrupts)")
        #expect((container.pageArea.accessibilityElements ?? []).count == 2)
        stage.tearDown()
      }
    }
  }
}
