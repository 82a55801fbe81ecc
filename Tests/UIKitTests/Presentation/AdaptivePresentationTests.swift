import QuartzCore
import Stage
import Testing
import UIKit

@Suite("Adaptive presentations:", .serialized) @MainActor struct AdaptivePresentationTests {
  /// A delegate that logs its calls.
  private final class Adapter: NSObject, UIAdaptivePresentationControllerDelegate {
    let log: CallLog
    var style = UIModalPresentationStyle.none
    var other: UIViewController?
    weak var prepared: UIPresentationController?

    init(_ log: CallLog) { self.log = log }

    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
      log.lines.append("style")
      return style
    }

    func presentationController(
      _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
      log.lines.append("controller for \(style.rawValue)")
      return other
    }

    func presentationController(
      _ presentationController: UIPresentationController,
      prepare adaptivePresentationController: UIPresentationController
    ) {
      log.lines.append("prepare \(adaptivePresentationController !== presentationController)")
      prepared = adaptivePresentationController
    }

    func presentationController(
      _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
      transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {
      log.lines.append("will present \(style.rawValue) \(transitionCoordinator != nil)")
    }
  }

  /// A delegate with the method for trait collections, not just the one for compact widths.
  private final class TraitAdapter: NSObject, UIAdaptivePresentationControllerDelegate {
    var isLow: [Bool] = []

    func adaptivePresentationStyle(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
      isLow.append(traitCollection.verticalSizeClass == .compact)
      return traitCollection.verticalSizeClass == .compact ? .overFullScreen : .none
    }
  }

  /// Overrides the property, as published presentation controllers do.
  private final class Named: UIPresentationController {
    override var adaptivePresentationStyle: UIModalPresentationStyle { .fullScreen }
  }

  /// Returns a scene with "b" in the custom style, its presentation controller, and that controller's delegate.
  private func scene() -> (ModalScene, Adapter, UIPresentationController) {
    let scene = ModalScene(style: .custom)
    let manager = UIPresentationController(presentedViewController: scene.b, presenting: nil)
    let adapter = Adapter(scene.log)
    manager.delegate = adapter
    scene.useRecordingDelegate()
    scene.deputy.manager = manager
    return (scene, adapter, manager)
  }

  @Test("a presentation keeps its style if the delegate returns none or the same style")
  func none() {
    let (scene, adapter, manager) = scene()
    for style: UIModalPresentationStyle in [.none, .custom] {
      adapter.style = style
      scene.present()
      #expect(
        scene.log.take().filter { $0 != "b.didLoad" }.prefix(5) == [
          "presentationController", "style", "animator for presented", "will present -1 true", "b.willAppear",
        ])
      #expect(scene.b.presentationController === manager && manager.presentationStyle == .custom)
      scene.stage.run(for: 1)
      scene.dismiss()
      scene.stage.run(for: 1)
      _ = scene.log.take()
    }
    #expect(scene.stage.issues == [])
  }

  @Test("in compact width, the delegate's style is used, and the presentation controller changes")
  func compact() {
    let (scene, adapter, manager) = scene()
    adapter.style = .fullScreen
    #expect(scene.a.traitCollection.horizontalSizeClass == .compact)
    #expect(manager.adaptivePresentationStyle == .fullScreen)
    #expect(manager.adaptivePresentationStyle(for: scene.a.traitCollection) == .fullScreen)
    #expect(manager.adaptivePresentationStyle(for: UITraitCollection(horizontalSizeClass: .regular)) == .none)
    _ = scene.log.take()
    scene.present(animated: false)
    #expect(
      scene.log.take() == [
        "presentationController", "style", "controller for 0", "prepare true", "b.didLoad", "will present 0 true",
        "a.willDisappear", "b.willAppear", "b.didAppear", "a.didDisappear", "completion",
      ])
    let adapted = scene.b.presentationController
    #expect(adapted === adapter.prepared && adapted !== manager && adapted?.presentationStyle == .fullScreen)
    #expect(scene.a.view.window == nil && scene.b.view.window != nil && manager.containerView == nil)
    #expect(manager.presentingViewController === scene.a)
    scene.dismiss()
    #expect(scene.a.view.window != nil && scene.b.presentationController !== adapted)
    #expect(scene.stage.issues == [])
  }

  @Test("a controller from the delegate is presented in place of the original one")
  func otherController() {
    let (scene, adapter, _) = scene()
    (adapter.style, adapter.other) = (.overFullScreen, scene.c)
    scene.presented()
    #expect(scene.a.presentedViewController === scene.c && scene.c.presentingViewController === scene.a)
    #expect(scene.b.presentingViewController == nil && scene.b.viewIfLoaded?.window == nil)
    #expect(scene.c.presentationController?.presentedViewController === scene.c && scene.a.view.window != nil)
    scene.dismiss()
    #expect(scene.a.presentedViewController == nil && scene.stage.issues == [])
  }

  @Test("a style that is not implemented is presented full screen and reported")
  func sheet() {
    let (scene, adapter, _) = scene()
    adapter.style = .formSheet
    scene.presented()
    #expect(scene.b.presentationController?.presentationStyle == .fullScreen)
    #expect(scene.stage.issues.map { $0.hasPrefix("Sheets and popovers are not there: ") } == [true])
  }

  @Test("the delegate's method for traits is called in any width, and again if traits change, which is reported")
  func traits() {
    let (scene, _, manager) = scene()
    let adapter = TraitAdapter()
    manager.delegate = adapter
    scene.presented()
    #expect(adapter.isLow == [false] && scene.b.presentationController === manager)
    scene.stage.rotate(to: .landscapeLeft, animated: false)
    scene.stage.run(for: 1)
    #expect(adapter.isLow.last == true && scene.b.presentationController === manager)
    #expect(scene.stage.issues.map { $0.hasPrefix("Presentations keep their style when traits change: ") } == [true])
    scene.dismiss()
    scene.stage.run(for: 1)
    scene.presented()
    #expect(scene.b.presentationController?.presentationStyle == .overFullScreen)
  }

  @Test("callers get an override of adaptivePresentationStyle; the presentation keeps its controller")
  func property() {
    let scene = ModalScene(style: .custom)
    let manager = Named(presentedViewController: scene.b, presenting: nil)
    scene.useRecordingDelegate()
    scene.deputy.manager = manager
    scene.presented()
    #expect(manager.adaptivePresentationStyle == .fullScreen && scene.b.presentationController === manager)
    #expect(manager.presentationStyle == .custom && scene.stage.issues == [])
    #expect(
      UIPresentationController(presentedViewController: scene.c, presenting: nil).adaptivePresentationStyle
        == .fullScreen)
  }
}
