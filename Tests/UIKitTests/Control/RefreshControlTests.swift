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
    let rig = Refreshing(top: top)
    #expect(rig.control.superview === rig.view && rig.view.subviews.first === rig.control)
    for (beyond, y, isHidden) in [
      (0, -60, true), (30, -60, false), (60, -60, false), (90, -90, false), (-50, -60, true),
    ]
      as [(CGFloat, CGFloat, Bool)]
    {
      rig.view.contentOffset.y = -top - beyond
      #expect(rig.control.frame == CGRect(x: 0, y: y, width: 320, height: 60), "\(beyond)")
      #expect(rig.control.isHidden == isHidden, "\(beyond)")
    }
    #expect(rig.events == [] && !rig.control.isRefreshing)
  }

  @Test("sends valueChanged once, under the finger, at twice its height, and moves no content then")
  func pulled() {
    let rig = Refreshing(top: 44)
    var offsets: [CGFloat] = []
    rig.onEvent = { [unowned rig] in offsets.append(rig.y) }
    rig.pull(by: 200, release: false)
    let distance: CGFloat = 120
    #expect(rig.events == [] && rig.y > -44 - distance && rig.y < -44 - 60)
    rig.stage.touch(.moved, at: CGPoint(x: 160, y: 460))
    rig.stage.frame()
    #expect(rig.events == ["true true inset 104.0"])
    let pulled = rig.y
    #expect(offsets == [pulled] && pulled < -44 - distance)
    // The finger moves the content on from there.
    rig.stage.touch(.moved, at: CGPoint(x: 160, y: 480))
    rig.stage.frame()
    #expect(rig.y < pulled - 2 && rig.y > pulled - 15)
    rig.stage.touch(.ended, at: CGPoint(x: 160, y: 480))
    rig.stage.run(for: 2)
    #expect(rig.y == -104 && rig.control.isRefreshing && !rig.control.isHidden)
    #expect(rig.view.contentInset == .zero && rig.events.count == 1)
    rig.control.endRefreshing()
    #expect(!rig.control.isRefreshing && rig.view.adjustedContentInset.top == 44 && rig.y == -104)
    rig.stage.run(for: 0.15)
    #expect(rig.y > -104 && rig.y < -44)
    rig.stage.run(for: 0.2)
    #expect(rig.y == -44 && rig.control.isHidden)
    rig.pull()
    #expect(rig.events.count == 2)
  }

  @Test("does nothing if the pull is short, or if code or momentum moves the content")
  func short() {
    let rig = Refreshing()
    rig.pull(by: 150)
    rig.view.setContentOffset(CGPoint(x: 0, y: -200), animated: true)
    rig.stage.run(for: 1)
    rig.view.contentOffset.y = 1000
    var least: CGFloat = 0
    rig.scene.log.onScroll = { least = min(least, $0.contentOffset.y) }
    rig.scene.flick(velocity: CGPoint(x: 0, y: -4000))
    rig.stage.run(for: 2)
    #expect(least < -100 && rig.events == [] && !rig.control.isRefreshing && rig.y == 0)
  }

  @Test("can end under the finger, and is pulled again only after it was hidden")
  func endsEarly() {
    let rig = Refreshing()
    rig.onEvent = { [unowned rig] in rig.control.endRefreshing() }
    rig.pull(release: false)
    #expect(rig.events.count == 1 && !rig.control.isRefreshing && rig.view.adjustedContentInset.top == 0)
    for y in [300, 400, 420] as [CGFloat] {
      rig.stage.touch(.moved, at: CGPoint(x: 160, y: y))
      rig.stage.frame()
    }
    #expect(rig.events.count == 1)
    rig.stage.touch(.ended, at: CGPoint(x: 160, y: 420))
    rig.stage.run(for: 2)
    #expect(rig.y == 0)
    rig.pull()
    #expect(rig.events.count == 2)
  }

  @Test("begins without an event, and leaves content at its start there, so that it is out of sight until a pull")
  func begins() {
    let rig = Refreshing()
    rig.control.beginRefreshing()
    rig.control.beginRefreshing()
    rig.stage.run(for: 1)
    #expect(rig.control.isRefreshing && rig.events == [] && rig.y == 0 && rig.control.isHidden)
    #expect(rig.view.adjustedContentInset.top == 60)
    rig.pull(by: 60)
    rig.stage.run(for: 2)
    #expect(rig.y == -60 && !rig.control.isHidden && rig.events == [])
    rig.control.endRefreshing()
    rig.control.endRefreshing()
    rig.stage.run(for: 1)
    #expect(rig.y == 0 && rig.stage.issues == [])
  }

  @Test("leaves content that is scrolled where it is when it ends")
  func scrolled() {
    let rig = Refreshing()
    rig.control.beginRefreshing()
    rig.view.contentOffset.y = 500
    rig.control.endRefreshing()
    rig.stage.run(for: 1)
    #expect(rig.y == 500 && rig.view.adjustedContentInset.top == 0)
  }

  @Test("reports and ignores beginRefreshing outside a window, and keeps refreshing when it leaves one")
  func offscreen() {
    let rig = Refreshing()
    let window: UIView = rig.stage.window
    rig.pull()
    rig.stage.run(for: 2)
    rig.view.removeFromSuperview()
    #expect(rig.control.isRefreshing && rig.y == -60 && rig.view.adjustedContentInset.top == 60)
    rig.control.endRefreshing()
    #expect(rig.y == 0)
    rig.control.beginRefreshing()
    #expect(!rig.control.isRefreshing && rig.view.adjustedContentInset.top == 0)
    #expect(rig.stage.issues.count == 1)
    #expect(
      rig.stage.issues.first?.hasPrefix("A UIRefreshControl received offscreen beginRefreshing. Ignored.") == true)
    window.addSubview(rig.view)
    rig.stage.run(for: 1)
    #expect(rig.y == 0)
  }

  @Test("changes the content inset itself if the scroll view adjusts none")
  func never() {
    let rig = Refreshing(top: 44)
    rig.view.contentInsetAdjustmentBehavior = .never
    rig.view.contentInset.top = 10
    rig.pull()
    rig.stage.run(for: 2)
    #expect(rig.y == -70 && rig.view.contentInset.top == 70 && rig.view.adjustedContentInset.top == 70)
    rig.control.endRefreshing()
    rig.stage.run(for: 1)
    #expect(rig.y == -10 && rig.view.contentInset.top == 10)
  }

  @Test("that is replaced or removed leaves no space")
  func replaced() {
    let rig = Refreshing()
    rig.control.beginRefreshing()
    let other = UIRefreshControl()
    rig.view.refreshControl = other
    #expect(rig.view.adjustedContentInset == .zero && rig.control.superview == nil && !rig.control.isRefreshing)
    other.beginRefreshing()
    rig.view.refreshControl = nil
    #expect(rig.view.adjustedContentInset == .zero && other.superview == nil && rig.view.refreshControl == nil)
    // As before iOS 10.
    rig.view.addSubview(other)
    other.beginRefreshing()
    #expect(rig.view.adjustedContentInset.top == 60)
  }

  @Test("is higher with a title, and then has to be pulled further")
  func title() {
    let rig = Refreshing()
    rig.control.attributedTitle = NSAttributedString(string: "Updated just now")
    let height = rig.control.bounds.height
    #expect(
      height > 70 && rig.control.frame.minY == -height && rig.control.attributedTitle?.string == "Updated just now")
    rig.pull(by: 225)
    #expect(rig.events == [])
    rig.pull()
    rig.stage.run(for: 2)
    #expect(rig.events.count == 1 && rig.y == -height)
    rig.control.attributedTitle = nil
    #expect(rig.control.bounds.height == 60)
  }

  @Test("has a color of its own, not its superview's, which nil restores")
  func color() {
    let rig = Refreshing()
    rig.view.tintColor = .red
    let standard = rig.control.tintColor
    #expect(standard != UIColor.red)
    rig.control.tintColor = .green
    #expect(rig.control.tintColor == UIColor.green)
    rig.control.tintColor = nil
    #expect(rig.control.tintColor == standard)
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
