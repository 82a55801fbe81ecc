import Testing
import UIKit

@MainActor @Suite("Observers of what containers watch:", .serialized) struct ObservedControllerTests {
  private final class ListDelegate: NSObject, UITableViewDelegate, UICollectionViewDelegateFlowLayout,
    UITextViewDelegate
  {}

  private let log = ObservationLog()

  @Test("a controller's parent, when it changes")
  func parent() {
    let (first, second, child) = (UIViewController(), UIViewController(), UIViewController())
    let observation = child.observe(\.parent, options: [.old, .new]) { [log] _, change in
      func name(_ value: UIViewController??) -> String {
        value.map { $0 === first ? "first" : $0 === second ? "second" : "nil" } ?? "-"
      }
      log.note("\(name(change.oldValue)) \(name(change.newValue))")
    }
    first.addChild(child)
    #expect(log.take() == ["nil first"])
    second.addChild(child)
    #expect(log.take() == ["first nil", "nil second"])
    child.removeFromParent()
    #expect(log.take() == ["second nil"])
    observation.invalidate()
  }

  @Test("the delegate of each kind of scroll view, at the class at which it is named")
  func delegates() {
    let delegate = ListDelegate()
    let (scroll, table, text) = (UIScrollView(), UITableView(), UITextView())
    let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let observations = [
      scroll.observe(\.delegate, options: .new) { [log] _, change in log.note("scroll \(change.newValue != nil)") },
      (table as UIScrollView).observe(\.delegate) { [log] _, _ in log.note("as scroll") },
      table.observe(\.delegate) { [log] _, _ in log.note("table") },
      collection.observe(\.delegate) { [log] _, _ in log.note("collection") },
      text.observe(\.delegate) { [log] _, _ in log.note("text") },
    ]
    scroll.delegate = delegate
    table.delegate = delegate
    collection.delegate = delegate
    text.delegate = delegate
    #expect(log.take() == ["scroll true", "as scroll", "table", "collection", "text"])
    #expect(scroll.delegate === delegate && table.delegate === delegate)
    for one in observations { one.invalidate() }
  }

  @Test("a navigation item's title view and button items, by their own setters")
  func items() {
    let item = UINavigationItem(title: "A")
    let button = UIBarButtonItem(title: "B", style: .plain, target: nil, action: nil)
    let observations = [
      item.observe(\.titleView) { [log] _, _ in log.note("titleView") },
      item.observe(\.leftBarButtonItem) { [log] _, _ in log.note("left") },
      item.observe(\.leftBarButtonItems) { [log] _, _ in log.note("lefts") },
      item.observe(\.rightBarButtonItem) { [log] _, _ in log.note("right") },
      item.observe(\.rightBarButtonItems, options: [.old, .new]) { [log] _, change in
        log.note("rights \(change.oldValue??.count ?? 0) \(change.newValue??.count ?? 0)")
      },
    ]
    item.titleView = UIView()
    item.leftBarButtonItem = button
    item.leftBarButtonItems = [button, button]
    item.rightBarButtonItem = button
    item.rightBarButtonItems = [button, button]
    item.setRightBarButtonItems([], animated: false)
    #expect(log.take() == ["titleView", "left", "lefts", "right", "rights 1 2"])
    #expect(item.titleView != nil && item.leftBarButtonItems?.count == 2 && item.rightBarButtonItem == nil)
    for one in observations { one.invalidate() }
  }

  @Test("a bar's content size, only at the beginning")
  func contentSize() {
    let bar = UINavigationBar()
    let issues = issuesReported {
      let observation = bar.observe(\.intrinsicContentSize, options: [.initial, .new]) { [log] _, change in
        log.note(change)
      }
      bar.invalidateIntrinsicContentSize()
      observation.invalidate()
    }
    #expect(issues == [])
    #expect(log.take() == ["- \(bar.intrinsicContentSize)"])
  }
}
