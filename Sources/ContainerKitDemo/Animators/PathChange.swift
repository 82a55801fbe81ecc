import UIKit

/// An animated change of a shape's path. All paths must have the same elements in the same order.
@MainActor enum PathChange {
  /// Sets the last path and adds an animation that leads to it, from one path to the next, in equal times.
  static func add(to shape: CAShapeLayer, along paths: [UIBezierPath], duration: TimeInterval) {
    let change = CAKeyframeAnimation(keyPath: "path")
    change.values = paths.map(\.cgPath)
    change.duration = duration
    change.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    shape.path = paths.last?.cgPath
    shape.add(change, forKey: "path")
  }
}
