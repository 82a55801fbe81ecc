import ContainerKitTesting
import Testing
import UIKit

@testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("A header whose height changes while it is reported", .serialized) struct HeaderHeightTests {
  @Test("is laid out after the report, and reported again")
  func settles() {
    let page = RowsPage("A", rows: 300)
    let head = HeaderStage([page])
    var heights: [CGFloat] = []
    head.controller.onHeaderHeightChange = { height in
      heights.append(height)
      head.setHeight(height < 150 ? 160 : 200)
    }
    page.scrolled = 40
    page.scrolled = 60
    head.settle()
    #expect(heights == [160, 140, 100] && head.controller.headerHeight == 100 && head.issues == [])
  }

  @Test("in each report stops the layout with words", arguments: [false, true])
  func endless(_ laysOut: Bool) {
    let head = HeaderStage([RowsPage("A", rows: 300)])
    var reports = 0
    head.controller.onHeaderHeightChange = { _ in
      reports += 1
      head.setHeight(reports.isMultiple(of: 2) ? 200 : 300)
      if laysOut { head.controller.view.layoutIfNeeded() }
    }
    head.setHeight(250)
    head.frame()
    let words = "layout goes round in circles: layers are marked for layout by their own layout"
    #expect(head.issues.first == words && reports > 50, "\(reports) \(head.issues)")
    head.controller.onHeaderHeightChange = nil
    head.settle()
  }
}
