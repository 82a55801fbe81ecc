import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("A list in a page", .serialized) struct ListRivalTests {
  enum Kind: CaseIterable { case table, collection }

  @MainActor final class Rows: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 40 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    }
  }

  /// Two pages, one of them with a list of forty rows.
  @MainActor final class Kit {
    let stage = ContainerStage(["A", "B"])
    let list: UIScrollView
    private let rows = Rows()

    init(_ kind: Kind, on page: Int = 0) {
      let frame = CGRect(x: 0, y: 100, width: 390, height: 600)
      switch kind {
      case .table:
        let table = UITableView(frame: frame)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = rows
        list = table
      case .collection:
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 390, height: 50)
        let collection = UICollectionView(frame: frame, collectionViewLayout: layout)
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "row")
        collection.dataSource = rows
        list = collection
      }
      stage.pages[page].view.addSubview(list)
      stage.frame()
    }

    var cells: [UIView] {
      if let table = list as? UITableView { return table.visibleCells }
      return (list as? UICollectionView)?.visibleCells ?? []
    }

    /// Adds a recognizer that gets touches after the container's pan.
    func addLate(_ recognizer: UIGestureRecognizer, to view: UIView? = nil) {
      let late = LateFailure()
      for recognizer in [late, recognizer] { (view ?? list).addGestureRecognizer(recognizer) }
      recognizer.require(toFail: late)
    }

    func drag(from x: CGFloat = 300, byX dx: CGFloat = 0, y dy: CGFloat = 0) {
      stage.drag(
        from: CGPoint(x: x, y: 400), to: CGPoint(x: x + dx, y: 400 + dy), duration: 0.2, steps: 12, hold: 0.2,
        release: false)
      stage.run(for: 0.3)
    }

    func cancelTouch() {
      stage.touch(.cancelled, at: CGPoint(x: 300, y: 400))
      stage.frame()
      stage.finish()
      stage.run(for: 1)
    }
  }

  @Test(
    "gets the drag if the row has swipe actions of the list or the cell; otherwise the page gets it",
    arguments: Kind.allCases, [false, true])
  func swipeActions(_ kind: Kind, _ isInCell: Bool) {
    let kit = Kit(kind)
    let swipe = RowPan()
    let cell = kit.cells.first { $0.convert($0.bounds, to: nil).contains(CGPoint(x: 300, y: 400)) }
    kit.addLate(swipe, to: isInCell ? cell : kit.list)
    kit.drag(byX: -150)
    #expect((swipe.view === cell) == isInCell && swipe.state == .changed && kit.stage.container.transition == nil)
    kit.cancelTouch()
    swipe.mayStart = { _ in false }
    kit.drag(byX: -150)
    #expect(kit.stage.container.transition?.to === kit.stage.pages[1])
    kit.cancelTouch()
    #expect(kit.stage.faults == [])
  }

  enum Setup: CaseIterable { case plain, notScrolling, editing, multipleSelection, dragAndDrop, disabled }

  /// Attaches recognizers like those that UIKit attaches to a list in each setup.
  private func prepare(_ kit: Kit, _ setup: Setup) {
    switch setup {
    case .plain: break
    case .notScrolling:
      kit.list.isScrollEnabled = false
      kit.list.addGestureRecognizer(StuckPan())
    case .editing:
      // There are no swipe actions, and one finger selects along the check marks.
      kit.addLate(RowPan { _ in false })
      kit.addLate(RowPan { $0.x < 50 })
    case .multipleSelection:
      kit.list.addGestureRecognizer(StuckPan(touches: 2))
    case .dragAndDrop:
      let lift = UILongPressGestureRecognizer()
      lift.minimumPressDuration = 0.5
      for recognizer in [lift, StuckRecognizer()] {
        recognizer.cancelsTouchesInView = false
        kit.list.addGestureRecognizer(recognizer)
      }
    case .disabled:
      let pan = StuckPan()
      pan.isEnabled = false
      kit.list.addGestureRecognizer(pan)
    }
  }

  @Test("leaves horizontal drags to the page and gets vertical ones", arguments: Kind.allCases, Setup.allCases)
  func leaves(_ kind: Kind, _ setup: Setup) {
    let kit = Kit(kind)
    prepare(kit, setup)
    kit.drag(byX: -150)
    #expect(kit.stage.container.transition?.to === kit.stage.pages[1] && kit.list.contentOffset.y == 0)
    kit.cancelTouch()
    kit.drag(byX: 10, y: -150)
    #expect(kit.stage.container.transition == nil && kit.stage.container.pan.overscrollOffset == 0)
    #expect((kit.list.contentOffset.y > 100) == (setup != .notScrolling))
    kit.cancelTouch()
    #expect(kit.stage.faults == [])
  }

  @Test("does not get a finger that grabs moving pages, with or without swipe actions", arguments: Kind.allCases)
  func moving(_ kind: Kind) {
    let kit = Kit(kind, on: 1)
    let swipe = RowPan()
    kit.addLate(swipe)
    // Uses a layer animation, because a view animation would disable touches on the page.
    kit.stage.animator = ScriptedAnimator { context in
      guard let to = context.view(forKey: .to) else { return }
      context.containerView.addSubview(to)
      let slide = CABasicAnimation(keyPath: "position.x")
      slide.fromValue = to.layer.position.x + 390
      slide.duration = 0.5
      CATransaction.begin()
      CATransaction.setCompletionBlock { context.completeTransition(!context.transitionWasCancelled) }
      to.layer.add(slide, forKey: "slide")
      CATransaction.commit()
    }
    kit.stage.container.selectViewController(kit.stage.pages[1], animated: true)
    kit.stage.run(for: 0.15)
    kit.drag(from: 100, byX: 100)
    #expect(kit.stage.container.transition?.isInteractive == true && swipe.state != .changed)
    kit.cancelTouch()
    #expect(kit.stage.faults == [])
  }
}
