import Foundation
import Stage
import Testing
import UIKit

/// The rows of scroll_order_insets_ios26.json. Each act has a check under the same text, so that a row that is added or
/// changed fails until its check is updated.
@MainActor @Suite("A change of offset, bounds, or inset", .serialized) struct OffsetOrderTests {
  private struct Table: Decodable {
    struct Row: Decodable {
      let act: String
      let order: [String]
      let scrollViewDidScroll: Bool?
    }
    struct Inset: Decodable {
      let act: String
      let offset, change: CGFloat?
      enum CodingKeys: String, CodingKey {
        case act
        case offset = "contentOffset.y"
        case change = "contentOffset change"
      }
    }
    let rows: [Row]
    let insets: [Inset]
  }

  private final class Layout: UICollectionViewLayout {
    var lines: [String] = []
    override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 10000) }
    override func prepare() { lines.append("layout") }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { [] }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      lines.append("C for \(Int(newBounds.minY)) at \(Int(collectionView?.bounds.minY ?? -1))")
      return true
    }
  }

  private final class Collection: UICollectionView {
    override var bounds: CGRect {
      didSet {
        if bounds != oldValue { (collectionViewLayout as? Layout)?.lines.append("bounds \(Int(bounds.minY))") }
      }
    }
  }

  private final class Delegate: NSObject, UICollectionViewDelegate, UITableViewDelegate, UITableViewDataSource {
    var note: (String) -> Void = { _ in }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
      note("will begin at \(Int(scrollView.contentOffset.y))")
    }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { note("did scroll to \(Int(scrollView.contentOffset.y))") }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 500 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      note("row")
      return UITableViewCell()
    }
  }

  /// A collection view in a window, already laid out, whose layout logs what happens.
  @MainActor private final class LoggedCollection {
    let fingers = Fingers()
    let layout = Layout()
    let view: UICollectionView
    let delegate = Delegate()

    init() {
      view = Collection(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
      view.delegate = delegate
      delegate.note = { [weak layout] in layout?.lines.append($0) }
      fingers.window.addSubview(view)
      fingers.frame(after: 0.1)
      layout.lines = []
    }

    func lines(of act: (LoggedCollection) -> Void) -> [String] {
      layout.lines = []
      act(self)
      return layout.lines
    }
  }

  private func tableLines() -> [String] {
    let (fingers, delegate) = (Fingers(), Delegate())
    let view = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    (view.delegate, view.dataSource) = (delegate, delegate)
    fingers.window.addSubview(view)
    fingers.frame(after: 0.1)
    var lines: [String] = []
    delegate.note = { if lines.last != $0 { lines.append($0) } }
    fingers.down(100, 400)
    fingers.move(100, 300)
    lines.append("next frame")
    fingers.frame(after: 0.016)
    return lines
  }

  @Test("calls the layout, moves the content, and notifies the delegate in the recorded order")
  func orders() throws {
    let checks: [String: (lines: () -> [String], expected: [String])] = [
      "bounds = (other origin)": (
        { LoggedCollection().lines { $0.view.bounds.origin.y = 40 } }, ["C for 40 at 0", "bounds 40"]
      ),
      "contentOffset = ": (
        { LoggedCollection().lines { $0.view.contentOffset.y = 40 } },
        ["C for 40 at 0", "bounds 40", "did scroll to 40"]
      ),
      "setContentOffset(animated: false)": (
        { LoggedCollection().lines { $0.view.setContentOffset(CGPoint(x: 0, y: 40), animated: false) } },
        ["C for 40 at 0", "bounds 40", "did scroll to 40"]
      ),
      "setContentOffset(animated: true)": (
        {
          LoggedCollection().lines { collection in
            collection.view.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
            collection.layout.lines.append("returns")
            collection.view.layoutIfNeeded()
            for _ in 0..<2 { collection.fingers.frame(after: 0.1) }
          }
        },
        [
          "C for 400 at 0", "returns", "layout", "C for 100 at 0", "bounds 100", "did scroll to 100", "layout",
          "C for 300 at 100", "bounds 300", "did scroll to 300", "layout",
        ]
      ),
      "drag, first move of 15 points": (
        {
          LoggedCollection().lines { collection in
            collection.fingers.down(100, 400)
            collection.fingers.move(100, 385)
          }
        },
        ["will begin at 0", "C for 5 at 0", "bounds 5", "did scroll to 5"]
      ),
      "further moves without a layout pass between": (
        {
          let collection = LoggedCollection()
          collection.fingers.down(100, 400)
          collection.fingers.move(100, 385)
          return collection.lines { for step in 1...2 { $0.fingers.move(100, 385 - 5 * CGFloat(step)) } }
        },
        ["bounds 10", "did scroll to 10", "bounds 15", "did scroll to 15"]
      ),
      "table view drag": (
        { self.tableLines() }, ["will begin at 0", "did scroll to 90", "next frame", "row"]
      ),
    ]
    let rows = try Recorded.table("scroll_order_insets_ios26", as: Table.self).rows
    #expect(Set(rows.map(\.act)) == Set(checks.keys))
    for row in rows {
      let check = try #require(checks[row.act])
      #expect(check.lines() == check.expected, "\(row.act): \(row.order)")
      if let tells = row.scrollViewDidScroll {
        #expect(tells == check.expected.contains { $0.hasPrefix("did scroll") }, "\(row.act)")
      }
    }
  }

  /// Returns the offsets of a scroll view before and after the top of its safe area changes at `offset`.
  private func change(of insets: (CGFloat, CGFloat), at offset: CGFloat) -> (from: CGFloat, to: CGFloat) {
    let controller = UIViewController()
    let stage = Stage(rootViewController: controller, size: CGSize(width: 320, height: 480))
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    view.contentSize.height = 10000
    controller.view.addSubview(view)
    controller.additionalSafeAreaInsets.top = insets.0
    stage.frame()
    view.contentOffset.y = offset
    controller.additionalSafeAreaInsets.top = insets.1
    stage.frame()
    return (offset, view.contentOffset.y)
  }

  @Test("moves content by the recorded distance")
  func insets() throws {
    for row in try Recorded.table("scroll_order_insets_ios26", as: Table.self).insets {
      switch row.act {
      case "contentInset.top 0 -> 12 with content at its beginning":
        let scene = ScrollScene()
        scene.view.contentInset.top = 12
        #expect(scene.view.contentOffset.y == row.offset)
      case "adjusted top inset 116 -> 64 (bar goes) at offset 300":
        #expect(change(of: (116, 64), at: 300).to == row.offset)
      case "additionalSafeAreaInsets shrink by 52, plain scroll view, any place":
        for offset in [-116, -50, 0, 300, 9000] as [CGFloat] {
          let change = change(of: (116, 64), at: offset)
          #expect(change.to - change.from == row.change, "\(offset)")
        }
      default: Issue.record("\(row.act)")
      }
    }
  }

  @Test("moves content at its start if the top inset grows, and leaves other content where it is")
  func otherInsets() {
    #expect(change(of: (64, 116), at: 300).to == 300)
    #expect(change(of: (64, 116), at: -64).to == -116)
    #expect(change(of: (116, 64), at: 9520).to == 9520)
  }
}
