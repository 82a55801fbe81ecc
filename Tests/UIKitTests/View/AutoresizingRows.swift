import UIKit

/// One axis of a view that autoresizes with its superview.
struct AutoresizingRow: Sendable {
  let origin, length, old, new: CGFloat
  let flexible: (before: Bool, length: Bool, after: Bool)
  let originAfter, lengthAfter: CGFloat

  init(
    _ origin: CGFloat, _ length: CGFloat, _ old: CGFloat, _ new: CGFloat, _ before: Bool, _ middle: Bool,
    _ after: Bool, _ originAfter: CGFloat, _ lengthAfter: CGFloat
  ) {
    (self.origin, self.length, self.old, self.new) = (origin, length, old, new)
    flexible = (before, middle, after)
    (self.originAfter, self.lengthAfter) = (originAfter, lengthAfter)
  }
}

// Computed from the documented rule, to nine decimal places. The columns: x, length, the superview's old and new
// lengths; flexible before, length, after; resulting x and length.
let autoresizingRows: [AutoresizingRow] = [
  AutoresizingRow(10, 40, 100, 160, false, false, false, 10, 40),
  AutoresizingRow(10, 40, 100, 50, false, false, false, 10, 40),
  AutoresizingRow(0, 100, 100, 200, false, false, false, 0, 100),
  AutoresizingRow(25, 50, 100, 300, false, false, false, 25, 50),
  AutoresizingRow(5, 20, 320, 480, false, false, false, 5, 20),
  AutoresizingRow(0, 44, 320, 375, false, false, false, 0, 44),
  AutoresizingRow(10, 40, 100, 160, false, false, true, 10, 40),
  AutoresizingRow(10, 40, 100, 50, false, false, true, 10, 40),
  AutoresizingRow(0, 100, 100, 200, false, false, true, 0, 100),
  AutoresizingRow(25, 50, 100, 300, false, false, true, 25, 50),
  AutoresizingRow(5, 20, 320, 480, false, false, true, 5, 20),
  AutoresizingRow(0, 44, 320, 375, false, false, true, 0, 44),
  AutoresizingRow(10, 40, 100, 160, false, true, false, 10, 100),
  AutoresizingRow(10, 40, 100, 50, false, true, false, 10, -10),
  AutoresizingRow(0, 100, 100, 200, false, true, false, 0, 200),
  AutoresizingRow(25, 50, 100, 300, false, true, false, 25, 250),
  AutoresizingRow(5, 20, 320, 480, false, true, false, 5, 180),
  AutoresizingRow(0, 44, 320, 375, false, true, false, 0, 99),
  AutoresizingRow(10, 40, 100, 160, false, true, true, 10, 66.666666667),
  AutoresizingRow(10, 40, 100, 50, false, true, true, 10, 17.777777778),
  AutoresizingRow(0, 100, 100, 200, false, true, true, 0, 200),
  AutoresizingRow(25, 50, 100, 300, false, true, true, 25, 183.333333333),
  AutoresizingRow(5, 20, 320, 480, false, true, true, 5, 30.158730159),
  AutoresizingRow(0, 44, 320, 375, false, true, true, 0, 51.5625),
  AutoresizingRow(10, 40, 100, 160, true, false, false, 70, 40),
  AutoresizingRow(10, 40, 100, 50, true, false, false, -40, 40),
  AutoresizingRow(0, 100, 100, 200, true, false, false, 100, 100),
  AutoresizingRow(25, 50, 100, 300, true, false, false, 225, 50),
  AutoresizingRow(5, 20, 320, 480, true, false, false, 165, 20),
  AutoresizingRow(0, 44, 320, 375, true, false, false, 55, 44),
  AutoresizingRow(10, 40, 100, 160, true, false, true, 20, 40),
  AutoresizingRow(10, 40, 100, 50, true, false, true, 1.666666667, 40),
  AutoresizingRow(0, 100, 100, 200, true, false, true, 50, 100),
  AutoresizingRow(25, 50, 100, 300, true, false, true, 125, 50),
  AutoresizingRow(5, 20, 320, 480, true, false, true, 7.666666667, 20),
  AutoresizingRow(0, 44, 320, 375, true, false, true, 0, 44),
  AutoresizingRow(10, 40, 100, 160, true, true, false, 22, 88),
  AutoresizingRow(10, 40, 100, 50, true, true, false, 0, 0),
  AutoresizingRow(0, 100, 100, 200, true, true, false, 0, 200),
  AutoresizingRow(25, 50, 100, 300, true, true, false, 91.666666667, 183.333333333),
  AutoresizingRow(5, 20, 320, 480, true, true, false, 37, 148),
  AutoresizingRow(0, 44, 320, 375, true, true, false, 0, 99),
  AutoresizingRow(10, 40, 100, 160, true, true, true, 16, 64),
  AutoresizingRow(10, 40, 100, 50, true, true, true, 5, 20),
  AutoresizingRow(0, 100, 100, 200, true, true, true, 0, 200),
  AutoresizingRow(25, 50, 100, 300, true, true, true, 75, 150),
  AutoresizingRow(5, 20, 320, 480, true, true, true, 7.5, 30),
  AutoresizingRow(0, 44, 320, 375, true, true, true, 0, 51.5625),
]
