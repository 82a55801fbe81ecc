import QuartzCore
import Testing

@Suite struct TimingFunctionTests {
  @Test("A timing function is exact to 1e-6 of the curve", arguments: BezierFacts.rows)
  func curve(_ row: BezierRow) {
    let (x1, y1, x2, y2) = row.points
    let exact = BezierCurve(x1: x1, y1: y1, x2: x2, y2: y2)
    let function = CAMediaTimingFunction(controlPoints: Float(x1), Float(y1), Float(x2), Float(y2))
    for (x, y) in zip(row.x, row.y) {
      #expect(isNear(exact.value(at: x), y, 1e-10))
      #expect(isNear(function.value(at: x), y, 1e-6))
    }
  }

  @Test("Names stand for Apple's control points")
  func names() {
    let points: [(CAMediaTimingFunctionName, [Float])] = [
      (.linear, [0, 0, 1, 1]), (.easeIn, [0.42, 0, 1, 1]), (.easeOut, [0, 0, 0.58, 1]),
      (.easeInEaseOut, [0.42, 0, 0.58, 1]), (.default, [0.25, 0.1, 0.25, 1]),
    ]
    for (name, wanted) in points {
      var values: [Float] = [0, 0, 0, 0]
      values.withUnsafeMutableBufferPointer { buffer in
        CAMediaTimingFunction(name: name).getControlPoint(at: 1, values: buffer.baseAddress!)
        CAMediaTimingFunction(name: name).getControlPoint(at: 2, values: buffer.baseAddress! + 2)
      }
      #expect(values == wanted)
    }
  }

  @Test("Values measured on macOS agree to 1e-5")
  func measured() {
    let x = [0.1, 0.25, 0.5, 0.75, 0.9]
    let rows: [(CAMediaTimingFunctionName, [Double])] = [
      (.easeIn, [0.017026613, 0.09346466, 0.31535682, 0.6218605, 0.83942777]),
      (.easeOut, [0.16057223, 0.37813953, 0.6846432, 0.9065353, 0.9829734]),
      (.easeInEaseOut, [0.019722449, 0.12916191, 0.5, 0.8708381, 0.98027754]),
      (.default, [0.094795, 0.4085106, 0.8024034, 0.96045905, 0.99431646]),
    ]
    for (name, y) in rows {
      for (x, y) in zip(x, y) { #expect(isNear(CAMediaTimingFunction(name: name).value(at: x), y, 1e-5)) }
    }
  }
}
