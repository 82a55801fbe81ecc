import FidelityProbe
import Testing
import UIKit

/// Tests the outcome of a few rows on Linux against facts from elsewhere, to show that the probes see what happens.
@MainActor @Suite("A probe, on Linux,", .serialized) struct OutcomeTests {
  private func outcome(_ id: String) async throws -> [String: ProbeValue] {
    let driver = StageDriver()
    defer { driver.stage.tearDown() }
    let probe = try #require(Probe.all.first { $0.id == id })
    return await probe.row(on: ProbeBench(driver)).outcome
  }

  @Test("sees when an animation gets its begin time")
  func dating() async throws {
    #expect(
      try await outcome("dating/explicit") == [
        "steps": .lines(["added: undated, presents 1.0", "commit: dated, presents 0.5", "frame: dated, presents 0.5"])
      ])
    #expect(
      try await outcome("dating/nested") == [
        "steps": .lines([
          "added: undated, presents 1.0", "inner commit: undated, presents 1.0", "outer commit: dated, presents 0.5",
          "frame: dated, presents 0.5",
        ])
      ])
    #expect(try await outcome("dating/frozen-with") == ["beginsAfterT0": .number(0), "opacity": .number(1)])
    #expect(try await outcome("dating/offset-moved") == ["beginsAfterT0": .number(3), "opacity": .number(1)])
    #expect(try await outcome("dating/offset-moved-later") == ["beginsAfterT0": .number(0), "opacity": .number(0.7)])
  }

  @Test("sees the order in which completions are reported")
  func endings() async throws {
    #expect(
      try await outcome("endings/layer-animation") == [
        "order": .lines(["committed", "animation started", "block", "animation stopped true"])
      ])
  }

  @Test("sees the colors of snapshots")
  func snapshots() async throws {
    let (red, blue) = ([1.0, 0, 0, 1], [0.0, 0, 1, 1])
    for (id, color) in [
      ("draw-before-none", red), ("draw-after-none", blue), ("view-before-none", red), ("view-after-none", blue),
      ("render-none", blue),
    ] {
      #expect(try await outcome("snapshots/\(id)") == ["color": .list(color.map { .number($0) })], "\(id)")
    }
  }

  @Test("sees the calls of a push and the conditions that hold during them")
  func appearance() async throws {
    #expect(
      try await outcome("appearance/push-unanimated") == [
        "calls": .lines([
          "B willMoveIn",
          "returned",
          "A viewWillDisappear false: inWindow filling safeArea traits",
          "B viewDidLoad: traits",
          "B viewWillAppear false: traits",
          "A viewSafeAreaInsetsDidChange: traits",
          "B viewSafeAreaInsetsDidChange: inWindow filling safeArea traits",
          "A viewDidDisappear false: traits",
          "B viewIsAppearing false: inWindow filling safeArea traits",
          "B viewDidAppear false: inWindow filling safeArea traits",
          "B didMoveIn: inWindow filling safeArea traits",
        ])
      ])
  }

  @Test("cancels a hundred transitions and never sees a page that is neither on its way nor at rest")
  func cancels() async throws {
    #expect(
      try await outcome("cancels/busy") == [
        "cancelled": .number(100), "wrong": .list([]), "selected": "A", "restsAt": .number(0), "animations": .list([]),
      ])
  }

  @Test("sees that a horizontal drag turns the page and a vertical one does not")
  func gestures() async throws {
    #expect(
      try await outcome("gestures/plain-left") == [
        "selected": "C", "calls": .lines(["willSelect C", "didSelect C"]), "scrolls": false, "pages": .number(0),
        "slider": .null, "swipeActions": false,
      ])
    #expect(
      try await outcome("gestures/vertical-up") == [
        "selected": "B", "calls": .list([]), "scrolls": true, "pages": .number(0), "slider": .null,
        "swipeActions": false,
      ])
  }

  @Test("sees that the next touch counts: a scroll after a tap on a tab, and the second of two flicks")
  func quickTouches() async throws {
    #expect(
      try await outcome("gestures/vertical-up-after-tap") == [
        "selected": "B", "calls": .lines(["willSelect B", "didSelect B"]), "scrolls": true, "pages": .number(0),
        "slider": .null, "swipeActions": false,
      ])
    let flicks = try await outcome("gestures/plain-flicks")
    #expect(flicks["calls"] == .lines(["willSelect B", "didSelect B", "willSelect C", "didSelect C"]))
    #expect(flicks["selected"] == "C")
  }

  @Test("sees that a drag on decelerating content turns the page")
  func caught() async throws {
    let outcome = try await outcome("gestures/vertical-left-after-flick")
    #expect(outcome["calls"] == .lines(["willSelect C", "didSelect C"]) && outcome["scrolls"] == true)
  }

  @Test("sees the radius of a bar's corners")
  func corners() async throws {
    #expect(try await outcome("glass/own-corners") == ["at5": "background", "at15": "background"])
    #expect(try await outcome("glass/capsule") == ["at5": "page", "at15": "background"])
  }

  @Test("sees that pages turn in a sheet")
  func sheet() async throws {
    let outcome = try await outcome("gestures/sheet-left")
    #expect(outcome["selected"] == "C")
    #expect(outcome["sheetMoves"] == false)
    #expect(outcome["isPresented"] == true)
  }
}
