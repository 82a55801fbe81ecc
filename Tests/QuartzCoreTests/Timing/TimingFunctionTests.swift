import QuartzCore
import Testing

@Suite("Timing functions:") struct TimingFunctionTests {
  @Test("the control points are the given ones between (0, 0) and (1, 1)")
  func controlPoints() {
    let function = CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 0.4)
    let points: [[Float]] = (0...3).map { index in
      var values: [Float] = [-1, -1]
      values.withUnsafeMutableBufferPointer { buffer in
        if let start = buffer.baseAddress { function.getControlPoint(at: index, values: start) }
      }
      return values
    }
    #expect(points == [[0, 0], [0.1, 0.2], [0.3, 0.4], [1, 1]])
  }
}
