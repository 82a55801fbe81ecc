import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

/// Whole lists of the calls in a scrub. The calls of single frames are left out.
@MainActor @Suite("The calls of a finger along the tabs", .serialized) struct ScrubCallTests {
  private func stage() -> ContainerStage {
    let stage = ContainerStage()
    stage.container.tabBar.allowsScrubbing = true
    return stage
  }

  private func calls(_ stage: ContainerStage) -> [String] {
    stage.callLines.filter { !$0.hasPrefix("updateInteractive") && !$0.hasPrefix("transitionDuration") }
  }

  /// The calls from the question about a page to its transition's first frame.
  private func reached(from: String, to: String, isNew: Bool = true) -> [String] {
    (isNew ? ["shouldSelect \(to)"] : []) + entered(from: from, to: to, isNew: isNew)
  }

  private func entered(from: String, to: String, isNew: Bool = true, isDriven: Bool = true) -> [String] {
    ["animationControllerForTransition \(to)", "interactionControllerFor container"]
      + (isNew ? ["viewDidLoad \(to)"] : [])
      + ["viewWillAppear \(to)", "viewWillDisappear \(from)"] + (isDriven ? ["startInteractiveTransition \(to)"] : [])
      + ["animateTransition \(to)"]
  }

  /// The calls when the finger passes a page, and reaches the next one, which is asked about first.
  private func passed(from: String, over page: String, to: String) -> [String] {
    ["shouldSelect \(to)"] + over(from: from, page) + entered(from: page, to: to)
  }

  private func over(from: String, _ page: String) -> [String] {
    ["viewDidDisappear \(from)", "viewDidAppear \(page)", "animationEnded \(page)"]
  }

  private func turned(from: String, to: String) -> [String] { ["viewWillDisappear \(to)", "viewWillAppear \(from)"] }

  private func back(from: String, to: String) -> [String] {
    ["viewDidDisappear \(to)", "viewDidAppear \(from)", "animationEnded \(to)"]
  }

  private var overB: [String] { reached(from: "A", to: "B") + passed(from: "A", over: "B", to: "C") }
  private var overC: [String] { overB + passed(from: "B", over: "C", to: "D") }

  @Test("over three tabs, and lifted")
  func overThree() {
    let stage = stage()
    stage.scrub(to: 2.75)
    stage.lift()
    stage.finish()
    #expect(
      calls(stage) == overC + ["willSelect D", "finishInteractiveTransition D", "completeTransition D"]
        + over(from: "C", "D") + ["didSelect D"])
    #expect(stage.faults == [] && stage.container.selectedIndex == 3)
  }

  @Test("there and back")
  func thereAndBack() {
    let stage = stage()
    stage.scrub(to: 1.25)
    stage.scrub(to: 0.25)
    stage.lift()
    stage.finish()
    #expect(
      calls(stage) == overB + turned(from: "B", to: "C") + back(from: "B", to: "C")
        + entered(from: "B", to: "A", isNew: false)
        + ["finishInteractiveTransition A", "completeTransition A"] + over(from: "B", "A"))
    #expect(stage.faults == [] && stage.container.selectedIndex == 0)
  }

  @Test("back to a page that was passed")
  func backToPassed() {
    let stage = stage()
    stage.scrub(to: 1.25)
    stage.lift()
    stage.finish()
    #expect(
      calls(stage) == overB + ["willSelect B", "cancelInteractiveTransition C"] + turned(from: "B", to: "C") + [
        "completeTransition C"
      ]
        + back(from: "B", to: "C") + ["didSelect B"])
    #expect(stage.faults == [] && stage.container.selectedIndex == 1)
  }

  @Test("off the bar")
  func offTheBar() {
    let stage = stage()
    stage.scrub(to: 2.25)
    stage.run(for: 0.3)
    stage.touch(.moved, at: CGPoint(x: 200, y: 400))
    stage.touch(.ended, at: CGPoint(x: 200, y: 400), time: stage.time + 0.5)
    stage.finish()
    #expect(
      calls(stage) == overB + passed(from: "B", over: "C", to: "D") + ["cancelInteractiveTransition D"]
        + turned(from: "C", to: "D")
        + ["completeTransition D"] + back(from: "C", to: "D")
        + entered(from: "C", to: "A", isNew: false, isDriven: false)
        + ["completeTransition A"] + over(from: "C", "A"))
    #expect(stage.faults == [] && stage.container.selectedIndex == 0)
  }

  @Test("off the bar, stays at the nearest page if the first one is gone")
  func offTheBarWithoutFirst() {
    let stage = stage()
    stage.scrub(to: 2.25)
    stage.run(for: 0.3)
    stage.container.viewControllers.removeAll { $0.title == "A" }
    stage.run(for: 0.3)
    let before = calls(stage).count
    stage.touch(.moved, at: CGPoint(x: 200, y: 400))
    stage.touch(.ended, at: CGPoint(x: 200, y: 400), time: stage.time + 0.5)
    stage.finish()
    #expect(
      Array(calls(stage).dropFirst(before)) == ["willSelect C", "cancelInteractiveTransition D"]
        + turned(from: "C", to: "D") + ["completeTransition D"] + back(from: "C", to: "D") + ["didSelect C"])
    #expect(stage.faults == [] && stage.container.selectedViewController?.title == "C")
  }

  @Test("grabbed again by the finger along the tabs, and by one on the page", arguments: [false, true])
  func grabbed(_ onPage: Bool) {
    let stage = stage()
    stage.scrub(to: 1.75)
    stage.lift()
    stage.run(for: 0.05)
    if onPage {
      stage.touch(.began, at: CGPoint(x: 200, y: 300))
      stage.frame()
      for x in [220.0, 260, 320, 380, 390] {
        stage.touch(.moved, at: CGPoint(x: x, y: 300))
        stage.frame()
      }
      stage.touch(.ended, at: CGPoint(x: 390, y: 300), time: stage.time + 0.3)
    } else {
      stage.drag(from: stage.tabPoint(2), to: stage.tabPoint(1), duration: 0.3, hold: 0.3)
    }
    stage.run(for: 0.6)
    stage.finish()
    #expect(
      calls(stage) == overB + ["willSelect C", "finishInteractiveTransition C"] + (onPage ? [] : ["shouldSelect B"])
        + ["cancelInteractiveTransition C"] + turned(from: "B", to: "C") + ["completeTransition C"]
        + back(from: "B", to: "C") + ["didCancelTransitionTo C", "willSelect B", "didSelect B"])
    #expect(stage.faults == [] && stage.container.selectedIndex == 1)
  }

  @Test("with a page that is refused, once")
  func refused() {
    let stage = stage()
    stage.delegate.allowsSelection = false
    stage.scrub(to: 1.5)
    stage.scrub(to: 0.25)
    stage.scrub(to: 3)
    stage.lift()
    stage.finish()
    #expect(
      calls(stage) == ["shouldSelect B", "shouldSelect C", "shouldSelect D"])
    #expect(stage.faults == [] && stage.container.selectedIndex == 0)
  }

  @Test("in whose middle a page is removed, turns the pages on from there", arguments: ["A", "B"])
  func removed(_ title: String) {
    let stage = stage()
    stage.scrub(to: 1.25)
    stage.container.viewControllers.removeAll { $0.title == title }
    stage.run(for: 0.1)
    stage.lift()
    stage.finish()
    let removal =
      ["willMove \(title)"] + (title == "B" ? over(from: "B", "C") : []) + [
        "removeFromParent \(title)", "didMove \(title)",
      ]
    let next = title == "B" ? ["shouldSelect D"] + entered(from: "C", to: "D") : passed(from: "B", over: "C", to: "D")
    // The tabs are wider now, and the finger is nearer to another one.
    let other = title == "A" ? "B" : "A"
    #expect(
      calls(stage) == overB + removal + next + turned(from: "C", to: "D") + back(from: "C", to: "D")
        + entered(from: "C", to: other, isNew: false) + ["willSelect C", "cancelInteractiveTransition \(other)"]
        + turned(from: "C", to: other) + ["completeTransition \(other)"] + back(from: "C", to: other) + ["didSelect C"])
    #expect(stage.faults == [] && stage.container.selectedViewController?.title == "C")
  }

  enum Interruption: CaseIterable {
    case rotation, modal, background
  }

  @Test(
    "in whose middle the window turns, a page is presented, or the app goes to the background, go back at once",
    arguments: Interruption.allCases)
  func interrupted(_ interruption: Interruption) {
    let stage = stage()
    stage.scrub(to: 1.25)
    let modal = UIViewController()
    (modal.title, modal.modalPresentationStyle) = ("modal", .fullScreen)
    switch interruption {
    case .rotation: stage.rotate(to: .landscapeLeft)
    case .modal: stage.container.present(modal, animated: false)
    case .background: stage.enterBackground()
    }
    stage.run(for: 0.1)
    stage.lift()
    stage.finish()
    let backToB = turned(from: "B", to: "C") + back(from: "B", to: "C")
    let appearing = ["viewWillAppear A", "viewWillDisappear B", "viewDidDisappear B"]
    let modally =
      ["viewDidLoad modal", "viewWillDisappear container"] + backToB + appearing + [
        "viewWillDisappear A", "viewWillAppear modal", "viewDidAppear modal", "viewDidDisappear container",
        "viewDidDisappear A",
      ]
    #expect(calls(stage) == overB + (interruption == .modal ? modally : backToB + appearing + ["viewDidAppear A"]))
    #expect(stage.faults == [] && stage.container.selectedIndex == 0)
  }

  @Test("in whose middle code selects another page")
  func code() {
    let stage = stage()
    stage.scrub(to: 1.25)
    stage.container.selectViewController(stage.pages[3], animated: true, completion: nil)
    stage.run(for: 0.1)
    // The finger has lost the pages.
    stage.scrub(to: 0)
    stage.lift()
    stage.finish()
    #expect(
      calls(stage) == overB + ["finishInteractiveTransition C", "completeTransition C"] + over(from: "B", "C")
        + ["willSelect D"] + entered(from: "C", to: "D", isDriven: false)
        + ["completeTransition D"] + over(from: "C", "D") + ["didSelect D"])
    #expect(stage.faults == [] && stage.container.selectedIndex == 3)
  }
}
