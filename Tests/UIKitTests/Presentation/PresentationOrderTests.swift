import Stage
import Testing
import UIKit

@Suite("The order of calls in presentations:", .serialized) @MainActor struct PresentationOrderTests {
  @Test("an animated full-screen presentation removes the presenting controller's view", arguments: ModalScene.orders)
  func fullScreen(_ order: EndReports) {
    let scene = ModalScene(endReports: order)
    scene.present(animated: true)
    #expect(scene.log.take() == ["b.didLoad", "a.willDisappear animated", "b.willAppear animated"])
    #expect(scene.a.presentedViewController === scene.b && scene.b.presentingViewController === scene.a)
    #expect(scene.b.isBeingPresented && scene.a.view.window != nil)
    scene.stage.settle()
    #expect(scene.log.take() == ["b.didAppear animated", "a.didDisappear animated", "completion"])
    #expect(!scene.b.isBeingPresented && scene.a.view.window == nil)
    #expect(scene.b.view.superview?.superview === scene.stage.window)
    #expect(scene.b.view.frame == scene.stage.window.bounds)
    scene.dismiss(animated: true)
    #expect(scene.log.take() == ["b.willDisappear animated", "a.willAppear animated"])
    #expect(scene.b.isBeingDismissed)
    scene.stage.settle()
    #expect(scene.log.take() == ["a.didAppear animated", "b.didDisappear animated", "completion"])
    #expect(!scene.b.isBeingDismissed && scene.b.view.superview == nil)
    #expect(scene.a.presentedViewController == nil && scene.b.presentingViewController == nil)
    #expect(scene.stage.window.subviews == [scene.a.view] && scene.a.view.frame == scene.stage.window.bounds)
    #expect(scene.stage.issues == [])
  }

  @Test("without animation, all calls are made before present and dismiss return")
  func unanimated() {
    let scene = ModalScene()
    scene.present()
    #expect(
      scene.log.take() == [
        "b.didLoad", "a.willDisappear", "b.willAppear", "b.didAppear", "a.didDisappear", "completion",
      ])
    scene.stage.frame()
    scene.dismiss()
    #expect(scene.log.take() == ["b.willDisappear", "a.willAppear", "a.didAppear", "b.didDisappear", "completion"])
    scene.stage.settle()
    #expect(scene.log.take() == [])
    #expect(scene.stage.window.subviews == [scene.a.view])
  }

  @Test("over full screen, the presenting controller stays and gets no calls")
  func overFullScreen() {
    let scene = ModalScene(style: .overFullScreen)
    scene.present(animated: true)
    scene.stage.settle()
    #expect(scene.log.take() == ["b.didLoad", "b.willAppear animated", "b.didAppear animated", "completion"])
    #expect(scene.a.view.superview === scene.stage.window)
    scene.dismiss(scene.b, animated: true)
    scene.stage.settle()
    #expect(scene.log.take() == ["b.willDisappear animated", "b.didDisappear animated", "completion"])
  }

  @Test("a custom presentation calls the delegate, the presentation controller, and the animator in order")
  func custom() {
    let scene = ModalScene(style: .custom)
    scene.useRecordingDelegate()
    scene.deputy.makesManager = true
    scene.present(animated: true)
    CATransaction.flush()
    #expect(
      scene.log.take() == [
        "presentationController", "b.didLoad", "animator for presented", "interaction for presentation", "duration",
        "presentation begins", "b.willAppear animated", "animate",
      ])
    scene.stage.settle()
    #expect(scene.log.take() == ["b.didAppear animated", "presentation ended true", "ended true", "completion"])
    scene.dismiss(animated: true)
    scene.stage.settle()
    #expect(
      scene.log.take() == [
        "animator for dismissed", "interaction for dismissal", "duration", "dismissal begins",
        "b.willDisappear animated", "animate", "b.didDisappear animated", "dismissal ended true", "ended true",
        "completion",
      ])
  }

  @Test("in a custom presentation without animation, the animator places the views, and nothing moves (header)")
  func customUnanimated() {
    let scene = ModalScene(style: .custom)
    scene.useRecordingDelegate()
    var animated: Bool?
    scene.deputy.onAnimate = { animated = $0.isAnimated }
    scene.present()
    #expect(
      scene.log.take() == [
        "presentationController", "b.didLoad", "animator for presented", "b.willAppear", "animate",
      ])
    // The animator's block completes in the next turn.
    scene.stage.frame()
    #expect(scene.log.take() == ["b.didAppear", "ended true", "completion"])
    #expect(animated == false && scene.b.view.frame == scene.stage.window.bounds)
    #expect(scene.b.view.layer.animationKeys() == nil)
  }

  @Test("if a child presents, the root is the presenter, its children disappear with it, and each can dismiss")
  func fromChild() {
    let scene = ModalScene()
    let (child, grandchild) = (LoggedController("x", scene.log), LoggedController("y", scene.log))
    scene.a.embed(child)
    child.embed(grandchild)
    scene.stage.frame()
    _ = scene.log.take()
    scene.present(from: grandchild, animated: true)
    #expect(scene.b.presentingViewController === scene.a && child.presentedViewController === scene.b)
    #expect(child.transitionCoordinator === scene.a.transitionCoordinator && child.transitionCoordinator != nil)
    scene.stage.settle()
    #expect(
      scene.log.take() == [
        "b.didLoad", "a.willDisappear animated", "x.willDisappear animated", "y.willDisappear animated",
        "b.willAppear animated", "b.didAppear animated", "y.didDisappear animated", "x.didDisappear animated",
        "a.didDisappear animated", "completion",
      ])
    scene.dismiss(grandchild)
    #expect(
      scene.log.take() == [
        "b.willDisappear", "a.willAppear", "x.willAppear", "y.willAppear", "y.didAppear", "x.didAppear",
        "a.didAppear", "b.didDisappear", "completion",
      ])
  }

  @Test("a container that forwards manually is called, and only it calls its children")
  func forwardsByHand() {
    final class Container: LoggedController {
      override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        children.first?.beginAppearanceTransition(false, animated: animated)
      }
      override func viewDidDisappear(_ animated: Bool) {
        children.first?.endAppearanceTransition()
        super.viewDidDisappear(animated)
      }
    }
    let scene = ModalScene()
    let (container, child) = (Container("h", scene.log), LoggedController("x", scene.log))
    container.forwards = false
    scene.stage.window.rootViewController = container
    container.embed(child)
    child.beginAppearanceTransition(true, animated: false)
    child.endAppearanceTransition()
    _ = scene.log.take()
    scene.present(from: child, animated: true)
    scene.stage.settle()
    #expect(
      scene.log.take() == [
        "b.didLoad", "h.willDisappear animated", "x.willDisappear animated", "b.willAppear animated",
        "b.didAppear animated", "x.didDisappear animated", "h.didDisappear animated", "completion",
      ])
    #expect(scene.stage.issues == [])
  }

  @Test("a stack is dismissed at once: the topmost is animated, and those in between are just removed")
  func stack() {
    let scene = ModalScene()
    scene.presented()
    scene.c.modalPresentationStyle = .overFullScreen
    scene.presented(scene.c, from: scene.b)
    scene.dismiss(animated: true)
    #expect(scene.log.take() == ["c.willDisappear animated", "b.willDisappear", "a.willAppear animated"])
    #expect(scene.b.isBeingDismissed && scene.c.isBeingDismissed)
    scene.stage.settle()
    #expect(scene.log.take() == ["a.didAppear animated", "c.didDisappear animated", "b.didDisappear", "completion"])
    #expect(scene.stage.window.subviews == [scene.a.view])
    #expect(scene.a.presentedViewController == nil && scene.b.presentedViewController == nil)
  }

  @Test("a covered controller in a stack gets no calls when the stack is dismissed")
  func coveredStack() {
    let scene = ModalScene()
    scene.presented()
    scene.presented(scene.c, from: scene.b)
    scene.dismiss(scene.c)
    #expect(scene.log.take() == ["c.willDisappear", "b.willAppear", "b.didAppear", "c.didDisappear", "completion"])
    scene.presented(scene.c, from: scene.b)
    scene.dismiss()
    #expect(scene.log.take() == ["c.willDisappear", "a.willAppear", "a.didAppear", "c.didDisappear", "completion"])
    #expect(scene.stage.window.subviews == [scene.a.view])
  }

  @Test("a callback can present or dismiss at once, with balanced calls")
  func fromCallbacks() {
    final class Eager: LoggedController {
      var onDidAppear: (() -> Void)?
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        onDidAppear?()
        onDidAppear = nil
      }
    }
    let scene = ModalScene()
    let eager = Eager("e", scene.log)
    eager.modalPresentationStyle = .fullScreen
    eager.onDidAppear = { eager.dismiss(animated: false) }
    scene.present(eager)
    #expect(
      scene.log.take() == [
        "e.didLoad", "a.willDisappear", "e.willAppear", "e.didAppear", "e.willDisappear", "a.willAppear",
        "a.didAppear", "e.didDisappear", "completion",
      ])
    scene.stage.window.rootViewController = eager
    scene.stage.settle()
    scene.presented(scene.b, from: eager)
    eager.onDidAppear = { scene.present(scene.c, from: eager) }
    scene.c.modalPresentationStyle = .overFullScreen
    scene.dismiss(eager)
    #expect(
      scene.log.take() == [
        "b.willDisappear", "e.willAppear", "e.didAppear", "c.didLoad", "c.willAppear", "c.didAppear", "completion",
        "b.didDisappear", "completion",
      ])
    #expect(scene.stage.issues == [] && eager.presentedViewController === scene.c)
  }
}
