import Testing
import UIKit

@MainActor @Suite("Actions of controls:", .serialized) struct ControlActionTests {
  @MainActor final class Target: NSObject {
    var calls: [String] = []
    func tapped() { calls.append("tapped") }
    func tapped(by control: UIControl) { calls.append("by \(control.tag)") }
  }

  @Test("actions run in the order of registration, each once for a set of events")
  func order() {
    let control = UIControl()
    control.tag = 7
    let target = Target()
    control.addTarget(target, action: Selector(Target.tapped(by:)), for: [.touchUpInside, .valueChanged])
    control.addAction(UIAction { _ in target.calls.append("action") }, for: .valueChanged)
    control.addTarget(target, action: Selector(Target.tapped as (Target) -> @MainActor () -> Void), for: .valueChanged)
    control.sendActions(for: [.touchUpInside, .valueChanged])
    #expect(target.calls == ["by 7", "action", "tapped"])
    #expect(control.allControlEvents == [.touchUpInside, .valueChanged])
  }

  @Test("a target is not retained, and a lost one is not called")
  func weakTarget() {
    let control = UIControl()
    weak var lost: Target?
    do {
      let target = Target()
      lost = target
      control.addTarget(target, action: Selector(Target.tapped(by:)), for: .valueChanged)
      #expect(control.allTargets == [target])
    }
    #expect(lost == nil)
    control.sendActions(for: .valueChanged)
    #expect(control.allTargets.isEmpty && control.allControlEvents.isEmpty)
  }

  @Test("an action with the same identifier replaces the earlier one, for the same event only")
  func identifiers() {
    var calls: [String] = []
    let control = UIControl()
    let first = UIAction(identifier: UIAction.Identifier("x")) { _ in calls.append("first") }
    let second = UIAction(identifier: UIAction.Identifier("x")) { _ in calls.append("second") }
    control.addAction(first, for: [.touchDown, .valueChanged])
    control.addAction(second, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    control.sendActions(for: .touchDown)
    #expect(calls == ["second", "first"])
    control.removeAction(identifiedBy: UIAction.Identifier("x"), for: .allEvents)
    control.sendActions(for: .allEvents)
    #expect(calls == ["second", "first"])
  }

  @Test("an action has a title and an image, and a sender while it runs")
  func sender() {
    let control = UIControl()
    var senders: [AnyObject?] = []
    let (image, other) = (UIImage(), UIImage())
    let action = UIAction(title: "Go", image: image) { senders.append($0.sender as AnyObject?) }
    #expect(action.sender == nil)
    #expect(action.title == "Go" && action.image === image)
    (action.title, action.image) = ("Stop", other)
    #expect(action.title == "Stop" && action.image === other)
    control.addAction(action, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(senders.count == 1 && senders[0] === control)
    control.removeAction(action, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(senders.count == 1)
  }

  @Test("all methods of a target can be removed for an event")
  func removeTarget() {
    let control = UIControl()
    let (target, other) = (Target(), Target())
    control.addTarget(target, action: Selector(Target.tapped(by:)), for: [.touchDown, .valueChanged])
    control.addTarget(other, action: Selector(Target.tapped(by:)), for: .valueChanged)
    control.removeTarget(target, action: nil, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(target.calls == [] && other.calls == ["by 0"])
    control.sendActions(for: .touchDown)
    #expect(target.calls == ["by 0"])
  }

  @Test("a nil target is found up the responder chain")
  func nilTarget() {
    final class Outer: UIView {
      var calls = 0
      func happened(_ sender: UIControl) { calls += 1 }
    }
    let outer = Outer()
    let control = UIControl()
    outer.addSubview(control)
    control.addTarget(nil, action: Selector(Outer.happened(_:)), for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(outer.calls == 1)
    #expect(control.allTargets.count == 1 && control.allTargets.first?.base is NSNull)
  }

  @Test("handlers can be enumerated, and the enumeration stopped")
  func enumerate() {
    let control = UIControl()
    let target = Target()
    control.addAction(UIAction { _ in }, for: .touchDown)
    control.addTarget(target, action: Selector(Target.tapped(by:)), for: .valueChanged)
    var seen: [String] = []
    control.enumerateEventHandlers { action, method, events, _ in
      seen.append("\(action != nil) \(method?.0 as AnyObject? === target) \(events.rawValue)")
    }
    #expect(seen == ["true false 1", "false true 4096"])
    control.enumerateEventHandlers { _, _, _, stop in
      seen.append("last")
      stop = true
    }
    #expect(seen.suffix(2) == ["false true 4096", "last"])
  }

  @Test("leading and trailing alignment follow the layout direction")
  func alignment() {
    let control = UIControl()
    control.contentHorizontalAlignment = .leading
    #expect(control.effectiveContentHorizontalAlignment == .left)
    control.semanticContentAttribute = .forceRightToLeft
    #expect(control.effectiveContentHorizontalAlignment == .right)
    control.contentHorizontalAlignment = .fill
    #expect(control.effectiveContentHorizontalAlignment == .fill)
  }
}
