import ContainerKitTesting
import Testing
import UIKit

@testable import ContainerKit
@testable import ContainerKitTestSupport

/// A list that chooses the row at the location of a touch, as UIKit's lists do.
private final class LocatingList: UIScrollView {
  var chosen: [Int] = []

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    if let touch = touches.first { chosen.append(Int(touch.location(in: self).y / 50)) }
  }
}

private final class ListController: UIViewController {
  let list: UIScrollView

  init(_ list: UIScrollView) {
    self.list = list
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    list.frame = view.bounds
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list)
    setContentScrollView(list)
  }

  var scrolled: CGFloat {
    get { list.contentOffset.y + list.adjustedContentInset.top }
    set { list.contentOffset.y = newValue - list.adjustedContentInset.top }
  }
}

private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  var chosen: [Int] = []

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 300 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { chosen.append(indexPath.row) }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 300 }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    chosen.append(indexPath.item)
  }
}

@MainActor @Suite("What a collapsing header covers", .serialized) struct HeaderCoverTests {
  /// A place on the header that has no control.
  private let blank = CGPoint(x: 300, y: 70)

  private func tap(_ head: HeaderStage, at point: CGPoint) {
    head.tap(at: point)
    head.run(for: 0.4)
  }

  @Test("gets no tap, in lists that choose rows by the location of a touch")
  func taps() {
    let (locating, rows) = (LocatingList(), Rows())
    locating.contentSize.height = 15000
    let table = UITableView()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    (table.dataSource, table.delegate) = (rows, rows)
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 390, height: 50)
    let items = UICollectionView(frame: .zero, collectionViewLayout: flow)
    items.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    (items.dataSource, items.delegate) = (rows, rows)
    for list in [locating, table, items] {
      let page = ListController(list)
      let head = HeaderStage([page])
      var chosen: Int { rows.chosen.count + locating.chosen.count }
      (rows.chosen, locating.chosen) = ([], [])
      head.controller.revealsHeaderOnScroll = true
      head.settle()
      page.scrolled = 1000
      #expect(head.controller.headerHeight == 44)
      tap(head, at: blank)
      page.scrolled = 700
      #expect(head.controller.headerHeight == 200)
      tap(head, at: CGPoint(x: 60, y: 165))
      #expect(chosen == 0, "\(type(of: list))")
      tap(head, at: CGPoint(x: 300, y: 500))
      #expect(chosen == 1, "\(type(of: list))")
    }
  }

  @Test("gets none of the list's gestures except its scroll, with momentum and sideways")
  func gestures() {
    let page = ListController(LocatingList())
    page.list.contentSize.height = 15000
    let head = HeaderStage([page, RowsPage("B", rows: 300)])
    // A menu, a drag of rows and swipe actions are such recognizers.
    let recognizers = [UILongPressGestureRecognizer(), UITapGestureRecognizer(), UISwipeGestureRecognizer()]
    recognizers.forEach(page.list.addGestureRecognizer)
    (recognizers[2] as! UISwipeGestureRecognizer).direction = .left
    var began: Set<Int> = []
    head.onFrame = { _ in
      for (index, recognizer) in recognizers.enumerated() where ![.possible, .failed].contains(recognizer.state) {
        began.insert(index)
      }
    }
    page.scrolled = 1000
    func use(y: CGFloat) {
      head.touch(.began, at: CGPoint(x: 300, y: y))
      head.run(for: 0.8)
      head.touch(.ended, at: CGPoint(x: 300, y: y))
      head.run(for: 0.4)
    }
    use(y: blank.y)
    #expect(began == [])
    use(y: 500)
    #expect(began == [0])
    head.drag(from: blank, to: CGPoint(x: 300, y: 170), duration: 0.1)
    head.run(for: 0.2)
    #expect(page.scrolled < 920 && page.list.isDecelerating)
    head.settle()
    head.drag(from: CGPoint(x: 350, y: 70), to: CGPoint(x: 50, y: 70), duration: 0.2)
    head.run(for: 0.3)
    head.settle()
    #expect(head.container.selectedIndex == 1 && began == [0] && head.issues == [])
  }

  @Test("gets no tap in a page that does not scroll")
  func plain() {
    let page = UIViewController()
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    page.view.addSubview(button)
    let head = HeaderStage([page])
    tap(head, at: blank)
    #expect(taps == 0)
    tap(head, at: CGPoint(x: 300, y: 500))
    #expect(taps == 1)
  }

  @Test("has no additions once a page is taken out")
  func removed() {
    let page = RowsPage("A", rows: 300)
    let head = HeaderStage([page, RowsPage("B", rows: 300)])
    let views = page.list.subviews
    tap(head, at: blank)
    head.container.viewControllers.removeFirst()
    head.settle()
    #expect(page.list.subviews == views)
  }
}

@MainActor @Suite("A collapsing header in a window", .serialized) struct HeaderWindowTests {
  @Test(
    "is below the controls of an iPad's window, as are the tabs", arguments: [.pad, .phone] as [UIUserInterfaceIdiom])
  func controls(_ device: UIUserInterfaceIdiom) {
    UIScreen.main.configure(traits: UITraitCollection(userInterfaceIdiom: device))
    defer { UIScreen.main.configure(traits: UITraitCollection()) }
    let page = RowsPage("A", rows: 300)
    let head = HeaderStage([page])
    head.window.controlsFrame = CGRect(x: 12, y: 40, width: 78, height: 30)
    head.controller.view.setNeedsLayout()
    head.settle()
    let top: CGFloat = device == .pad ? 70 : 50
    let bar = head.container.tabBar
    func frames() -> [CGRect] { [head.header.convert(head.header.bounds, to: nil), bar.convert(bar.bounds, to: nil)] }
    #expect(
      frames() == [CGRect(x: 0, y: top, width: 390, height: 200), CGRect(x: 0, y: top + 200, width: 390, height: 49)])
    #expect(page.contentTop == top + 249 && page.scrolled == 0)
    page.scrolled = 1000
    #expect(frames()[1].minY == top + 44)
  }

  @Test("lets bars around it follow the selected page's scroll view")
  func followed() {
    final class Controller: ContainerHeaderViewController {
      var set: [UIScrollView?] = []
      override func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        if edge == .top { set.append(scrollView) }
        super.setContentScrollView(scrollView, for: edge)
      }
    }
    let (table, plain, rows) = (UITableViewController(), UIViewController(), RowsPage("A", rows: 30))
    let head = HeaderStage([table, plain, rows]) { Controller(headerView: $0, container: $1) }
    let controller = head.controller as! Controller
    var expected: [UIScrollView?] = [table.tableView]
    for (index, view) in [(1, nil), (0, table.tableView), (2, rows.list), (1, nil)] as [(Int, UIScrollView?)] {
      head.show(index, animated: index == 0)
      #expect(controller.contentScrollView(for: .top) === view)
      expected.append(view)
    }
    let isSame = controller.set.elementsEqual(expected, by: ===)
    #expect(isSame, "\(controller.set)")
  }
}
