import UIKit

/// The curve with which an interaction controller lets a transition go on: how much of the way is done after a share of
/// the time.
enum CompletionCurve: Equatable {
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

  func share(at time: Double) -> Double {
    let time = min(max(time, 0), 1)
    guard case .cubic(let first, let second) = self else { return time }
    // x grows with the parameter: the control points lie between 0 and 1.
    var (low, high) = (0.0, 1.0)
    for _ in 0..<48 {
      let middle = (low + high) / 2
      if Self.value(middle, first.x, second.x) < time { low = middle } else { high = middle }
    }
    return Self.value((low + high) / 2, first.y, second.y)
  }

  private static func value(_ t: Double, _ first: CGFloat, _ second: CGFloat) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * Double(first) + 3 * rest * t * t * Double(second) + t * t * t
  }
}
