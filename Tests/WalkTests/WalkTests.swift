@_spi(Recording) import ContainerKit
import ContainerKitTesting
import Testing
import UIKit

/// The walks of `Scripts/walks`, which runs each test in a process of its own, with coverage, and counts what
/// `Walk.play(_:)` runs.
@MainActor @Suite("A walk through the products", .serialized) struct WalkTests {
  @Test("of a touch in a drag moves the page and the color of its tab in one frame")
  func touch() {
    let walk = WalkStage()
    let (page, bar) = (walk.container.viewControllers[1], walk.container.tabBar)
    walk.drag(to: 220)
    let (left, color) = (walk.left(of: page), bar.shownColor(at: 1))
    Walk.play { walk.touch(.moved, x: 200) }
    #expect(abs(walk.left(of: page) - (left - 20)) < 0.01)
    #expect(bar.shownColor(at: 1) != color)
    #expect(walk.delegate.calls.last == "transitionDidUpdate")
  }

  @Test("of a cancelled drag ends with the last call of the delegate")
  func cancelledDrag() {
    let walk = WalkStage()
    walk.drag(to: 300)
    walk.delegate.calls = []
    Walk.play {
      walk.touch(.ended, x: 300)
      walk.stage.run(until: { walk.delegate.calls.last == "didCancelTransitionTo B" })
    }
    #expect(Set(walk.delegate.calls) == ["transitionDidUpdate", "didCancelTransitionTo B"])
    #expect(walk.container.selectedIndex == 0 && walk.container.transitionSnapshot == nil)
  }

  @Test("of selectViewController ends with the completion")
  func selection() {
    let walk = WalkStage()
    let page = walk.container.viewControllers[1]
    var outcome: ContainerSelectionOutcome?
    Walk.play {
      walk.container.selectViewController(page, animated: true) { outcome = $0 }
      walk.stage.run(until: { outcome != nil })
    }
    #expect(outcome == .selected && walk.container.selectedViewController === page)
    #expect(walk.delegate.calls.first == "willSelect B" && walk.delegate.calls.last == "didSelect B")
  }

  @Test("of viewControllers in the middle of a transition between other pages leaves the transition running")
  func children() {
    let walk = WalkStage()
    let (pages, added) = (walk.container.viewControllers, WalkStage.page("D"))
    walk.container.selectViewController(pages[1], animated: true)
    walk.stage.run(for: 0.15)
    Walk.play { walk.container.viewControllers = [pages[0], pages[1], added] }
    #expect(walk.container.viewControllers == [pages[0], pages[1], added])
    #expect(pages[2].parent == nil && added.parent === walk.container)
    #expect(walk.container.transitionSnapshot?.to === pages[1])
  }

  @Test("of the cube goes from the animator's creation to its animations")
  func cube() throws {
    let walk = WalkStage()
    let (cube, page) = (WalkedCube(), walk.container.viewControllers[1])
    walk.container.pageTransition = cube
    walk.container.selectViewController(page, animated: true)
    #expect(page.view.layer.animationKeys()?.isEmpty == false)
    walk.stage.settle()
    #expect(walk.container.selectedIndex == 1)
  }

  @Test("of a page's scroll moves the tabs below a header")
  func header() {
    let (page, list, header) = (WalkStage.page("A"), UIScrollView(), UIView())
    list.contentSize.height = 3000
    page.view = list
    header.heightAnchor.constraint(equalToConstant: 200).isActive = true
    let container = ContainerViewController(viewControllers: [page, WalkStage.page("B")])
    let controller = ContainerHeaderViewController(headerView: header, container: container)
    controller.minimumHeaderHeight = 44
    let stage = Stage(rootViewController: controller)
    stage.settle()
    let top = stage.presentation(of: container.tabBar).frame.minY
    Walk.play {
      list.contentOffset.y += 30
      stage.frame()
    }
    #expect(stage.presentation(of: container.tabBar).frame.minY == top - 30)
  }

  @Test("of a finger to the next page of a source ends with the moving page")
  func sourcePage() throws {
    let (container, source) = (ContainerViewController(), WalkSource())
    let pages = container.setPages(from: source, selected: 0, animated: false)
    let walk = WalkStage(container)
    #expect(Set(source.pages.keys) == [0])
    Walk.play {
      walk.touch(.began, x: 370)
      for x: CGFloat in [358, 346, 334, 322] { walk.touch(.moved, x: x) }
    }
    let page = try #require(source.pages[1])
    #expect(walk.left(of: page) < 390 && container.transitionSnapshot?.to === page)
    #expect(pages.selectedIdentifier == 0)
  }
}
