import Stage
import Testing
import UIKit

@MainActor @Suite("UIKit containers laid out outside of a window", .serialized) struct ContainerOutsideWindowTests {
  private final class Page: UIViewController {
    var calls: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      calls.append("didLoad")
    }
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      calls.append("willAppear")
    }
    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      if calls.last != "didLayout" { calls.append("didLayout") }
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      calls.append("didAppear")
    }
  }

  private let frame = CGRect(x: 0, y: 0, width: 300, height: 400)

  @Test("show the top page or the selected one in place, without appearance calls")
  func pages() {
    let stage = Stage()
    let (page, other) = (Page(), Page())
    let nav = UINavigationController(rootViewController: page)
    let tabs = UITabBarController()
    tabs.viewControllers = [nav, other]
    tabs.view.frame = frame
    #expect(!page.isViewLoaded && !nav.isViewLoaded)
    tabs.view.layoutIfNeeded()
    #expect(page.calls == ["didLoad", "didLayout"] && !other.isViewLoaded)
    #expect(page.view.isDescendant(of: tabs.view) && page.view.convert(page.view.bounds, to: tabs.view) == frame)

    stage.window.rootViewController = tabs
    stage.settle()
    #expect(page.calls == ["didLoad", "didLayout", "willAppear", "didLayout", "didAppear"])
    #expect(page.view.frame.size == stage.window.bounds.size && stage.issues.isEmpty)
  }

  @Test("lay out their pages in a hidden window, including views constrained to the layout guides")
  func hiddenWindow() {
    let stage = Stage()
    defer { stage.tearDown() }
    let window = UIWindow(frame: frame)
    let (page, box) = (UIViewController(), UIView())
    page.view.addSubview(box)
    box.translatesAutoresizingMaskIntoConstraints = false
    let nav = UINavigationController(rootViewController: page)
    let tabs = UITabBarController()
    tabs.viewControllers = [nav]
    tabs.view.frame = window.bounds
    tabs.view.layoutIfNeeded()
    window.rootViewController = tabs
    window.setNeedsLayout()
    window.layoutIfNeeded()
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: page.topLayoutGuide.bottomAnchor),
      box.bottomAnchor.constraint(equalTo: page.bottomLayoutGuide.topAnchor),
    ])
    page.view.layoutIfNeeded()
    let (shown, guides) = (box.convert(box.bounds, to: window), (page.topLayoutGuide, page.bottomLayoutGuide))
    #expect(shown.minY == guides.0.length && shown.maxY == 400 - guides.1.length)
  }

  @Test("show a pushed or newly selected page with the next layout")
  func changes() {
    let stage = Stage()
    defer { stage.tearDown() }
    let (first, second) = (Page(), Page())
    let nav = UINavigationController(rootViewController: first)
    nav.view.layoutIfNeeded()
    nav.pushViewController(second, animated: false)
    nav.view.layoutIfNeeded()
    #expect(second.viewIfLoaded?.isDescendant(of: nav.view) == true && first.viewIfLoaded?.superview == nil)

    let (one, two) = (Page(), Page())
    let tabs = UITabBarController()
    tabs.viewControllers = [one, two]
    tabs.view.layoutIfNeeded()
    tabs.selectedIndex = 1
    tabs.view.layoutIfNeeded()
    #expect(two.viewIfLoaded?.isDescendant(of: tabs.view) == true && one.viewIfLoaded?.superview == nil)
    #expect(two.calls == ["didLoad", "didLayout"])
  }
}
