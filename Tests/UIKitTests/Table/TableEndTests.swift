import Stage
import Testing
import UIKit

@MainActor @Suite("A table view's header and footer", .serialized) struct TableEndTests {
  @Test("are above and below all rows, which make room for them")
  func places() {
    let scene = TableScene([["a", "b"]])
    let (head, foot) = (
      UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 30)), UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 40))
    )
    (scene.table.tableHeaderView, scene.table.tableFooterView) = (head, foot)
    scene.stage.frame()
    #expect(head.frame == CGRect(x: 0, y: 0, width: 320, height: 30))
    #expect(foot.frame == CGRect(x: 0, y: 130, width: 320, height: 40))
    #expect(scene.table.rectForRow(at: path(0, 0)).minY == 30 && scene.table.contentSize.height == 170)
  }
}
