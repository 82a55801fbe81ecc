import UIKit

/// The timing curve with which an interaction controller completes a transition: the fraction of the distance that is
/// covered after a fraction of the time.
enum CompletionCurve: Sendable, Equatable {
  case linear
  /// A cubic Bézier curve from (0, 0) to (1, 1) with these control points.
  case cubic(CGPoint, CGPoint)

  init(_ curve: UIView.AnimationCurve) {
    switch curve {
    case .easeIn: self = .cubic(CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
    case .easeOut: self = .cubic(.zero, CGPoint(x: 0.58, y: 1))
    case .linear: self = .linear
    case .easeInOut: self = .easeInOut
    @unknown default: self = .easeInOut
    }
  }

  static let easeInOut = Self.cubic(CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))

  /// The fraction of the distance at a fraction of the time, which is clamped to 0…1.
  func fraction(at time: Double) -> Double {
    let time = min(max(time, 0), 1)
    guard case .cubic(let first, let second) = self else { return time }
    return Self.value(Self.parameter(at: time, first.x, second.x), first.y, second.y)
  }

  /// The curve's slope at a fraction of the time, from 0 to 1.
  func slope(at time: Double) -> Double {
    guard case .cubic(let first, let second) = self else { return 1 }
    let parameter = Self.parameter(at: time, first.x, second.x)
    return Self.derivative(parameter, first.y, second.y) / Self.derivative(parameter, first.x, second.x)
  }

  /// The Bézier parameter at a time, strictly between 0 and 1. Time increases with the parameter.
  private static func parameter(at time: Double, _ first: CGFloat, _ second: CGFloat) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<48 {
      let middle = (low + high) / 2
      if value(middle, first, second) < time { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  private static func value(_ t: Double, _ first: CGFloat, _ second: CGFloat) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * Double(first) + 3 * rest * t * t * Double(second) + t * t * t
  }

  private static func derivative(_ t: Double, _ first: CGFloat, _ second: CGFloat) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * Double(first) + 6 * rest * t * Double(second - first) + 3 * t * t * Double(1 - second)
  }
}
