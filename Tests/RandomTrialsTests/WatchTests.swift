import Film
import Stage
import Testing
import UIKit

@testable import RandomTrials

@Suite("The rules that a trial checks") struct WatchTests {
  private static let began = [
    "willSelect B", "animationControllerForTransition B", "interactionControllerFor container", "transitionDuration B",
    "viewWillAppear B", "viewWillDisappear A", "animateTransition B",
  ]

  private func faults(_ calls: [String]) -> Int {
    var watch = ContractWatch()
    return calls.count { call in
      let words = call.split(separator: " ").map(String.init)
      return watch.received(words[0], words[1], isSeen: true) != nil
    }
  }

  @Test(
    "the calls of a transition follow the contract",
    arguments: [
      ["completeTransition B", "viewDidDisappear A", "viewDidAppear B", "animationEnded B", "didSelect B"],
      [
        "viewWillDisappear B", "viewWillAppear A", "completeTransition B", "viewDidDisappear B", "viewDidAppear A",
        "animationEnded B", "didCancelTransitionTo B",
      ],
      // The outgoing page is given away in the first of these calls.
      [
        "viewWillDisappear B", "completeTransition B", "viewDidDisappear B", "viewDidDisappear A", "animationEnded B",
        "didCancelTransitionTo B",
      ],
    ])
  func contract(_ end: [String]) {
    #expect(faults(Self.began + end) == 0)
    for index in end.indices {
      // An animator may leave out the call that completes.
      guard end[index] != "completeTransition B", index < end.count - 1 else { continue }
      var shorter = end
      shorter.remove(at: index)
      #expect(faults(Self.began + shorter) == 1, "without \(end[index])")
    }
  }

  @Test("a transition inside a transition, or one that ends twice, breaks the contract")
  func nested() {
    #expect(faults(Self.began + ["willSelect C"]) == 1)
    let plain = ["willSelect B", "viewWillAppear B", "viewWillDisappear A", "viewDidDisappear A", "viewDidAppear B"]
    #expect(faults(plain + ["didSelect B"]) == 0)
    #expect(faults(plain + ["didSelect B", "didSelect B"]) == 1)
  }

  @Test("the progress of a transition is reported inside it, changes each time, and ends where the transition does")
  func progress() {
    func faults(_ fractions: [CGFloat], to child: String = "B", isCompleted: Bool = true) -> [String] {
      var watch = ProgressWatch()
      let reports = fractions.map {
        watch.reported(.init(from: "A", to: child, fraction: $0, isCancelled: !isCompleted), current: "B")
      }
      return (reports + [watch.ended(isCompleted: isCompleted)]).compactMap { $0 }
    }
    #expect(faults([0.1, 0.5, 1]) == [] && faults([0.1, 0], isCompleted: false) == [] && faults([]) == [])
    #expect(faults([0.5, 0.5, 1]).count == 1)
    #expect(faults([0.5, 1.1, 1]).count == 1 && faults([-0.1, 1]).count == 1 && faults([.nan, 1]).count == 1)
    #expect(faults([0.5]).count == 1 && faults([0.5, 1], isCompleted: false).count == 1)
    #expect(faults([1], to: "C").count == 1)
    var watch = ProgressWatch()
    #expect(watch.reported(.init(from: "A", to: "B", fraction: 0.5), current: "B") == nil)
    #expect(watch.reported(.init(from: "C", to: "B", fraction: 0.6), current: "B") != nil)
    #expect(watch.reported(.init(from: "C", to: "B", fraction: 0), current: "B") == nil)
    #expect(watch.ended(isCompleted: false) != nil)
  }

  @Test("code that draws a transition is called first with 0, with changes, and last with the end")
  func fractions() {
    func faults(_ fractions: [CGFloat], isCompleted: Bool = true) -> [String] {
      var watch = FractionWatch()
      return (fractions.map { watch.called($0) } + [watch.ended(isCompleted: isCompleted)]).compactMap { $0 }
    }
    #expect(faults([0, 0.5, 1]) == [] && faults([0, 0.5, 0], isCompleted: false) == [] && faults([]) == [])
    #expect(faults([0.1, 1]).count == 1 && faults([0, 0.5, 0.5, 1]).count == 1 && faults([0, 1.1, 1]).count == 1)
    #expect(faults([0, 0.5]).count == 1 && faults([0, 1], isCompleted: false).count == 1)
    var watch = FractionWatch()
    #expect(watch.shown(0.3) == nil)
    #expect(watch.called(0) == nil && watch.called(0.4) == nil)
    #expect(watch.shown(0.4) == nil && watch.shown(0.3) != nil)
  }

  @Test("a subclass receives each of its calls once, before the next call is made")
  func overrides() {
    func faults(_ calls: [String]) -> [String] {
      var watch = OverrideWatch()
      return calls.compactMap { call in
        let words = call.split(separator: " ").map(String.init)
        return words[0] == ">" ? watch.received(words[1], words[2]) : watch.made(words[0], words[1])
      }
    }
    let calls = ["willSelect B", "> willSelect B", "animateTransition B", "didSelect B", "> didSelect B"]
    #expect(faults(calls) == [])
    #expect(
      faults(calls.filter { $0 != "> willSelect B" })
        == ["the subclass does not receive willSelect B before animateTransition B"])
    #expect(
      faults(calls + ["> didSelect B"]) == ["the subclass receives didSelect B, and not nothing"])
    #expect(
      faults(["didSelect B", "> didSelect A"]) == ["the subclass receives didSelect A, and not didSelect B"])
  }

  @Test("appearance calls alternate")
  func appearance() {
    var watch = AppearanceWatch()
    #expect(watch.received("viewDidAppear", "A") == "viewDidAppear A, which was hidden")
    watch = AppearanceWatch()
    for name in ["viewWillAppear", "viewWillDisappear", "viewWillAppear", "viewDidAppear"] {
      #expect(watch.received(name, "A") == nil)
    }
    #expect(watch.received("viewWillAppear", "A") == "viewWillAppear A, which was visible")
  }

  @Test("a request is resolved once, and with selected only if its child was selected")
  func selection() {
    var watch = SelectionWatch()
    let request = watch.request("B")
    #expect(watch.unanswered == "the request for B has no answer")
    #expect(
      watch.answer(request, .selected, isHere: false)
        == "the request for B is answered with selected, and nothing is selected")
    #expect(watch.unanswered == nil)
    #expect(watch.answer(request, .cancelled, isHere: false) == "the request for B is answered 2 times")
  }

  @Test(
    "a seed always makes the same script, which can be written and read again",
    arguments: 1...50 as ClosedRange<UInt64>)
  func script(_ seed: UInt64) throws {
    let plan = TrialPlan(seed: seed, count: 200)
    #expect(plan.script == TrialPlan(seed: seed, count: 200).script)
    let count = plan.script.events.count { event in
      if case .move = event.action { false } else { true }
    }
    // The last events may be a series of flicks, and bring back what is away.
    #expect((200...220).contains(count))
    let read = try Script(parsing: plan.script.text, file: "seed", childCount: TrialPlan.titles.count)
    #expect(read == plan.script)
  }
}

@Suite("The features of a trial") struct FeatureTests {
  @Test("are written in the form in which they are read", arguments: (1...200).map { UInt64($0) })
  func text(_ seed: UInt64) {
    let features = TrialPlan(seed: seed, count: 20).features
    #expect(TrialFeatures(features.text) == features)
  }

  @Test("are chosen by the seed: none, each, and combinations, but one kind of pages")
  func variety() {
    let drawn = (1...300).map { TrialPlan(seed: UInt64($0), count: 20).features }
    let each: [TrialFeatures] = [
      .barStyles, .disabled, .tabs, .source, .ring, .header, .reveal, .snap, .stretch, .elements, .calls, .acting,
      .subclass, .early, .drawing,
    ]
    #expect(each.map { feature in drawn.contains { $0.contains(feature) } } == each.map { _ in true })
    #expect(drawn.contains([]) && drawn.contains { $0.isSuperset(of: [.barStyles, .disabled, .tabs, .header]) })
    #expect(drawn.allSatisfy { features in [.tabs, .source, .ring].filter(features.contains).count <= 1 })
  }

  @Test(
    "are refused if they are invalid",
    arguments: ["", "look", "tabs,", "tabs,tabs", "tabs,ring", "none,tabs", "snap", "acting", "elements,drawing"])
  func invalid(_ text: String) { #expect(TrialFeatures(text) == nil) }
}

@Suite("The conditions of a trial") struct ConditionTests {
  @Test("are written in the form in which they are read", arguments: (1...200).map { UInt64($0) })
  func text(_ seed: UInt64) {
    let plan = TrialPlan(seed: seed, count: 20)
    #expect(StageConditions(plan.conditions.text) == plan.conditions)
    let plain = TrialPlan(seed: seed, count: 20, conditions: StageConditions())
    #expect(plain.conditions.text == "plain")
    #expect(plain.script == plan.script)
  }

  @Test("are chosen by the seed, and each occurs for some seed")
  func variety() {
    let drawn = (1...200).map { TrialPlan(seed: UInt64($0), count: 20).conditions }
    let plain = StageConditions()
    #expect(drawn.contains { $0.showsEveryCommit } && drawn.contains { !$0.showsEveryCommit })
    #expect(drawn.contains { $0.mainThreadDelay == 0.05 } && drawn.contains { $0.mainThreadDelay == 0 })
    #expect(drawn.contains { $0.uptime > 1e6 } && drawn.contains { $0.uptime == plain.uptime })
    #expect(drawn.contains { $0.timestampJitter > 0 } && drawn.contains { $0.timestampJitter == 0 })
    #expect(Set(drawn.flatMap(\.frameRates.values)) == [24, 30, 48, 60, 80, 120])
    #expect(drawn.contains { $0.removesAnimationsInBackground } && drawn.contains { !$0.removesAnimationsInBackground })
    #expect(drawn.contains { $0.viewAnimationsHaveKeys } && drawn.contains { !$0.viewAnimationsHaveKeys })
    #expect(drawn.contains { $0.updatesSafeAreaInLayout } && drawn.contains { !$0.updatesSafeAreaInLayout })
    #expect(drawn.contains { $0.replacesAnimationsAtCommit } && drawn.contains { !$0.replacesAnimationsAtCommit })
  }

  @Test(
    "are refused if they are invalid",
    arguments: ["", "commit", "commits,", "busy", "busy=x", "busy=-1", "rates=1", "rates=1:0", "uptime=inf", "seed=-1"])
  func refused(_ text: String) { #expect(StageConditions(text) == nil) }
}

@MainActor @Suite("The check of motion", .serialized) struct MotionWatchTests {
  @Test("finds a jump in a state that only a commit shows", arguments: [false, true])
  func commit(_ showsEveryCommit: Bool) {
    var conditions = StageConditions()
    conditions.showsEveryCommit = showsEveryCommit
    let (root, page) = (UIViewController(), UIViewController())
    let stage = Stage(rootViewController: root, size: CGSize(width: 100, height: 100), conditions: conditions)
    root.addChild(page)
    root.view.addSubview(page.view)
    var watch = MotionWatch(slack: 0)
    var found: [Stage.PictureKind] = []
    stage.onFrame = { stage in
      let violation = watch.look(
        root.view, kinds: [.fade], isMoving: true, isBeyondEnd: false, at: CACurrentMediaTime(),
        isServed: stage.pictureKind == .frame)
      if violation != nil { found.append(stage.pictureKind) }
    }
    stage.run(for: 0.1)
    stage.schedule {
      CATransaction.begin()
      page.view.frame.origin.x = 90
      CATransaction.commit()
      page.view.frame.origin.x = 0
    }
    stage.run(for: 0.1)
    #expect(found == (showsEveryCommit ? [.commit(.code)] : []))
  }

  @Test(
    "lets a page that appears beyond an end catch up with the finger, and no other page", arguments: [false, true],
    [1, 2, 3])
  func beyondEnd(_ isBeyondEnd: Bool, _ frames: Int) {
    let root = UIViewController()
    let stage = Stage(rootViewController: root, size: CGSize(width: 100, height: 100))
    defer { stage.tearDown() }
    let pages = (0..<2).map { _ in UIViewController() }
    for page in pages {
      root.addChild(page)
      root.view.addSubview(page.view)
    }
    var watch = MotionWatch(slack: 0)
    var time = 1.0
    func look(isBeyondEnd: Bool) -> String? {
      time += 1 / 60
      return watch.look(root.view, kinds: [.slide], isMoving: true, isBeyondEnd: isBeyondEnd, at: time, isServed: true)
    }
    watch.touched(CGPoint(x: 10, y: 0), isDown: true)
    watch.touched(CGPoint(x: 400, y: 0), isDown: true)
    for _ in 0..<100 { #expect(look(isBeyondEnd: isBeyondEnd) == nil) }
    watch.comes(pages[1].view)
    for _ in 1..<frames { #expect(look(isBeyondEnd: false) == nil) }
    pages[0].view.frame.origin.x = 390
    #expect((look(isBeyondEnd: false) == nil) == (isBeyondEnd && frames < 3))
  }
}
