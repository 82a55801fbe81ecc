import UIKit

/// The pages of the gesture matrix.
@MainActor enum GesturePage {
  static func make(_ screen: String) -> UIViewController? {
    switch screen {
    case "plain", "pushed", "sheet": return plain()
    case "vertical": return scrolling(CGSize(width: 100, height: 3000))
    case "horizontal": return scrolling(CGSize(width: 3000, height: 100))
    case "horizontal-end":
      let page = scrolling(CGSize(width: 500, height: 100))
      (page.view.subviews.first as? UIScrollView)?.contentOffset.x = 110
      return page
    case "table": return RowsPage()
    case "rows":
      #if canImport(ObjectiveC)
        return ActionRowsPage()
      #else
        return nil
      #endif
    case "editing":
      #if canImport(ObjectiveC)
        let page = RowsPage()
        page.isEditing = true
        return page
      #else
        return nil
      #endif
    case "slider":
      let page = plain()
      let slider = UISlider(frame: CGRect(x: 20, y: 400, width: 350, height: 44))
      slider.value = 0.5
      page.view.addSubview(slider)
      return page
    case "stack":
      let navigation = UINavigationController()
      navigation.viewControllers = [plain(), plain()]
      return navigation
    default: return nil
    }
  }

  /// Returns true if a row shows its swipe actions.
  static func showsActions(of page: UIViewController) -> Bool {
    #if canImport(ObjectiveC)
      return (page as? ActionRowsPage)?.showsActions ?? false
    #else
      return false
    #endif
  }

  private static func plain() -> UIViewController {
    let page = UIViewController()
    page.view.backgroundColor = .lightGray
    return page
  }

  private static func scrolling(_ size: CGSize) -> UIViewController {
    let page = plain()
    page.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    let scrollView = UIScrollView(frame: page.view.bounds)
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentSize = size
    page.view.addSubview(scrollView)
    return page
  }
}

/// A table with a hundred rows.
class RowsPage: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }
}

#if canImport(ObjectiveC)
  /// A table whose rows have swipe actions at their trailing edge.
  final class ActionRowsPage: RowsPage {
    private(set) var showsActions = false

    override func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: "Act") { $2(true) }])
    }

    override func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
      showsActions = true
    }
  }
#endif
