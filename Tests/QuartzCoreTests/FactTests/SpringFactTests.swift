import QuartzCore
import Testing

@Suite struct SpringFactTests {
  private func animation(_ row: Fact) -> CASpringAnimation {
    let animation = CASpringAnimation(keyPath: "position.x")
    (animation.mass, animation.stiffness) = (CGFloat(row["mass"].n), CGFloat(row["stiffness"].n))
    (animation.damping, animation.initialVelocity) = (CGFloat(row["damping"].n), CGFloat(row["initialVelocity"].n))
    return animation
  }

  @Test("spring_measured: presentation values on macOS")
  func measured() throws {
    let table = try Fact.table("spring_measured")
    #expect(table["rows"].rows.count == 5)
    for row in table["rows"].rows {
      let animation = animation(row)
      (animation.fromValue, animation.toValue, animation.duration) = (0, 100, 2)
      for (t, wanted) in zip(table["t"].numbers, row["values"].numbers) {
        var state = LayerState()
        animation.apply(to: &state, at: t, lasting: 0)
        #expect(isNear(Double(state.position.x), wanted, table["tolerance"].n), "\(row) at \(t)")
      }
    }
  }

  @Test("spring_reference: the damped oscillator, with damping above the critical and without")
  func reference() throws {
    let rows = try Fact.columns("spring_reference")
    #expect(rows.count > 100)
    for row in rows {
      let n = row.compactMap { Double($0) }
      var spring = SpringCurve(mass: n[0], stiffness: n[1], damping: n[2], initialVelocity: n[3])
      #expect(isNear(spring.value(at: n[4]), n[6], 1e-9), "\(row)")
      spring.allowsOverdamping = true
      #expect(isNear(spring.value(at: n[4]), n[5], 1e-9), "\(row)")
    }
  }

  @Test("spring_settling: measured durations")
  func settling() throws {
    let rows = try Fact.table("spring_settling")["measured"].rows
    #expect(rows.count == 12)
    for row in rows {
      #expect(isNear(animation(row).settlingDuration, row["measured"].n, 1e-12), "\(row)")
    }
  }

  @Test("spring_settling: computed durations")
  func computedSettling() throws {
    let rows = try Fact.table("spring_settling")["computed_underdamped"].rows
    #expect(rows.count == 117)
    for row in rows {
      let n = row.numbers
      let spring = SpringCurve(mass: n[0], stiffness: n[1], damping: n[2], initialVelocity: n[3])
      #expect(isNear(spring.settlingDuration / n[4], 1, 1e-12), "\(row)")
    }
  }

  @Test("spring_settling: springs by perceptual duration and bounce")
  func perceptual() throws {
    let rows = try Fact.table("spring_settling")["perceptual_measured"].rows
    #expect(rows.count == 10)
    for row in rows {
      let (duration, bounce) = (row["perceptualDuration"].n, row["bounce"].n)
      let animation = CASpringAnimation(perceptualDuration: duration, bounce: CGFloat(bounce))
      #expect(animation.allowsOverdamping && animation.mass == 1)
      let stiffness = row["stiffness"].number
      if let stiffness { #expect(isNear(Double(animation.stiffness) / stiffness, 1, 1e-12), "\(row)") }
      if let damping = row["damping"].number, damping.isFinite {
        #expect(isNear(Double(animation.damping) / damping, 1, 1e-12), "\(row)")
      } else if row["damping"].number != nil {
        #expect(animation.damping == .infinity, "\(row)")
      }
      if let settling = row["settlingDuration"].number {
        // Above the critical damping Core Animation stops its walk sooner than the spring is there; by which rule, one
        // measured row does not tell.
        let isUnexplained = bounce < 0 && bounce > -1
        withKnownIssue("the rule for overdamped springs is not known") {
          #expect(isNear(animation.settlingDuration, settling, 1e-12), "\(row)")
        } when: {
          isUnexplained
        }
      }
      if animation.damping.isFinite {
        #expect(isNear(animation.perceptualDuration, duration, 1e-12), "\(row)")
        #expect(isNear(Double(animation.bounce), bounce, 1e-12), "\(row)")
      }
    }
  }

  @Test("A default spring has the measured perceptual duration and bounce")
  func defaults() {
    #expect(isNear(CASpringAnimation().perceptualDuration, 2 * .pi / 10, 1e-12))
    #expect(isNear(Double(CASpringAnimation().bounce), 0.5, 1e-12))
  }

  @Test("swiftui_spring: sampled on macOS")
  func swiftUI() throws {
    let table = try Fact.table("swiftui_spring")
    #expect(table["rows"].rows.count == 14)
    for row in table["rows"].rows {
      let spring = SpringCurve.perceptual(
        duration: table["duration"].n, bounce: row["bounce"].n, initialVelocity: row["initialVelocity"].n)
      for (t, fact) in zip(table["t"].numbers, row["values"].rows) {
        guard let wanted = fact.number else { continue }
        #expect(isNear(spring.value(at: t), wanted, table["tolerance"].n), "\(row) at \(t)")
      }
    }
  }

  @Test(
    "uikit_spring_mapping: damping ratio and duration to stiffness",
    arguments: ["measured_openuikit", "computed_v<=0", "computed_small_positive_v_root_nearest_v0"])
  func uiKit(_ name: String) throws {
    let rows = try Fact.table("uikit_spring_mapping")[name].rows
    #expect(rows.count >= 15)
    for row in rows {
      let n = row.numbers
      let spring = SpringCurve.uiKit(dampingRatio: n[0], initialVelocity: n[2], duration: n[1])
      // The small positive velocities were solved from another start; they agree as far as either's steps go. In one of
      // them UIKit's own steps, as they are known, lead to another root.
      let tolerance = name.hasPrefix("computed_small") ? 1e-5 : 1e-7
      withKnownIssue("UIKit's steps find another root") {
        #expect(isNear(spring.stiffness / n[3], 1, tolerance), "\(row)")
        if n.count > 4 { #expect(isNear(spring.damping / n[4], 1, tolerance), "\(row)") }
      } when: {
        n.prefix(3) == [0.3, 1, 1]
      }
    }
  }

  /// The table states no tolerance for these, which were read off films: less than a hundredth of the way.
  @Test("uikit_spring_mapping: captured frames")
  func frames() throws {
    let table = try Fact.table("uikit_spring_mapping")["captured_frames"]
    for (name, from, way, duration, ratio) in [
      ("50->150 D=.8 zeta=.6", 50.0, 100.0, 0.8, 0.6), ("40->160 D=1 zeta=.35", 40, 120, 1, 0.35),
    ] {
      let spring = SpringCurve.uiKit(dampingRatio: ratio, initialVelocity: 0, duration: duration)
      #expect(table[name].rows.count >= 5)
      for row in table[name].rows {
        let (t, wanted) = (row[0].n, row[1].n)
        let value = t < duration ? from + way * spring.value(at: t) : from + way
        #expect(isNear(value, wanted, way * 0.006), "\(name) \(row)")
      }
    }
  }
}
