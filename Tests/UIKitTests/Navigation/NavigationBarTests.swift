import QuartzCore
import Stage
import Testing

@testable import UIKit

@Suite("The navigation bar:", .serialized) @MainActor struct NavigationBarTests {
  private let insets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)

  /// Returns the texts of the bar's labels, from left to right.
  private func texts(_ bar: UINavigationBar) -> [String] {
    func labels(_ view: UIView) -> [UILabel] { ((view as? UILabel).map { [$0] } ?? []) + view.subviews.flatMap(labels) }
    bar.layoutIfNeeded()
    return labels(bar).filter { $0.alpha > 0 }.sorted {
      $0.convert($0.bounds, to: bar).minX < $1.convert($1.bounds, to: bar).minX
    }.compactMap(\.text)
  }

  @Test("the bar is 44 points high, below the status bar, and insets the pages' safe area unless it is hidden")
  func place() {
    let scene = NavigationScene(insets: insets)
    let bar = scene.nav.navigationBar
    #expect(bar.frame == CGRect(x: 0, y: 47, width: 390, height: 44))
    #expect(scene.a.view.frame == scene.stage.window.bounds)
    #expect(scene.a.view.safeAreaInsets == UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0))
    scene.a.additionalSafeAreaInsets.top = 9
    #expect(scene.a.view.safeAreaInsets.top == 100)
    scene.nav.isNavigationBarHidden = true
    #expect(scene.a.view.safeAreaInsets.top == 56 && bar.isHidden)
    scene.nav.setNavigationBarHidden(false, animated: true)
    #expect(!bar.isHidden)
    scene.stage.run(for: 0.1)
    let shown = bar.layer.presentation()?.frame.minY ?? 0
    #expect(shown > -44 && shown < 47)
    scene.stage.settle()
    #expect(bar.layer.presentation()?.frame.minY == 47)
    scene.nav.setNavigationBarHidden(true, animated: true)
    #expect(!bar.isHidden)
    scene.stage.settle()
    #expect(bar.isHidden && scene.stage.issues == [])
  }

  @Test("the bar insets the safe area even without screen insets, whether it was laid out before or not")
  func withoutScreenInsets() {
    let scene = NavigationScene()
    #expect(scene.a.view.safeAreaInsets.top == 44)
    let other = UINavigationController(rootViewController: scene.b)
    other.view.layoutIfNeeded()
    scene.stage.window.rootViewController = other
    scene.stage.settle()
    #expect(scene.b.view.safeAreaInsets.top == 44)
    other.pushViewController(scene.c, animated: false)
    scene.stage.settle()
    #expect(scene.c.view.safeAreaInsets.top == 44 && scene.stage.issues == [])
  }

  @Test("the background reaches the window's upper edge in each frame, after the safe area or the bar has moved")
  func background() {
    let scene = NavigationScene()
    var colors: [[UInt8]] = []
    scene.stage.onFrame = { stage in
      let image = stage.image()
      colors += [15, 70].map { y in [image.pixel(x: 100, y: y)].flatMap { [$0.r, $0.g, $0.b] } }
    }
    scene.stage.safeAreaInsets = insets
    for _ in 0..<3 { scene.stage.frame() }
    #expect(Set(colors) == [[255, 240, 240]])
    scene.nav.isNavigationBarHidden = true
    scene.stage.safeAreaInsets.top = 20
    scene.stage.frame()
    colors = []
    scene.nav.isNavigationBarHidden = false
    scene.stage.safeAreaInsets = insets
    for _ in 0..<3 { scene.stage.frame() }
    #expect(Set(colors) == [[255, 240, 240]])
  }

  @Test("a page begins below an opaque bar, or below one that it does not extend under")
  func edges() {
    let scene = NavigationScene(insets: insets)
    scene.a.edgesForExtendedLayout = []
    scene.stage.frame()
    #expect(scene.a.view.frame == CGRect(x: 0, y: 91, width: 390, height: 753))
    #expect(scene.a.view.safeAreaInsets.top == 0)
    scene.a.edgesForExtendedLayout = .all
    scene.nav.navigationBar.isTranslucent = false
    scene.stage.frame()
    #expect(scene.a.view.frame.minY == 91)
    scene.a.extendedLayoutIncludesOpaqueBars = true
    scene.stage.frame()
    #expect(scene.a.view.frame.minY == 0)
    scene.stage.resize(to: CGSize(width: 700, height: 400))
    scene.stage.frame()
    #expect(scene.nav.navigationBar.frame.width == 700 && scene.a.view.frame.size == CGSize(width: 700, height: 400))
  }

  @Test("the bar shows the page's title and the back button, follows changes, and a tap goes back")
  func titles() {
    let scene = NavigationScene(insets: insets)
    let bar = scene.nav.navigationBar
    #expect(texts(bar) == ["A"])
    // As on iOS 26, whose bar is taller. The line is 21 points high on this screen, and its edge is on a whole pixel.
    #expect(label("A", in: bar).map { $0.convert($0.bounds, to: bar).midY } == 22.5)
    scene.pushed(scene.b)
    #expect(texts(bar) == ["A", "B"])
    #expect(bar.items == [scene.a.navigationItem, scene.b.navigationItem] && bar.backItem === scene.a.navigationItem)
    scene.b.title = "Second"
    #expect(texts(bar) == ["A", "Second"])
    scene.a.navigationItem.backButtonTitle = "First"
    #expect(texts(bar) == ["First", "Second"])
    scene.a.navigationItem.title = ""
    scene.a.navigationItem.backButtonTitle = nil
    #expect(texts(bar) == ["Back", "Second"])
    scene.stage.frame()
    scene.stage.tap(at: CGPoint(x: 30, y: 69))
    scene.stage.frame()
    #expect(scene.nav.viewControllers == [scene.a])
    scene.stage.settle()
    #expect(scene.a.view.window != nil && texts(bar) == [""])
  }

  @Test(
    "titles are scrubbed with their pages, do not fade, and are restored; the back button does not move",
    arguments: [0, 25, 50, 75])
  func titlesMove(percent: Int) throws {
    let scene = NavigationScene(insets: insets)
    scene.pushed(scene.b)
    let before = scene.stage.image()
    let title = try #require(label("B", in: scene.nav.navigationBar))
    let (rest, back) = (scene.shownX(title), try #require(scene.nav.navigationBar.content?.back))
    let backRest = scene.shownX(back)
    scene.swipe(by: 10 + 390 * CGFloat(percent) / 100)
    let part = CGFloat(percent) / 100
    #expect(abs(scene.shownX(title) - (rest + 390 * part)) < 0.1 && scene.shownX(back) == backRest)
    let other = try #require(label("A", in: scene.nav.navigationBar, last: true))
    #expect(abs(scene.shownX(other) + other.bounds.midX - (195 - 390 * 0.3 * (1 - part))) < 1)
    for label in [title, other] {
      var step: UIView? = label
      while let view = step, view !== scene.nav.navigationBar {
        #expect(view.alpha == 1 && (view.layer.presentation()?.opacity ?? 1) == 1)
        step = view.superview
      }
    }
    // The page above covers the other's title.
    let page = try #require(other.superview)
    #expect(page.clipsToBounds && abs(scene.shownX(page) + page.bounds.width - 390 * part) < 0.1)
    // A cancelled touch cancels the pop from any position.
    scene.stage.touch(.cancelled, at: CGPoint(x: 200, y: 400))
    scene.stage.settle()
    #expect(scene.stage.image().hasSamePixels(as: before) && texts(scene.nav.navigationBar) == ["A", "B"])
  }

  /// Returns the visible frame of a view, in the bar's coordinates.
  private func shownFrame(_ view: UIView, in bar: UIView) -> CGRect {
    var (frame, step) = (view.bounds, view)
    while step !== bar, let above = step.superview {
      let layer = step.layer.presentation() ?? step.layer
      frame = frame.offsetBy(dx: layer.frame.minX - layer.bounds.minX, dy: layer.frame.minY - layer.bounds.minY)
      if above.clipsToBounds { frame = frame.intersection(above.bounds) }
      if frame.isNull { return frame }
      step = above
    }
    return frame
  }

  private func label(_ text: String, in view: UIView, last: Bool = false) -> UILabel? {
    func labels(_ view: UIView) -> [UILabel] { ((view as? UILabel).map { [$0] } ?? []) + view.subviews.flatMap(labels) }
    let found = labels(view).filter { $0.text == text && !($0.superview is UIButton) }
    return last ? found.last : found.first
  }

  @Test("items on both sides run an action or a target's method; a left item replaces the back button")
  func items() {
    @MainActor final class Target: NSObject {
      var senders: [UIBarButtonItem] = []
      func tapped(_ sender: UIBarButtonItem) { senders.append(sender) }
    }
    let (scene, target) = (NavigationScene(insets: insets), Target())
    scene.pushed(scene.b)
    var runs = 0
    let close = UIBarButtonItem(systemItem: .close, primaryAction: UIAction { _ in runs += 1 })
    let done = UIBarButtonItem(barButtonSystemItem: .done, target: target, action: Selector(Target.tapped(_:)))
    scene.b.navigationItem.leftBarButtonItem = close
    scene.b.navigationItem.rightBarButtonItems = [
      done, UIBarButtonItem(title: "More", style: .plain, target: nil, action: nil),
    ]
    scene.stage.frame()
    #expect(texts(scene.nav.navigationBar) == ["B", "More", "Done"])
    scene.stage.tap(at: CGPoint(x: 26, y: 69))
    scene.stage.tap(at: CGPoint(x: 355, y: 69), time: 0.5 + scene.stage.time)
    scene.stage.run(for: 1)
    #expect(runs == 1 && target.senders == [done] && scene.nav.viewControllers.count == 2)
    done.isEnabled = false
    scene.stage.frame()
    scene.stage.tap(at: CGPoint(x: 355, y: 69))
    scene.stage.frame()
    #expect(target.senders == [done])
    scene.b.navigationItem.leftItemsSupplementBackButton = true
    scene.b.navigationItem.titleView = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 20))
    scene.stage.frame()
    #expect(texts(scene.nav.navigationBar) == ["A", "More", "Done"])
    #expect(scene.b.navigationItem.titleView?.frame == CGRect(x: 155, y: 12, width: 80, height: 20))
  }

  @Test("a bar without a controller pushes and pops items, and asks its delegate")
  func alone() {
    @MainActor final class AnsweringDelegate: NSObject, UINavigationBarDelegate {
      var lines: [String] = []
      var allows = true
      func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { allows }
      func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
        lines.append("push \(item.title ?? "")")
      }
      func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
        lines.append("pop \(item.title ?? "")")
      }
    }
    let (stage, deputy) = (Stage(), AnsweringDelegate())
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 47, width: 390, height: 44))
    bar.delegate = deputy
    stage.window.addSubview(bar)
    bar.pushItem(UINavigationItem(title: "One"), animated: false)
    bar.pushItem(UINavigationItem(title: "Two"), animated: true)
    #expect(deputy.lines == ["push One", "push Two"] && bar.topItem?.title == "Two")
    stage.settle()
    #expect(deputy.lines == ["push One", "push Two"] && texts(bar) == ["One", "Two"])
    deputy.allows = false
    #expect(bar.popItem(animated: false) === bar.topItem && bar.items?.count == 2)
    deputy.allows = true
    stage.tap(at: CGPoint(x: 30, y: 69))
    stage.settle()
    #expect(deputy.lines == ["push One", "push Two", "pop Two"] && texts(bar) == ["One"])
    #expect(bar.popItem(animated: false) == nil)
  }

  @Test("a title that changes during a transition is shown at the end; the page that leaves keeps its position")
  func changedMeanwhile() {
    let scene = NavigationScene(insets: insets)
    scene.nav.pushViewController(scene.b, animated: true)
    scene.stage.run(for: 0.1)
    scene.b.title = "Second"
    scene.stage.settle()
    #expect(texts(scene.nav.navigationBar) == ["A", "Second"])
    #expect(scene.a.view.center == CGPoint(x: 195, y: 422) && scene.a.view.window == nil)
  }

  @Test(
    "moving titles are clipped at the buttons next to them, and one is clipped at the other's page",
    arguments: [25, 50, 75], [false, true])
  func clearOfButtons(percent: Int, isMirrored: Bool) throws {
    let scene = NavigationScene(insets: insets, isMirrored: isMirrored)
    let items = [UIBarButtonItem(systemItem: .done), UIBarButtonItem(systemItem: .add)]
    (scene.a.title, scene.b.title) = ("Overview", "Details")
    scene.b.navigationItem.rightBarButtonItems = items
    scene.a.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel)
    scene.pushed(scene.b)
    let bar = scene.nav.navigationBar
    let movement = (10 + 390 * CGFloat(percent) / 100) * (isMirrored ? -1 : 1)
    scene.swipe(by: movement, from: isMirrored ? 388 : 2)
    let titles = try ["Overview", "Details"].map { text in
      shownFrame(try #require(label(text, in: bar, last: true)), in: bar)
    }
    let buttons = bar.subviews.flatMap(\.subviews).filter { $0 is UIButton }.map(\.frame)
    #expect(buttons.count == 4 && titles.count == 2)
    #expect(!buttons.contains { button in titles.contains { $0.insetBy(dx: 1, dy: 0).intersects(button) } })
    #expect(!titles[0].insetBy(dx: 1, dy: 0).intersects(titles[1]))
    #expect(titles.contains { $0.width > 10 })
    scene.stage.touch(.cancelled, at: CGPoint(x: 200, y: 400))
    scene.stage.settle()
  }

  @Test("a title is not clipped at the end, even if a back button reaches into its position", arguments: [false, true])
  func wholeAtTheEnd(isMirrored: Bool) throws {
    let scene = NavigationScene(insets: insets, isMirrored: isMirrored)
    (scene.a.title, scene.b.title) = ("A title that is as wide as it can be", "B")
    scene.pushed(scene.b)
    scene.swipe(by: 398 * (isMirrored ? -1 : 1), from: isMirrored ? 389 : 1)
    let bar = scene.nav.navigationBar
    let title = try #require(label("A title that is as wide as it can be", in: bar, last: true))
    let back = try #require(bar.subviews.flatMap(\.subviews).first { $0 is UIButton })
    let shown = shownFrame(title, in: bar)
    #expect(shown.intersects(back.frame))
    #expect(abs(shown.width - title.bounds.width) < 2, "\(shown) of \(title.bounds.width)")
    scene.stage.touch(.cancelled, at: CGPoint(x: 200, y: 400))
    scene.stage.settle()
  }

  @Test("a tap on the back button runs the item's own action, or asks a subclass that is a bar's delegate")
  func askedBack() {
    final class Asked: UINavigationController, UINavigationBarDelegate {
      var answers = false
      var asked = 0
      func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
        asked += 1
        return answers
      }
    }
    let stage = Stage()
    let (root, page) = (UIViewController(), UIViewController())
    let nav = Asked(rootViewController: root)
    stage.window.rootViewController = nav
    stage.settle()
    nav.pushViewController(page, animated: false)
    stage.settle()
    var runs = 0
    func tap() {
      stage.tap(at: CGPoint(x: 30, y: 22))
      stage.settle()
    }
    page.navigationItem.backAction = UIAction { _ in runs += 1 }
    tap()
    #expect(runs == 1 && nav.asked == 0 && nav.viewControllers == [root, page])
    page.navigationItem.backAction = nil
    tap()
    #expect(runs == 1 && nav.asked == 1 && nav.viewControllers == [root, page])
    nav.answers = true
    tap()
    #expect(nav.asked == 2 && nav.viewControllers == [root])
  }

  @Test("the bar is lower if a phone's height is compact")
  func low() {
    let scene = NavigationScene()
    scene.stage.resize(to: CGSize(width: 844, height: 390))
    scene.stage.settle()
    #expect(scene.nav.navigationBar.frame == CGRect(x: 0, y: 0, width: 844, height: 32))
  }
}
