import QuartzCore
import Stage
import Testing
import UIKit

@MainActor @Suite("An action that declares its sender's class", .serialized) struct ActionSenderTests {
  @MainActor final class Handler {
    var translations: [CGFloat] = []
    func edge(_ recognizer: UIScreenEdgePanGestureRecognizer) { translations.append(recognizer.translation(in: nil).x) }
    func optionalEdge(_ recognizer: UIScreenEdgePanGestureRecognizer?) {
      translations.append(recognizer?.translation(in: nil).x ?? -1)
    }
    func pan(_ recognizer: UIPanGestureRecognizer) { translations.append(recognizer.translation(in: nil).x) }
    func any(_ sender: Any?) {}
    func object(_ sender: AnyObject, with event: UIEvent?) {}
    func delegate(_ sender: any UIGestureRecognizerDelegate) {}
    func force(_ flag: Bool) {}
    func toggle(_ control: UISwitch) {}
  }

  private func issues(_ register: () -> Void) -> [String] {
    let stage = Stage(size: CGSize(width: 100, height: 100))
    register()
    return stage.issues
  }

  private func text(
    _ sender: String, _ function: String, _ action: String, _ parameter: String, isPassed: Bool = true
  ) -> String {
    "-[\(sender) \(function)]: the action \(action) takes a \(parameter), which this is not. Objective-C "
      + (isPassed
        ? "passes it unchecked, and so it is passed here: only what the class inherits can be used."
        : "would pass it unchecked. Swift cannot, and the program will end when the action is called.")
  }

  @Test("is reported by name when it is registered if the recognizer is of another class")
  func otherRecognizer() {
    let handler = Handler()
    let found = issues {
      let pan = UIPanGestureRecognizer(target: handler, action: Selector(Handler.edge(_:), named: "edge"))
      pan.addTarget(handler, action: Selector(Handler.optionalEdge(_:), named: "optionalEdge"))
      UITapGestureRecognizer().addTarget(handler, action: Selector(Handler.delegate(_:)))
      UITapGestureRecognizer().addTarget(handler, action: Selector(Handler.toggle(_:), named: "toggle"))
    }
    #expect(
      found == [
        text("UIPanGestureRecognizer", "addTarget:action:", "edge:", "UIScreenEdgePanGestureRecognizer"),
        text(
          "UIPanGestureRecognizer", "addTarget:action:", "optionalEdge:", "Optional<UIScreenEdgePanGestureRecognizer>"),
        text("UITapGestureRecognizer", "addTarget:action:", "unnamed:", "UIGestureRecognizerDelegate", isPassed: false),
        text("UITapGestureRecognizer", "addTarget:action:", "toggle:", "UISwitch", isPassed: false),
      ])
  }

  @Test("is reported if the control is of another class")
  func otherControl() {
    let handler = Handler()
    let found = issues {
      UIButton().addTarget(handler, action: Selector(Handler.toggle(_:), named: "toggle"), for: .touchUpInside)
      UISwitch().addTarget(handler, action: Selector(Handler.toggle(_:), named: "toggle"), for: .valueChanged)
    }
    #expect(found == [text("UIButton", "addTarget:action:forControlEvents:", "toggle:", "UISwitch", isPassed: false)])
  }

  @Test("is not reported if the parameter takes the sender")
  func fitting() {
    let handler = Handler()
    let found = issues {
      let edge = UIScreenEdgePanGestureRecognizer(target: handler, action: Selector(Handler.edge(_:)))
      for action in [
        Selector(Handler.pan(_:)), Selector(Handler.any(_:)), Selector(Handler.object(_:with:)),
        Selector(Handler.force(_:)), Selector(Handler.optionalEdge(_:)),
      ] {
        edge.addTarget(handler, action: action)
      }
    }
    #expect(found == [])
  }

  @Test("is called with a recognizer of that class")
  func called() {
    let stage = Stage(size: CGSize(width: 300, height: 100))
    let handler = Handler()
    let edge = UIScreenEdgePanGestureRecognizer(target: handler, action: Selector(Handler.edge(_:)))
    edge.edges = .left
    stage.window.addGestureRecognizer(edge)
    stage.drag(from: CGPoint(x: 2, y: 50), to: CGPoint(x: 102, y: 50), duration: 0.2, steps: 10)
    stage.run(for: 0.5)
    // The translation counts from where the pan began.
    #expect(handler.translations.last == 90)
  }

  @Test("of a subclass is called nevertheless, as in Objective-C", arguments: [false, true])
  func narrowerRecognizer(isOptional: Bool) {
    let stage = Stage(size: CGSize(width: 300, height: 100))
    let handler = Handler()
    let action = isOptional ? Selector(Handler.optionalEdge(_:)) : Selector(Handler.edge(_:))
    stage.window.addGestureRecognizer(UIPanGestureRecognizer(target: handler, action: action))
    stage.drag(from: CGPoint(x: 2, y: 50), to: CGPoint(x: 102, y: 50), duration: 0.2, steps: 10)
    stage.run(for: 0.5)
    #expect(handler.translations.last == 90)
  }

  @Test("of a subclass is called with a control, a display link, a notification, and an object that is performed with")
  func narrowerSenders() {
    final class SpecialControl: UISwitch {}
    class SpecialLink: CADisplayLink {}
    final class SpecialNotification: NSNotification {}
    @MainActor final class Target: NSObject {
      var calls: [String] = []
      func control(_ sender: SpecialControl) { calls.append("control \(sender.tag)") }
      func frame(_ link: SpecialLink) {
        calls.append("frame")
        link.invalidate()
      }
      func notification(_ notification: SpecialNotification) { calls.append(notification.name.rawValue) }
      func object(_ view: UIScrollView?) { calls.append("object \(view?.tag ?? -1)") }
    }
    let stage = Stage(size: CGSize(width: 300, height: 100))
    let (target, control, view) = (Target(), UISwitch(), UIView())
    (control.tag, view.tag) = (3, 4)
    control.addTarget(target, action: Selector(Target.control(_:)), for: .valueChanged)
    control.sendActions(for: .valueChanged)
    CADisplayLink(target: target, selector: Selector(Target.frame(_:))).add(to: .main, forMode: .common)
    stage.run(for: 0.5)
    let name = NSNotification.Name("posted")
    NotificationCenter.default.addObserver(target, selector: Selector(Target.notification(_:)), name: name, object: nil)
    NotificationCenter.default.post(name: name, object: nil)
    target.perform(Selector(Target.object(_:)), with: view)
    target.perform(Selector(Target.object(_:)), with: nil)
    #expect(target.calls == ["control 3", "frame", "posted", "object 4", "object -1"])
  }
}
