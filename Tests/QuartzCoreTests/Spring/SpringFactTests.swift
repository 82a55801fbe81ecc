import QuartzCore
import Testing

@Suite("Springs and measured values:") struct SpringFactTests {
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
      for (t, wanted) in paired(table["t"].numbers, row["values"].numbers) {
        var state = LayerState()
        animation.apply(to: &state, at: t, lasting: 0)
        #expect(isNear(Double(state.position.x), wanted, table["tolerance"].n), "\(row) at \(t)")
      }
    }
  }

  @Test("spring_measured: damping above critical, and a duration that cuts off the spring")
  func notes() throws {
    func value(_ animation: CASpringAnimation, at time: Double) -> Double {
      (animation.fromValue, animation.toValue) = (0, 100)
      var state = LayerState()
      animation.apply(to: &state, at: time, lasting: 0)
      return Double(state.position.x)
    }
    func spring(damping: CGFloat, lasting duration: Double) -> CASpringAnimation {
      let animation = CASpringAnimation(keyPath: "position.x")
      (animation.damping, animation.duration) = (damping, duration)
      return animation
    }
    let table = try Fact.table("spring_measured")
    let checks: [() -> Bool] = [
      {
        table["t"].numbers.allSatisfy {
          value(spring(damping: 30, lasting: 2), at: $0) == value(spring(damping: 20, lasting: 2), at: $0)
        }
      },
      {
        [(0.1, 34.02998447418213), (0.49, 108.34387540817261)].allSatisfy {
          isNear(value(spring(damping: 10, lasting: 0.5), at: $0.0), $0.1, table["tolerance"].n)
        }
      },
    ]
    // The last note is about the file itself.
    #expect(table["notes"].strings.count == checks.count + 1)
    for (note, holds) in zip(table["notes"].strings, checks) { #expect(holds(), "\(note)") }
  }

  @Test("spring_settling: the examples in Apple's documentation")
  func documented() throws {
    let text = try #require(try Fact.table("spring_settling")["apple_doc_examples"].string)
    #expect(text == "damping 5 -> about 2.85 s, damping 15 -> just over 1 s for mass 1 stiffness 100")
    let animation = CASpringAnimation()
    animation.damping = 5
    #expect(isNear(animation.settlingDuration, 2.85, 0.01))
    animation.damping = 15
    #expect(animation.settlingDuration > 1 && animation.settlingDuration < 1.05)
  }

  @Test("spring_reference: the damped oscillator, with and without overdamping")
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
    for row in rows { #expect(isNear(animation(row).settlingDuration, row["measured"].n, 1e-12), "\(row)") }
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
        #expect(isNear(animation.settlingDuration, settling, 1e-12), "\(row)")
      }
      if animation.damping.isFinite {
        #expect(isNear(animation.perceptualDuration, duration, 1e-12), "\(row)")
        #expect(isNear(Double(animation.bounce), bounce, 1e-12), "\(row)")
      }
    }
  }

  @Test("a default spring has the measured perceptual duration and bounce")
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
      for (t, fact) in paired(table["t"].numbers, row["values"].rows) {
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
      // That table has the root nearest to the one without velocity. In one row, UIKit's iteration finds the other
      // root, ω = 3.305 (see `otherRoot`). Rows measured on iOS confirm the iteration, including its number of steps.
      withKnownIssue("the table's root is not the one that UIKit's steps find") {
        #expect(isNear(spring.stiffness / n[3], 1, 1e-7), "\(row)")
        if n.count > 4 { #expect(isNear(spring.damping / n[4], 1, 1e-7), "\(row)") }
      } when: {
        n.prefix(3) == [0.3, 1, 1]
      }
    }
  }

  @Test("uikit_spring_mapping: if the table and UIKit's iteration differ, both are roots of the same equation")
  func otherRoot() throws {
    let rows = try Fact.table("uikit_spring_mapping")["computed_small_positive_v_root_nearest_v0"].rows
    let row = try #require(rows.first { $0.numbers.prefix(3) == [0.3, 1, 1] })
    let found = SpringCurve.uiKit(dampingRatio: 0.3, initialVelocity: 1, duration: 1).frequency
    for w in [row[3].n.squareRoot(), found] {
      let envelope = abs((0.3 * w - 1) / (w * (1 - 0.09).squareRoot())) * exp(-0.3 * w)
      #expect(isNear(envelope, 0.001, 1e-10))
    }
    #expect(isNear(found, 3.305007939190747, 1e-12))
  }

  /// The table states no tolerance for these frames. They are known to be off, by up to 0.11 % of the distance and, if
  /// the value changes fast, by a millisecond: one of them fits no such spring at any time, because the second trough
  /// of the first film is lower than the spring's.
  @Test("uikit_spring_mapping: captured frames")
  func frames() throws {
    let table = try Fact.table("uikit_spring_mapping")["captured_frames"]
    for (name, from, movement, duration, ratio) in [
      ("50->150 D=.8 zeta=.6", 50.0, 100.0, 0.8, 0.6), ("40->160 D=1 zeta=.35", 40, 120, 1, 0.35),
    ] {
      let spring = SpringCurve.uiKit(dampingRatio: ratio, initialVelocity: 0, duration: duration)
      #expect(table[name].rows.count >= 5)
      for row in table[name].rows {
        let (t, wanted) = (row[0].n, row[1].n)
        let value = t < duration ? from + movement * spring.value(at: t) : from + movement
        #expect(isNear(value, wanted, movement * (0.0011 + 0.001 * abs(spring.velocity(at: t)))), "\(name) \(row)")
      }
    }
  }
}
