import Testing
import UIKit

@MainActor private final class LoggedView: UIView {
  let name: String
  let log: CallLog

  init(_ name: String, _ log: CallLog) {
    (self.name, self.log) = (name, log)
    super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  required init?(coder: NSCoder) { fatalError("not archived") }

  private func say(_ line: String) { log.lines.append("\(name).\(line)") }
  private func text(_ view: UIView?) -> String { (view as? LoggedView)?.name ?? (view == nil ? "nil" : "other") }

  override func didAddSubview(_ subview: UIView) { say("didAddSubview(\(text(subview)))") }
  override func willRemoveSubview(_ subview: UIView) { say("willRemoveSubview(\(text(subview)))") }
  override func willMove(toSuperview newSuperview: UIView?) { say("willMove(toSuperview: \(text(newSuperview)))") }
  override func didMoveToSuperview() { say("didMoveToSuperview(\(text(superview)))") }
  override func willMove(toWindow newWindow: UIWindow?) { say("willMove(toWindow: \(newWindow == nil ? "nil" : "w"))") }
  override func didMoveToWindow() { say("didMoveToWindow(\(window == nil ? "nil" : "w"))") }
}

@MainActor @Suite("The view hierarchy:", .serialized) struct HierarchyTests {
  private let scene = ViewScene()
  private let log = CallLog()

  private func named(_ names: [String], in parent: UIView) -> [LoggedView] {
    names.map {
      let view = LoggedView($0, log)
      parent.addSubview(view)
      return view
    }
  }

  private func order(_ view: UIView) -> String {
    let names = view.subviews.map { ($0 as? LoggedView)?.name ?? "?" }.joined()
    let layers = (view.layer.sublayers ?? []).map { ($0.delegate as? LoggedView)?.name ?? "-" }.joined()
    return names == layers.filter { $0 != "-" } ? layers : "\(names) but \(layers)"
  }

  @Test("adding a view outside a window makes only the superview calls")
  func addOutside() {
    let parent = LoggedView("p", log)
    parent.addSubview(LoggedView("a", log))
    #expect(log.take() == ["a.willMove(toSuperview: p)", "a.didMoveToSuperview(p)", "p.didAddSubview(a)"])
  }

  @Test("entering a window calls the view and its descendants, outer views first")
  func enterWindow() {
    let parent = LoggedView("p", log)
    let child = LoggedView("c", log)
    parent.addSubview(child)
    _ = log.take()
    scene.window.addSubview(parent)
    #expect(
      log.take() == [
        "p.willMove(toSuperview: other)", "p.willMove(toWindow: w)", "c.willMove(toWindow: w)",
        "p.didMoveToWindow(w)", "c.didMoveToWindow(w)", "p.didMoveToSuperview(other)",
      ])
  }

  @Test("leaving a window makes the calls observed on a device, in their order")
  func leaveWindow() {
    let parent = LoggedView("p", log)
    let child = LoggedView("c", log)
    scene.window.addSubview(parent)
    parent.addSubview(child)
    _ = log.take()
    child.removeFromSuperview()
    #expect(
      log.take() == [
        "c.willMove(toSuperview: nil)", "c.willMove(toWindow: nil)", "p.willRemoveSubview(c)",
        "c.didMoveToWindow(nil)", "c.didMoveToSuperview(nil)",
      ])
    child.removeFromSuperview()
    #expect(log.take() == [])
  }

  @Test("moving to another superview in the same window makes no window calls")
  func moveWithin() {
    let (one, two) = (LoggedView("1", log), LoggedView("2", log))
    let child = LoggedView("c", log)
    scene.window.addSubview(one)
    scene.window.addSubview(two)
    one.addSubview(child)
    _ = log.take()
    two.addSubview(child)
    #expect(
      log.take() == [
        "c.willMove(toSuperview: 2)", "1.willRemoveSubview(c)", "c.didMoveToSuperview(2)", "2.didAddSubview(c)",
      ])
    #expect(one.subviews.isEmpty && two.subviews == [child])
  }

  @Test("subviews and their layers stay in the same order through all operations")
  func operations() {
    let parent = UIView()
    let views = named(["a", "b", "c", "d"], in: parent)
    let (a, b, c, d) = (views[0], views[1], views[2], views[3])
    #expect(order(parent) == "abcd")
    parent.insertSubview(LoggedView("e", log), at: 1)
    #expect(order(parent) == "aebcd")
    parent.insertSubview(d, belowSubview: a)
    #expect(order(parent) == "daebc")
    parent.insertSubview(a, aboveSubview: b)
    #expect(order(parent) == "debac")
    parent.bringSubviewToFront(d)
    #expect(order(parent) == "ebacd")
    parent.sendSubviewToBack(c)
    #expect(order(parent) == "cebad")
    parent.exchangeSubview(at: 1, withSubviewAt: 4)
    #expect(order(parent) == "cdbae")
    parent.addSubview(b)
    #expect(order(parent) == "cdaeb")
    parent.insertSubview(LoggedView("z", log), at: 99)
    #expect(order(parent) == "cdaebz")
  }

  @Test("a layer without a view keeps its position")
  func otherLayer() {
    let parent = UIView()
    let views = named(["a", "b"], in: parent)
    parent.layer.insertSublayer(CALayer(), above: views[0].layer)
    parent.insertSubview(LoggedView("c", log), belowSubview: views[1])
    #expect(order(parent) == "a-cb")
  }

  @Test("a view inserted above another has its layer right above the other's, below layers without a view")
  func aboveBelowOtherLayer() {
    let parent = UIView()
    let a = named(["a"], in: parent)[0]
    parent.layer.addSublayer(CALayer())
    let b = named(["b"], in: parent)[0]
    #expect(order(parent) == "a-b")
    parent.insertSubview(LoggedView("c", log), aboveSubview: a)
    #expect(order(parent) == "ac-b")
    parent.insertSubview(b, aboveSubview: a)
    #expect(order(parent) == "abc-")
    parent.insertSubview(LoggedView("d", log), aboveSubview: UIView())
    #expect(order(parent) == "abc-d")
  }

  @Test("a view added to its superview again only moves to the front")
  func again() {
    let parent = LoggedView("p", log)
    let views = named(["a", "b"], in: parent)
    _ = log.take()
    parent.addSubview(views[0])
    #expect(log.take() == [])
    #expect(order(parent) == "ba")
  }

  @Test("a view is found by its tag, depth first")
  func tags() {
    let parent = UIView()
    let views = named(["a", "b"], in: parent)
    let deep = UIView()
    views[0].addSubview(deep)
    deep.tag = 7
    views[1].tag = 7
    #expect(parent.viewWithTag(7) === deep)
    #expect(parent.viewWithTag(0) === parent)
    #expect(parent.viewWithTag(8) == nil)
    #expect(deep.isDescendant(of: parent) && deep.isDescendant(of: deep) && !parent.isDescendant(of: deep))
  }

  @Test("a view that is moved in its own willMove call is in the new superview once")
  func movesInCall() {
    final class MovingView: UIView {
      var onWillMove: (() -> Void)?
      override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        onWillMove.take()?()
      }
    }
    let (view, other) = (MovingView(), UIView())
    scene.window.addSubview(other)
    for target in [other, scene.window] {
      view.onWillMove = { target.addSubview(view) }
      scene.window.addSubview(view)
      #expect(view.superview === target && target.subviews.filter { $0 === view }.count == 1)
      view.removeFromSuperview()
    }
    other.addSubview(view)
    view.onWillMove = { scene.window.addSubview(view) }
    view.removeFromSuperview()
    #expect(view.superview === scene.window && !other.subviews.contains(view))
  }

  @Test("a view cannot be added to itself or to its descendants")
  func cycles() async {
    let own = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UIView()
        view.addSubview(view)
      }
    }
    #expect(errorText(own).contains("Can't add self as subview"))
    let cycle = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        inner.addSubview(outer)
      }
    }
    #expect(errorText(cycle).contains("is a part of cycle in its layer tree"))
  }
}

/// Returns the standard error output of a process that ended.
func errorText(_ result: ExitTest.Result?) -> String {
  String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
}
