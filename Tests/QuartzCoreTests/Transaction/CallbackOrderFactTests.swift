import QuartzCore
import Testing

extension QuartzCoreSuite {
  /// Tests each order with the reports before and after the frame.
  @MainActor @Suite struct CallbackOrderFactTests {
    /// The state of a case that is being tested.
    @MainActor private struct Scene {
      let stage: TestStage
      let listener = Listener()
      let layer: CALayer

      init(_ reports: EndReports) {
        stage = TestStage(reports)
        layer = stage.layer()
      }

      func add(to other: CALayer? = nil, isKept: Bool = false) {
        let animation = CABasicAnimation(keyPath: "opacity")
        (animation.fromValue, animation.toValue, animation.duration) = (0, 0.5, 0.1)
        (animation.delegate, animation.isRemovedOnCompletion) = (listener, !isKept)
        (other ?? layer).add(animation, forKey: "a")
      }

      func transaction(block name: String, _ body: () -> Void) {
        CATransaction.begin()
        CATransaction.setCompletionBlock { listener.received.append(name) }
        body()
        listener.received.append("committing")
        CATransaction.commit()
        listener.received.append("committed")
      }

      func frames(_ count: Int) { for _ in 0..<count { stage.frame() } }
    }

    /// The actions of the cases, by their names in the table.
    private static let cases: [String: @MainActor (Scene) -> Void] = [
      "animation added inside begin/commit with completionBlock": { s in s.transaction(block: "block") { s.add() } },
      "kept animation (removedOnCompletion=false)": { s in s.add(isKept: true) },
      "two transactions with blocks, second committed after first while one animation": { s in
        s.transaction(block: "first block") { s.add() }
        s.transaction(block: "second block") {}
      },
      "nested: outer block waits for animations of the inner transaction": { s in
        s.transaction(block: "outer block") {
          CATransaction.begin()
          s.add()
          CATransaction.commit()
        }
      },
      "removeAnimation(forKey:) while running": { s in
        s.transaction(block: "block") { s.add() }
        s.frames(2)
        s.layer.removeAnimation(forKey: "a")
      },
      "layer leaves the window tree while running": { s in
        s.add()
        s.frames(2)
        s.layer.removeFromSuperlayer()
      },
      "layer in no window": { s in s.transaction(block: "block") { s.add(to: CALayer()) } },
      "completion block, no animation added": { s in s.transaction(block: "block") {} },
    ]

    /// The recorded names for the table's words. Other words are recorded as they are.
    private static let words = [
      "committed(commit returned)": "committed", "commit returns": "committed", "(run loop)": "run loop",
      "animationDidStart": "didStart", "completionBlock": "block", "animationDidStop finished=1": "didStop 1",
      "didStop finished=1 once": "didStop 1", "didStop finished=0": "didStop 0",
    ]

    /// The entries that are not callbacks. Only some rows of the table have them.
    private static let narrated: Set = ["committing", "committed", "run loop"]

    @Test("ordering_actions: callback orders", arguments: EndReports.allCases)
    func orders(_ reports: EndReports) throws {
      let rows = try Fact.table("ordering_actions")["callback_orders"]["rows"].rows
      #expect(Set(rows.compactMap { $0["case"].string }) == Set(Self.cases.keys))
      for row in rows {
        let play = try #require(Self.cases[row["case"].string ?? ""], "\(row)")
        let wanted = row["order"].strings.map { Self.words[$0] ?? $0 }
        let scene = Scene(reports)
        play(scene)
        scene.listener.received.append("run loop")
        scene.frames(10)
        let received = scene.listener.received.filter { wanted.contains($0) || !Self.narrated.contains($0) }
        #expect(received == wanted, "\(row)")
        switch row["after"].string {
        case "still in animationKeys": #expect(scene.layer.animationKeys() == ["a"], "\(row)")
        case nil, "animationKeys empty": #expect(scene.layer.animationKeys() == nil, "\(row)")
        default: Issue.record("unknown: \(row)")
        }
      }
    }
  }
}
