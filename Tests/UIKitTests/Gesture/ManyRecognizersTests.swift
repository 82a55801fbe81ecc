import Testing

@testable import UIKit

/// Counts the recognizers that others are compared with, for 20 and for 200 of them.
@Suite("Many gesture recognizers", .serialized) @MainActor struct ManyRecognizersTests {
  /// Returns the work of what `body` does with taps of the page, of its button, or of views in each other.
  private func work(
    _ count: Int, on position: KeyPath<Scene, TouchView> = \.page, isNested: Bool = false,
    _ body: (Scene, [UITapGestureRecognizer]) -> Void
  ) -> Int {
    let scene = Scene()
    var view: UIView = scene[keyPath: position]
    let taps = (0..<count).map { index in
      if isNested {
        let inner = UIView(frame: scene.page.bounds)
        view.addSubview(inner)
        view = inner
      }
      return scene.tap("\(index)", on: view)
    }
    let before = UIGestureRecognizer.visits
    body(scene, taps)
    return UIGestureRecognizer.visits - before
  }

  @Test("do work in proportion to their number for a tap", arguments: [true, false])
  func tap(isNested: Bool) {
    let works = [20, 200].map { count in
      work(count, isNested: isNested) { scene, taps in
        scene.fingers.tap(300, 300)
        #expect(scene.log.take().filter { $0.hasSuffix("ended") }.count == 1)
        scene.fingers.turn()
        #expect(taps.allSatisfy { $0.state == .possible })
      }
    }
    #expect(works[0] > 0 && works[1] <= 11 * works[0], "\(works)")
  }

  @Test("do work in proportion to their number if each second one waits for the one before to fail")
  func failures() {
    let works = [20, 200].map { count in
      work(count) { scene, taps in
        for (index, tap) in taps.enumerated() {
          if index % 2 == 0 { tap.numberOfTapsRequired = 2 } else { tap.require(toFail: taps[index - 1]) }
        }
        scene.fingers.tap(300, 300)
        #expect(scene.log.take().filter { $0.hasSuffix("ended") } == [])
        scene.fingers.frame(after: 0.5)
        #expect(scene.log.take().filter { $0.hasSuffix("ended") } == ["1 ended"])
      }
    }
    #expect(works[0] > 0 && works[1] <= 11 * works[0], "\(works)")
  }

  @Test("do work in proportion to their number if a pan prevents all of a second finger's taps")
  func prevented() {
    let works = [20, 200].map { count in
      work(count, on: \.button) { scene, _ in
        let pan = scene.pan(on: scene.fingers.window)
        scene.fingers.down(10, 10)
        scene.fingers.move(50, 10)
        #expect(pan.state == .began)
        scene.fingers.down(110, 110, finger: 1)
        scene.fingers.up(110, 110, finger: 1)
        scene.fingers.up(50, 10)
        scene.fingers.turn()
        #expect(pan.state == .possible)
        #expect(!scene.log.take().contains { $0.hasSuffix("0 ended") })
      }
    }
    #expect(works[0] > 0 && works[1] <= 11 * works[0], "\(works)")
  }

  @Test("ask the delegate of a recognizer that has failed and lost its touches, as long as others share one with it")
  func formerRival() {
    let scene = Scene()
    scene.page.isMultipleTouchEnabled = true
    let pan = scene.pan(on: scene.page)
    let tap = scene.tap(on: scene.page)
    let rules = Rules()
    var questions: [String] = []
    rules.holdsBack = {
      questions.append("holds back \($0.name ?? "")")
      return false
    }
    tap.delegate = rules
    scene.fingers.down(300, 300, finger: 1)
    scene.fingers.down(10, 10)
    #expect(tap.state == .failed)
    scene.fingers.up(10, 10)
    scene.fingers.down(10, 10)
    scene.fingers.up(300, 300, finger: 1)
    scene.fingers.turn()
    #expect(tap.state == .possible && questions == [])
    scene.fingers.move(50, 10)
    #expect(pan.state == .began && questions == ["holds back pan"])
    scene.fingers.up(50, 10)
  }

  @Test("ask a delegate about each of the others, in order, even if only one of them has one")
  func delegate() {
    let scene = Scene()
    let inner = scene.tap("inner", on: scene.button)
    let middle = scene.tap("middle", on: scene.page)
    let outer = scene.tap("outer", on: scene.fingers.window)
    let rules = Rules()
    var questions: [String] = []
    rules.waitsFor = {
      questions.append("waits for \($0.name ?? "")")
      return false
    }
    rules.holdsBack = {
      questions.append("holds back \($0.name ?? "")")
      return false
    }
    rules.simultaneously = {
      questions.append("with \($0.name ?? "")")
      return false
    }
    middle.delegate = rules
    scene.fingers.tap(110, 110)
    #expect(questions == ["holds back inner", "waits for inner", "with inner"])
    scene.fingers.turn()
    #expect([inner, middle, outer].allSatisfy { $0.state == .possible })
  }
}
