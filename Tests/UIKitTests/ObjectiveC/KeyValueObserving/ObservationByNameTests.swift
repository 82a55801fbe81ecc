import Foundation
import Testing
import UIKit

@MainActor @Suite("An observer that was added by a name", .serialized) struct ObservationByNameTests {
  /// A view that observes, as a pager does.
  private final class Pager: UIView {
    var lines: [String] = []
    var changes: [[NSKeyValueChangeKey: Any]] = []

    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      guard let keyPath, let change, (object as? NSObject)?.isEqual(nil) == false else { return }
      func text(_ key: NSKeyValueChangeKey) -> String { change[key].map { "\($0)" } ?? "-" }
      let isPrior = change[.notificationIsPriorKey] as? Bool == true
      lines.append("\(keyPath) \(text(.oldKey)) \(text(.newKey))\(isPrior ? " prior" : "")")
      changes.append(change)
    }

    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  private let pager = Pager()

  @Test("has the values of its options", arguments: ObservationTests.rows) func options(row: ObservationTests.Row) {
    func line(_ text: String) -> String { "alpha \(text)" }
    let view = UIView()
    view.addObserver(pager, forKeyPath: "alpha", options: row.options, context: nil)
    #expect(pager.take() == row.begin.map(line))
    view.alpha = 0.5
    #expect(pager.take() == row.change.map(line))
    #expect(pager.changes.allSatisfy { $0[.kindKey] as? UInt == NSKeyValueChange.setting.rawValue })
    view.removeObserver(pager, forKeyPath: "alpha")
    view.alpha = 0
    #expect(pager.take() == [])
  }

  @Test("has values as key-value coding returns them: numbers, NSNull, and structures that cast to NSValue")
  func values() {
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView()
    view.addObserver(pager, forKeyPath: "frame", options: [.new, .old], context: nil)
    for path in ["contentOffset", "contentInset", "transform", "hidden", "alpha", "backgroundColor"] {
      list.addObserver(pager, forKeyPath: path, options: [.new, .old], context: nil)
    }
    func last<Value>(_ key: NSKeyValueChangeKey = .newKey) -> Value? { pager.changes.last?[key] as? Value }
    view.frame.size.width = 50
    #expect(last() == CGRect(x: 0, y: 0, width: 50, height: 0))
    list.contentOffset = CGPoint(x: 1, y: 2)
    #expect(last() == CGPoint(x: 1, y: 2))
    #expect((last() as NSValue?)?.cgPointValue == CGPoint(x: 1, y: 2))
    list.contentInset.left = 3
    #expect(last() == UIEdgeInsets(top: 0, left: 3, bottom: 0, right: 0))
    #expect((last() as NSValue?)?.uiEdgeInsetsValue.left == 3)
    list.transform = CGAffineTransform(scaleX: 2, y: 3)
    #expect(last() == CGAffineTransform(scaleX: 2, y: 3))
    #expect((last() as NSValue?)?.cgAffineTransformValue.d == 3)
    list.isHidden = true
    #expect(last() == true)
    #expect(last(.oldKey) == NSNumber(value: false))
    list.alpha = 0.5
    #expect(last() == CGFloat(0.5))
    #expect(last() == 0.5)
    list.backgroundColor = .red
    #expect(last() == UIColor.red)
    #expect(last(.oldKey) == NSNull())
  }

  @Test("of a property of a layer or of a controller's view is called through the object at which it was added")
  func links() {
    let page = UIViewController()
    page.addObserver(pager, forKeyPath: "view.alpha", options: .new, context: nil)
    page.view.addObserver(pager, forKeyPath: "layer.opacity", options: .new, context: nil)
    page.view.alpha = 0.5
    #expect(pager.take() == ["layer.opacity - 0.5", "view.alpha - 0.5"])
    page.view.removeObserver(pager, forKeyPath: "layer.opacity")
    page.view = UIView()
    #expect(pager.take() == ["view.alpha - 1.0"])
    page.removeObserver(pager, forKeyPath: "view.alpha")
  }

  private static var contexts: (UInt8, UInt8) = (0, 0)

  @Test("with several contexts is removed for one of them") func contexts() {
    final class Watcher: UIResponder {
      var contexts: [UnsafeMutableRawPointer?] = []
      override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
      ) {
        contexts.append(context)
      }
    }
    withUnsafeMutableBytes(of: &Self.contexts) { bytes in
      guard let first = bytes.baseAddress else { return }
      let (watcher, layer) = (Watcher(), CALayer())
      layer.addObserver(watcher, forKeyPath: "opacity", context: first)
      layer.addObserver(watcher, forKeyPath: "opacity", context: first + 1)
      layer.opacity = 0
      layer.removeObserver(watcher, forKeyPath: "opacity", context: first)
      layer.opacity = 1
      layer.removeObserver(watcher, forKeyPath: "opacity")
      layer.opacity = 0
      #expect(watcher.contexts == [first, first + 1, first + 1])
    }
  }

  @Test("can be a layer, or an object of a class that conforms to a protocol") func otherClasses() {
    final class Shade: CALayer {
      var count = 0
      override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
      ) {
        count += 1
      }
    }
    class Model: NSObject, KeyPathObserver {
      var count = 0
      func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
      ) {
        count += 1
      }
    }
    final class OwnModel: Model {
      override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
      ) {
        super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
        count += 1
      }
    }
    let (shade, model, view) = (Shade(), OwnModel(), UIView())
    view.addObserver(shade, forKeyPath: "center", context: nil)
    view.addObserver(model, forKeyPath: "center", context: nil)
    view.center = .zero
    #expect(shade.count == 1)
    #expect(model.count == 2)
  }

  @Test("stops the program if it is removed without having been added, does not handle a change, or is gone")
  func misuse() async {
    let removed = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UIView().removeObserver(UIView(), forKeyPath: "alpha") }
    }
    #expect(removed.text.contains("Cannot remove an observer <UIView 0x"))
    #expect(removed.text.contains("for the key path \"alpha\" from <UIView 0x"))
    #expect(removed.text.contains("because it is not registered as an observer."))
    let otherContext = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UIView()
        view.addObserver(view, forKeyPath: "alpha", context: nil)
        view.removeObserver(view, forKeyPath: "alpha", context: UnsafeMutableRawPointer(bitPattern: 8))
      }
    }
    #expect(otherContext.text.contains("because it is not registered as an observer."))
    let unhandled = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UIView()
        view.addObserver(view, forKeyPath: "alpha", options: .new, context: nil)
        view.alpha = 0
      }
    }
    #expect(unhandled.text.contains("message was received but not handled."))
    #expect(unhandled.text.contains("Key path: alpha"))
    let gone = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UIView()
        view.addObserver(UIView(), forKeyPath: "alpha", context: nil)
        view.alpha = 0
      }
    }
    #expect(gone.text.contains("was deallocated without being removed"))
  }

  @Test("of a property that notifies no observers is reported once, not called, and can be removed")
  func unknown() {
    let view = UIView()
    let issues = issuesReported {
      for path in ["isHidden", "isHidden", "", "layer..opacity", "superview"] {
        view.addObserver(pager, forKeyPath: path, options: [.initial, .new], context: nil)
      }
    }
    #expect(issues.count == 4 && issues.allSatisfy { $0.hasPrefix("UIView: ") })
    #expect(issues[0].contains("the property at isHidden does not notify observers"))
    view.isHidden = true
    #expect(pager.take() == [])
    for path in ["isHidden", "isHidden", "", "layer..opacity", "superview"] {
      view.removeObserver(pager, forKeyPath: path)
    }
  }

  @Test("is removed in a time that does not grow with the number of the others")
  func many() {
    let times = [2000, 20_000].map { count in
      let (view, pagers) = (UIView(), (0..<count).map { _ in Pager() })
      for pager in pagers { view.addObserver(pager, forKeyPath: "alpha", context: nil) }
      let start = clock()
      for pager in pagers { view.removeObserver(pager, forKeyPath: "alpha") }
      let time = Double(clock() - start) / Double(count)
      view.alpha = 0
      #expect(pagers.allSatisfy { $0.take() == [] })
      return time
    }
    #expect(times[1] < 4 * times[0])
  }

  @Test("is not retained, and does not retain the observed object") func memory() {
    weak var observed: UIView?
    weak var observer: Pager?
    do {
      let (view, pager) = (UIView(), Pager())
      (observed, observer) = (view, pager)
      view.addObserver(pager, forKeyPath: "alpha", context: nil)
    }
    #expect(observed == nil)
    #expect(observer == nil)
  }
}

extension ExitTest.Result? {
  fileprivate var text: String { self.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? "" }
}
