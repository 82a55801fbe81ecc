import Foundation
import QuartzCore
import Stage
import Testing

@testable import UIKit

@MainActor @Suite("The spring of UIKit's own transitions", .serialized) struct SystemSpringTests {
  private static let keyboardCurve = UIView.AnimationOptions(rawValue: 7 << 16)

  @Test("has the parameters recorded from the animations of a presentation and a push")
  func parameters() throws {
    let spring = try #require(ControllerFact.table("transition_spring")["spring"] as? [String: Any])
    let stage = Stage()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    stage.window.addSubview(view)
    stage.frame()
    SystemSpring.animate { view.center.x += 1000 }
    let animation = try #require(view.layer.animation(forKey: "position") as? CASpringAnimation)
    #expect(animation.mass == spring["mass"] as? CGFloat)
    #expect(animation.stiffness == spring["stiffness"] as? CGFloat)
    #expect(animation.damping == spring["damping"] as? CGFloat)
    #expect(animation.initialVelocity == spring["initialVelocity"] as? CGFloat)
    #expect(animation.duration == spring["duration"] as? Double)
    #expect(animation.fillMode.rawValue == spring["fillMode"] as? String)
    // Without a timing function, an animation is linear.
    #expect(animation.timingFunction == nil && spring["timingFunction"] as? String == "linear")
    #expect(!animation.allowsOverdamping)
  }

  @Test("is animation curve 7, at every recorded time of a layer with a speed of 0")
  func recordedCurve() throws {
    let rows = try ControllerFact.rows(try ControllerFact.table("transition_spring"), "curve_7", count: 36)
    let stage = Stage()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    stage.window.addSubview(view)
    stage.frame()
    view.layer.speed = 0
    stage.frame()
    UIView.animate(withDuration: 0.25, delay: 0, options: Self.keyboardCurve) { view.frame.origin.x += 1000 }
    for row in rows where row[0] < 1000 {
      view.layer.timeOffset = row[0] / 2000
      stage.frame()
      let shown = try #require(view.layer.presentation()).frame.minX
      #expect(abs(shown - row[1]) < 0.0123, "\(row): \(shown)")
    }
    // The last row is the model's value: a device counts that instant as the end.
    view.layer.timeOffset = 0.5 + 1e-6
    stage.frame()
    #expect(view.layer.presentation()?.frame.minX == rows.last.map { CGFloat($0[1]) })
  }

  @Test("takes half a second as curve 7, for any duration but 0; a block without a duration is not animated")
  func duration() {
    let stage = Stage(fps: 1000)
    var ends: [Double] = []
    for duration in [0, 0.1, 0.25, 3] {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      stage.window.addSubview(view)
      stage.frame()
      let start = stage.time
      var end: Double?
      UIView.animate(withDuration: duration, delay: 0, options: Self.keyboardCurve) {
        view.frame.origin.x += 1000
      } completion: { _ in
        end = stage.time
      }
      stage.run(until: { end != nil })
      ends.append(((end ?? .infinity) - start).rounded(toDecimals: 2))
    }
    #expect(ends == [0, 0.5, 0.5, 0.5])
  }

  @Test("is the spring of a dragged sheet after its release, at every recorded time")
  func sheetRelease() throws {
    let release = try #require(ControllerFact.table("sheet_ios26")["release_spring"] as? [String: Any])
    // This trace's own lag; 6.2 ms is given for all three.
    let lag = 0.0069
    #expect(abs(SystemSpring.curve.frequency - (release["omega"] as? Double ?? 0)) < 1e-4)
    #expect(SystemSpring.curve.dampingRatio == 1)
    for fit in try #require(release["fits"] as? [Double]) { #expect(abs(SystemSpring.curve.frequency - fit) < 0.007) }
    for row in try ControllerFact.rows(release, "trace_from_170", count: 5) {
      let left = 170 * SystemSpring.curve.offset(at: row[0] - lag)
      #expect(abs(left - row[1]) < 0.05, "\(row): \(left)")
    }
  }
}

extension Double {
  fileprivate func rounded(toDecimals decimals: Int) -> Double {
    let scale = pow(10, Double(decimals))
    return (self * scale).rounded() / scale
  }
}
