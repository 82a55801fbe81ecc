import Foundation
import Stage
import Testing
import UIKit

/// The message that UIKit logs about a list that is laid out before it is in a window.
@MainActor @Suite("A list that is laid out outside a window", .serialized) struct LayoutOutsideWindowTests {
  private let frame = CGRect(x: 0, y: 0, width: 320, height: 480)

  private func table(_ log: TableLog?) -> UITableView {
    let table = UITableView(frame: frame)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = log
    return table
  }

  private func collection(_ log: CollectionLog?) -> UICollectionView {
    let collection = UICollectionView(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
    collection.register(FramedCell.self, forCellWithReuseIdentifier: "item")
    collection.dataSource = log
    return collection
  }

  @Test("is reported with UIKit's message, once for tables and once for collections")
  func reported() {
    let stage = Stage()
    let (rows, items) = (TableLog([["a", "b"]]), CollectionLog([3]))
    let page = UIView(frame: frame)
    let lists = [table(rows), table(rows), collection(items), collection(items)]
    for list in lists { page.addSubview(list) }
    page.layoutIfNeeded()
    page.setNeedsLayout()
    for list in lists { list.setNeedsLayout() }
    page.layoutIfNeeded()
    let kinds = ["Table", "Collection"]
    #expect(stage.issues.count == kinds.count)
    for (issue, kind) in zip(stage.issues, kinds) {
      #expect(
        issue.hasPrefix(
          "Warning once only: UI\(kind)View was told to layout its visible cells and other contents without being in "
            + "the view hierarchy (the \(kind.lowercased()) view or one of its superviews has not been added to a "
            + "window)."))
      #expect(issue.contains("<UI\(kind)View: 0x"))
    }
    #expect(stage.issues.first?.contains("UITableViewAlertForLayoutOutsideViewHierarchy") == true)
  }

  @Test("is reported again to the next handler")
  func again() {
    let rows = TableLog([["a", "b"]])
    let counts = (0..<2).map { _ in
      let stage = Stage()
      table(rows).layoutIfNeeded()
      return stage.issues.count
    }
    #expect(counts == [1, 1])
  }

  @Test("is not reported in a window, without data, or for changes that wait for a window")
  func silent() {
    let stage = Stage()
    let (rows, items) = (TableLog([["a", "b"]]), CollectionLog([3]))
    table(nil).layoutIfNeeded()
    collection(nil).layoutIfNeeded()
    let list = table(rows)
    list.reloadData()
    rows.sections = [["a", "b", "c"]]
    list.insertRows(at: [IndexPath(row: 2, section: 0)], with: .none)
    stage.window.addSubview(list)
    stage.window.addSubview(collection(items))
    stage.frame()
    stage.window.layoutIfNeeded()
    #expect(stage.issues == [] && list.visibleCells.count == 3)
  }

  @Test("never occurs if UIKit's own controllers show a list as a page", arguments: [true, false])
  func controllers(isAnimated: Bool) {
    let stage = Stage()
    let rows = TableLog([["a", "b"]])
    let pages = (0..<4).map { _ in
      let page = UITableViewController(style: .plain)
      page.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      page.tableView.dataSource = rows
      return page
    }
    let navigation = UINavigationController(rootViewController: pages[0])
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, pages[1]]
    stage.window.rootViewController = tabs
    stage.settle()
    navigation.pushViewController(pages[2], animated: isAnimated)
    stage.settle()
    navigation.popViewController(animated: isAnimated)
    stage.settle()
    tabs.selectedIndex = 1
    stage.settle()
    tabs.present(pages[3], animated: isAnimated)
    stage.settle()
    tabs.dismiss(animated: isAnimated)
    stage.settle()
    #expect(stage.issues == [])
  }
}
