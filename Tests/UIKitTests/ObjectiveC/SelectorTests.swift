import Stage
import Testing
import UIKit

@MainActor @Suite("A selector", .serialized) struct SelectorTests {
  @MainActor class Page: UIView {
    var calls: [String] = []
    func plain() { calls.append("plain") }
    func sent(_ sender: UIControl) { calls.append("sent \(sender.tag)") }
    func sent(_ sender: Any, with event: UIEvent?) { calls.append("event \(event == nil ? "nil" : "there")") }
    func any(_ sender: Any?) { calls.append("any \(sender == nil ? "nil" : "there")") }
    func answer() -> NSString { "answer" }
    func posted(_ notification: Notification) { calls.append(notification.name.rawValue) }
    func postedOld(_ notification: NSNotification) { calls.append("old \(notification.name.rawValue)") }
    private func hidden() { calls.append("hidden") }
    func useHidden() { perform(Selector(Page.hidden)) }
  }

  @Test("accepts methods with no parameter, a sender, or a sender and an event, and with a return value")
  func parameters() {
    let (page, control) = (Page(), UIControl())
    control.tag = 7
    control.addTarget(page, action: Selector(Page.plain), for: .touchDown)
    control.addTarget(page, action: Selector(Page.sent(_:)), for: .touchDown)
    control.addTarget(page, action: Selector(Page.sent(_:with:)), for: .touchDown)
    control.addTarget(page, action: Selector(Page.any), for: .touchDown)
    control.addTarget(page, action: Selector(Page.answer), for: .touchDown)
    control.sendActions(for: .touchDown)
    page.useHidden()
    #expect(page.calls == ["plain", "sent 7", "event nil", "any there", "hidden"])
  }

  @Test("of endEditing(_:) works as an action, although the recognizer is passed in place of the Bool")
  func bool() {
    final class Field: UIView {
      var forced: Bool?
      func end(_ force: Bool) -> Bool {
        forced = force
        return true
      }
    }
    let field = Field()
    UIApplication.shared.sendAction(Selector(Field.end), to: field, from: UITapGestureRecognizer(), for: nil)
    #expect(field.forced == true)
    // The selector of UIKit's own method compiles and is performed.
    UIApplication.shared.sendAction(Selector(UIView.endEditing), to: field, from: UITapGestureRecognizer(), for: nil)
  }

  @Test("of an unbound method does not retain an object; one of a bound method does")
  func retaining() {
    weak var lost: Page?
    weak var kept: Page?
    var selectors: [Selector] = []
    do {
      let (one, other) = (Page(), Page())
      (lost, kept) = (one, other)
      selectors = [Selector(Page.plain), Selector(other.plain)]
    }
    #expect(lost == nil && kept != nil && selectors.count == 2)
  }

  @Test("equals its copy and selectors with the same name and parameters, and no other")
  func equality() {
    let (named, same) = (Selector(Page.plain, named: "plain"), Selector(Page.plain, named: "Page.plain"))
    let unnamed = Selector(Page.plain)
    #expect(named == same && named.hashValue == same.hashValue)
    #expect(unnamed == unnamed && unnamed != Selector(Page.plain) && unnamed != named)
    #expect(named != Selector(Page.sent(_:), named: "plain"))
    #expect(Selector(Page.sent(_:with:), named: "sent(_:with:)").description == "sent::")
  }

  @Test("with a name can be removed from a control or a recognizer without removing others")
  func removing() {
    let (page, control) = (Page(), UIControl())
    control.addTarget(page, action: Selector(Page.plain, named: "plain"), for: [.touchDown, .touchUpInside])
    control.addTarget(page, action: Selector(Page.any, named: "any"), for: .touchDown)
    control.removeTarget(page, action: Selector(Page.plain, named: "plain"), for: .touchDown)
    control.sendActions(for: .touchDown)
    control.sendActions(for: .touchUpInside)
    #expect(page.calls == ["any there", "plain"])

    let tap = UITapGestureRecognizer(target: page, action: Selector(Page.plain, named: "plain"))
    tap.addTarget(page, action: Selector(Page.any, named: "any"))
    tap.removeTarget(page, action: Selector(Page.plain, named: "plain"))
    #expect(tap.actionNames == ["any"])
    tap.removeTarget(nil, action: nil)
    #expect(tap.actionNames == [])
  }

  @Test("works with responds(to:)")
  func responding() {
    #expect(Page().responds(to: Selector(Page.plain)) && !UIView().responds(to: Selector(Page.plain)))
    #expect(!Page().responds(to: nil))
  }

  @Test("can be performed, which returns the method's result")
  func performing() {
    let page = Page()
    #expect(page.perform(Selector(Page.answer))?.takeUnretainedValue() as? NSString == "answer")
    #expect(page.perform(Selector(Page.any), with: nil) == nil)
    page.perform(Selector(Page.sent(_:with:)), with: page, with: nil)
    page.performSelector(onMainThread: Selector(Page.plain), with: nil, waitUntilDone: true)
    #expect(page.calls == ["any nil", "event nil", "plain"])
  }

  @Test("is called with notifications until the observer is removed or deallocated")
  func notifications() {
    let (center, name) = (NotificationCenter(), Notification.Name("news"))
    var page: Page? = Page()
    weak let lost = page
    let thing = NSObject()
    center.addObserver(page as Any, selector: Selector(Page.posted), name: name, object: nil)
    center.addObserver(page as Any, selector: Selector(Page.postedOld), name: name, object: thing)
    center.post(name: name, object: nil)
    #expect(page?.calls == ["news"])
    center.post(name: name, object: thing)
    #expect(page?.calls.sorted() == ["news", "news", "old news"])
    if let page { center.removeObserver(page, name: name, object: thing) }
    center.post(name: name, object: thing)
    #expect(page?.calls.count == 4)
    if let page { center.removeObserver(page) }
    center.post(name: name, object: thing)
    #expect(page?.calls.count == 4)
    center.addObserver(page as Any, selector: Selector(Page.posted), name: name, object: nil)
    page = nil
    center.post(name: name, object: nil)
    #expect(lost == nil)
    var received = 0
    nonisolated(unsafe) let count = { received += 1 }
    let token = center.addObserver(forName: name, object: nil, queue: nil) { _ in count() }
    center.post(name: name, object: nil)
    center.removeObserver(token)
    center.post(name: name, object: nil)
    #expect(received == 1)
  }
}

extension UIGestureRecognizer {
  fileprivate var actionNames: [String] { actionSelectors.map { $0.description.replacing(":", with: "") } }
}
