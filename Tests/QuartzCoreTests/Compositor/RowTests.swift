import CRows
import Testing

@Suite("Rows of pixels:") struct RowTests {
  private typealias Arithmetic = (
    _ a: UnsafePointer<UInt32>, _ factor: UInt32, _ b: UnsafePointer<UInt32>, _ target: UnsafeMutablePointer<UInt32>,
    _ count: Int
  ) -> Void

  /// Rows of every length up to 40, at every factor, of random pixels and of the greatest and least ones.
  private func expectSame(
    upTo last: UInt32, opaque: Bool, _ ours: Arithmetic, _ reference: Arithmetic,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let seed = UInt64.random(in: 0...1 << 40)
    var random = SeededGenerator(seed: seed)
    func row() -> [UInt32] {
      (0..<40).map { index in
        let pixel = [0, .max, UInt32.random(in: 0...UInt32.max, using: &random)][min(index % 5, 2)]
        return opaque ? pixel | 0xFF00_0000 : pixel
      }
    }
    for factor in 0...last {
      let (a, b, count) = (row(), row(), Int(factor) % 41)
      var (own, expected) = (b, b)
      ours(a, factor, b, &own, count)
      reference(a, factor, b, &expected, count)
      #expect(own == expected, "factor \(factor), \(count) pixels, seed \(seed)", sourceLocation: sourceLocation)
      // In place.
      own = b
      own.withUnsafeMutableBufferPointer { buffer in
        let start = buffer.baseAddress!
        ours(a, factor, start, start, count)
      }
      #expect(own == expected, "in place: factor \(factor), seed \(seed)", sourceLocation: sourceLocation)
    }
  }

  @Test("mixing equals the reference pixel by pixel")
  func mix() {
    expectSame(upTo: 127, opaque: false) {
      rows_mix($0, $2, $1, $3, $4)
    } _: {
      RowReference.mix($0, $2, weight: $1, into: $3, count: $4)
    }
  }

  @Test("fading equals the reference pixel by pixel")
  func fade() {
    expectSame(upTo: 255, opaque: true) {
      rows_fade($0, $1, $2, $3, $4)
    } _: {
      RowReference.fade($0, alpha: $1, over: $2, into: $3, count: $4)
    }
  }

  @Test("blending equals the reference pixel by pixel, also with colors greater than their alpha")
  func blend() {
    expectSame(upTo: 255, opaque: false) {
      rows_blend($0, $1, $2, $3, $4)
    } _: {
      RowReference.blend($0, alpha: $1, over: $2, into: $3, count: $4)
    }
  }
}
