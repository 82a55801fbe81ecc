import ContainerKit
import ContainerKitTesting
import ContainerTransitions
import Testing
import UIKit

/// Changes everything on both pages that is restored.
private struct Changing: PageTransitionPart {
  func prepare(_ pages: TransitionPages) {
    for page in [pages.from, pages.to] {
      pages.setAnchor(CGPoint(x: 0, y: 1), of: page)
      (page.isHidden, page.clipsToBounds, page.mask) = (true, true, UIView(frame: page.bounds))
      (page.layer.zPosition, page.layer.isDoubleSided, page.layer.cornerRadius) = (2, false, 9)
    }
    pages.animate {
      for page in [pages.from, pages.to] { (page.transform, page.alpha) = (CGAffineTransform(rotationAngle: 1), 0.5) }
    }
  }
}

@Suite("What a part of a page transition changes on the pages", .serialized) @MainActor struct RestoredPageTests {
  private static let transition = PageTransition(duration: 0.3, timing: .linear, Changing())

  /// Returns what differs from the pages' looks, but for the superviews: a page that is not shown has none.
  private func changes(_ pages: [UIViewController], since looks: [ViewAppearance]) -> [String] {
    zip(pages, looks).flatMap { page, look in
      ViewAppearance(of: page.view).differences(from: look).filter { $0 != "superview" }
    }
  }

  @Test("is restored in UIKit's controllers, whether it completes or is cancelled", arguments: LineApp.Kind.allCases)
  func controllers(_ kind: LineApp.Kind) {
    let app = LineApp(kind, style: { _ in Self.transition })
    app.goForward()
    app.settle()
    #expect(!app.pages.contains { $0.view.isHidden || $0.view.layer.cornerRadius != 0 || $0.view.mask != nil })
    // Both pages have their size by now.
    let looks = app.pages.map { ViewAppearance(of: $0.view) }
    app.begin()
    app.move(by: 0.2)
    #expect(app.pages[1].view.isHidden)
    app.lift()
    app.settle()
    #expect(changes(app.pages, since: looks) == [])
    #expect(app.isForward)
    app.goBack()
    app.settle()
    #expect(changes(app.pages, since: looks) == [])
    #expect(!app.isForward)
    #expect(looks.count == 2 && !app.pages.contains { $0.view.isHidden } && app.stage.issues == [])
  }

  @Test("is restored in a container, whether it completes or is cancelled")
  func container() {
    let pages = TilePage.pair()
    let container = ContainerViewController(viewControllers: pages)
    container.pageTransition = Self.transition
    let stage = ContainerStage(container: container, size: Strip.size, scale: Strip.scale)
    container.selectedIndex = 1
    stage.runToEnd()
    let looks = pages.map { ViewAppearance(of: $0.view) }
    stage.drag(toPageAt: 0, progress: 0.3)
    #expect(pages[1].view.isHidden)
    stage.cancelDrag()
    stage.runToEnd()
    #expect(container.selectedIndex == 1 && changes(pages, since: looks) == [])
    stage.drag(toPageAt: 0, progress: 0.6)
    stage.finishDrag()
    stage.runToEnd()
    #expect(container.selectedIndex == 0 && changes(pages, since: looks) == [])
    #expect(!pages.contains { $0.view.isHidden } && stage.issues == [])
  }
}
