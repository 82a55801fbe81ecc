import QuartzCore
import Testing

extension QuartzCoreSuite {
  /// Tests the sentences in the tables. The key of each check is its sentence, so that an added or changed sentence
  /// fails until its check is updated.
  @MainActor @Suite struct RuleFactTests {
    private final class Answering: NSObject, CALayerDelegate {
      var answer: (any CAAction)?
      func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { answer }
    }

    private final class Action: NSObject, CAAction {
      var runs = 0
      func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) { runs += 1 }
    }

    private func check(_ sentences: [String], _ checks: [String: @MainActor () -> Bool]) {
      #expect(Set(sentences) == Set(checks.keys))
      for sentence in sentences {
        _ = TestStage()
        #expect(checks[sentence]?() == true, "\(sentence)")
      }
    }

    @Test("ordering_actions: order of the search for an action")
    func searchOrder() throws {
      final class Plain: CALayer {}
      let wanted = try Fact.table("ordering_actions")["action_search"]["order"].strings
      let stage = TestStage()
      let (layer, delegate) = (stage.layer(), Answering())
      layer.delegate = delegate
      // From the last source to the first, because each hides those after it.
      let own = (0..<3).map { _ in Action() }
      var found: [String] = []
      func note(_ name: String, _ action: Action?) {
        let answer = layer.action(forKey: "own")
        if action == nil ? answer == nil : answer as? Action === action { found.insert(name, at: 0) }
      }
      layer.actions = nil
      note("class defaultAction(forKey:)", nil)
      layer.style = ["actions": ["own": own[0]] as [String: any CAAction]]
      note("style[\"actions\"][key]", own[0])
      layer.actions = ["own": own[1]]
      note("actions[key]", own[1])
      delegate.answer = own[2]
      note("delegate action(for:forKey:)", own[2])
      #expect(found == wanted)
    }

    @Test("ordering_actions: rules of the search for actions")
    func searchRules() throws {
      let lists = try Fact.table("ordering_actions")["implicit_actions"]
      let keys = ["CABasicAnimation", "CATransition", "nil"].flatMap { lists[$0].strings }
      #expect(keys.count > 30)
      check(
        try Fact.table("ordering_actions")["action_search"]["rules"].strings,
        [
          "NSNull at any step ends the search: result nil": {
            let (layer, action) = (TestStage().layer(), Action())
            layer.style = ["actions": ["opacity": NSNull()] as [String: any CAAction]]
            let inStyle = layer.action(forKey: "opacity") == nil
            (layer.style, layer.actions) = (
              ["actions": ["opacity": action] as [String: any CAAction]], ["opacity": NSNull()]
            )
            return inStyle && layer.action(forKey: "opacity") == nil
          },
          "nil continues": {
            let (layer, delegate, action) = (TestStage().layer(), Answering(), Action())
            (layer.delegate, layer.actions) = (delegate, ["opacity": action])
            return layer.action(forKey: "opacity") as? Action === action
          },
          "disableActions does not alter action(forKey:) itself, only whether it is asked/run": {
            let (layer, action) = (CALayer(), Action())
            layer.actions = ["opacity": action]
            CATransaction.setDisableActions(true)
            layer.opacity = 0.5
            return layer.action(forKey: "opacity") as? Action === action && action.runs == 0
          },
          "+defaultActionForKey: is nil for every key": {
            keys.allSatisfy { CALayer.defaultAction(forKey: $0) == nil }
          },
          "bare layer: action(forKey:) nil": {
            keys.allSatisfy { CALayer().action(forKey: $0) == nil }
          },
        ])
    }

    @Test("ordering_actions: transactions")
    func transactions() throws {
      check(
        try Fact.table("ordering_actions")["transaction"]["facts"].strings,
        [
          "animationDuration .25, disableActions false, timingFunction nil without any begin": {
            CATransaction.animationDuration() == 0.25 && !CATransaction.disableActions()
              && CATransaction.animationTimingFunction() == nil
          },
          "nested sees the outer values; inner values do not leak out": {
            CATransaction.begin()
            CATransaction.setAnimationDuration(2)
            CATransaction.begin()
            let seen = CATransaction.animationDuration()
            CATransaction.setAnimationDuration(3)
            CATransaction.commit()
            let left = CATransaction.animationDuration()
            CATransaction.commit()
            return seen == 2 && left == 2
          },
          "setValue(forKey:) accepts arbitrary keys; unset reads nil": {
            CATransaction.setValue("x", forKey: "own")
            return CATransaction.value(forKey: "own") as? String == "x" && CATransaction.value(forKey: "other") == nil
          },
          "unmatched commit does not raise": {
            CATransaction.commit()
            CATransaction.commit()
            return CATransaction.animationDuration() == 0.25
          },
          "keys: animationDuration, disableActions, animationTimingFunction, completionBlock": {
            [
              kCATransactionAnimationDuration, kCATransactionDisableActions, kCATransactionAnimationTimingFunction,
              kCATransactionCompletionBlock,
            ] == ["animationDuration", "disableActions", "animationTimingFunction", "completionBlock"]
          },
        ])
    }

    @Test("ordering_actions: implicit animations and presentations")
    func implicit() throws {
      func color(from: CGColor, over model: CGColor?) -> CGColor? {
        let animation = CABasicAnimation(keyPath: "backgroundColor")
        (animation.fromValue, animation.duration) = (from, 1)
        var state = LayerState()
        state.backgroundColor = model
        animation.apply(to: &state, at: 0.5, lasting: 0)
        return state.backgroundColor
      }
      // Changes to frozen or read-only objects stop the program, so they are in `BadInputTests`.
      check(
        try Fact.table("ordering_actions")["implicit_actions"]["facts"].strings,
        [
          "added animations are copied and frozen (mutation raises)": {
            let (layer, animation) = (CALayer(), CABasicAnimation(keyPath: "opacity"))
            layer.add(animation, forKey: "a")
            animation.duration = 7
            return layer.animation(forKey: "a") !== animation && layer.animation(forKey: "a")?.duration == 0.25
          },
          "setFrame adds position then bounds": {
            let layer = TestStage().layer()
            layer.frame = CGRect(x: 20, y: 20, width: 20, height: 20)
            return layer.animationKeys() == ["position", "bounds"]
          },
          "hidden change adds an animation under key \"transition\"": {
            let layer = TestStage().layer()
            layer.isHidden = true
            return layer.animationKeys() == ["transition"]
          },
          "a layer added and changed in the same transaction gets none": {
            let (stage, layer) = (TestStage(), CALayer())
            stage.root.addSublayer(layer)
            layer.opacity = 0.5
            return layer.animationKeys() == nil
          },
          "presentation() is nil before the first commit, then last committed state; it is read-only (raises); its presentation is itself":
            {
              let (stage, layer) = (TestStage(), CALayer())
              stage.root.addSublayer(layer)
              let before = layer.presentation()
              CATransaction.flush()
              CATransaction.setDisableActions(true)
              layer.opacity = 0.5
              let shown = layer.presentation()
              return before == nil && shown?.opacity == 1 && shown != nil && shown?.presentation() === shown
            },
          "two animations on one path: the later added wins": {
            let layer = TestStage().layer()
            for (key, value) in [("b", 0.25), ("a", 0.75)] {
              let animation = CABasicAnimation(keyPath: "opacity")
              (animation.fromValue, animation.toValue, animation.duration) = (value, value, 1)
              layer.add(animation, forKey: key)
            }
            CATransaction.flush()
            return layer.presentation()?.opacity == 0.75
          },
          "booleans switch at the start": {
            let animation = CABasicAnimation(keyPath: "hidden")
            (animation.fromValue, animation.toValue, animation.duration) = (false, true, 1)
            var state = LayerState()
            animation.apply(to: &state, at: 0, lasting: 0)
            return state.isHidden
          },
          "colours interpolate per component: red a1 -> blue a.5 at half = (.5,0,.5,.75); nil end: no effect": {
            let (red, blue) = (
              CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGColor(red: 0, green: 0, blue: 1, alpha: 0.5)
            )
            return color(from: red, over: blue)?.components == [0.5, 0, 0.5, 0.75] && color(from: red, over: nil) == nil
          },
        ])
    }
  }
}
