import Stage
import Testing
import UIKit

@MainActor @Suite("The pointer", .serialized) struct HoverTests {
  @Test("is tracked by the hover recognizers of the view under it and its superviews, until it leaves them")
  func recognizers() {
    let stage = Stage()
    let log = HoverLog()
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let inner = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
    let watches = [outer: "outer", inner: "inner"].map { HoverWatch($1, on: $0, log) }
    outer.addSubview(inner)
    stage.window.addSubview(outer)
    stage.frame()
    for point in [CGPoint(x: 10, y: 10), CGPoint(x: 110, y: 110), CGPoint(x: 300, y: 10), CGPoint(x: 20, y: 20), nil] {
      log.lines.append("-")
      stage.hover(at: point)
      stage.frame()
    }
    #expect(
      log.lines == [
        "-", "outer began 10 10", "-", "inner began 110 110", "outer changed 110 110", "-", "inner ended 110 110",
        "outer ended 110 110", "-", "outer began 20 20", "-", "outer ended 20 20",
      ])
    #expect(watches.count == 2)
  }

  @Test("highlights a button that has pointer interaction while it is over it, and does not block taps")
  func button() {
    let stage = Stage()
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    let plain = UIButton(frame: CGRect(x: 100, y: 0, width: 40, height: 40))
    stage.window.addSubview(button)
    stage.window.addSubview(plain)
    button.isPointerInteractionEnabled = true
    stage.frame()
    let empty = pixel(stage)
    var hovered: [Bool] = []
    for point in [CGPoint(x: 20, y: 20), CGPoint(x: 120, y: 20), CGPoint(x: 20, y: 20)] {
      stage.hover(at: point)
      stage.run(for: 0.3)
      hovered += [button.isHovered, plain.isHovered]
    }
    #expect(hovered == [true, false, false, false, true, false])
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    stage.tap(at: CGPoint(x: 20, y: 20))
    stage.frame()
    #expect(taps == 1)
    #expect(pixel(stage) != empty)
    button.isPointerInteractionEnabled = false
    stage.frame()
    #expect(!button.isHovered && pixel(stage) == empty)
  }

  private func pixel(_ stage: Stage) -> UInt8 { stage.image().pixel(x: 20, y: 20).r }
}

@MainActor private final class HoverLog {
  var lines: [String] = []
}

@MainActor private final class HoverWatch: NSObject {
  private let name: String
  private let log: HoverLog
  private let recognizer = UIHoverGestureRecognizer(target: nil, action: nil)

  init(_ name: String, on view: UIView, _ log: HoverLog) {
    (self.name, self.log) = (name, log)
    super.init()
    recognizer.addTarget(self, action: Selector(HoverWatch.changed))
    view.addGestureRecognizer(recognizer)
  }

  func changed() {
    let position = recognizer.location(in: nil)
    log.lines.append("\(name) \(recognizer.state) \(Int(position.x)) \(Int(position.y))")
  }
}
