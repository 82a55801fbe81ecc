import CoreGraphics

extension Script {
  /// Finds touches that a film can show, and that are hardly meant: those outside the window, and fingers that are still down at
  /// the end. Returns a sentence for each finger and kind, in order.
  ///
  /// - Parameter size: The window's size at the start. Lines that resize or rotate it are followed.
  package func warnings(windowSize size: CGSize) -> [String] {
    var size = size
    var warnings: [String] = []
    var fingers = ["a finger": FingerPath(), "a second finger": FingerPath()]

    for event in events where event.time <= end {
      switch event.action {
      case .size(let newSize): size = newSize
      case .rotate: size = CGSize(width: size.height, height: size.width)
      default: break
      }
      guard let touch = event.action.touch else { continue }
      var path = fingers[touch.finger] ?? FingerPath()
      if touch.begins { path = FingerPath(start: event.time) }
      if let point = touch.point, !path.isOutside, !CGRect(origin: .zero, size: size).contains(point) {
        path.isOutside = true
        warnings.append(
          "at \(Self.text(event.time)) s, \(touch.finger) is outside the window: \(Self.text(point.x)) \(Self.text(point.y)) "
            + "in \(Self.text(size.width)) x \(Self.text(size.height)) points")
      }
      if touch.ends { path = FingerPath() }
      fingers[touch.finger] = path
    }

    for (finger, path) in fingers.sorted(by: { $0.key < $1.key }) {
      guard let start = path.start else { continue }
      warnings.append("\(finger) that goes down at \(Self.text(start)) s is still down at the end")
    }
    return warnings
  }
}

/// A finger between its going down and its lifting.
private struct FingerPath {
  /// The time at which the finger went down, in seconds; nil if it is up.
  var start: Double?
  /// `true` if the finger has been outside the window.
  var isOutside = false
}

extension Script.Action {
  /// The finger of a touch, its location unless the touch is cancelled, and whether the finger goes down or lifts.
  fileprivate var touch: (finger: String, point: CGPoint?, begins: Bool, ends: Bool)? {
    switch self {
    case .down(let point): ("a finger", point, true, false)
    case .move(let point): ("a finger", point, false, false)
    case .up(let point): ("a finger", point, false, true)
    case .touchCancel: ("a finger", nil, false, true)
    case .tap(let point): ("a finger", point, true, true)
    case .second(let change, let point): ("a second finger", point, change == .down, change == .up)
    default: nil
    }
  }
}
