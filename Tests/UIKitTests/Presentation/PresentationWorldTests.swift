import Stage
import Testing
import UIKit

@Suite("Presentations and their environment:", .serialized) @MainActor struct PresentationWorldTests {
  private final class Field: UIView {
    var resigns = true
    override var canBecomeFirstResponder: Bool { true }
    override var canResignFirstResponder: Bool { resigns }
  }

  private final class Page: LoggedController {
    override var canBecomeFirstResponder: Bool { true }
    override func viewIsAppearing(_ animated: Bool) {
      log.lines.append("\(name).is \(animated) \(view.window != nil) \(Int(view.bounds.height))")
    }
    override func didReceiveMemoryWarning() { log.lines.append("\(name).memory") }
  }

  private func pages(_ style: UIModalPresentationStyle = .fullScreen) -> (scene: ModalScene, root: Page, top: Page) {
    let scene = ModalScene()
    let (root, top) = (Page("r", scene.log), Page("t", scene.log))
    scene.stage.window.rootViewController = root
    top.modalPresentationStyle = style
    scene.stage.frame()
    _ = scene.log.take()
    return (scene, root, top)
  }

  @Test("viewIsAppearing is called for the presented and the returning controller, in the window at full size")
  func isAppearing() {
    let (scene, root, top) = pages()
    scene.present(top, from: root, animated: true)
    scene.stage.settle()
    #expect(
      scene.log.take() == [
        "t.didLoad", "r.willDisappear animated", "t.willAppear animated", "t.is true true 844",
        "t.didAppear animated", "r.didDisappear animated", "completion",
      ])
    scene.dismiss(root, animated: true)
    scene.stage.settle()
    #expect(
      scene.log.take() == [
        "t.willDisappear animated", "r.willAppear animated", "r.is true true 844", "r.didAppear animated",
        "t.didDisappear animated", "completion",
      ])
    scene.present(top, from: root)
    #expect(
      scene.log.take() == [
        "r.willDisappear", "t.willAppear", "t.is false true 844", "t.didAppear", "r.didDisappear", "completion",
      ])
    scene.dismiss(root)
    #expect(
      scene.log.take() == [
        "t.willDisappear", "r.willAppear", "r.is false true 844", "r.didAppear", "t.didDisappear", "completion",
      ])
  }

  @Test("a scene's trip to the background changes nothing, and a memory warning reaches every controller")
  func background() {
    let (scene, root, top) = pages()
    scene.present(top, from: root, animated: true)
    scene.stage.run(for: 0.1)
    _ = scene.log.take()
    scene.stage.enterBackground()
    scene.stage.settle()
    #expect(scene.log.take() == ["t.didAppear animated", "r.didDisappear animated", "completion"])
    scene.stage.enterForeground()
    scene.stage.settle()
    #expect(scene.log.take() == [] && root.presentedViewController === top)
    UIApplication.shared.warnOfMemory()
    #expect(scene.log.take() == ["r.memory", "t.memory"])
  }

  @Test("hiding and showing a window during a presentation makes balanced calls and leaves the presenter covered")
  func hiddenMidway() {
    let (scene, root, top) = pages()
    scene.present(top, from: root, animated: true)
    scene.stage.frame()
    _ = scene.log.take()
    scene.stage.window.isHidden = true
    #expect(scene.log.take() == ["t.willDisappear", "t.didDisappear"])
    scene.stage.window.isHidden = false
    scene.stage.settle()
    #expect(root.view.window == nil && top.view.window === scene.stage.window)
    #expect(scene.log.lines.last { $0.hasPrefix("r.") } == "r.didDisappear")
    #expect(scene.log.lines.last { $0.hasPrefix("t.") } == "t.didAppear")
    _ = scene.log.take()
    scene.dismiss(root)
    #expect(
      scene.log.take() == [
        "t.willDisappear", "r.willAppear", "r.is false true 844", "r.didAppear", "t.didDisappear", "completion",
      ])
    #expect(scene.stage.issues == [])
  }

  @Test("a first responder below a presentation resigns before its controller disappears, and is restored")
  func responder() {
    for style in [UIModalPresentationStyle.fullScreen, .overFullScreen] {
      let (scene, root, top) = pages(style)
      let field = Field()
      root.view.addSubview(field)
      field.becomeFirstResponder()
      scene.present(top, from: root, animated: true)
      #expect(!field.isFirstResponder)
      scene.stage.settle()
      scene.dismiss(root, animated: true)
      #expect(!field.isFirstResponder)
      scene.stage.settle()
      #expect(field.isFirstResponder)
    }
  }

  @Test("a cancelled presentation restores the first responder; an unwilling one resigns outside the window")
  func responderCancelled() {
    let (scene, root, top) = pages()
    let field = Field()
    root.view.addSubview(field)
    field.becomeFirstResponder()
    top.transitioningDelegate = scene.deputy
    scene.deputy.interaction = UIPercentDrivenInteractiveTransition()
    scene.present(top, from: root, animated: true)
    scene.stage.frame()
    #expect(!field.isFirstResponder)
    scene.deputy.interaction?.cancel()
    scene.stage.settle()
    #expect(field.isFirstResponder && root.presentedViewController == nil)
    field.resigns = false
    scene.deputy.interaction = nil
    scene.present(top, from: root, animated: true)
    #expect(field.isFirstResponder)
    scene.stage.settle()
    #expect(!field.isFirstResponder)
  }

  @Test("a presented controller can be first responder, and no other first responder in the window is changed")
  func chain() {
    let (scene, root, top) = pages()
    let field = Field()
    root.view.addSubview(field)
    field.becomeFirstResponder()
    scene.present(top, from: root)
    #expect(top.next === root && root.next === scene.stage.window)
    #expect(top.becomeFirstResponder() && top.isFirstResponder)
    let inner = Field()
    top.view.addSubview(inner)
    #expect(inner.becomeFirstResponder() && scene.stage.window.endEditing(false) && !inner.isFirstResponder)
    top.becomeFirstResponder()
    let other = Field()
    scene.stage.window.addSubview(other)
    other.becomeFirstResponder()
    scene.dismiss(root)
    #expect(other.isFirstResponder && !field.isFirstResponder)
    scene.present(top, from: root)
    #expect(other.isFirstResponder)
  }
}
