import Foundation
import QuartzCore
import Stage
import Testing
import UIKit

@MainActor @Suite("A refresh control", .serialized) struct RefreshControlTests {
  /// A scroll view of 320 × 480 points with a refresh control, whose events are noted.
  @MainActor private final class Refreshing {
    let scene: ScrollScene
    let control = UIRefreshControl()
    var events: [String] = []
    var onEvent: () -> Void = {}

    init(top: CGFloat = 0, content: CGFloat = 10_000) {
      scene = ScrollScene(content: CGSize(width: 320, height: content))
      scene.view.alwaysBounceVertical = true
      scene.stage.safeAreaInsets.top = top
      scene.view.refreshControl = control
      control.addAction(
        UIAction { [unowned self] _ in
          events.append("\(control.isRefreshing) \(view.isDragging) inset \(view.adjustedContentInset.top)")
          onEvent()
        }, for: .valueChanged)
      scene.stage.frame()
    }

    var view: UIScrollView { scene.view }
    var stage: Stage { scene.stage }
    var y: CGFloat { view.contentOffset.y }

    func pull(by points: CGFloat = 400, release: Bool = true) {
      scene.drag(from: CGPoint(x: 160, y: 100), by: CGPoint(x: 0, y: points), hold: 0.1, release: release)
    }
  }

  @Test("is hidden above the content, and stays at the top of content that is pulled beyond it", arguments: [0, 44])
  func position(_ top: CGFloat) {
    let screen = Refreshing(top: top)
    #expect(screen.control.superview === screen.view && screen.view.subviews.first === screen.control)
    for (beyond, y, isHidden) in [
      (0, -60, true), (30, -60, false), (60, -60, false), (90, -90, false), (-50, -60, true),
    ]
      as [(CGFloat, CGFloat, Bool)]
    {
      screen.view.contentOffset.y = -top - beyond
      #expect(screen.control.frame == CGRect(x: 0, y: y, width: 320, height: 60), "\(beyond)")
      #expect(screen.control.isHidden == isHidden, "\(beyond)")
    }
    #expect(screen.events == [] && !screen.control.isRefreshing)
  }

  @Test("sends valueChanged once, under the finger, at twice its height, and moves no content then")
  func pulled() {
    let screen = Refreshing(top: 44)
    var offsets: [CGFloat] = []
    screen.onEvent = { [unowned screen] in offsets.append(screen.y) }
    screen.pull(by: 200, release: false)
    let distance: CGFloat = 120
    #expect(screen.events == [] && screen.y > -44 - distance && screen.y < -44 - 60)
    screen.stage.touch(.moved, at: CGPoint(x: 160, y: 460))
    screen.stage.frame()
    #expect(screen.events == ["true true inset 104.0"])
    let pulled = screen.y
    #expect(offsets == [pulled] && pulled < -44 - distance)
    // The finger moves the content on from there.
    screen.stage.touch(.moved, at: CGPoint(x: 160, y: 480))
    screen.stage.frame()
    #expect(screen.y < pulled - 2 && screen.y > pulled - 15)
    screen.stage.touch(.ended, at: CGPoint(x: 160, y: 480))
    screen.stage.run(for: 2)
    #expect(screen.y == -104 && screen.control.isRefreshing && !screen.control.isHidden)
    #expect(screen.view.contentInset == .zero && screen.events.count == 1)
    screen.control.endRefreshing()
    #expect(!screen.control.isRefreshing && screen.view.adjustedContentInset.top == 44 && screen.y == -104)
    screen.stage.run(for: 0.15)
    #expect(screen.y > -104 && screen.y < -44)
    screen.stage.run(for: 0.2)
    #expect(screen.y == -44 && screen.control.isHidden)
    screen.pull()
    #expect(screen.events.count == 2)
  }

  @Test("does nothing if the pull is short, or if code or momentum moves the content")
  func short() {
    let screen = Refreshing()
    screen.pull(by: 150)
    screen.view.setContentOffset(CGPoint(x: 0, y: -200), animated: true)
    screen.stage.run(for: 1)
    screen.view.contentOffset.y = 1000
    var least: CGFloat = 0
    screen.scene.log.onScroll = { least = min(least, $0.contentOffset.y) }
    screen.scene.flick(velocity: CGPoint(x: 0, y: -4000))
    screen.stage.run(for: 2)
    #expect(least < -100 && screen.events == [] && !screen.control.isRefreshing && screen.y == 0)
  }

  @Test("can end under the finger, and is pulled again only after it was hidden")
  func endsEarly() {
    let screen = Refreshing()
    screen.onEvent = { [unowned screen] in screen.control.endRefreshing() }
    screen.pull(release: false)
    #expect(screen.events.count == 1 && !screen.control.isRefreshing && screen.view.adjustedContentInset.top == 0)
    for y in [300, 400, 420] as [CGFloat] {
      screen.stage.touch(.moved, at: CGPoint(x: 160, y: y))
      screen.stage.frame()
    }
    #expect(screen.events.count == 1)
    screen.stage.touch(.ended, at: CGPoint(x: 160, y: 420))
    screen.stage.run(for: 2)
    #expect(screen.y == 0)
    screen.pull()
    #expect(screen.events.count == 2)
  }

  @Test("begins without an event, and leaves content at its start there, so that it is out of sight until a pull")
  func begins() {
    let screen = Refreshing()
    screen.control.beginRefreshing()
    screen.control.beginRefreshing()
    screen.stage.run(for: 1)
    #expect(screen.control.isRefreshing && screen.events == [] && screen.y == 0 && screen.control.isHidden)
    #expect(screen.view.adjustedContentInset.top == 60)
    screen.pull(by: 60)
    screen.stage.run(for: 2)
    #expect(screen.y == -60 && !screen.control.isHidden && screen.events == [])
    screen.control.endRefreshing()
    screen.control.endRefreshing()
    screen.stage.run(for: 1)
    #expect(screen.y == 0 && screen.stage.issues == [])
  }

  @Test("leaves content that is scrolled where it is when it ends")
  func scrolled() {
    let screen = Refreshing()
    screen.control.beginRefreshing()
    screen.view.contentOffset.y = 500
    screen.control.endRefreshing()
    screen.stage.run(for: 1)
    #expect(screen.y == 500 && screen.view.adjustedContentInset.top == 0)
  }

  @Test("reports and ignores beginRefreshing outside a window, and keeps refreshing when it leaves one")
  func offscreen() {
    let screen = Refreshing()
    let window: UIView = screen.stage.window
    screen.pull()
    screen.stage.run(for: 2)
    screen.view.removeFromSuperview()
    #expect(screen.control.isRefreshing && screen.y == -60 && screen.view.adjustedContentInset.top == 60)
    screen.control.endRefreshing()
    #expect(screen.y == 0)
    screen.control.beginRefreshing()
    #expect(!screen.control.isRefreshing && screen.view.adjustedContentInset.top == 0)
    #expect(screen.stage.issues.count == 1)
    #expect(
      screen.stage.issues.first?.hasPrefix("A UIRefreshControl received offscreen beginRefreshing. Ignored.") == true)
    window.addSubview(screen.view)
    screen.stage.run(for: 1)
    #expect(screen.y == 0)
  }

  @Test("changes the content inset itself if the scroll view adjusts none")
  func never() {
    let screen = Refreshing(top: 44)
    screen.view.contentInsetAdjustmentBehavior = .never
    screen.view.contentInset.top = 10
    screen.pull()
    screen.stage.run(for: 2)
    #expect(screen.y == -70 && screen.view.contentInset.top == 70 && screen.view.adjustedContentInset.top == 70)
    screen.control.endRefreshing()
    screen.stage.run(for: 1)
    #expect(screen.y == -10 && screen.view.contentInset.top == 10)
  }

  @Test("that is replaced or removed leaves no space")
  func replaced() {
    let screen = Refreshing()
    screen.control.beginRefreshing()
    let other = UIRefreshControl()
    screen.view.refreshControl = other
    #expect(
      screen.view.adjustedContentInset == .zero && screen.control.superview == nil && !screen.control.isRefreshing)
    other.beginRefreshing()
    screen.view.refreshControl = nil
    #expect(screen.view.adjustedContentInset == .zero && other.superview == nil && screen.view.refreshControl == nil)
    // As before iOS 10.
    screen.view.addSubview(other)
    other.beginRefreshing()
    #expect(screen.view.adjustedContentInset.top == 60)
  }

  @Test("is higher with a title, and then has to be pulled further")
  func title() {
    let screen = Refreshing()
    screen.control.attributedTitle = NSAttributedString(string: "Updated just now")
    let height = screen.control.bounds.height
    #expect(
      height > 70 && screen.control.frame.minY == -height
        && screen.control.attributedTitle?.string == "Updated just now")
    screen.pull(by: 225)
    #expect(screen.events == [])
    screen.pull()
    screen.stage.run(for: 2)
    #expect(screen.events.count == 1 && screen.y == -height)
    screen.control.attributedTitle = nil
    #expect(screen.control.bounds.height == 60)
  }

  @Test("has a color of its own, not its superview's, which nil restores")
  func color() {
    let screen = Refreshing()
    screen.view.tintColor = .red
    let standard = screen.control.tintColor
    #expect(standard != UIColor.red)
    screen.control.tintColor = .green
    #expect(screen.control.tintColor == UIColor.green)
    screen.control.tintColor = nil
    #expect(screen.control.tintColor == standard)
  }

  @Test("of a table view controller is its table's")
  func table() {
    let controller = UITableViewController(style: .plain)
    let control = UIRefreshControl()
    controller.refreshControl = control
    #expect(controller.tableView.refreshControl === control && controller.refreshControl === control)
  }

  @Test("stops the program if there is no scroll view around it")
  func lost() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UIView().addSubview(UIRefreshControl()) }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("UIRefreshControl was unable to find its associated scroll view"))
  }
}
