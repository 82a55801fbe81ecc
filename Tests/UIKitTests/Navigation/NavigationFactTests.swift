import Stage
import Testing
import UIKit

/// Pops and the calls of a bar's delegate, compared with recordings of iOS 26.1.
@MainActor @Suite("A navigation controller and its bar, as recorded,", .serialized) struct NavigationFactTests {
  @Test("return from pops what was recorded; an unknown controller still stops the program, as on older systems")
  func recordedPops() throws {
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

  @MainActor private final class BarDelegate: NSObject, NotingBarDelegate {
    var lines: [String] = []
    var answers = true
  }

  @Test("ask and notify a delegate at once, animated or not, without a controller", arguments: [false, true])
  func barWithoutController(animated: Bool) {
    let (stage, deputy) = (Stage(), BarDelegate())
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 47, width: 390, height: 44))
    bar.delegate = deputy
    stage.window.addSubview(bar)
    let items = ["A", "B", "C"].map { UINavigationItem(title: $0) }
    func lines(allowing answers: Bool = true, _ call: () -> Void) -> [String] {
      (deputy.lines, deputy.answers) = ([], answers)
      call()
      let now = deputy.lines
      stage.settle()
      #expect(deputy.lines == now, "nothing comes later")
      return now
    }
    bar.items = [items[0]]
    var popped: [UINavigationItem?] = []
    #expect(
      [
        lines { bar.pushItem(items[1], animated: animated) },
        lines(allowing: false) { bar.pushItem(items[2], animated: animated) },
        lines(allowing: false) { popped.append(bar.popItem(animated: animated)) },
      ] == [
        ["shouldPush B, items A", "didPush B, items AB"], ["shouldPush C, items AB"], ["shouldPop B, items AB"],
      ])
    #expect(bar.items == Array(items[...1]))
    #expect(
      [
        lines { popped.append(bar.popItem(animated: animated)) },
        // Setting items notifies the delegate only if it is animated.
        lines { bar.setItems(items, animated: animated) },
        lines { bar.setItems([items[0]], animated: animated) },
      ] == [
        ["shouldPop B, items AB", "didPop B, items A"], animated ? ["didPush C, items ABC"] : [],
        animated ? ["didPop C, items A"] : [],
      ])
    #expect(popped == [items[1], items[1]])
  }

  /// A controller that is its bar's delegate.
  @MainActor private final class AskedNavigation: UINavigationController, NotingBarDelegate {
    var lines: [String] = []
    var answers = true
    var stack: String { ", stack \(viewControllers.compactMap(\.title).joined())" }
  }

  @Test("ask the controller, the bar's delegate, about pushes and the back button, and notify it of the latter")
  func managedBar() {
    let stage = Stage()
    let pages = ["A", "B"].map { UIViewController().titled($0) }
    let nav = AskedNavigation(rootViewController: pages[0])
    stage.window.rootViewController = nav
    stage.settle()
    #expect(nav.navigationBar.delegate === nav)
    func lines(allowing answers: Bool = true, _ call: () -> Void) -> [String] {
      (nav.lines, nav.answers) = ([], answers)
      call()
      stage.settle()
      return nav.lines
    }
    func tapBack() {
      stage.tap(at: CGPoint(x: 30, y: 22))
      stage.frame()
    }
    let push = ["shouldPush B, stack AB, items A"]
    for animated in [true, false] {
      #expect(lines { nav.pushViewController(pages[1], animated: animated) } == push)
      #expect(lines { nav.popViewController(animated: animated) } == [])
    }
    // The bar's delegate cannot refuse a push.
    #expect(lines(allowing: false) { nav.pushViewController(pages[1], animated: true) } == push)
    #expect(nav.viewControllers == pages && nav.navigationBar.items?.count == 2)
    let pop = ["shouldPop B, stack AB, items AB"]
    #expect(lines(allowing: false) { tapBack() } == pop)
    #expect(lines { tapBack() } == pop + ["didPop B, stack A, items A"])
    #expect(nav.viewControllers == [pages[0]] && stage.issues == [])
  }

  @Test("call didMove(toParent:) of a controller that is pushed before the view is loaded only when it is shown")
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
    stage.window.rootViewController = nav
    stage.settle()
    #expect(pages.prefix(2).map(\.moves) == [["will true", "did true"], ["will true", "did true"]])
  }
}

/// Logs its calls, with the titles of the bar's items at that time.
@MainActor private protocol NotingBarDelegate: UINavigationBarDelegate {
  var lines: [String] { get set }
  var answers: Bool { get }
  /// The text of each line before the items.
  var stack: String { get }
}

extension NotingBarDelegate {
  var stack: String { "" }

  private func note(_ call: String, _ item: UINavigationItem, _ bar: UINavigationBar) {
    let titles = (bar.items ?? []).compactMap(\.title).joined()
    lines.append("\(call) \(item.title ?? "")\(stack), items \(titles)")
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
