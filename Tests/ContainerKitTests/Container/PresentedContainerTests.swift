import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("A container that is presented", .serialized) struct PresentedContainerTests {
  private typealias Kit = Neighbors

  nonisolated static let styles: [UIModalPresentationStyle] = [.fullScreen, .overFullScreen, .custom]

  private let container = Neighbors.container(Neighbors.pages("A", "B", "C"))
  private let sliding = SlidingPresentation()

  /// Makes a page R that presents the container.
  private func kit(_ style: UIModalPresentationStyle, _ order: Stage.CompletionOrder) -> Kit {
    let kit = Kit(Kit.page("R"), order)
    container.modalPresentationStyle = style
    container.transitioningDelegate = sliding
    kit.root.present(container, animated: true)
    return kit
  }

  @Test("appears and disappears with its page", arguments: styles, Contract.orders)
  func whole(_ style: UIModalPresentationStyle, _ order: Stage.CompletionOrder) {
    let kit = kit(style, order)
    kit.stage.run(for: 0.2)
    let page = container.viewControllers[0]
    #expect(page.transitionCoordinator != nil && page.transitionCoordinator === container.transitionCoordinator)
    kit.stage.settle()
    let covers = style == .fullScreen
    #expect(
      kit.appearance() == (covers ? ["viewWillDisappear R"] : []) + [
        "viewWillAppear container", "viewWillAppear A", "viewDidAppear container", "viewDidAppear A",
      ] + (covers ? ["viewDidDisappear R"] : []))
    #expect(page.presentingViewController === kit.root && kit.faults == [])
    kit.swipe(from: 380, by: -300)
    #expect(container.selectedIndex == 1 && kit.faults == [])
    _ = kit.appearance()
    container.dismiss(animated: true)
    kit.stage.settle()
    #expect(
      kit.appearance() == ["viewWillDisappear container", "viewWillDisappear B"] + (covers ? ["viewWillAppear R"] : [])
        + (covers ? ["viewDidAppear R"] : []) + ["viewDidDisappear container", "viewDidDisappear B"])
    #expect(kit.seen == ["R"] && kit.faults == [])
  }

  @Test(
    "ends its transition when it is dismissed interactively, even if that is cancelled", arguments: [true, false],
    styles)
  func swiped(_ finishes: Bool, _ style: UIModalPresentationStyle) {
    for order in Contract.orders {
      let container = Kit.container(Neighbors.pages("A", "B", "C"))
      let kit = Kit(Kit.page("R"), order)
      container.modalPresentationStyle = style
      container.transitioningDelegate = sliding
      kit.root.present(container, animated: true)
      kit.stage.settle()
      container.selectViewController(container.viewControllers[1], animated: true, completion: nil)
      kit.stage.run(for: 0.2)
      _ = kit.appearance()
      let percent = UIPercentDrivenInteractiveTransition()
      sliding.interaction = percent
      container.dismiss(animated: true)
      kit.stage.frame()
      percent.update(0.4)
      kit.stage.run(for: 0.1)
      #expect(container.transition == nil && container.selectedIndex == 1)
      #expect(abs(kit.stage.presentation(of: container.view).frame.minY - 844 * 0.4) < 0.01)
      // A finger on it has no effect meanwhile.
      kit.drag(from: 380, by: -200, y: 600)
      #expect(container.transition == nil)
      kit.lift(at: 180, y: 600, settling: false)
      if finishes { percent.finish() } else { percent.cancel() }
      kit.stage.settle()
      let covers = style == .fullScreen
      let began =
        ["viewWillDisappear container", "viewDidDisappear A", "viewDidAppear B", "viewWillDisappear B"]
        + (covers ? ["viewWillAppear R"] : [])
      let ended =
        finishes
        ? (covers ? ["viewDidAppear R"] : []) + ["viewDidDisappear container", "viewDidDisappear B"]
        : ["viewWillAppear container", "viewWillAppear B"] + (covers ? ["viewWillDisappear R"] : [])
          + ["viewDidAppear container", "viewDidAppear B"] + (covers ? ["viewDidDisappear R"] : [])
      #expect(kit.appearance() == began + ended, "\(order)")
      #expect(kit.faults == [], "\(order)")
      guard !finishes else { continue }
      kit.swipe(from: 380, by: -300)
      #expect(container.selectedIndex == 2 && kit.faults == [], "\(order)")
    }
  }

  @Test(
    "presents from a page while a finger drives the transition: the transition is cancelled", arguments: Contract.orders
  )
  func presents(_ order: Stage.CompletionOrder) {
    let kit = Kit(container, order)
    kit.drag(from: 380, by: -200)
    _ = kit.appearance()
    let modal = Kit.page("M")
    modal.modalPresentationStyle = .fullScreen
    container.viewControllers[1].present(modal, animated: true)
    kit.stage.run(for: 0.1)
    kit.stage.touch(.moved, at: CGPoint(x: 20, y: 400))
    kit.lift(at: 20)
    #expect(container.transition == nil && container.selectedIndex == 0)
    #expect(kit.seen == ["M"] && kit.faults == [])
    container.dismiss(animated: true)
    kit.stage.settle()
    #expect(kit.seen == ["A", "container"] && kit.faults == [])
  }
}
