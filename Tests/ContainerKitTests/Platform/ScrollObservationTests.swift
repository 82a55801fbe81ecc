import Stage
import Testing
import UIKit

@testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("The observation of a scroll view", .serialized) struct ScrollObservationTests {
  @Test("sees each change of the offset and of the content's size once, before the delegate, until it ends")
  func changes() {
    let page = RowsPage("A", rows: 100)
    let stage = Stage(rootViewController: page)
    var seen: [CGFloat] = []
    var observation: ScrollObservation? = ScrollObservation(of: page.list) { seen.append(page.list.contentOffset.y) }
    page.list.contentOffset.y = 10
    page.list.contentOffset.y = 10
    page.list.bounds.origin.y = 20
    page.list.contentSize.height = 6000
    #expect(seen == [10, 20, 20])
    page.list.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
    stage.settle()
    #expect(seen.count > 15 && seen.last == 100 && seen.dropFirst(3).map { $0 } == seen.dropFirst(3).sorted())
    observation = nil
    page.list.contentOffset.y = 0
    #expect(seen.last == 100 && observation == nil)
  }
}
