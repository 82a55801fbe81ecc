import Film
import Stage
import Testing

@testable import Trials

@Suite("What a trial watches") struct WatchTests {
  private static let began = [
    "willSelect B", "animationControllerForTransition B", "interactionControllerFor container", "transitionDuration B",
    "viewWillAppear B", "viewWillDisappear A", "animateTransition B",
  ]

  private func faults(_ calls: [String]) -> Int {
    var watch = ContractWatch()
    return calls.count { call in
      let words = call.split(separator: " ").map(String.init)
      return watch.heard(words[0], words[1], isSeen: true) != nil
    }
  }

  @Test(
    "a switch's calls are a word of the contract",
    arguments: [
      ["completeTransition B", "viewDidDisappear A", "viewDidAppear B", "animationEnded B", "didSelect B"],
      [
        "viewWillDisappear B", "viewWillAppear A", "completeTransition B", "viewDidDisappear B", "viewDidAppear A",
        "animationEnded B", "didCancelTransitionTo B",
      ],
    ])
  func contract(_ end: [String]) {
    #expect(faults(Self.began + end) == 0)
    for index in end.indices {
      // A completion is the animator's to call, or not.
      guard end[index] != "completeTransition B", index < end.count - 1 else { continue }
      var shorter = end
      shorter.remove(at: index)
      #expect(faults(Self.began + shorter) == 1, "without \(end[index])")
    }
  }

  @Test("a switch inside a switch, and one that ends twice, are not")
  func nested() {
    #expect(faults(Self.began + ["willSelect C"]) == 1)
    let plain = ["willSelect B", "viewWillAppear B", "viewWillDisappear A", "viewDidDisappear A", "viewDidAppear B"]
    #expect(faults(plain + ["didSelect B"]) == 0)
    #expect(faults(plain + ["didSelect B", "didSelect B"]) == 1)
  }

  @Test("appearance takes turns")
  func appearance() {
    var watch = AppearanceWatch()
    #expect(watch.heard("viewDidAppear", "A") == "viewDidAppear A, which was hidden")
    watch = AppearanceWatch()
    for name in ["viewWillAppear", "viewWillDisappear", "viewWillAppear", "viewDidAppear"] {
      #expect(watch.heard(name, "A") == nil)
    }
    #expect(watch.heard("viewWillAppear", "A") == "viewWillAppear A, which was visible")
  }

  @Test("a request is answered once, and with true where its child was selected")
  func selection() {
    var watch = SelectionWatch()
    let request = watch.request("B")
    #expect(watch.unanswered == "the request for B has no answer")
    #expect(
      watch.answer(request, true, isHere: false) == "the request for B is answered with true, and nothing is selected")
    #expect(watch.unanswered == nil)
    #expect(watch.answer(request, false, isHere: false) == "the request for B is answered 2 times")
  }

  @Test(
    "a seed makes one script, which can be followed and is written as it is read",
    arguments: 1...50 as ClosedRange<UInt64>)
  func script(_ seed: UInt64) throws {
    let plan = TrialPlan(seed: seed, count: 200)
    #expect(plan.script == TrialPlan(seed: seed, count: 200).script)
    let count = plan.script.events.count { event in
      if case .move = event.action { false } else { true }
    }
    #expect((200...205).contains(count))
    let read = try Script(parsing: plan.script.text, file: "seed", childCount: TrialPlan.titles.count)
    #expect(read == plan.script)
  }
}
