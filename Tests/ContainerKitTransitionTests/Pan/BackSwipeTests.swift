@testable import Stage
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

/// A pan from anywhere in a view around the container that would take the user back from it, or move a sheet.
@MainActor @Suite("The pan and a swipe that goes back from the container", .serialized) struct BackSwipeTests {
  enum Rival: CaseIterable, Sendable {
    /// A library's pan on the view of a navigation controller.
    case library
    /// The dismissal of a zoom transition, on the container's view or on the view of a controller around it.
    case zoom, zoomAround
    /// A sheet's pan, on a view around the presented controller.
    case sheet
  }

  @MainActor private final class Scene {
    let stage = Stage()
    let container: ContainerViewController
    let pan = UIPanGestureRecognizer()
    private let delegate = Chooser()

    private final class Chooser: ContainerViewControllerDelegate {
      var precedence = ContainerPanPrecedence.automatic
      func containerViewController(
        _ container: ContainerViewController, panPrecedenceOver gestureRecognizer: UIGestureRecognizer
      ) -> ContainerPanPrecedence { precedence }
    }

    init(_ rival: Rival, selected: Int, isMirrored: Bool = false, precedence: ContainerPanPrecedence = .automatic) {
      container = ContainerViewController(
        viewControllers: ["A", "B", "C"].map { UIViewController().titled($0) }, selectedIndex: selected)
      delegate.precedence = precedence
      container.delegate = delegate
      let root = UIViewController()
      stage.window.rootViewController = root
      pan.maximumNumberOfTouches = 1
      switch rival {
      case .library:
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.pushViewController(container, animated: false)
        stage.window.rootViewController = navigation
        navigation.view.addGestureRecognizer(pan)
      case .zoom:
        container.preferredTransition = NSObject()
        show(container, over: root)
        container.view.addGestureRecognizer(pan)
      case .zoomAround:
        let around = UIViewController()
        around.addChild(container)
        around.view.addSubview(container.view)
        container.view.frame = around.view.bounds
        container.didMove(toParent: around)
        around.preferredTransition = NSObject()
        show(around, over: root)
        around.view.addGestureRecognizer(pan)
      case .sheet:
        show(container, over: root)
        container.view.superview?.addGestureRecognizer(pan)
      }
      if isMirrored { container.view.semanticContentAttribute = .forceRightToLeft }
      stage.run(for: 0.1)
    }

    isolated deinit { stage.tearDown() }

    private func show(_ controller: UIViewController, over root: UIViewController) {
      controller.modalPresentationStyle = .overFullScreen
      root.present(controller, animated: false)
    }

    /// Drags and keeps the finger down. Returns what follows it.
    func drag(by distance: CGFloat, vertically: Bool = false) -> String {
      let end = CGPoint(x: vertically ? 200 : 200 + distance, y: vertically ? 300 + distance : 300)
      stage.drag(from: CGPoint(x: 200, y: 300), to: end, duration: 0.2, steps: 12, hold: 0.2, release: false)
      stage.run(for: 0.3)
      let isPaging = container.transitionSnapshot?.isInteractive == true
      let isStretching = container.pan.overscrollOffset != 0
      return [isPaging ? "pages" : "", isStretching ? "stretch" : "", pan.state == .changed ? "back" : ""].joined()
    }
  }

  @Test(
    "wins backward on the first page; everywhere else pages are dragged",
    arguments: [Rival.library, .zoom, .zoomAround])
  func places(_ rival: Rival) {
    #expect(Scene(rival, selected: 0).drag(by: 120) == "back")
    #expect(Scene(rival, selected: 0).drag(by: -120) == "pages")
    #expect(Scene(rival, selected: 1).drag(by: 120) == "pages")
    #expect(Scene(rival, selected: 1).drag(by: -120) == "pages")
    #expect(Scene(rival, selected: 2).drag(by: -120) == "stretch")
    #expect(Scene(rival, selected: 0, isMirrored: true).drag(by: -120) == "back")
    #expect(Scene(rival, selected: 0, isMirrored: true).drag(by: 120) == "pages")
    #expect(Scene(rival, selected: 1, isMirrored: true).drag(by: -120) == "pages")
  }

  @Test("does not win while pages move, because a finger grabs them", arguments: [Rival.library, .zoom, .zoomAround])
  func moving(_ rival: Rival) {
    let scene = Scene(rival, selected: 0)
    scene.container.selectViewController(scene.container.viewControllers[1], animated: true)
    scene.stage.run(for: 0.05)
    #expect(scene.drag(by: 60) == "pages")
  }

  @Test(
    "wins or loses as the delegate says, before any of these rules", arguments: [Rival.library, .zoom, .zoomAround])
  func delegate(_ rival: Rival) {
    #expect(Scene(rival, selected: 1, precedence: .yields).drag(by: 120) == "back")
    #expect(Scene(rival, selected: 0, precedence: .precedes).drag(by: 120) == "stretch")
  }

  @Test("is not a pan of the app's on a view inside the presented controller")
  func inside() throws {
    let scene = Scene(.zoomAround, selected: 1)
    let around = try #require(scene.container.parent)
    around.preferredTransition = nil
    around.view.removeGestureRecognizer(scene.pan)
    let wrapper = UIView(frame: around.view.bounds)
    around.view.addSubview(wrapper)
    wrapper.addSubview(scene.container.view)
    wrapper.addGestureRecognizer(scene.pan)
    scene.stage.run(for: 0.1)
    #expect(scene.container.pan.precedence(over: scene.pan) == .automatic)
  }

  @Test("does not move a sheet horizontally, and does vertically")
  func sheet() {
    for selected in 0...2 {
      #expect(Scene(.sheet, selected: selected).drag(by: 120) == (selected == 0 ? "stretch" : "pages"))
      #expect(Scene(.sheet, selected: selected).drag(by: -120) == (selected == 2 ? "stretch" : "pages"))
      #expect(Scene(.sheet, selected: selected).drag(by: 120, vertically: true) == "back")
    }
  }
}
