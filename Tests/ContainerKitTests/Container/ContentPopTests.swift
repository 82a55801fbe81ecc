import ContainerKitTesting
import Stage
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("A navigation controller that pops from anywhere, and a container", .serialized)
struct ContentPopTests {
  private typealias Kit = Neighbors

  private let navigation = Neighbors.navigation("N", Neighbors.page("R"), Neighbors.page("P"))

  /// Adds the recognizer, which gets touches after the container's pan.
  private func addContentPop() {
    navigation.addContentPop()
    let late = LateFailure()
    navigation.view.addGestureRecognizer(late)
    navigation.interactiveContentPopGestureRecognizer?.require(toFail: late)
  }

  private var isPopping: Bool { navigation.interactiveContentPopGestureRecognizer?.state == .changed }

  /// Makes three pages with the navigation controller as the middle one, or inside it.
  private func paged(isInside: Bool = false, isMirrored: Bool = false) -> (Kit, ContainerViewController) {
    let middle: UIViewController = isInside ? Kit.page("M") : navigation
    if isInside {
      middle.addChild(navigation)
      navigation.view.frame = middle.view.bounds
      middle.view.addSubview(navigation.view)
      navigation.didMove(toParent: middle)
    }
    let container = Kit.container([Kit.page("A"), middle, Kit.page("B")])
    container.selectedIndex = 1
    addContentPop()
    return (Kit(container, isMirrored: isMirrored), container)
  }

  @Test(
    "as a page or inside one, it pops as long as it can, and then the page is dragged",
    arguments: [(false, false), (true, false), (false, true)])
  func page(_ row: (isInside: Bool, isMirrored: Bool)) {
    let (kit, container) = paged(isInside: row.isInside, isMirrored: row.isMirrored)
    let (x, side): (CGFloat, CGFloat) = row.isMirrored ? (330, -1) : (60, 1)
    kit.drag(from: x, by: 260 * side)
    #expect(isPopping && container.transition == nil)
    kit.lift(at: x + 260 * side)
    #expect(navigation.viewControllers.count == 1 && container.selectedIndex == 1 && kit.faults == [])
    kit.drag(from: x, by: 260 * side)
    #expect(container.transition?.to === container.viewControllers[0])
    kit.lift(at: x + 260 * side)
    #expect(container.selectedIndex == 0 && kit.faults == [])
  }

  @Test("the other direction drags the container's pages", arguments: [false, true])
  func forward(_ isMirrored: Bool) {
    let (kit, container) = paged(isMirrored: isMirrored)
    let (x, side): (CGFloat, CGFloat) = isMirrored ? (60, 1) : (330, -1)
    kit.drag(from: x, by: 260 * side)
    #expect(!isPopping && container.transition?.to === container.viewControllers[2])
    kit.lift(at: x + 260 * side)
    #expect(container.selectedIndex == 2 && navigation.viewControllers.count == 2 && kit.faults == [])
  }

  @Test(
    "the container does not wait for an impossible pop: forward, or with nothing to pop",
    arguments: [-1, 1] as [CGFloat])
  func impossible(_ side: CGFloat) {
    if side > 0 { navigation.viewControllers.removeLast() }
    let (kit, container) = paged()
    // The recognizer neither begins nor fails.
    (navigation.interactiveContentPopGestureRecognizer as? UIPanGestureRecognizer)?.minimumNumberOfTouches = 2
    kit.drag(from: 195, by: 180 * side)
    #expect(container.transition?.to === container.viewControllers[side < 0 ? 2 : 0])
    kit.lift(at: 195)
    #expect(container.selectedIndex == 1 && kit.faults == [])
  }

  @Test("if it refuses to pop or is disabled, the container gets the drag", arguments: [false, true])
  func refused(_ isDisabled: Bool) {
    let (kit, container) = paged()
    if isDisabled {
      navigation.interactiveContentPopGestureRecognizer?.isEnabled = false
    } else {
      navigation.viewControllers[1].navigationItem.hidesBackButton = true
    }
    kit.drag(from: 60, by: 260)
    #expect(!isPopping && container.transition?.to === container.viewControllers[0])
    kit.lift(at: 320)
    #expect(container.selectedIndex == 0 && navigation.viewControllers.count == 2 && kit.faults == [])
  }

  /// Makes a container of three pages that is pushed on a root page.
  private func pushed() -> (Kit, ContainerViewController) {
    let container = Kit.container(Kit.pages("A", "B", "C"))
    navigation.viewControllers = [Kit.page("R"), container]
    addContentPop()
    return (Kit(navigation), container)
  }

  @Test(
    "with a container pushed: it pops from any of the pages, and the container gets the drag forward",
    arguments: [0, 1])
  func around(_ index: Int) {
    let (kit, container) = pushed()
    container.selectedIndex = index
    kit.stage.settle()
    kit.drag(from: 330, by: -260)
    #expect(!isPopping && container.transition?.to === container.viewControllers[index + 1])
    kit.lift(at: 300)
    #expect(container.selectedIndex == index)
    kit.drag(from: 60, by: 260)
    #expect(isPopping && container.transition == nil && container.pan.overscrollOffset == 0)
    kit.lift(at: 320)
    #expect(navigation.viewControllers.count == 1 && kit.faults == [])
  }

  @Test("an app can let a pushed container go back to its first page before it is popped")
  func overruled() {
    let (kit, container) = pushed()
    let deputy = StageDelegate()
    container.delegate = deputy
    let pop = navigation.interactiveContentPopGestureRecognizer
    deputy.panPrecedence = { [unowned container] in
      $0 === pop && container.selectedIndex != 0 ? .precedes : .automatic
    }
    container.selectedIndex = 1
    kit.stage.settle()
    kit.drag(from: 60, by: 260)
    #expect(!isPopping && container.transition?.to === container.viewControllers[0])
    kit.lift(at: 320)
    #expect(container.selectedIndex == 0 && navigation.viewControllers.count == 2)
    kit.swipe(from: 60, by: 260)
    #expect(navigation.viewControllers.count == 1 && kit.faults == [])
  }

  @Test("a finger that goes down while pages move grabs them", arguments: [false, true])
  func moving(_ isPushed: Bool) {
    let (kit, container) = isPushed ? pushed() : paged()
    container.selectViewController(container.viewControllers[isPushed ? 1 : 2], animated: true, completion: nil)
    kit.stage.run(for: 0.2)
    kit.drag(from: 100, by: 150)
    #expect(container.transition?.isInteractive == true && !isPopping)
    kit.lift(at: 250)
    #expect(navigation.viewControllers.count == 2 && kit.faults == [])
  }
}
