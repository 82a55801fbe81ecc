import Stage
import Testing
import UIKit

@Suite("A window resized during a presentation:", .serialized) @MainActor struct PresentationResizingTests {
  private final class Page: UIViewController {
    let log: CallLog
    var maskless = false
    init(_ name: String, _ log: CallLog, _ style: UIModalPresentationStyle = .fullScreen) {
      self.log = log
      super.init(nibName: nil, bundle: nil)
      (title, modalPresentationStyle) = (name, style)
    }
    required init?(coder: NSCoder) { fatalError("not archived") }
    private func say(_ line: String) { log.lines.append("\(title ?? "").\(line)") }
    override func loadView() { if maskless { view = UIView() } else { super.loadView() } }
    override func willTransition(
      to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      say("traits \(newCollection.verticalSizeClass == .compact)")
      super.willTransition(to: newCollection, with: coordinator)
    }
    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
      say("size \(Int(size.width)) from \(Int(view.bounds.width)) \(transitionCoordinator === coordinator)")
      super.viewWillTransition(to: size, with: coordinator)
      coordinator.animate(alongsideTransition: { [self] _ in say("alongside \(Int(view.bounds.width))") }) { _ in
        self.say("end")
      }
    }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      if previousTraitCollection != nil { say("traitsDid \(traitCollection.verticalSizeClass == .compact)") }
    }
  }

  @MainActor private struct World {
    let stage = Stage(fps: 20)
    let log = CallLog()
    let root, child, top: Page

    init(_ style: UIModalPresentationStyle) {
      (root, child, top) = (Page("root", log), Page("child", log), Page("top", log, style))
      stage.window.rootViewController = root
      root.addChild(child)
      child.view.frame = root.view.bounds
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
      stage.frame()
    }
  }

  @Test("the presenter is notified first, then its children, then the presented controller; covered views follow")
  func order() {
    let world = World(.fullScreen)
    world.root.present(world.top, animated: false)
    world.stage.frame()
    world.log.lines = []
    for (width, old, compact) in [(844, 390, true), (390, 844, false)] {
      world.stage.resize(to: CGSize(width: width, height: old))
      world.stage.frame()
      #expect(
        world.log.take() == [
          "root.traits \(compact)", "child.traits \(compact)", "top.traits \(compact)",
          "root.size \(width) from \(old) true", "child.size \(width) from \(old) true",
          "top.size \(width) from \(old) true", "root.traitsDid \(compact)", "child.traitsDid \(compact)",
          "top.traitsDid \(compact)", "child.alongside \(width)", "top.alongside \(width)", "root.alongside \(width)",
          "child.end", "top.end", "root.end",
        ])
      #expect(world.top.view.frame == world.stage.window.bounds && world.root.view.window == nil)
      #expect(world.child.view.bounds.size == world.stage.window.bounds.size)
    }
    world.stage.resize(to: CGSize(width: 500, height: 700))
    world.root.dismiss(animated: false)
    #expect(world.root.view.frame == world.stage.window.bounds && world.child.view.bounds.width == 500)
  }

  @Test("an animated rotation animates the presented view to its new size, with one coordinator for all")
  func animated() {
    for style in [UIModalPresentationStyle.fullScreen, .overFullScreen] {
      let world = World(style)
      world.root.present(world.top, animated: false)
      world.stage.frame()
      #expect(world.stage.rotate(to: .landscapeLeft))
      #expect(world.top.transitionCoordinator != nil)
      #expect(world.top.transitionCoordinator === world.root.transitionCoordinator)
      world.stage.run(for: 0.2)
      let shown = world.top.view.layer.presentation()?.bounds.width ?? 0
      #expect(shown > 390 && shown < 844)
      world.stage.run(for: 0.3)
      #expect(world.top.view.layer.presentation()?.bounds.width == 844 && world.top.transitionCoordinator == nil)
      world.stage.tearDown()
    }
  }

  @Test("a presented view without an autoresizing mask is resized, except in the custom style")
  func maskless() {
    for style in [UIModalPresentationStyle.fullScreen, .overFullScreen, .custom] {
      let world = World(style)
      world.top.maskless = true
      world.root.present(world.top, animated: false)
      world.stage.frame()
      world.stage.resize(to: CGSize(width: 844, height: 390))
      world.stage.frame()
      #expect(world.top.view.bounds.width == (style == .custom ? 390 : 844))
      #expect(world.top.view.superview?.bounds.width == 844)
      world.stage.tearDown()
    }
  }

  @Test("a resize in the middle of a presentation or a dismissal leaves all views in place at the end")
  func midway() {
    let world = World(.fullScreen)
    world.root.present(world.top, animated: true)
    world.stage.run(for: 0.2)
    world.stage.resize(to: CGSize(width: 844, height: 390))
    world.stage.settle()
    #expect(world.top.view.frame == world.stage.window.bounds && world.root.view.window == nil)
    world.root.dismiss(animated: true)
    world.stage.run(for: 0.2)
    world.stage.resize(to: CGSize(width: 390, height: 844), animated: true)
    world.stage.settle()
    #expect(world.root.view.frame == world.stage.window.bounds && world.child.view.bounds.width == 390)
    #expect(world.stage.window.subviews == [world.root.view] && world.stage.issues == [])
  }

  @Test("a controller presented over a part of the window stays within that part")
  func context() {
    let world = World(.currentContext)
    world.child.view.frame = CGRect(x: 0, y: 100, width: 390, height: 300)
    world.child.view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    world.child.definesPresentationContext = true
    world.child.present(world.top, animated: false)
    world.stage.frame()
    world.stage.resize(to: CGSize(width: 500, height: 944))
    world.stage.frame()
    let part = CGRect(x: 0, y: 200, width: 500, height: 300)
    #expect(world.top.view.superview?.frame == part && world.top.view.frame.size == part.size)
    world.child.dismiss(animated: false)
    #expect(world.child.view.frame == part)
  }

  @Test("a presented view keeps its safe area while it slides; the presenter has its safe area when it is back")
  func safeArea() {
    let world = World(.fullScreen)
    let insets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    world.stage.safeAreaInsets = insets
    world.root.present(world.top, animated: true)
    CATransaction.flush()
    #expect(world.top.view.safeAreaInsets == insets)
    world.stage.settle()
    #expect(world.top.view.safeAreaInsets == insets && world.root.view.safeAreaInsets == .zero)
    world.root.dismiss(animated: true)
    world.stage.run(for: 0.2)
    #expect(world.top.view.safeAreaInsets == insets)
    world.stage.settle()
    world.root.present(world.top, animated: false)
    let turned = UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
    #expect(world.stage.rotate(to: .landscapeRight, safeAreaInsets: turned))
    world.stage.settle()
    #expect(world.top.view.safeAreaInsets == turned)
    world.root.dismiss(animated: true)
    world.stage.run(for: 0.2)
    #expect(world.top.view.safeAreaInsets == turned && world.root.view.safeAreaInsets == turned)
    world.stage.settle()
    #expect(world.child.view.safeAreaInsets == turned && world.top.view.safeAreaInsets == .zero)
  }
}
