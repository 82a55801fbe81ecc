import ContainerKitTesting
import ContainerTransitions
import Testing
import UIKit

@Suite("The presentation of one line", .serialized) @MainActor struct ModalLineTests {
  /// A page that presents another one.
  @MainActor private final class App {
    let below = UIViewController()
    let page = UIViewController()
    let stage: Stage

    init(_ transition: PageTransition = .cover(from: .bottom), _ prepare: (UIViewController) -> Void = { _ in }) {
      below.view.backgroundColor = .blue
      page.view.backgroundColor = .orange
      page.modalPageTransition = transition
      prepare(page)
      stage = Stage(rootViewController: below)
      stage.settle()
      stage.watchForFlashes()
    }

    func present(animated: Bool = true) {
      below.present(page, animated: animated)
      stage.settle()
    }

    func drag(by distance: CGPoint, from start: CGPoint = CGPoint(x: 195, y: 300)) {
      var point = start
      stage.touch(.began, at: point)
      stage.frame()
      let length = max(abs(distance.x), abs(distance.y))
      for part in [CGPoint(x: distance.x / length * 12, y: distance.y / length * 12), distance] {
        point = CGPoint(x: point.x + part.x, y: point.y + part.y)
        stage.touch(.moved, at: point)
        for _ in 0..<2 { stage.frame() }
      }
      stage.run(for: 0.3)
      stage.touch(.ended, at: point)
      stage.settle()
      for _ in 0..<4 { stage.frame() }
    }

    var faults: [String] { stage.flashes + stage.issues.map { "\($0)" } }
    var isPresented: Bool { below.presentedViewController != nil }
  }

  @Test("is dismissed by a finger toward the edge from which the page came")
  func edges() {
    let distances: [PageTransition.Edge: CGPoint] = [
      .top: CGPoint(x: 0, y: -500), .bottom: CGPoint(x: 0, y: 500), .leading: CGPoint(x: -300, y: 0),
      .trailing: CGPoint(x: 300, y: 0),
    ]
    for edge in PageTransition.Edge.allCases {
      let app = App(.cover(from: edge))
      app.present()
      for other in PageTransition.Edge.allCases where other != edge {
        app.drag(by: distances[other]!, from: CGPoint(x: 195, y: 600 - distances[other]!.y / 2))
        #expect(app.isPresented)
      }
      app.drag(by: distances[edge]!, from: CGPoint(x: 195, y: edge == .top ? 700 : 200))
      #expect(!app.isPresented && app.faults == [], "\(edge) \(app.faults)")
    }
    let app = App(.zoom())
    app.present()
    app.drag(by: CGPoint(x: 0, y: 500))
    #expect(!app.isPresented && app.faults == [], "\(app.faults)")
  }

  @Test(
    "is driven in the styles that cover the window",
    arguments: [.fullScreen, .overFullScreen, .custom, .overCurrentContext, .currentContext]
      as [UIModalPresentationStyle])
  func styles(_ style: UIModalPresentationStyle) {
    let app = App(.cover()) { $0.modalPresentationStyle = style }
    app.below.present(app.page, animated: true)
    app.stage.run(for: 0.2)
    #expect(app.page.transitionCoordinator != nil)
    app.stage.settle()
    app.drag(by: CGPoint(x: 0, y: 500))
    #expect(!app.isPresented && app.faults == [], "\(app.faults)")
    #expect(app.below.view.window != nil && app.below.view.transform == .identity)
  }

  @Test("is UIKit's in sheets", arguments: [.pageSheet, .formSheet] as [UIModalPresentationStyle])
  func sheets(_ style: UIModalPresentationStyle) {
    let app = App()
    var count = 0
    app.page.modalPageTransition = .animator { _ in
      count += 1
      return nil
    }
    app.page.modalPresentationStyle = style
    app.present()
    app.page.dismiss(animated: true)
    app.stage.settle()
    #expect(count == 0 && !app.isPresented)
    // UIKit has no sheets here.
    #expect(
      app.stage.issues == ["Sheets and popovers are not there: \(app.page.description) is presented full screen."])
    app.page.modalPresentationStyle = .overFullScreen
    app.present()
    #expect(count == 1 && app.isPresented)
  }

  @Test("stays under a finger if its transition has no animator for the dismissal, which is then UIKit's")
  func withoutAnimator() {
    let app = App()
    app.page.modalPageTransition = .animator { request in
      request.step == .next ? PageTransition.cover().animator(for: request.step) : nil
    }
    app.present()
    app.drag(by: CGPoint(x: 0, y: 500))
    #expect(app.isPresented && app.page.view.window != nil && app.faults == [], "\(app.faults)")
    app.page.dismiss(animated: true)
    app.stage.settle()
    #expect(!app.isPresented)
  }

  @Test("asks for the dismissal's animator as one of the pan before a finger drags")
  func source() {
    let app = App()
    app.page.modalPageTransition = .animator { request in
      request.step == .next || request.source == .pan ? PageTransition.cover().animator(for: request.step) : nil
    }
    app.present()
    app.drag(by: CGPoint(x: 0, y: 500))
    #expect(!app.isPresented && app.faults == [], "\(app.faults)")
  }

  @Test("stays if it is modal, and if something is presented above it")
  func modal() {
    let app = App()
    app.page.isModalInPresentation = true
    app.present()
    app.drag(by: CGPoint(x: 0, y: 500))
    #expect(app.isPresented)
    app.page.isModalInPresentation = false
    let above = UIViewController()
    above.view.backgroundColor = .green
    above.modalPageTransition = .cover()
    app.page.present(above, animated: true)
    app.stage.settle()
    app.drag(by: CGPoint(x: 0, y: 500))
    #expect(app.isPresented && app.page.presentedViewController == nil)
    app.drag(by: CGPoint(x: 0, y: 500))
    #expect(!app.isPresented && app.faults == [], "\(app.faults)")
  }

  @Test("waits for a scroll view that is not at its start, or that refreshes")
  func scrolls() {
    for (offset, refreshes, isDismissed) in [(0, false, true), (100, false, false), (0, true, false)]
      as [(CGFloat, Bool, Bool)]
    {
      let app = App()
      let scroller = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      scroller.contentSize.height = 3000
      if refreshes { scroller.refreshControl = UIRefreshControl() }
      app.page.view.addSubview(scroller)
      app.present()
      scroller.contentOffset.y = offset
      app.stage.settle()
      // Up, it scrolls.
      app.drag(by: CGPoint(x: 0, y: -20), from: CGPoint(x: 195, y: 600))
      #expect(scroller.contentOffset.y > offset)
      scroller.contentOffset.y = offset
      app.drag(by: CGPoint(x: 0, y: 500))
      #expect(app.isPresented == !isDismissed && app.stage.issues == [], "\(offset) \(refreshes)")
    }
  }

  @Test("goes on with another transition, and gives everything back if there is none")
  func changes() {
    final class Delegate: NSObject, UIViewControllerTransitioningDelegate {}
    let delegate = Delegate()
    let page = UIViewController()
    let style = page.modalPresentationStyle
    page.transitioningDelegate = delegate
    page.modalPageTransition = .cube
    page.modalPageTransition = .fade
    #expect(page.transitioningDelegate !== delegate && page.modalPresentationStyle == .fullScreen)
    page.modalPageTransition = nil
    #expect(page.transitioningDelegate === delegate && page.modalPresentationStyle == style)
    // The app's own, set later, stays.
    page.modalPageTransition = .cube
    page.transitioningDelegate = delegate
    page.modalPageTransition = nil
    #expect(page.transitioningDelegate === delegate && page.modalPageTransition == nil)
  }

  @Test("has the presentation controller and the animators of the delegate that the page had")
  func replaced() {
    final class Presentation: UIPresentationController {
      override var frameOfPresentedViewInContainerView: CGRect { CGRect(x: 0, y: 444, width: 390, height: 400) }
    }
    final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
      func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
      ) -> UIPresentationController? { Presentation(presentedViewController: presented, presenting: presenting) }
    }
    let delegate = Delegate()
    let app = App {
      $0.modalPageTransition = nil
      $0.transitioningDelegate = delegate
      $0.modalPageTransition = .cover()
      $0.modalPresentationStyle = .custom
    }
    app.present()
    #expect(app.page.view.frame == CGRect(x: 0, y: 444, width: 390, height: 400))
    // Outside of the page.
    app.drag(by: CGPoint(x: 0, y: 300), from: CGPoint(x: 195, y: 100))
    #expect(app.isPresented)
    app.drag(by: CGPoint(x: 0, y: 500), from: CGPoint(x: 195, y: 500))
    #expect(!app.isPresented && app.stage.issues == [])
  }
}
