import UIKit

/// An animated change of a shape's path. Both paths have to have the same elements in the same order.
@MainActor enum PathChange {
  /// The path is the last one from now on; an animation leads there.
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
