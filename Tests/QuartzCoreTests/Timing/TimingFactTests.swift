import QuartzCore
import Testing

extension QuartzCoreSuite {
  @MainActor @Suite struct TimingFactTests {
    private func animation() -> CABasicAnimation {
      let animation = CABasicAnimation(keyPath: "opacity")
      (animation.fromValue, animation.toValue, animation.duration) = (0, 1, 1)
      animation.isRemovedOnCompletion = false
      return animation
    }

    /// Returns the presented opacity of a layer of opacity 0.5 that is paused at each time.
    private func presented(_ animation: CAAnimation, at times: [Double]) -> [Double] {
      let stage = TestStage()
      let layer = stage.layer()
      CATransaction.setDisableActions(true)
      (layer.speed, layer.opacity) = (0, 0.5)
      CATransaction.flush()
      layer.add(animation, forKey: "a")
      CATransaction.flush()
      return times.map { time in
        layer.timeOffset = time
        CATransaction.flush()
        return Double(layer.presentation()?.opacity ?? -1)
      }
    }

    @Test("camediatiming: fill modes with a begin time of 1")
    func fillModes() throws {
      let table = try Fact.table("camediatiming")["fill_modes_beginTime_1"]
      for mode in ["removed", "forwards", "backwards", "both"] {
        let animation = animation()
        (animation.beginTime, animation.fillMode) = (1, CAMediaTimingFillMode(rawValue: mode))
        let times = table["t"].numbers
        for (t, pair) in paired(times, paired(presented(animation, at: times), table[mode].numbers)) {
          #expect(isNear(pair.0, pair.1, 1e-6), "\(mode) at \(t)")
        }
      }
    }

    @Test("camediatiming: repeats, autoreversal, speed and offset")
    func rows() throws {
      let table = try Fact.table("camediatiming")["rows"]
      let setups: [String: (CABasicAnimation) -> Void] = [
        "autoreverses": { $0.autoreverses = true }, "repeatCount 2.5": { $0.repeatCount = 2.5 },
        "repeatDuration 1.7": { $0.repeatDuration = 1.7 }, "speed 2": { $0.speed = 2 },
        "timeOffset .3": { $0.timeOffset = 0.3 }, "speed -1": { $0.speed = -1 }, "duration 0": { $0.duration = 0 },
      ]
      #expect(Set(table.keys) == Set(setups.keys).union(["t"]))
      let times = table["t"].numbers
      for (name, setUp) in setups {
        let animation = animation()
        setUp(animation)
        for (t, pair) in paired(times, paired(presented(animation, at: times), table[name].numbers)) {
          #expect(isNear(pair.0, pair.1, 1e-6), "\(name) at \(t)")
        }
      }
    }

    @Test("camediatiming: the computed position in the cycle")
    func activeFraction() throws {
      let rows = try Fact.table("camediatiming")["computed_active_fraction"]["rows"].rows
      #expect(rows.count == 208)
      for row in rows {
        let animation = animation()
        let settings = row[0]
        animation.duration = settings["dur"].n
        animation.beginTime = settings["begin"].number ?? 0
        animation.speed = Float(settings["speed"].number ?? 1)
        animation.timeOffset = settings["offset"].number ?? 0
        animation.repeatCount = Float(settings["rc"].number ?? 0)
        animation.repeatDuration = settings["rd"].number ?? 0
        animation.autoreverses = settings["auto"].number == 1
        animation.fillMode = CAMediaTimingFillMode(rawValue: settings["fill"].string ?? "removed")
        var state = LayerState()
        state.opacity = -1
        animation.apply(to: &state, at: row[1].n, lasting: 0)
        #expect(isNear(Double(state.opacity), row[2].number ?? -1, 1e-6), "\(row)")
      }
    }

    @Test("camediatiming: from, to and by over a model of 0.5")
    func ends() throws {
      let rows = try Fact.table("camediatiming")["from_to_by_at_half_over_model_.5"].rows
      #expect(rows.count == 6)
      for row in rows {
        let animation = CABasicAnimation(keyPath: "opacity")
        (animation.fromValue, animation.toValue) = (row["fromValue"].number, row["toValue"].number)
        (animation.byValue, animation.duration) = (row["byValue"].number, 1)
        #expect(isNear(presented(animation, at: [0.5])[0], row["value"].n, 1e-6), "\(row)")
      }
    }

    @Test("camediatiming: additive animations add up")
    func additive() throws {
      let rows = try Fact.table("camediatiming")["additive"].strings
      #expect(rows == ["model .5 + additive(0->.2) at half = .6; plus a second additive(0->.1) = .65"])
      var state = LayerState()
      state.opacity = 0.5
      for (end, wanted) in [(0.2, 0.6), (0.1, 0.65)] {
        let animation = CABasicAnimation(keyPath: "opacity")
        (animation.fromValue, animation.toValue, animation.duration, animation.isAdditive) = (0, end, 1, true)
        animation.apply(to: &state, at: 0.5, lasting: 0)
        #expect(isNear(Double(state.opacity), wanted, 1e-6), "\(rows[0])")
      }
    }

    @Test("camediatiming: defaults")
    func defaults() throws {
      let table = try Fact.table("camediatiming")["defaults"]
      #expect(Set(table.keys) == ["layer_duration", "animation_duration", "speed", "others"])
      let (layer, animation) = (CALayer(), CAAnimation())
      #expect(layer.duration == table["layer_duration"].n)
      #expect(animation.duration == table["animation_duration"].n)
      for timing in [layer, animation] as [any CAMediaTiming] {
        #expect(Double(timing.speed) == table["speed"].n)
        let others = [timing.beginTime, timing.timeOffset, timing.repeatDuration, Double(timing.repeatCount)]
        #expect(others.allSatisfy { $0 == table["others"].n } && !timing.autoreverses && timing.fillMode == .removed)
      }
    }

    @Test("camediatiming: cumulative repetitions")
    func cumulative() throws {
      let table = try Fact.table("camediatiming")["cumulative"]
      let setups: [String: (CABasicAnimation, LayerState, (LayerState) -> Double)] = [
        "0->10 x3 position.x": (sum("position.x", from: 0, to: 10), LayerState(), { Double($0.position.x) }),
        "by 10 on model 100 x3": (sum("position.x", by: 10), at100, { Double($0.position.x) }),
        "0->10 autoreverses x2": (
          sum("position.x", from: 0, to: 10, repeats: 2, reverses: true), LayerState(), { Double($0.position.x) }
        ),
        "valueFunction translateX 0->1 x3": (
          sum("transform", from: 0, to: 1, function: .translateX), LayerState(), { Double($0.transform.m41) }
        ),
      ]
      #expect(Set(table.keys) == Set(setups.keys))
      for (name, (animation, model, read)) in setups {
        for row in table[name].rows {
          var state = model
          animation.apply(to: &state, at: row[0].n, lasting: 0)
          #expect(isNear(read(state), row[1].n), "\(name) \(row)")
        }
      }
    }

    private var at100: LayerState {
      var state = LayerState()
      state.position.x = 100
      return state
    }

    private func sum(
      _ path: String, from: Double? = nil, to: Double? = nil, by: Double? = nil, repeats: Float = 3,
      reverses: Bool = false, function: CAValueFunctionName? = nil
    ) -> CABasicAnimation {
      let animation = CABasicAnimation(keyPath: path)
      (animation.fromValue, animation.toValue, animation.byValue) = (from, to, by)
      (animation.duration, animation.repeatCount, animation.isCumulative) = (1, repeats, true)
      animation.autoreverses = reverses
      animation.valueFunction = function.flatMap(CAValueFunction.init)
      return animation
    }

    @Test("camediatiming: time conversion between layers")
    func convertTime() throws {
      let rows = try Fact.table("camediatiming")["convertTime"].rows
      let (root, child) = (CALayer(), CALayer())
      root.addSublayer(child)
      let timing = rows[0]["child"]
      (child.speed, child.timeOffset) = (Float(timing["speed"].n), timing["timeOffset"].n)
      child.beginTime = timing["beginTime"].n
      #expect(child.convertTime(rows[0]["parent_time"].n, from: root) == rows[0]["child_time"].n)
      #expect(child.convertTime(rows[1]["child_time"].n, to: root) == rows[1]["parent_time"].n)
      child.speed = 0
      #expect(child.convertTime(10, to: nil) == rows[2]["value"].n)
    }

    @Test("camediatiming: computed conversions")
    func conversions() throws {
      let rows = try Fact.table("camediatiming")["computed_conversions"]["rows"].rows
      #expect(rows.count == 60)
      for row in rows {
        let root = CALayer()
        var layer = root
        for link in row["chain_root_to_leaf"].rows {
          let child = CALayer()
          (child.beginTime, child.speed) = (link["begin"].n, Float(link["speed"].n))
          child.timeOffset = link["offset"].n
          layer.addSublayer(child)
          layer = child
        }
        let (outside, inside) = (row["root_time"].n, row["leaf_time"].n)
        #expect(isNear(layer.convertTime(outside, from: nil), inside), "\(row)")
        #expect(isNear(layer.convertTime(inside, to: root), outside), "\(row)")
      }
    }

    @Test("camediatiming: pause and resume")
    func pause() throws {
      let rows = try Fact.table("camediatiming")["qa1673"]["worked (computed)"].rows
      let stage = TestStage(at: 1)
      let layer = stage.layer()
      for row in rows {
        stage.clock.now = row["pause_at"].n
        let time = layer.convertTime(CACurrentMediaTime(), from: nil)
        (layer.speed, layer.timeOffset) = (0, time)
        #expect(time == row["frozen_local"].n, "\(row)")
        stage.clock.now = row["resume_at"].n
        (layer.speed, layer.timeOffset, layer.beginTime) = (1, 0, 0)
        layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - time
        #expect(layer.beginTime == row["beginTime_after"].n, "\(row)")
        for key in row.keys where key.hasPrefix("local_at_") {
          let check = Double(key.dropFirst("local_at_".count)) ?? .nan
          #expect(layer.convertTime(check, from: nil) == row[key].n, "\(row)")
        }
      }
    }
  }
}
