import QuartzCore
import Testing
import UIKit

@Suite("Transitions between child view controllers:", .serialized) @MainActor struct ControllerTransitionTests {
  @Test(
    "the children get calls at the start and at the end, when the old view is removed",
    arguments: [UIView.AnimationOptions.curveLinear, .transitionCrossDissolve])
  func calls(options: UIView.AnimationOptions) {
    let frames = Frames()
    let log = Log()
    let parent = UIViewController()
    let (from, to) = (TellingController("from", log), TellingController("to", log))
    for child in [from, to] {
      parent.addChild(child)
      child.didMove(toParent: parent)
    }
    parent.view.addSubview(from.view)
    frames.window.rootViewController = parent
    frames.frame(at: 0)
    frames.frame(at: 0.1)
    #expect(log.take() == ["from willAppear false", "from didAppear false"])
    parent.transition(
      from: from, to: to, duration: 1, options: options, animations: { to.view.center.x += 10 },
      completion: { log.add("completion \($0)") })
    #expect(log.take() == ["to willAppear true", "from willDisappear true"])
    #expect(parent.view.subviews == [from.view, to.view])
    frames.frame(at: 0.1)
    frames.frame(at: 0.5)
    #expect(log.take() == [])
    frames.frame(at: 1.2)
    #expect(log.take() == ["from didDisappear true", "to didAppear true", "completion true"])
    #expect(parent.view.subviews == [to.view] && from.view.isHidden == false)
    frames.frame(at: 1.3)
    #expect(log.take() == [])
  }
}

private final class TellingController: UIViewController {
  let name: String
  let log: Log

  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) { log.add("\(name) willAppear \(animated)") }
  override func viewDidAppear(_ animated: Bool) { log.add("\(name) didAppear \(animated)") }
  override func viewWillDisappear(_ animated: Bool) { log.add("\(name) willDisappear \(animated)") }
  override func viewDidDisappear(_ animated: Bool) { log.add("\(name) didDisappear \(animated)") }
}
