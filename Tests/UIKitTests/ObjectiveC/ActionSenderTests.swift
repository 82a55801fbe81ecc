import Stage
import Testing
import UIKit

@MainActor @Suite("An action that declares its sender's class", .serialized) struct ActionSenderTests {
  @MainActor final class Handler {
    var translations: [CGFloat] = []
    func edge(_ recognizer: UIScreenEdgePanGestureRecognizer) {
      translations.append(recognizer.translation(in: nil).x)
    }
    func optionalEdge(_ recognizer: UIScreenEdgePanGestureRecognizer?) {}
    func pan(_ recognizer: UIPanGestureRecognizer) { translations.append(recognizer.translation(in: nil).x) }
    func any(_ sender: Any?) {}
    func object(_ sender: AnyObject, with event: UIEvent?) {}
    func delegate(_ sender: any UIGestureRecognizerDelegate) {}
    func force(_ flag: Bool) {}
    func toggle(_ control: UISwitch) {}
  }

  private func issues(_ register: () -> Void) -> [String] {
    let stage = Stage(size: CGSize(width: 100, height: 100))
    defer { stage.tearDown() }
    register()
    return stage.issues
  }

  private func text(_ sender: String, _ function: String, _ action: String, _ parameter: String) -> String {
    "-[\(sender) \(function)]: the action \(action) takes a \(parameter), which this is not. Objective-C would pass it "
      + "unchecked. Swift cannot, and the program will end when the action is called."
  }

  @Test("is reported by name when it is registered if the recognizer is of another class")
  func otherRecognizer() {
    let handler = Handler()
    let found = issues {
      let pan = UIPanGestureRecognizer(target: handler, action: Selector(Handler.edge(_:), named: "edge"))
      pan.addTarget(handler, action: Selector(Handler.optionalEdge(_:), named: "optionalEdge"))
      UITapGestureRecognizer().addTarget(handler, action: Selector(Handler.delegate(_:)))
    }
    #expect(
      found == [
        text("UIPanGestureRecognizer", "addTarget:action:", "edge:", "UIScreenEdgePanGestureRecognizer"),
        text(
          "UIPanGestureRecognizer", "addTarget:action:", "optionalEdge:", "Optional<UIScreenEdgePanGestureRecognizer>"),
        text("UITapGestureRecognizer", "addTarget:action:", "unnamed:", "UIGestureRecognizerDelegate"),
      ])
  }

  @Test("is reported if the control is of another class")
  func otherControl() {
    let handler = Handler()
    let found = issues {
      UIButton().addTarget(handler, action: Selector(Handler.toggle(_:), named: "toggle"), for: .touchUpInside)
      UISwitch().addTarget(handler, action: Selector(Handler.toggle(_:), named: "toggle"), for: .valueChanged)
    }
    #expect(found == [text("UIButton", "addTarget:action:forControlEvents:", "toggle:", "UISwitch")])
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
    defer { stage.tearDown() }
    let handler = Handler()
    let edge = UIScreenEdgePanGestureRecognizer(target: handler, action: Selector(Handler.edge(_:)))
    edge.edges = .left
    stage.window.addGestureRecognizer(edge)
    stage.drag(from: CGPoint(x: 2, y: 50), to: CGPoint(x: 102, y: 50), duration: 0.2, steps: 10)
    stage.run(for: 0.5)
    // The translation counts from where the pan began.
    #expect(handler.translations.last == 90)
  }
}
