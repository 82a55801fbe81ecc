import QuartzCore
import Stage
import Testing

@testable import UIKit

@Suite("An animated transition between tabs", .serialized) @MainActor struct TabTransitionTests {
  private static let asked = ["animator a to b at 0", "interaction", "b.didLoad", "duration"]
  private static let began = ["b.willAppear animated", "a.willDisappear animated", "animate"]
  private static let completed = ["a.didDisappear animated", "b.didAppear animated", "ended true"]
  private static let cancelled = ["b.didDisappear animated", "a.didAppear animated", "ended false"]

  @Test("by a tap calls the delegate before the animator, with the new selection", arguments: TabScene.orders)
  func tapped(_ order: EndReports) {
    let scene = TabScene(endReports: order)
    scene.useRecordingDelegate()
    scene.tap(1)
    #expect(
      scene.log.take()
        == ["tab bar b at 0", "should b at 0"] + Self.asked + Self.began.dropLast() + ["did b at 1", "animate"])
    #expect(scene.tabs.selectedIndex == 1 && scene.tabs.tabBar.selectedItem === scene.b.tabBarItem)
    // The frame of the tap shows the first of the 15 sixtieths.
    scene.stage.run(for: 14 / 60)
    #expect(abs((scene.shownX(scene.a) ?? 0) + 195) < 8 && abs((scene.shownX(scene.b) ?? 0) - 195) < 8)
    scene.stage.settle()
    #expect(scene.log.take() == Self.completed)
    #expect(scene.faults == [] && scene.a.view.window == nil)
  }

  @Test("by new controllers with animation asks the delegate if the selected one goes", arguments: [true, false])
  func newControllers(_ completes: Bool) {
    let scene = TabScene()
    scene.useRecordingDelegate()
    let d = LoggedController("d", scene.log).titled("d")
    scene.deputy.answer = { _ in completes }
    scene.tabs.setViewControllers([d, scene.b], animated: true)
    CATransaction.flush()
    var lines = scene.log.take()
    #expect(lines.contains("animator a to d at 0") && !lines.contains("interaction") && lines.last == "animate")
    #expect(scene.tabs.selectedViewController === d && scene.tabs.viewControllers == [d, scene.b])
    #expect(scene.tabs.tabBar.items?.map(\.title) == ["d", "b"])
    #expect(scene.a.parent === scene.tabs && scene.c.parent == nil)
    scene.stage.run(for: 0.25)
    #expect((scene.shownX(scene.a) ?? 0) < 0 && (scene.shownX(d) ?? 0) > 0)
    scene.stage.settle()
    lines = scene.log.take()
    let ended = lines.filter { $0.hasPrefix("a.did") || $0.hasPrefix("d.did") }.suffix(3)
    #expect(ended == ["a.didDisappear animated", "d.didAppear animated", "a.didMove(nil)"])
    #expect(scene.a.parent == nil && scene.a.view.superview == nil && scene.tabs.children == [scene.b, d])
    // An animator that says no without a reason is reported, as always.
    #expect(scene.faults.count == (completes ? 0 : 1))
  }

  @Test("by new controllers asks for none if the selected one stays, without animation, or without a window")
  func newControllersAtOnce() {
    let scene = TabScene()
    scene.useRecordingDelegate()
    scene.tabs.setViewControllers([scene.a, scene.b], animated: true)
    scene.tabs.setViewControllers([scene.b, scene.c], animated: false)
    #expect(!scene.log.take().contains { $0.hasPrefix("animator") } && scene.tabs.selectedViewController === scene.b)
    scene.deputy.animates = false
    scene.tabs.setViewControllers([scene.a], animated: true)
    #expect(scene.log.take().contains("animator b to a at 0") && scene.b.parent == nil)
    #expect(scene.tabs.selectedViewController === scene.a && scene.faults == [])
    scene.stage.window.rootViewController = nil
    scene.tabs.setViewControllers([scene.b], animated: true)
    #expect(!scene.log.take().contains { $0.hasPrefix("animator") } && scene.tabs.children == [scene.b])
  }

  @Test("has a context with the controllers, views and frames of both pages")
  func context() {
    let scene = TabScene()
    scene.useRecordingDelegate()
    var lines: [String] = []
    scene.deputy.onAnimate = { context in
      let (from, to) = (context.viewController(forKey: .from), context.viewController(forKey: .to))
      #expect(from === scene.a && to === scene.b)
      #expect(context.view(forKey: .from) === scene.a.view && context.view(forKey: .to) === scene.b.view)
      #expect(context.containerView.window === scene.stage.window && scene.b.view.superview == nil)
      #expect(scene.b.view.frame == context.containerView.bounds)
      lines = [
        "\(context.initialFrame(for: scene.a))", "\(context.finalFrame(for: scene.b))",
        "\(context.initialFrame(for: scene.b))", "\(context.finalFrame(for: scene.a))",
        "\(context.isAnimated) \(context.isInteractive) \(context.presentationStyle == .none)",
      ]
    }
    scene.tabs.selectedIndex = 1
    CATransaction.flush()
    let whole = "\(scene.stage.window.bounds)"
    #expect(lines == [whole, whole, "\(CGRect.zero)", "\(CGRect.zero)", "true false true"])
    for controller in [scene.tabs, scene.a, scene.b] { #expect(controller.transitionCoordinator != nil) }
    #expect(scene.c.transitionCoordinator === scene.tabs.transitionCoordinator)
  }

  @Test("can be driven by a percentage and finished", arguments: TabScene.orders)
  func finished(_ order: EndReports) {
    let scene = TabScene(endReports: order)
    let percent = UIPercentDrivenInteractiveTransition()
    scene.useRecordingDelegate()
    scene.deputy.interaction = percent
    scene.tabs.selectedIndex = 1
    CATransaction.flush()
    #expect(scene.log.take() == Self.asked + Self.began)
    for fraction in [0, 0.25, 0.5, 0.75, 1] {
      percent.update(fraction)
      scene.stage.run(for: 0.05)
      #expect(abs((scene.shownX(scene.b) ?? 0) - 390 * (1 - fraction)) < 0.01)
    }
    percent.update(0.5)
    percent.finish()
    scene.stage.settle()
    #expect(scene.log.take() == Self.completed)
    #expect(scene.tabs.selectedIndex == 1 && scene.faults == [])
  }

  @Test("can be cancelled: the selection goes back without delegate calls", arguments: TabScene.orders, [true, false])
  func cancelled(_ order: EndReports, honest: Bool) {
    let scene = TabScene(endReports: order)
    let percent = UIPercentDrivenInteractiveTransition()
    scene.useRecordingDelegate()
    scene.deputy.interaction = percent
    if !honest { scene.deputy.answer = { _ in true } }
    let before = scene.stage.image()
    scene.tabs.selectedIndex = 1
    #expect(scene.tabs.selectedIndex == 1)
    percent.update(0.5)
    scene.stage.run(for: 0.1)
    _ = scene.log.take()
    percent.cancel()
    #expect(scene.log.take() == ["b.willDisappear animated", "a.willAppear animated"])
    var positions: [CGFloat] = []
    scene.stage.onFrame = { [unowned scene] _ in positions.append(scene.shownX(scene.a) ?? .nan) }
    scene.stage.settle()
    #expect(zip(positions, positions.dropFirst()).allSatisfy { $0 <= $1 } && positions.last == 0)
    #expect(scene.log.take() == Self.cancelled)
    #expect(scene.tabs.selectedIndex == 0 && scene.faults == scene.stage.animatorIssues)
    #expect(scene.stage.image().hasSamePixels(as: before))
    scene.deputy.interaction = nil
    scene.tabs.selectedIndex = 1
    scene.stage.settle()
    #expect(scene.faults == scene.stage.animatorIssues && scene.tabs.selectedIndex == 1)
  }

  /// An interaction controller that stores the context and adds the incoming view.
  final class OwnController: NSObject, UIViewControllerInteractiveTransitioning {
    var context: (any UIViewControllerContextTransitioning)?
    func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
      self.context = context
      if let to = context.view(forKey: .to) { context.containerView.addSubview(to) }
    }
  }

  @Test("can be controlled, and cancelled, by the app's own interaction controller", arguments: [true, false])
  func externalController(_ completes: Bool) {
    let scene = TabScene()
    let own = OwnController()
    scene.useRecordingDelegate()
    scene.deputy.interaction = own
    scene.tabs.selectedIndex = 1
    CATransaction.flush()
    #expect(own.context?.isInteractive == true && scene.b.view.window != nil)
    own.context?.updateInteractiveTransition(0.3)
    if completes { own.context?.finishInteractiveTransition() } else { own.context?.cancelInteractiveTransition() }
    own.context?.completeTransition(completes)
    #expect(
      scene.log.take() == Self.asked + Self.began.dropLast()
        + (completes ? [] : ["b.willDisappear animated", "a.willAppear animated"])
        + (completes ? Self.completed : Self.cancelled))
    #expect(scene.tabs.selectedIndex == (completes ? 1 : 0) && scene.faults == [])
  }

  @Test("is completed when another tab is selected midway, which starts its own transition", arguments: [true, false])
  func another(_ interactive: Bool) {
    let scene = TabScene()
    scene.useRecordingDelegate()
    scene.deputy.interaction = interactive ? UIPercentDrivenInteractiveTransition() : nil
    scene.tabs.selectedIndex = 1
    scene.stage.run(for: 0.1)
    _ = scene.log.take()
    scene.deputy.interaction = nil
    scene.tabs.selectedIndex = 2
    CATransaction.flush()
    #expect(
      scene.log.take() == Self.completed + [
        "animator b to c at 1", "interaction", "c.didLoad", "duration", "c.willAppear animated",
        "b.willDisappear animated", "animate",
      ])
    scene.stage.settle()
    #expect(scene.log.take() == ["b.didDisappear animated", "c.didAppear animated", "ended true"])
    #expect(scene.tabs.selectedIndex == 2 && scene.faults == [])
  }

  @Test("is completed, and turns forward again, if its tab is selected on its way back", arguments: TabScene.orders)
  func again(_ order: EndReports) {
    let scene = TabScene(endReports: order)
    let percent = UIPercentDrivenInteractiveTransition()
    scene.useRecordingDelegate()
    scene.deputy.interaction = percent
    scene.tabs.selectedIndex = 1
    CATransaction.flush()
    percent.update(0.5)
    scene.stage.run(for: 0.1)
    percent.cancel()
    scene.stage.run(for: 0.05)
    _ = scene.log.take()
    scene.tabs.selectedIndex = 1
    #expect(scene.log.take() == ["b.willAppear animated", "a.willDisappear animated"] + Self.completed)
    scene.stage.settle()
    #expect(scene.log.take() == [] && scene.tabs.selectedIndex == 1 && scene.faults == [])
  }

  @Test("is completed first when new controllers are set midway")
  func replaced() {
    let scene = TabScene()
    scene.useRecordingDelegate()
    scene.tabs.selectedIndex = 1
    scene.stage.run(for: 0.1)
    _ = scene.log.take()
    scene.tabs.viewControllers = [scene.a, scene.c]
    #expect(
      scene.log.take() == Self.completed + [
        "b.willMove(nil)", "b.willDisappear", "b.didDisappear", "b.didMove(nil)", "c.didLoad", "c.willAppear",
        "c.didAppear",
      ])
    scene.stage.settle()
    #expect(scene.faults == [])
  }

  @Test("notifies its coordinator's observers of the release, and calls its completion last")
  func coordinator() {
    let scene = TabScene()
    let percent = UIPercentDrivenInteractiveTransition()
    scene.useRecordingDelegate()
    scene.deputy.interaction = percent
    scene.tabs.selectedIndex = 1
    scene.stage.frame()
    scene.tabs.transitionCoordinator?.notifyWhenInteractionChanges { [log = scene.log] in
      log.lines.append("interactive \($0.isInteractive) cancelled \($0.isCancelled)")
    }
    scene.tabs.transitionCoordinator?.animate(
      alongsideTransition: nil, completion: { [log = scene.log] in log.lines.append("over \($0.isCancelled)") })
    percent.update(0.5)
    scene.stage.run(for: 0.1)
    _ = scene.log.take()
    percent.cancel()
    scene.stage.settle()
    #expect(
      scene.log.take() == [
        "interactive false cancelled true", "b.willDisappear animated", "a.willAppear animated",
      ] + Self.cancelled + ["over true"])
  }

  @Test("continues correctly if the controller leaves the window midway", arguments: TabScene.orders)
  func leaves(_ order: EndReports) {
    let scene = TabScene(endReports: order)
    scene.useRecordingDelegate()
    scene.tabs.selectedIndex = 1
    scene.stage.run(for: 0.1)
    scene.stage.window.rootViewController = UIViewController()
    scene.stage.settle()
    scene.stage.window.rootViewController = scene.tabs
    scene.stage.settle()
    #expect(scene.tabs.selectedIndex == 1 && scene.faults == [])
    let calls = scene.log.take().filter { $0.hasPrefix("a.") || $0.hasPrefix("b.") }
    #expect(calls.last == "b.didAppear" && !calls.contains("a.didAppear"))
  }
}
