import Testing
import UIKit

@MainActor @Suite("A visual format", .serialized) struct VisualFormatTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let options: NSLayoutConstraint.FormatOptions
    let isMirrored: Bool
    /// The horizontal extents of two views in a superview of 320 points.
    let a: ClosedRange<CGFloat>
    let b: ClosedRange<CGFloat>

    init(
      _ format: String, options: NSLayoutConstraint.FormatOptions = [], isMirrored: Bool = false,
      a: ClosedRange<CGFloat>, b: ClosedRange<CGFloat>
    ) {
      (testDescription, self.options, self.isMirrored, self.a, self.b) = (format, options, isMirrored, a, b)
    }
  }

  nonisolated static let rows = [
    Row("|[a(100)][b]|", a: 0...100, b: 100...320),
    Row("H:|-[a(100)]-[b]-|", a: 8...108, b: 116...312),
    Row("H:|-20-[a(wide)]-gap-[b]-(-5)-|", a: 20...140, b: 152...325),
    Row("H:|[a(==b)]-(gap)-[b]|", a: 0...154, b: 166...320),
    Row("H:|[a(>=200@900,==50@400)]-(>=10,<=30)-[b(100)]|", a: 0...200, b: 220...320),
    Row("H:|[a(100)]-10-[b]|", isMirrored: true, a: 220...320, b: 0...210),
    Row("H:|[a(100)]-10-[b]|", options: .directionLeftToRight, isMirrored: true, a: 0...100, b: 110...320),
    Row("H:|[a(100)]-10-[b]|", options: .directionRightToLeft, a: 220...320, b: 0...210),
  ]

  @Test("lays out a line of views", arguments: rows) func line(_ row: Row) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    if row.isMirrored { root.semanticContentAttribute = .forceRightToLeft }
    let (a, b) = (UIView(), UIView())
    for view in [a, b] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    let constraints = NSLayoutConstraint.constraints(
      withVisualFormat: row.testDescription, options: row.options,
      metrics: ["wide": 120, "gap": CGFloat(12)], views: ["a": a, "b": b])
    #expect(constraints.allSatisfy { !$0.isActive })
    NSLayoutConstraint.activate(constraints)
    root.layoutIfNeeded()
    #expect([a.frame.minX, a.frame.maxX] == [row.a.lowerBound, row.a.upperBound])
    #expect([b.frame.minX, b.frame.maxX] == [row.b.lowerBound, row.b.upperBound])
  }

  @Test("returns its constraints in order, a column's with top and bottom, and its options' last")
  func column() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let (a, b) = (UIView(), UIView())
    root.addSubview(a)
    root.addSubview(b)
    let made = NSLayoutConstraint.constraints(
      withVisualFormat: "V:|-10-[a(50)]-(>=20@600)-[b]", options: [.alignAllLeft, .alignAllRight], metrics: nil,
      views: ["a": a, "b": b])
    let text = made.map { each in
      "\(each.firstAttribute) \(each.relation) \(each.secondAttribute) \(each.constant) \(each.priority.rawValue)"
    }
    #expect(
      text == [
        "top equal top 10.0 1000.0", "height equal notAnAttribute 50.0 1000.0",
        "top greaterThanOrEqual bottom 20.0 600.0", "left equal left 0.0 1000.0", "right equal right 0.0 1000.0",
      ])
    #expect(made[0].secondItem === root && made[2].secondItem === a && made[4].firstItem === b)
  }
}

@Suite("Invalid visual formats:") struct VisualFormatErrorTests {
  @Test("a name that is not in the views dictionary stops the program")
  func view() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = NSLayoutConstraint.constraints(withVisualFormat: "H:|[a]", metrics: nil, views: [:])
      }
    }
    let text = "Unable to parse constraint format: \na is not a key in the views dictionary. \nH:|[a]"
    #expect(errorText(result).contains("NSInvalidArgumentException: \(text)"))
  }

  @Test("the superview's edge next to a view without a superview stops the program")
  func superview() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = NSLayoutConstraint.constraints(withVisualFormat: "|[a]", metrics: nil, views: ["a": UIView()])
      }
    }
    let why = "Unable to interpret '|' character, because the related view doesn't have a superview"
    #expect(errorText(result).contains("\(why) \n|[a] \n    ^"))
  }

  @Test("a space in place of a number, or an unknown metric, stops the program")
  func number() async {
    let space = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = NSLayoutConstraint.constraints(
          withVisualFormat: "H:|- (gap)-[a]", metrics: ["gap": 1], views: ["a": UIView()])
      }
    }
    #expect(
      errorText(space).contains("Expected a number or key from the metrics dictionary, but encountered something else"))
    let name = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = NSLayoutConstraint.constraints(withVisualFormat: "H:|-gap-[a]", metrics: nil, views: ["a": UIView()])
      }
    }
    #expect(errorText(name).contains("Encountered metric with name \"gap\", but value was not specified in metrics or"))
  }
}
