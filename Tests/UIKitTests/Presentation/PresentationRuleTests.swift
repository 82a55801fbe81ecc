import Stage
import Testing

@testable import UIKit

@Suite("Presentation rules:", .serialized) @MainActor struct PresentationRuleTests {
  @Test("in the current context, the nearest controller that defines one presents over its own view")
  func context() {
    let scene = ModalScene(style: .currentContext)
    let (child, inner) = (LoggedController("x", scene.log), LoggedController("y", scene.log))
    scene.a.embed(child)
    child.view.frame = CGRect(x: 0, y: 100, width: 390, height: 300)
    child.embed(inner)
    child.definesPresentationContext = true
    scene.stage.frame()
    _ = scene.log.take()
    scene.present(from: inner)
    #expect(scene.b.presentingViewController === child && scene.a.presentedViewController == nil)
    #expect(
      scene.log.take() == [
        "b.didLoad", "x.willDisappear", "y.willDisappear", "b.willAppear", "b.didAppear", "y.didDisappear",
        "x.didDisappear", "completion",
      ])
    #expect(scene.b.view.superview?.superview === scene.a.view)
    #expect(scene.b.view.superview?.frame == CGRect(x: 0, y: 100, width: 390, height: 300))
    scene.dismiss(inner)
    #expect(scene.a.view.subviews == [child.view] && child.view.frame.minY == 100)
    #expect(
      scene.log.take() == [
        "b.willDisappear", "x.willAppear", "y.willAppear", "y.didAppear", "x.didAppear", "b.didDisappear",
        "completion",
      ])
    #expect(scene.stage.issues == [])
  }

  @Test("the automatic style is full screen; a sheet is presented full screen and reported")
  func styles() {
    let scene = ModalScene(style: .automatic)
    #expect(
      scene.b.modalPresentationStyle == .fullScreen
        && LoggedController("z", scene.log).modalTransitionStyle == .coverVertical)
    scene.presented()
    #expect(scene.a.view.window == nil && scene.stage.issues == [])
    scene.dismiss()
    scene.b.modalPresentationStyle = .formSheet
    scene.presented()
    #expect(
      scene.stage.issues == ["Sheets and popovers are not there: \(scene.b.description) is presented full screen."])
  }

  @Test("a style is kept as it was set")
  func keptStyles() {
    let page = UIViewController()
    let styles: [UIModalPresentationStyle] = [
      .pageSheet, .formSheet, .popover, .currentContext, .custom, .overFullScreen, .overCurrentContext, .none,
      .fullScreen,
    ]
    for style in styles {
      page.modalPresentationStyle = style
      #expect(page.modalPresentationStyle == style)
    }
    page.modalPresentationStyle = .automatic
    #expect(page.modalPresentationStyle == .fullScreen)
    page.modalPresentationStyle = .popover
    #expect(page.presentationController?.presentationStyle == .fullScreen)
  }

  @Test(
    "a flip and a page curl are fades, which is reported once",
    arguments: [
      UIModalTransitionStyle.flipHorizontal, .partialCurl,
    ])
  func plainStyles(style: UIModalTransitionStyle) {
    let scene = ModalScene()
    scene.b.modalTransitionStyle = style
    for _ in 0..<2 {
      scene.present(animated: true)
      scene.stage.run(for: 0.1)
      #expect(scene.shownY(scene.b.view) == 0)
      let shown = scene.b.view.layer.presentation()?.opacity ?? 1
      #expect(shown > 0 && shown < 1)
      scene.stage.settle()
      #expect(scene.b.view.alpha == 1 && scene.b.presentingViewController === scene.a)
      scene.dismiss(animated: true)
      scene.stage.settle()
    }
    #expect(scene.stage.issues == ["UIModalTransitionStyle.\(style) is not there; the presentation fades instead."])
  }

  @Test("by default, the view slides up from the bottom edge, or fades in")
  func animations() {
    let scene = ModalScene()
    scene.present(animated: true)
    scene.stage.frame()
    // The first frame is on screen a frame after the start.
    let left = SystemSpring.curve.offset(at: 1.0 / 60)
    #expect(abs((scene.shownY(scene.b.view) ?? 0) - scene.stage.window.bounds.height * CGFloat(left)) < 1e-6)
    scene.stage.settle()
    #expect(scene.shownY(scene.b.view) == 0)
    scene.dismiss(animated: true)
    scene.stage.settle()
    scene.b.modalTransitionStyle = .crossDissolve
    scene.present(animated: true)
    scene.stage.frame()
    #expect(abs((scene.b.view.layer.presentation()?.opacity ?? 1) - Float(1 - left)) < 1e-6)
    #expect(scene.shownY(scene.b.view) == 0)
    scene.stage.settle()
    scene.dismiss(animated: true)
    scene.stage.settle()
    #expect(scene.b.view.alpha == 1 && scene.b.view.superview == nil)
  }

  @Test("invalid presentations and dismissals are refused with UIKit's messages and call no completion")
  func refused() {
    let scene = ModalScene()
    let (a, b, c) = (scene.a.description, scene.b.description, scene.c.description)
    scene.present(scene.c, from: scene.b)
    #expect(
      scene.stage.issues == ["Attempt to present \(c) on \(b) (from \(b)) whose view is not in the window hierarchy."])
    scene.present(animated: true)
    scene.present(scene.c)
    scene.present(scene.c, from: scene.b)
    scene.dismiss()
    #expect(
      scene.stage.issues.dropFirst() == [
        "Attempt to present \(c) on \(a) (from \(a)) which is already presenting \(b).",
        "Attempt to present \(c) on \(b) while a presentation is in progress!",
        "Attempt to dismiss from view controller \(a) while a presentation or dismiss is in progress!",
      ])
    _ = scene.log.take()
    scene.stage.settle()
    #expect(scene.log.take() == ["b.didAppear animated", "a.didDisappear animated", "completion"])
    scene.dismiss()
    _ = scene.log.take()
    scene.dismiss()
    #expect(scene.log.take() == ["completion"])
  }

  @Test("calls for which UIKit raises an exception stop the program with UIKit's message")
  func errors() async {
    let own = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let scene = ModalScene()
        scene.a.present(scene.a, animated: false)
      }
    }
    #expect(
      text(own).contains("Application tried to present modally an active controller <UIKitTests.LoggedController: "))
    let twice = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let scene = ModalScene()
        scene.a.present(scene.b, animated: false)
        scene.a.present(scene.b, animated: false)
      }
    }
    #expect(text(twice).contains("that is already being presented by <UIKitTests.LoggedController: "))
  }

  private func text(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test("a presenter's view that an animator moved to the container comes back, even over full screen")
  func takenAlong() {
    let scene = ModalScene(style: .overFullScreen)
    scene.useRecordingDelegate()
    scene.deputy.onAnimate = { $0.containerView.insertSubview(scene.a.view, at: 0) }
    scene.present(animated: true)
    scene.stage.settle()
    #expect(scene.a.view.superview !== scene.stage.window)
    scene.dismiss(animated: true)
    scene.stage.settle()
    #expect(scene.stage.window.subviews == [scene.a.view])
  }

  @Test("hiding and showing a window calls the visible controllers; a new root ends presentations")
  func windows() {
    let scene = ModalScene()
    scene.presented()
    scene.stage.window.isHidden = true
    scene.stage.window.isHidden = false
    #expect(scene.log.take() == ["b.willDisappear", "b.didDisappear", "b.willAppear", "b.didAppear"])
    scene.stage.window.isHidden = true
    scene.dismiss()
    scene.present()
    scene.dismiss()
    #expect(scene.log.take() == ["b.willDisappear", "b.didDisappear", "completion", "completion", "completion"])
    scene.stage.window.isHidden = false
    scene.present()
    #expect(
      scene.log.take() == [
        "a.willAppear", "a.didAppear", "a.willDisappear", "b.willAppear", "b.didAppear", "a.didDisappear", "completion",
      ])
    scene.stage.window.rootViewController = scene.c
    #expect(
      scene.log.take() == [
        "b.willDisappear", "a.willAppear", "a.didAppear", "b.didDisappear", "a.willDisappear", "a.didDisappear",
        "c.didLoad", "c.willAppear", "c.didAppear",
      ])
    #expect(scene.stage.window.subviews == [scene.c.view] && scene.stage.issues == [])
  }

  @Test("a presentation leaves nothing behind", arguments: [true, false])
  func leaks(cancelled: Bool) {
    let scene = ModalScene()
    weak var (controller, manager): (UIViewController?, UIPresentationController?)
    weak var (context, container): (AnyObject?, UIView?)
    weak var (deputy, percent): (ModalDelegate?, UIPercentDrivenInteractiveTransition?)
    func once() {
      let (presented, delegate) = (UIViewController(), ModalDelegate(scene.log))
      delegate.interaction = UIPercentDrivenInteractiveTransition()
      presented.transitioningDelegate = delegate
      (controller, deputy, percent) = (presented, delegate, delegate.interaction)
      manager = presented.presentationController
      scene.present(presented, animated: true)
      (context, container) = (delegate.context, presented.view.superview)
      delegate.interaction?.update(0.5)
      scene.stage.run(for: 0.1)
      if cancelled { percent?.cancel() } else { percent?.finish() }
      scene.stage.settle()
      delegate.interaction = nil
      if !cancelled { scene.dismiss(animated: true) }
      scene.stage.settle()
      delegate.context = nil
    }
    once()
    scene.stage.frame()
    #expect(controller == nil && manager == nil && context == nil && container == nil)
    #expect(deputy == nil && percent == nil)
  }
}
