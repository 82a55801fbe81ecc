import ContainerKitTesting
import ContainerTransitions
import Testing
import UIKit

@Suite("A transition of one line that does not come to its end by itself", .serialized) @MainActor
struct InterruptedLineTests {
  /// Returns what a transition may change in a page, exactly.
  private func look(_ page: UIViewController) -> [String] {
    guard let view = page.view else { return [] }
    let layer = view.layer
    return [
      "\(layer.transform)", "\(layer.anchorPoint)", "\(layer.position)", "\(layer.bounds)", "\(layer.zPosition)",
      "\(view.alpha) \(view.isHidden) \(layer.isDoubleSided) \(layer.cornerRadius) \(view.clipsToBounds)",
      "\(layer.mask == nil) \(layer.speed) \(layer.timeOffset)", "\(layer.animationKeys() ?? [])",
      "\(view.subviews.count) \(view.backgroundColor.map { "\($0)" } ?? "")",
    ]
  }

  @Test(
    "leaves both pages exactly as they were, and the other tab's, if another tab is selected",
    arguments: TestedTransition.forms.indices, [true, false])
  func left(_ index: Int, isHeld: Bool) {
    let form = TestedTransition.forms[index]
    let pages = TilePage.pair()
    let (navigation, tabs) = (UINavigationController(rootViewController: pages[0]), UITabBarController())
    navigation.setNavigationBarHidden(true, animated: false)
    navigation.pageTransitions.style = form.transition(pages[0])
    navigation.pageTransitions.interactivity = .anywhere
    let other = UIViewController()
    tabs.viewControllers = [navigation, other]
    let stage = Stage(rootViewController: tabs, size: Strip.size)
    stage.settle()
    navigation.pushViewController(pages[1], animated: false)
    stage.settle()
    let shown = look(pages[1])
    navigation.popViewController(animated: false)
    stage.settle()
    let (before, picture) = (look(pages[0]), stage.image())
    navigation.pushViewController(pages[1], animated: true)
    stage.run(for: 0.15)
    if isHeld {
      for x in [60, 70, 80] as [CGFloat] {
        stage.touch(x == 60 ? .began : .moved, at: CGPoint(x: x, y: 60))
        for _ in 0..<2 { stage.frame() }
      }
      #expect(navigation.transitionCoordinator?.isInteractive == true, "\(form.name)")
    }
    tabs.selectedIndex = 1
    stage.run(for: 0.1)
    stage.touch(.ended, at: CGPoint(x: 80, y: 60))
    stage.settle()
    #expect(navigation.viewControllers.count == (isHeld ? 1 : 2) && other.view.window != nil)
    tabs.selectedIndex = 0
    stage.settle()
    if isHeld {
      #expect(look(pages[0]) == before && PictureDifference(picture, stage.image()) == nil, "\(form.name)")
    } else {
      #expect(look(pages[1]) == shown, "\(form.name)")
    }
    navigation.setViewControllers([pages[isHeld ? 1 : 0]], animated: false)
    stage.settle()
    #expect(look(pages[isHeld ? 1 : 0]) == (isHeld ? shown : before), "\(form.name)")
    #expect(stage.issues == [])
  }

  @Test("and is caught and turned around early moves the bar with it, both ways", arguments: [24, 60, 120] as [Double])
  func early(_ fps: Double) {
    let app = LineApp(.navigation, fps: fps, style: { _ in PageTransition.cube.duration(1) }) {
      ($0 as? UINavigationController)?.setNavigationBarHidden(false, animated: false)
    }
    let before = app.stage.image()
    app.goForward()
    app.stage.run(for: 0.1)
    app.begin()
    let held = places(in: app.navigation.navigationBar, app.stage)
    app.stage.run(for: 0.2)
    #expect(places(in: app.navigation.navigationBar, app.stage) == held)
    app.move(by: 0.05)
    #expect(places(in: app.navigation.navigationBar, app.stage) != held)
    let time = CACurrentMediaTime()
    app.lift(afterRest: 0.2)
    #expect(!app.isForward && CACurrentMediaTime() - time < 0.8 && app.stage.issues == [])
    #expect(PictureDifference(before, app.stage.image()) == nil && app.stage.flashes == [])
  }

  /// The frames of a view's subviews, as they are shown.
  private func places(in view: UIView, _ stage: Stage) -> [CGRect] {
    view.subviews.flatMap { [stage.presentation(of: $0).frame] + places(in: $0, stage) }
  }
}
