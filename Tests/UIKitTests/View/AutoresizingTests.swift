import Testing
import UIKit

@MainActor @Suite("Autoresizing:", .serialized) struct AutoresizingTests {
  private func mask(_ row: AutoresizingRow, vertical: Bool) -> UIView.AutoresizingMask {
    var mask: UIView.AutoresizingMask = []
    if row.flexible.before { mask.insert(vertical ? .flexibleTopMargin : .flexibleLeftMargin) }
    if row.flexible.length { mask.insert(vertical ? .flexibleHeight : .flexibleWidth) }
    if row.flexible.after { mask.insert(vertical ? .flexibleBottomMargin : .flexibleRightMargin) }
    return mask
  }

  @Test("flexible parts share a change in width in proportion to their sizes", arguments: autoresizingRows.indices)
  func width(index: Int) {
    let row = autoresizingRows[index]
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: row.old, height: 10))
    let view = UIView(frame: CGRect(x: row.origin, y: 3, width: row.length, height: 4))
    view.autoresizingMask = mask(row, vertical: false)
    parent.addSubview(view)
    parent.frame.size.width = row.new
    // A frame with a negative length is standardized.
    let expected = CGRect(x: row.originAfter, y: 3, width: row.lengthAfter, height: 4).standardized
    #expect(abs(view.frame.minX - expected.minX) < 1e-8)
    #expect(abs(view.frame.width - expected.width) < 1e-8)
    #expect(view.frame.minY == 3 && view.frame.height == 4)
  }

  @Test("flexible parts share a change in height in proportion to their sizes", arguments: autoresizingRows.indices)
  func height(index: Int) {
    let row = autoresizingRows[index]
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: row.old))
    let view = UIView(frame: CGRect(x: 3, y: row.origin, width: 4, height: row.length))
    view.autoresizingMask = mask(row, vertical: true)
    parent.addSubview(view)
    parent.bounds.size.height = row.new
    let expected = CGRect(x: 3, y: row.originAfter, width: 4, height: row.lengthAfter).standardized
    #expect(abs(view.frame.minY - expected.minY) < 1e-8)
    #expect(abs(view.frame.height - expected.height) < 1e-8)
  }

  struct Measured: Sendable {
    let x, width, old, new: CGFloat
    let mask: UIView.AutoresizingMask
    let result: (CGFloat, CGFloat)
  }

  nonisolated private static let all: UIView.AutoresizingMask = [
    .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin,
  ]
  nonisolated private static let sides: UIView.AutoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
  nonisolated static let measured = [
    Measured(x: 10, width: 40, old: 100, new: 160, mask: all, result: (16, 64)),
    Measured(x: 10, width: 40, old: 100, new: 50, mask: all, result: (5, 20)),
    Measured(x: 20, width: 60, old: 100, new: 140, mask: sides, result: (40, 60)),
    Measured(x: 30, width: 60, old: 100, new: 180, mask: sides, result: (90, 60)),
    Measured(x: 0, width: 0, old: 100, new: 130, mask: [.flexibleLeftMargin, .flexibleWidth], result: (15, 15)),
    Measured(x: 100, width: 0, old: 100, new: 150, mask: all, result: (150, 0)),
    Measured(x: 10, width: 40, old: 100, new: 160, mask: .flexibleWidth, result: (10, 100)),
  ]

  @Test("resizing a superview gives the measured results", arguments: measured)
  func results(_ row: Measured) {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: row.old, height: 10))
    let view = UIView(frame: CGRect(x: row.x, y: 0, width: row.width, height: 10))
    view.autoresizingMask = row.mask
    parent.addSubview(view)
    parent.frame.size.width = row.new
    #expect(view.frame.minX == row.result.0 && view.frame.width == row.result.1)
  }

  @Test("a flexible top margin and height share the change")
  func vertical() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 100))
    let view = UIView(frame: CGRect(x: 0, y: 20, width: 10, height: 30))
    view.autoresizingMask = [.flexibleTopMargin, .flexibleHeight]
    parent.addSubview(view)
    parent.frame.size.height = 150
    #expect(view.frame == CGRect(x: 0, y: 40, width: 10, height: 60))
  }

  @Test("nothing is resized if the bounds' origin changes or if autoresizesSubviews is false")
  func nothing() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: parent.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.addSubview(view)
    parent.bounds.origin = CGPoint(x: 30, y: 40)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
    parent.autoresizesSubviews = false
    parent.bounds.size = CGSize(width: 10, height: 10)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
  }
}
