import Stage
import Testing
import UIKit

/// Pops and the calls of a bar's delegate, compared with recordings of iOS 26.1.
@MainActor @Suite("A navigation controller and its bar as recorded", .serialized) struct NavigationFactTests {
  @Test("Pops return what was recorded; an unknown controller still stops the program, as on older systems")
  func pops() throws {
    let rows = try #require(ControllerFact.table("navigation_ios26")["pops"] as? [[String: Any]])
    #expect(rows.count == 5)
    for row in rows {
      let names = try #require(row["stack"] as? String).split(separator: " ").map(String.init)
      let call = try #require(row["call"] as? String)
      guard call != "popToViewController(stranger)" else { continue }
      let scene = NavigationScene()
      let pages = [scene.a, scene.b, scene.c, scene.d].prefix(names.count)
      for (page, name) in zip(pages, names) { page.title = name }
      scene.nav.setViewControllers(Array(pages), animated: false)
      scene.stage.settle()
      let popped =
        switch call {
        case "popToRoot": scene.nav.popToRootViewController(animated: false)
        case "popToViewController(top)": scene.nav.popToViewController(pages[pages.count - 1], animated: false)
        default: scene.nav.popToViewController(scene.b, animated: false)
        }
      #expect(popped?.map { $0.title ?? "" } == row["answers"] as? [String], "\(row)")
    }
  }

  /// Logs its calls, with the titles of the bar's items at that time.
  @MainActor private final class BarDelegate: NSObject, UINavigationBarDelegate {
    var lines: [String] = []
    var answers = true

    private func note(_ call: String, _ item: UINavigationItem, _ bar: UINavigationBar) {
      lines.append("\(call) \(item.title ?? ""), items \((bar.items ?? []).compactMap(\.title).joined())")
    }
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
      note("shouldPush", item, navigationBar)
      return answers
    }
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
      note("didPush", item, navigationBar)
    }
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
      note("shouldPop", item, navigationBar)
      return answers
    }
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
      note("didPop", item, navigationBar)
    }
  }

  @Test("A bar without a controller asks and notifies its delegate at once, animated or not", arguments: [false, true])
  func barAlone(animated: Bool) {
    let (stage, deputy) = (Stage(), BarDelegate())
    defer { stage.tearDown() }
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 47, width: 390, height: 44))
    bar.delegate = deputy
    stage.window.addSubview(bar)
    let items = ["A", "B", "C"].map { UINavigationItem(title: $0) }
    func lines(_ call: () -> Void) -> [String] {
      deputy.lines = []
      call()
      let now = deputy.lines
      stage.settle()
      #expect(deputy.lines == now, "nothing comes later")
      return now
    }
    bar.items = [items[0]]
    #expect(
      lines { bar.pushItem(items[1], animated: animated) } == ["shouldPush B, items A", "didPush B, items AB"])
    deputy.answers = false
    #expect(lines { bar.pushItem(items[2], animated: animated) } == ["shouldPush C, items AB"])
    var popped: UINavigationItem?
    #expect(lines { popped = bar.popItem(animated: animated) } == ["shouldPop B, items AB"])
    #expect(popped === items[1] && bar.items == Array(items[...1]))
    deputy.answers = true
    #expect(lines { popped = bar.popItem(animated: animated) } == ["shouldPop B, items AB", "didPop B, items A"])
    #expect(popped === items[1])
    // Setting items notifies the delegate only if it is animated.
    #expect(lines { bar.setItems(items, animated: animated) } == (animated ? ["didPush C, items ABC"] : []))
    #expect(lines { bar.setItems([items[0]], animated: animated) } == (animated ? ["didPop C, items A"] : []))
  }

  /// A controller that is its bar's delegate.
  @MainActor private final class AskedNavigation: UINavigationController, UINavigationBarDelegate {
    var lines: [String] = []
    var answers = true

    private func note(_ call: String, _ item: UINavigationItem, _ bar: UINavigationBar) {
      let titles = viewControllers.compactMap(\.title).joined()
      lines.append(
        "\(call) \(item.title ?? ""), stack \(titles), items \((bar.items ?? []).compactMap(\.title).joined())")
    }
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
      note("shouldPush", item, navigationBar)
      return answers
    }
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
      note("didPush", item, navigationBar)
    }
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
      note("shouldPop", item, navigationBar)
      return answers
    }
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
      note("didPop", item, navigationBar)
    }
  }

  @Test("A controller is its bar's delegate: asked about pushes and the back button, and notified of the latter")
  func managedBar() {
    let stage = Stage()
    defer { stage.tearDown() }
    let pages = ["A", "B"].map { title in
      let page = UIViewController()
      page.title = title
      return page
    }
    let nav = AskedNavigation(rootViewController: pages[0])
    stage.window.rootViewController = nav
    stage.settle()
    #expect(nav.navigationBar.delegate === nav)
    func lines(_ call: () -> Void) -> [String] {
      nav.lines = []
      call()
      stage.settle()
      return nav.lines
    }
    for animated in [true, false] {
      #expect(
        lines { nav.pushViewController(pages[1], animated: animated) } == ["shouldPush B, stack AB, items A"])
      #expect(lines { nav.popViewController(animated: animated) } == [])
    }
    // The bar's delegate cannot refuse a push.
    nav.answers = false
    #expect(lines { nav.pushViewController(pages[1], animated: true) } == ["shouldPush B, stack AB, items A"])
    #expect(nav.viewControllers == pages && nav.navigationBar.items?.count == 2)
    let tapBack = { stage.tap(at: CGPoint(x: 30, y: 22)) }
    #expect(
      lines {
        tapBack(); stage.frame()
      } == ["shouldPop B, stack AB, items AB"])
    nav.answers = true
    #expect(
      lines {
        tapBack(); stage.frame()
      } == ["shouldPop B, stack AB, items AB", "didPop B, stack A, items A"])
    #expect(nav.viewControllers == [pages[0]] && stage.issues == [])
  }

  @Test("A controller that is pushed before the view is loaded gets didMove(toParent:) only when it is shown")
  func pushBeforeLoading() throws {
    let table = try ControllerFact.table("launch_containment_order_ios26")
    #expect(table["push_on_unloaded_navigation"] as? String == "no didMove(toParent)")
    final class Page: UIViewController {
      var moves: [String] = []
      override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        moves.append("will \(parent != nil)")
      }
      override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        moves.append("did \(parent != nil)")
      }
    }
    let pages = [Page(), Page(), Page()]
    let nav = UINavigationController(rootViewController: pages[0])
    nav.pushViewController(pages[1], animated: false)
    nav.pushViewController(pages[2], animated: false)
    #expect(pages.map(\.moves) == [["will true"], ["will true"], ["will true"]] && !nav.isViewLoaded)
    #expect(pages.allSatisfy { $0.parent === nav })
    nav.popViewController(animated: false)
    #expect(pages[2].moves == ["will true", "will false", "did false"] && pages[2].parent == nil)
    let stage = Stage()
    defer { stage.tearDown() }
    stage.window.rootViewController = nav
    stage.settle()
    #expect(pages.prefix(2).map(\.moves) == [["will true", "did true"], ["will true", "did true"]])
  }
}
