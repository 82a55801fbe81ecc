import UIKit

/// Notes, after each step, whether an animation has its begin time and which value is presented.
@MainActor final class DatingNotes {
  let layer: CALayer
  private(set) var steps: [String] = []

  init(_ layer: CALayer) { self.layer = layer }

  /// Adds an animation of the opacity from 0.5 to 0 that takes 1000 seconds.
  func add() {
    let animation = CABasicAnimation(keyPath: "opacity")
    (animation.fromValue, animation.toValue, animation.duration) = (0.5, 0, 1000)
    layer.add(animation, forKey: "probe")
    note("added")
  }

  func note(_ step: String) {
    let begin = layer.animation(forKey: "probe")?.beginTime
    let dated = begin.map { $0 == 0 ? "undated" : "dated" } ?? "gone"
    let shown = layer.presentation().map { "presents \(($0.opacity * 10).rounded() / 10)" } ?? "presents nothing"
    steps.append("\(step): \(dated), \(shown)")
  }
}

extension Probe {
  private static let row = "time-4"
  private static let presented = "time-30"

  /// The time at which an animation without a begin time gets one.
  static var dating: [Probe] {
    [
      identity,
      dated("implicit", "added outside transactions and outside a frame") { $0.add() },
      dated("explicit", "added in an explicit transaction") { notes in
        CATransaction.begin()
        notes.add()
        CATransaction.commit()
        notes.note("commit")
      },
      dated("nested", "added in a transaction inside another one") { notes in
        CATransaction.begin()
        CATransaction.begin()
        notes.add()
        CATransaction.commit()
        notes.note("inner commit")
        CATransaction.commit()
        notes.note("outer commit")
      },
      dated("inside-implicit", "added in an explicit transaction while the implicit one is open") { notes in
        notes.layer.zPosition = 1
        CATransaction.begin()
        notes.add()
        CATransaction.commit()
        notes.note("commit")
      },
      dated("flush", "added outside transactions, then flushed") { notes in
        notes.add()
        CATransaction.flush()
        notes.note("flush")
      },
      dated("flush-inside", "flushed inside an explicit transaction") { notes in
        CATransaction.begin()
        notes.add()
        CATransaction.flush()
        notes.note("flush")
        CATransaction.commit()
        notes.note("commit")
      },
      inFrame("frame-implicit", "added in a display link's callback") { $0.add() },
      inFrame("frame-explicit", "added in an explicit transaction in a display link's callback") { notes in
        CATransaction.begin()
        notes.add()
        CATransaction.commit()
        notes.note("commit")
      },
      inLayout, unshown,
    ]
  }

  private static func dated(
    _ name: String, _ act: String, _ body: @escaping @MainActor (DatingNotes) -> Void
  ) -> Probe {
    Probe("dating/\(name)", act, settles: [row, presented]) { bench in
      let notes = DatingNotes(await bench.square().layer)
      body(notes)
      await bench.driver.frames(2)
      notes.note("frame")
      return ProbeFinding(outcome: ["steps": .lines(notes.steps)])
    }
  }

  private static func inFrame(
    _ name: String, _ act: String, _ body: @escaping @MainActor (DatingNotes) -> Void
  ) -> Probe {
    Probe("dating/\(name)", act, settles: [row, presented]) { bench in
      let notes = DatingNotes(await bench.square().layer)
      await bench.driver.inFrame { body(notes) }
      notes.note("frame")
      return ProbeFinding(outcome: ["steps": .lines(notes.steps)])
    }
  }

  private static var identity: Probe {
    Probe("dating/identity", "an animation is added, read, committed, and read again", settles: [row]) {
      bench in
      let layer = await bench.square().layer
      let animation = CABasicAnimation(keyPath: "opacity")
      (animation.fromValue, animation.duration) = (0.5, 1000)
      let before = CACurrentMediaTime()
      layer.add(animation, forKey: "probe")
      let first = layer.animation(forKey: "probe")
      let isSame = first === layer.animation(forKey: "probe")
      await bench.driver.frames(2)
      let after = CACurrentMediaTime()
      let second = layer.animation(forKey: "probe")
      let begin = second?.beginTime ?? -1
      return ProbeFinding(
        outcome: [
          "isACopy": .bool(first !== animation), "isTheSameWhenAskedTwice": .bool(isSame),
          "isTheSameAfterTheCommit": .bool(first === second), "firstIsDatedToo": .bool(first?.beginTime == begin),
          "givenStaysUndated": .bool(animation.beginTime == 0),
          "beginsBetweenAddingAndFrame": .bool(before <= begin && begin <= after),
        ], measured: ["beginAfterAdding": .rounded(begin - before)])
    }
  }

  private static var inLayout: Probe {
    Probe(
      "dating/layout", "added in layoutSubviews, in an explicit transaction and without", settles: [row, presented]
    ) { bench in
      let square = await bench.square()
      let other = await bench.square(at: CGPoint(x: 180, y: 120))
      let (explicit, implicit) = (DatingNotes(square.layer), DatingNotes(other.layer))
      let view = LayoutView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.onLayout = {
        CATransaction.begin()
        explicit.add()
        CATransaction.commit()
        explicit.note("commit")
        implicit.add()
      }
      bench.page.addSubview(view)
      await bench.driver.frames(2)
      explicit.note("frame")
      implicit.note("frame")
      return ProbeFinding(outcome: ["explicit": .lines(explicit.steps), "implicit": .lines(implicit.steps)])
    }
  }

  private static var unshown: Probe {
    Probe("dating/new-layer", "added to a layer that was never committed", settles: [presented]) { bench in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      let notes = DatingNotes(view.layer)
      notes.note("made")
      bench.page.addSubview(view)
      notes.add()
      await bench.driver.frames(2)
      notes.note("frame")
      view.layer.opacity = 0.8
      notes.layer.removeAnimation(forKey: "probe")
      notes.note("removed")
      await bench.driver.frames(2)
      notes.note("frame")
      return ProbeFinding(outcome: ["steps": .lines(notes.steps)])
    }
  }
}

/// A view that calls a closure when it is first laid out.
final class LayoutView: UIView {
  var onLayout: (() -> Void)?

  override func layoutSubviews() {
    super.layoutSubviews()
    let body = onLayout
    onLayout = nil
    body?()
  }
}
