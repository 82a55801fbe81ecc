import ContainerKit
import ContainerKitTesting
import ContainerTransitions
import Testing
import UIKit

@Suite("A shared element", .serialized) @MainActor struct SharedElementTests {
  @Test("moves as in the pictures, there and back", arguments: Situation.all)
  func pictures(_ situation: Situation) {
    let host = ElementStage(situation.transition(), situation.first, situation.second)
    expectRecorded(host.pictures(to: 1), "element-\(situation.name)")
    host.jump(to: 1)
    expectRecorded(host.pictures(to: 0), "element-\(situation.name)-back")
    #expect(host.faults == [])
  }

  @Test("flashes in no frame, and ends as without animation", arguments: Situation.all, Stage.CompletionOrder.allCases)
  func whole(_ situation: Situation, _ order: Stage.CompletionOrder) {
    let host = ElementStage(situation.transition(), order: order, situation.first, situation.second)
    let first = host.stage.image()
    host.jump(to: 1)
    let second = host.stage.image()
    host.select(0)
    host.stage.runToEnd()
    #expect(PictureDifference(first, host.stage.image()) == nil)
    host.select(1)
    host.stage.runToEnd()
    #expect(PictureDifference(second, host.stage.image()) == nil)
    #expect(host.faults == [])
  }

  @Test("leaves no trace when it is cancelled", arguments: Situation.all, Stage.CompletionOrder.allCases)
  func cancelled(_ situation: Situation, _ order: Stage.CompletionOrder) {
    let host = ElementStage(situation.transition(), order: order, situation.first, situation.second)
    let first = host.stage.image()
    for fraction in [0.2, 0.55, 0.9] as [CGFloat] {
      host.stage.drag(toPageAt: 1, progress: fraction)
      host.stage.cancelDrag()
      host.stage.runToEnd()
      #expect(PictureDifference(first, host.stage.image()) == nil)
      #expect(host.faults == [])
    }
  }
}

@Suite("A shared element in a situation that apps get into", .serialized) @MainActor struct ElementSituationTests {
  private static let small = CGRect(x: 12, y: 150, width: 44, height: 44)
  private static let large = CGRect(x: 0, y: 20, width: 160, height: 120)

  @Test("stays on its page below what that presents over itself", arguments: [false, true])
  func covered(_ completes: Bool) {
    let host = photoStage()
    let page = host.container.viewControllers[0]
    page.definesPresentationContext = true
    let cover = UIViewController()
    cover.view.backgroundColor = .systemYellow
    cover.modalPresentationStyle = .overCurrentContext
    page.present(cover, animated: false)
    host.stage.run(for: 0.1)
    host.stage.drag(toPageAt: 1, progress: completes ? 0.8 : 0.2)
    host.stage.lift()
    host.stage.runToEnd()
    #expect(host.container.selectedIndex == (completes ? 1 : 0))
    host.select(0)
    host.stage.runToEnd()
    #expect(host.faults == [])
  }

  private func photoStage(
    _ transition: PageTransition = .sharedElements, _ order: Stage.CompletionOrder = .afterFrame
  ) -> ElementStage {
    ElementStage(transition, order: order) {
      $0.addPhoto("photo", Self.small, radius: 12)
    } _: {
      $0.addPhoto("photo", Self.large)
    }
  }

  @Test("never gets another superview, and is hidden only while its copy flies")
  func superview() throws {
    let host = photoStage()
    host.stage.drag(toPageAt: 1, progress: 0.5)
    let (first, second) = (try #require(host.element("photo", on: 0)), try #require(host.element("photo", on: 1)))
    #expect(first.superview === host.container.viewControllers[0].view)
    #expect(second.superview === host.container.viewControllers[1].view)
    #expect(host.hidden == ["photo", "photo"])
    #expect([first, second].allSatisfy { !$0.isHidden && $0.alpha == 1 && $0.transform == .identity })
    host.stage.finishDrag()
    host.stage.runToEnd()
    #expect(host.faults == [])
  }

  @Test(
    "stays below what covers it until that has faded, also if it is further to the front on the other page",
    arguments: [true, false])
  func shaded(_ isOutgoing: Bool) {
    let host = ElementStage {
      for _ in 0..<10 { $0.addSubview(UIView()) }
      $0.addPhoto("photo", Self.large)
    } _: {
      $0.addPhoto("photo", Self.large)
      let shade = UIView(frame: Self.large)
      shade.backgroundColor = .black
      $0.addSubview(shade)
    }
    func brightness() -> Int {
      let image = host.stage.image()
      let pixel = image.pixel(x: image.width / 2, y: image.height / 4)
      return Int(pixel.r) + Int(pixel.g) + Int(pixel.b)
    }
    host.stage.settle()
    let photo = brightness()
    if isOutgoing { host.jump(to: 1) }
    // The shade fades in two fifths of the time.
    host.stage.drag(toPageAt: isOutgoing ? 0 : 1, progress: isOutgoing ? 0.1 : 0.9)
    #expect(abs(brightness() - photo / 4) < 12, "\(brightness()) of \(photo)")
    host.stage.cancelDrag()
    host.stage.runToEnd()
    #expect(host.faults == [])
  }

  @Test("is visible again at once when its cell is used for another element")
  func reusedCell() throws {
    let host = photoStage()
    host.stage.drag(toPageAt: 1, progress: 0.5)
    let cell = try #require(host.element("photo", on: 0))
    cell.containerTransitionID = "another"
    #expect(cell.mask == nil)
    #expect(host.hidden == ["photo"])
    cell.frame.origin.y += 60
    host.stage.finishDrag()
    host.stage.runToEnd()
    #expect(host.faults == [])
    // Its partner has none now, and the transition is that of the rest.
    host.select(0)
    host.stage.run(for: 0.1)
    #expect(host.hidden == [])
    host.stage.runToEnd()
    #expect(host.faults == [])
  }

  @Test("moves with its page if it has no partner")
  func missingPartner() {
    let host = ElementStage {
      $0.addPhoto("photo", Self.small)
    } _: {
      $0.addPhoto("other", Self.large)
    }
    host.stage.drag(toPageAt: 1, progress: 0.5)
    #expect(host.hidden == [])
    host.stage.finishDrag()
    host.stage.runToEnd()
    #expect(host.faults == [])
  }

  @Test(
    "moves with its page if its partner is not visible",
    arguments: [
      CGRect(x: 200, y: 0, width: 40, height: 40), CGRect(x: 0, y: -60, width: 40, height: 40),
      CGRect(x: 0, y: 0, width: 0, height: 40),
    ])
  func partnerOffScreen(_ frame: CGRect) {
    let host = ElementStage {
      $0.addPhoto("photo", Self.small)
    } _: {
      $0.addPhoto("photo", frame)
    }
    host.stage.drag(toPageAt: 1, progress: 0.5)
    #expect(host.hidden == [])
    host.stage.finishDrag()
    host.stage.runToEnd()
    #expect(host.faults == [])
  }

  @Test("moves with its page if something around its partner is hidden", arguments: [true, false])
  func partnerHidden(_ byAlpha: Bool) {
    let host = ElementStage {
      $0.addPhoto("photo", Self.small)
    } _: { page in
      let around = page.addBlock(nil, CGRect(x: 0, y: 0, width: 160, height: 160), .clear)
      around.addPhoto("photo", Self.large)
      if byAlpha { around.alpha = 0 } else { around.isHidden = true }
    }
    host.stage.drag(toPageAt: 1, progress: 0.5)
    #expect(host.hidden == [])
    host.stage.cancelDrag()
    host.stage.runToEnd()
    #expect(host.faults == [])
  }

  @Test("is the frontmost visible one of several with the same identifier")
  func duplicates() throws {
    let host = ElementStage {
      $0.addPhoto("photo", CGRect(x: 0, y: 0, width: 30, height: 30), 1)
      $0.addPhoto("photo", Self.small, 2)
      $0.addPhoto("photo", CGRect(x: 0, y: 600, width: 30, height: 30), 3)
    } _: {
      $0.addPhoto("photo", Self.large, 2)
    }
    host.stage.drag(toPageAt: 1, progress: 0.5)
    let masked = try #require(host.container.viewControllers[0].view).subviews.map { $0.mask != nil }
    #expect(masked == [false, true, false])
    host.stage.cancelDrag()
    host.stage.runToEnd()
    #expect(host.faults == [])
  }

  @Test("starts where it is in a scroll view that moves, which stops")
  func movingScrollView() throws {
    let host = ElementStage {
      let list = $0.add(UIScrollView(), nil, CGRect(x: 0, y: 0, width: 160, height: 200))
      list.contentSize = CGSize(width: 160, height: 2000)
      for number in 0..<20 {
        list.addPhoto("photo-\(number)", CGRect(x: 10, y: 10 + 90 * number, width: 80, height: 80), number)
      }
    } _: { page in
      page.addPhoto("photo-3", Self.large, 3)
    }
    let list = try #require(host.container.viewControllers[0].view.subviews.first as? UIScrollView)
    host.stage.drag(from: CGPoint(x: 80, y: 180), to: CGPoint(x: 80, y: 60), duration: 0.1)
    host.stage.run(for: 0.25)
    #expect(list.isDecelerating)
    host.select(1)
    let offset = list.contentOffset
    host.stage.run(for: 0.2)
    #expect(!list.isDecelerating && list.contentOffset == offset)
    #expect(host.hidden == ["photo-3", "photo-3"])
    host.stage.runToEnd()
    #expect(host.faults == [])
  }

  @Test("lets a list that bounces return to its start, and its transition turn back")
  func bouncingScrollView() throws {
    let host = ElementStage {
      let list = $0.add(UIScrollView(), nil, CGRect(x: 0, y: 0, width: 160, height: 200))
      list.contentSize = CGSize(width: 160, height: 2000)
      $0.addPhoto("photo", CGRect(x: 10, y: 210, width: 40, height: 40), 1)
    } _: { page in
      page.addPhoto("photo", Self.large, 3)
    }
    let list = try #require(host.container.viewControllers[0].view.subviews.first as? UIScrollView)
    host.stage.drag(from: CGPoint(x: 80, y: 60), to: CGPoint(x: 80, y: 180), duration: 0.1)
    host.stage.run(for: 0.12)
    let rest = -list.adjustedContentInset.top
    #expect(list.isDecelerating && list.contentOffset.y < rest)
    host.select(1)
    host.stage.run(for: 0.05)
    host.select(0)
    host.stage.runToEnd()
    host.stage.run(for: 1)
    #expect(list.contentOffset.y == rest)
    #expect(host.faults == [])
  }

  @Test("leaves nothing hidden, whatever ends its transition", arguments: End.allCases, Stage.CompletionOrder.allCases)
  func ends(_ end: End, _ order: Stage.CompletionOrder) {
    let host = photoStage(.sharedElements, order)
    host.select(1)
    host.stage.run(for: 0.15)
    #expect(host.hidden == ["photo", "photo"])
    let page = host.container.viewControllers[0]
    switch end {
    case .rotation: host.stage.resize(to: CGSize(width: 284, height: 160))
    case .background: host.stage.enterBackground()
    case .removal: host.container.viewControllers.remove(at: 0)
    case .selection: host.container.selectedIndex = 0
    case .opposite: host.select(0)
    case .window: host.stage.window.rootViewController = UIViewController()
    }
    host.stage.run(for: 0.2)
    if end == .background { host.stage.enterForeground() }
    host.stage.run(for: 1.5)
    #expect(host.hidden == [])
    #expect(page.view.subviews.allSatisfy { $0.mask == nil })
    #expect(host.stage.issues == [])
  }

  enum End: CaseIterable { case rotation, background, removal, selection, opposite, window }

  @Test("has a copy that is not empty if a transition begins when the last one ends")
  func backToBack() {
    // No live copies: these are pictures.
    let host = ElementStage {
      $0.addBlock("card", Self.small).addBlock(nil, CGRect(x: 4, y: 4, width: 20, height: 20), .white)
    } _: {
      $0.addBlock("card", Self.large).addBlock(nil, CGRect(x: 4, y: 4, width: 60, height: 60), .white)
    }
    host.jump(to: 1)
    let rest = host.stage.image()
    host.jump(to: 0)
    let goingBack = GoingBack()
    host.container.delegate = goingBack
    host.select(1)
    host.stage.run(until: { host.stage.now.transition?.to == "A" }, limit: 2)
    #expect(host.hidden == ["card", "card"])
    // The first frame shows what the page shows at rest.
    #expect(PictureDifference(rest, host.stage.image()) == nil)
    host.stage.runToEnd()
    #expect(host.faults == [])
  }

  private final class GoingBack: ContainerViewControllerDelegate {
    func containerViewController(
      _ container: ContainerViewController, didSelect viewController: UIViewController,
      source: ContainerSelectionSource
    ) {
      if viewController === container.viewControllers[1] {
        container.selectViewController(container.viewControllers[0], animated: true)
      }
    }
  }

  @Test("can be grabbed, turned round and dragged to the other side")
  func turned() {
    let host = photoStage()
    host.stage.drag(toPageAt: 1, progress: 0.6)
    #expect(host.hidden == ["photo", "photo"])
    host.stage.drag(toPageAt: 1, progress: 0.1)
    host.stage.lift()
    host.stage.runToEnd()
    #expect(host.container.selectedIndex == 0)
    #expect(host.faults == [])
  }

  @Test("fades with its page if the user prefers reduced motion")
  func reducedMotion() {
    let host = photoStage()
    host.stage.settings.isReduceMotionEnabled = true
    host.select(1)
    host.stage.run(for: 0.1)
    #expect(host.hidden == [])
    host.stage.runToEnd()
    #expect(host.faults == [])
  }
}
