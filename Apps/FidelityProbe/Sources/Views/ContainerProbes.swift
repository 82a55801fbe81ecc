import ContainerKit
import UIKit

extension Probe {
  /// Probes of what a container's pages rely on: insets while a page moves, layout guides, titles of navigation controllers,
  /// large titles, and layout by colors.
  static var containers: [Probe] { [movedInsets, guides, navigationTitle] + largeTitles + [titleColor, barSnapshot] }

  private static var movedInsets: Probe {
    Probe(
      "insets/moved", "a child's view at the side of the screen is moved by its transform, added again, and inset",
      settles: ["safe-6"]
    ) { bench in
      let root = try bench.root()
      root.additionalSafeAreaInsets.left = 40
      let child = UIViewController()
      root.addChild(child)
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
      child.view.frame = root.view.bounds
      await bench.driver.frames(2)
      var outcome: [String: ProbeValue] = [:]
      @MainActor func note(_ name: String) { outcome[name] = .rounded(child.view.safeAreaInsets.left, to: 0.5) }
      note("atRest")
      await bench.driver.inFrame {
        child.view.transform = CGAffineTransform(translationX: 100, y: 0)
        note("afterTransform")
        root.view.addSubview(child.view)
        note("afterAddingAgain")
        child.additionalSafeAreaInsets.left = 10
        note("afterAdditionalInsets")
        child.view.layoutIfNeeded()
        note("afterLayout")
      }
      await bench.driver.frames(1)
      note("inTheNextFrame")
      return ProbeFinding(outcome: outcome)
    }
  }

  private static var guides: Probe {
    Probe(
      "guides/constraints", "the safe area guide of a view is used, before and after its constraints are read",
      settles: ["safe-5"]
    ) { bench in
      let square = await bench.square()
      let inner = UIView()
      square.addSubview(inner)
      inner.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        inner.topAnchor.constraint(equalTo: square.safeAreaLayoutGuide.topAnchor),
        inner.leadingAnchor.constraint(equalTo: square.safeAreaLayoutGuide.leadingAnchor),
        inner.widthAnchor.constraint(equalToConstant: 10), inner.heightAnchor.constraint(equalToConstant: 10),
      ])
      await bench.driver.frames(2)
      let own = square.constraints.filter { constraint in
        [constraint.firstItem, constraint.secondItem].allSatisfy { item in
          item === square || (item as? UILayoutGuide)?.owningView === square
        }
      }
      return ProbeFinding(outcome: [
        "count": .number(Double(own.count)),
        "arePlain": .bool(own.allSatisfy { type(of: $0) == NSLayoutConstraint.self }),
      ])
    }
  }

  private static var navigationTitle: Probe {
    Probe(
      "titles/navigation", "a navigation controller whose first page has a title",
      settles: ["nav-21"]
    ) { _ in
      let page = UIViewController()
      page.title = "Today"
      let navigation = UINavigationController(rootViewController: page)
      return ProbeFinding(outcome: [
        "title": navigation.title.map { .text($0) } ?? .null,
        "itemTitle": navigation.tabBarItem.title.map { .text($0) } ?? .null,
      ])
    }
  }

  private static var largeTitles: [Probe] { [largeTitle(isBelowHeader: false), largeTitle(isBelowHeader: true)] }

  private static func largeTitle(isBelowHeader: Bool) -> Probe {
    Probe(
      isBelowHeader ? "titles/large-header" : "titles/large",
      "the height of a bar with large titles around a container of two tables"
        + (isBelowHeader ? " below a header" : "")
        + ", as each scrolls by 300",
      settles: ["kit-31b"],
      notOnLinux: "bars have no large titles"
    ) { bench in
      let pages = ["A", "B"].map { title in
        let page = RowsPage()
        page.title = title
        return page
      }
      let container = ContainerViewController(viewControllers: pages)
      let root: UIViewController =
        isBelowHeader ? ContainerHeaderViewController(headerView: header, container: container) : container
      root.title = "Container"
      let navigation = UINavigationController(rootViewController: root)
      AppleControllers.useLargeTitles(in: navigation)
      bench.window.rootViewController = navigation
      await bench.driver.seconds(0.5)
      var heights: [String: ProbeValue] = [:]
      @MainActor func note(_ name: String) {
        heights[name] = .rounded(Double(navigation.navigationBar.frame.height), to: 0.5)
      }
      @MainActor func scroll(_ page: UITableViewController, by distance: CGFloat) async {
        let offset = page.tableView.contentOffset
        page.tableView.setContentOffset(CGPoint(x: offset.x, y: offset.y + distance), animated: true)
        await bench.driver.seconds(1)
      }
      @MainActor func select(_ page: UIViewController) async {
        container.selectViewController(page, animated: true, completion: nil)
        await bench.driver.seconds(1.5)
      }
      note("1 A at its top")
      await scroll(pages[0], by: 300)
      note("2 A scrolled")
      await select(pages[1])
      note("3 B selected, at its top")
      await scroll(pages[1], by: 300)
      note("4 B scrolled")
      await scroll(pages[1], by: -300)
      note("5 B back at its top")
      await select(pages[0])
      note("6 A selected, still scrolled")
      await scroll(pages[0], by: -300)
      note("7 A back at its top")
      return ProbeFinding(outcome: heights)
    }
  }

  private static var header: UIView {
    let header = UIView()
    header.heightAnchor.constraint(equalToConstant: 100).isActive = true
    return header
  }

  private final class CountedButton: UIButton {
    var layouts = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
  }

  private static var titleColor: Probe {
    Probe(
      "titles/color", "a button's title color changes in three frames",
      settles: ["view-14"]
    ) { bench in
      let button = CountedButton(frame: CGRect(x: 40, y: 120, width: 100, height: 44))
      button.setTitle("Title", for: .normal)
      bench.page.addSubview(button)
      await bench.driver.frames(3)
      let before = button.layouts
      for color in [UIColor.red, .green, .blue] {
        await bench.driver.inFrame { button.setTitleColor(color, for: .normal) }
        await bench.driver.frames(1)
      }
      return ProbeFinding(outcome: ["layouts": .number(Double(button.layouts - before))])
    }
  }

  private static var barSnapshot: Probe {
    Probe(
      "snapshots/navigation-bar", "a snapshot before updates of a page with a navigation bar, in place of the page",
      settles: ["kit-34"]
    ) { bench in
      let page = UIViewController()
      page.title = "Title"
      page.view.backgroundColor = .red
      let navigation = UINavigationController(rootViewController: page)
      bench.window.rootViewController = navigation
      await bench.driver.frames(3)
      let bar = navigation.navigationBar.convert(navigation.navigationBar.bounds, to: nil)
      let before = Picture.meanColor(of: Picture.ofWindow(bench.window), in: bar)
      await bench.driver.inFrame {
        guard let picture = navigation.view.snapshotView(afterScreenUpdates: false) else { return }
        let root = UIViewController()
        root.view.addSubview(picture)
        bench.window.rootViewController = root
      }
      await bench.driver.frames(2)
      let image = Picture.ofWindow(bench.window)
      bench.keep(image, as: "navigation-bar")
      return ProbeFinding(outcome: ["bar": before, "barInSnapshot": Picture.meanColor(of: image, in: bar)])
    }
  }
}

extension ProbeBench {
  /// Returns the window's root view controller, whose view is the page.
  fileprivate func root() throws -> UIViewController {
    guard let root = window.rootViewController else { throw ProbeError(description: "expected a root view controller") }
    return root
  }
}
