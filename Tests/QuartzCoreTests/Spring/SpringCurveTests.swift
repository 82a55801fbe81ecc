import QuartzCore
import Testing

@Suite struct SpringCurveTests {
  @Test("A spring follows the damped oscillator")
  func curve() {
    for row in SpringFacts.rows {
      let spring = SpringCurve(
        mass: row.mass, stiffness: row.stiffness, damping: row.damping, initialVelocity: row.velocity)
      for (t, x) in zip(row.t, row.x) { #expect(isNear(spring.value(at: t), x, 1e-9), "\(row) at \(t)") }
    }
  }

  @Test("The velocity is the value's slope")
  func velocity() {
    for row in SpringFacts.rows {
      let spring = SpringCurve(
        mass: row.mass, stiffness: row.stiffness, damping: row.damping, initialVelocity: row.velocity)
      #expect(isNear(spring.velocity(at: 0), row.velocity, 1e-9))
      for t in [0.05, 0.2, 0.7] {
        let slope = (spring.value(at: t + 1e-6) - spring.value(at: t - 1e-6)) / 2e-6
        #expect(isNear(spring.velocity(at: t), slope, 1e-6))
      }
    }
  }

  @Test("Settling durations are the measured ones", arguments: SpringFacts.settling)
  func settling(_ row: [Double]) {
    let animation = CASpringAnimation()
    (animation.mass, animation.stiffness) = (CGFloat(row[0]), CGFloat(row[1]))
    (animation.damping, animation.initialVelocity) = (CGFloat(row[2]), CGFloat(row[3]))
    #expect(isNear(animation.settlingDuration, row[4], 1e-12))
  }

  @Test("Without damping a spring never settles")
  func undamped() {
    #expect(SpringCurve(damping: 0).settlingDuration == Double(Float.greatestFiniteMagnitude))
  }

  @Test("UIKit's springs have the measured stiffness")
  func uiKitMeasured() {
    for row in SpringFacts.uiKitMeasured {
      let spring = SpringCurve.uiKit(dampingRatio: row[0], initialVelocity: row[2], duration: row[1])
      #expect(isNear(spring.stiffness / row[3], 1, 1e-7), "\(row)")
    }
  }

  @Test("UIKit's springs solve their equation")
  func uiKitComputed() {
    for row in SpringFacts.uiKitComputed {
      let spring = SpringCurve.uiKit(dampingRatio: row[0], initialVelocity: row[2], duration: row[1])
      #expect(isNear(spring.stiffness / row[3], 1, 1e-6), "\(row)")
      #expect(isNear(spring.damping / row[4], 1, 1e-6), "\(row)")
    }
  }

  @Test("A spring animation shows the measured values, cut off at its duration")
  func presented() {
    let animation = CASpringAnimation(keyPath: "position.x")
    (animation.fromValue, animation.toValue, animation.duration) = (0, 100, 0.5)
    var state = LayerState()
    for (t, x) in [(0.1, 34.02998447418213), (0.49, 108.34387540817261)] {
      animation.apply(to: &state, at: t, lasting: 0)
      #expect(isNear(state.position.x, x, 2e-4))
    }
    state.position.x = -1
    animation.apply(to: &state, at: 0.51, lasting: 0)
    #expect(state.position.x == -1)
  }
}
