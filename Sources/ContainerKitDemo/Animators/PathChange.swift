import UIKit

/// An animated change of a shape's path. Both paths must have the same elements in the same order.
@MainActor enum PathChange {
  /// Sets the last path and adds an animation that leads to it.
  static func add(to shape: CAShapeLayer, from first: UIBezierPath, to last: UIBezierPath, duration: TimeInterval) {
    let change = CABasicAnimation(keyPath: "path")
    change.fromValue = first.cgPath
    change.toValue = last.cgPath
    change.duration = duration
    change.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    shape.path = last.cgPath
    shape.add(change, forKey: "path")
  }
}
