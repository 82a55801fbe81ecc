import QuartzCore
import Testing

@Suite struct KeyframeFactTests {
  private func keyframes(_ name: String) -> CAKeyframeAnimation {
    let animation = CAKeyframeAnimation()
    let mode = String(name.prefix { $0 != " " })
    animation.calculationMode = CAAnimationCalculationMode(rawValue: mode)
    if let list = name.split(separator: "[").dropFirst().first?.dropLast() {
      animation.keyTimes = list.split(separator: ",").compactMap { Double($0) }.map { NSNumber(value: $0) }
    }
    animation.duration = 1
    return animation
  }

  private func state(_ animation: CAAnimation, at time: Double) -> LayerState {
    var state = LayerState()
    (state.opacity, state.position.x) = (0.5, -1)
    animation.apply(to: &state, at: time, lasting: 0)
    return state
  }

  @Test("keyframes_groups_measured: opacity through four values")
  func values() throws {
    let table = try Fact.table("keyframes_groups_measured")
    let names = table.keys.filter { ["linear", "discrete", "paced", "cubic"].contains($0.prefix { $0 != " " }) }
    #expect(names.count == 7)
    for name in names {
      let animation = keyframes(name)
      (animation.keyPath, animation.values) = ("opacity", [0, 1, 0.5, 0.7])
      for (t, wanted) in paired(table["t"].numbers, table[name].numbers) {
        #expect(isNear(Double(state(animation, at: t).opacity), wanted, 1e-6), "\(name) at \(t)")
      }
    }
  }

  @Test("keyframes_groups_measured: more values than times, more times than values, one value")
  func edges() throws {
    let edges = try Fact.table("keyframes_groups_measured")["edges"].rows
    let setups: [([Double], [NSNumber]?, String)] = [
      ([0, 1, 0.5, 0.7], [0, 0.5, 1], "linear"), ([0, 1, 0.3], [0, 0.3, 0.6, 1], "discrete"),
    ]
    for (row, (values, times, mode)) in paired(edges.dropLast(), setups) {
      let animation = keyframes(mode)
      (animation.keyPath, animation.values, animation.keyTimes) = ("opacity", values, times)
      for (t, wanted) in paired(row["t"].numbers, row["v"].numbers) {
        #expect(isNear(Double(state(animation, at: t).opacity), wanted, 1e-6), "\(row) at \(t)")
      }
    }
    let single = keyframes("linear")
    (single.keyPath, single.values) = ("opacity", [0.1])
    #expect(state(single, at: 0.5).opacity == 0.5)
  }

  @Test("keyframes_groups_measured: along a path")
  func path() throws {
    let table = try Fact.table("keyframes_groups_measured")
    let rows = table["path"]
    let names = rows.keys.filter { !["d", "t"].contains($0) }
    #expect(names.count == 4)
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 100, y: 0))
    path.addCurve(to: CGPoint(x: 200, y: 100), control1: CGPoint(x: 150, y: 0), control2: CGPoint(x: 200, y: 50))
    for name in names {
      let animation = keyframes(name)
      (animation.keyPath, animation.path) = ("position", path)
      for (t, wanted) in paired(rows["t"].numbers, rows[name].rows) {
        let point = state(animation, at: t).position
        #expect(isNear(Double(point.x), wanted[0].n, table["path_tolerance"].n), "\(name) at \(t)")
        #expect(isNear(Double(point.y), wanted[1].n, table["path_tolerance"].n), "\(name) at \(t)")
      }
    }
  }

  @Test("keyframes_groups_measured: members of a group")
  func group() throws {
    let fade = CABasicAnimation(keyPath: "opacity")
    (fade.fromValue, fade.toValue, fade.beginTime, fade.duration) = (0, 1, 0.5, 1)
    let slide = CABasicAnimation(keyPath: "position.x")
    (slide.fromValue, slide.toValue) = (0, 100)
    let group = CAAnimationGroup()
    (group.animations, group.duration) = ([fade, slide], 2)
    let rows = try Fact.table("keyframes_groups_measured")["group"]["rows (t,opacity,x)"].rows
    #expect(rows.count == 5)
    for row in rows {
      let state = state(group, at: row[0].n)
      #expect(isNear(Double(state.opacity), row[1].n, 1e-6), "\(row)")
      #expect(isNear(Double(state.position.x), row[2].n), "\(row)")
    }
  }
}
