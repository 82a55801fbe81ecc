import Foundation

/// The arithmetic of animated properties alone: springs and timing curves in arrays.
struct PlainLoop {
  private var springs: [Spring] = []
  private var curves: [Curve] = []

  private struct Spring {
    var from, to, mass, stiffness, damping, velocity: Double

    func value(at time: Double) -> Double {
      let w = (stiffness / mass).squareRoot()
      let z = min(1, damping / (2 * (stiffness * mass).squareRoot()))
      guard z < 1 else { return from + (to - from) * (1 - (1 + (w - velocity) * time) * exp(-w * time)) }
      let wd = w * (1 - z * z).squareRoot()
      let offset = exp(-z * w * time) * (cos(wd * time) + (z * w - velocity) / wd * sin(wd * time))
      return from + (to - from) * (1 - offset)
    }
  }

  private struct Curve {
    var from, to, x1, y1, x2, y2: Double

    func value(at x: Double) -> Double {
      if x <= 0 { return from }
      if x >= 1 { return to }
      var (low, high, s) = (0.0, 1.0, x)
      for _ in 0..<64 {
        let r = 1 - s
        let error = 3 * r * r * s * x1 + 3 * r * s * s * x2 + s * s * s - x
        if abs(error) < 1e-14 { break }
        if error > 0 { high = s } else { low = s }
        let slope = 3 * r * r * x1 + 6 * r * s * (x2 - x1) + 3 * s * s * (1 - x2)
        let next = s - error / slope
        s = slope > 1e-9 && next > low && next < high ? next : (low + high) / 2
        if high - low < 1e-15 { break }
      }
      let r = 1 - s
      return from + (to - from) * (3 * r * r * s * y1 + 3 * r * s * s * y2 + s * s * s)
    }
  }

  /// Creates a number of springs and as many curves.
  init(pairs: Int) {
    for index in 0..<pairs {
      let from = Double(index)
      springs.append(Spring(from: from, to: from + 100, mass: 1, stiffness: 100, damping: 10, velocity: 0))
      curves.append(Curve(from: 0, to: 1, x1: 0.42, y1: 0, x2: 0.58, y2: 1))
    }
  }

  /// Returns the sum of all values at a time.
  func evaluate(at time: Double, lasting duration: Double) -> Double {
    var sum = 0.0
    for spring in springs { sum += spring.value(at: time) }
    for curve in curves { sum += curve.value(at: time / duration) }
    return sum
  }
}
