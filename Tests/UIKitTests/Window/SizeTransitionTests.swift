import Stage
import Testing
import UIKit

@MainActor @Suite("Changes of a window's size:", .serialized) struct SizeTransitionTests {
  private final class Page: UIViewController {
    let log: CallLog
    var alongside: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    init(_ name: String, _ log: CallLog) {
      self.log = log
      super.init(nibName: nil, bundle: nil)
      title = name
    }
    required init?(coder: NSCoder) { fatalError("not archived") }
    private func say(_ line: String) { log.lines.append("\(title ?? "").\(line)") }
    private var width: Int { Int(view.bounds.width) }
    override func willTransition(
      to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      say("traits \(newCollection.verticalSizeClass == .compact)")
      super.willTransition(to: newCollection, with: coordinator)
    }
    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
      say("size \(Int(size.width)) from \(width)")
      super.viewWillTransition(to: size, with: coordinator)
      coordinator.animate(
        alongsideTransition: { context in
          self.say("alongside \(self.width) animated \(context.isAnimated && UIView.inheritedAnimationDuration > 0)")
          self.alongside?(context)
        }, completion: { _ in self.say("end \(self.transitionCoordinator == nil)") })
    }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      if previousTraitCollection != nil { say("traitsDid \(traitCollection.verticalSizeClass == .compact)") }
    }
    override func viewDidLayoutSubviews() { say("layout \(width)") }
  }

  private func pages(_ body: (Stage, CallLog, Page, Page) -> Void) {
    let log = CallLog()
    let (root, child) = (Page("root", log), Page("child", log))
    let stage = Stage(fps: 20)
    stage.window.rootViewController = root
    root.addChild(child)
    child.view.frame = root.view.bounds
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    stage.frame()
    log.lines = []
    body(stage, log, root, child)
  }

  @Test("in an animated change: traits, size, layout, and alongside in order; completions 0.3 seconds later")
  func animated() {
    pages { stage, log, root, child in
      stage.window.resize(to: CGRect(x: 0, y: 0, width: 844, height: 390))
      #expect(
        log.take() == [
          "root.traits true", "child.traits true", "root.size 844 from 390", "child.size 844 from 390",
          "root.traitsDid true", "child.traitsDid true", "root.layout 844", "child.layout 844",
          "child.alongside 844 animated true", "root.alongside 844 animated true",
        ])
      #expect(root.transitionCoordinator?.transitionDuration == 0.3 && child.transitionCoordinator?.isAnimated == true)
      stage.run(for: 0.2)
      let shown = child.view.layer.presentation()?.bounds.width ?? 0
      #expect(shown > 390 && shown < 844)
      #expect(stage.window.layer.presentation()?.bounds.width == 844)
      #expect(log.take() == [])
      stage.run(for: 0.2)
      #expect(log.take() == ["child.end true", "root.end true"])
      #expect(child.view.layer.presentation()?.bounds.width == 844)
    }
  }

  @Test("a transition that moves nothing still takes its time, and the window gets no touches")
  func empty() {
    let stage = Stage(fps: 20)
    let root = UIViewController()
    stage.window.rootViewController = root
    root.view.autoresizingMask = []
    stage.frame()
    stage.window.resize(to: CGRect(x: 0, y: 0, width: 500, height: 500), rotation: .pi / 2)
    let transform = root.transitionCoordinator?.targetTransform
    #expect(transform == CGAffineTransform(rotationAngle: .pi / 2))
    stage.run(for: 0.2)
    #expect(root.transitionCoordinator != nil)
    #expect(stage.window.hitTest(CGPoint(x: 10, y: 10), with: nil) == nil)
    stage.run(for: 0.2)
    #expect(root.transitionCoordinator == nil)
    #expect(stage.window.hitTest(CGPoint(x: 10, y: 10), with: nil) === root.view)
  }

  @Test("animations added to a transition that has begun are rejected, but their completions are called")
  func late() {
    pages { stage, log, root, _ in
      var answer: Bool?
      root.alongside = { _ in
        answer = root.transitionCoordinator?.animate(
          alongsideTransition: { _ in log.lines.append("never") }, completion: { _ in log.lines.append("late end") })
      }
      stage.window.resize(to: CGRect(x: 0, y: 0, width: 500, height: 844))
      #expect(answer == false)
      stage.run(for: 0.5)
      #expect(log.lines.suffix(3) == ["child.end true", "root.end true", "late end"] && !log.lines.contains("never"))
    }
  }

  @Test("a second change while the first one runs has its own coordinator, and each ends once")
  func twice() {
    pages { stage, log, root, _ in
      stage.window.resize(to: CGRect(x: 0, y: 0, width: 500, height: 844))
      stage.run(for: 0.15)
      let first = root.transitionCoordinator
      stage.window.resize(to: CGRect(x: 0, y: 0, width: 600, height: 844))
      #expect(root.transitionCoordinator !== first)
      log.lines = []
      stage.run(for: 0.25)
      #expect(log.take() == ["child.end false", "root.end false"])
      stage.run(for: 0.2)
      #expect(log.take() == ["child.end true", "root.end true"])
    }
  }

  @Test("without animations, and for a plain change of the frame, everything happens at once")
  func plain() {
    pages { stage, log, root, _ in
      UIView.performWithoutAnimation { stage.window.resize(to: CGRect(x: 0, y: 0, width: 500, height: 844)) }
      #expect(log.lines.suffix(2) == ["child.alongside 500 animated false", "root.alongside 500 animated false"])
      stage.window.frame.size.width = 600
      #expect(log.lines.suffix(2) == ["child.alongside 600 animated false", "root.alongside 600 animated false"])
      #expect(root.view.layer.animationKeys() == nil)
      stage.frame()
      #expect(log.lines.suffix(4) == ["child.end false", "root.end false", "child.end true", "root.end true"])
    }
  }

  @Test("a child whose size does not change is not notified, and preferred sizes are passed to the parent")
  func children() {
    final class Parent: UIViewController {
      var asked: [CGSize] = []
      var preferred: [CGSize] = []
      override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
      ) -> CGSize {
        asked.append(parentSize)
        return CGSize(width: 100, height: 100)
      }
      override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        preferred.append(container.preferredContentSize)
      }
    }
    let log = CallLog()
    let (root, child) = (Parent(), Page("child", log))
    let stage = Stage()
    stage.window.rootViewController = root
    root.addChild(child)
    child.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    root.view.addSubview(child.view)
    stage.frame()
    log.lines = []
    stage.window.resize(to: CGRect(x: 0, y: 0, width: 500, height: 844))
    #expect(root.asked == [CGSize(width: 500, height: 844)] && !log.lines.contains { $0.hasPrefix("child.size") })
    child.preferredContentSize = CGSize(width: 7, height: 8)
    child.preferredContentSize = CGSize(width: 7, height: 8)
    #expect(root.preferred == [CGSize(width: 7, height: 8)])
  }
}
