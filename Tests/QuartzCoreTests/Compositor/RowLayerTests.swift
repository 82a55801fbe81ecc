import CRows
import Testing

@Suite("The rows of a layer:") struct RowLayerTests {
  private var random = SeededGenerator(seed: 1)

  /// Rows of every length around a line of the cache, at every place in it.
  @Test("streaming copies a row, and nothing beside it")
  func streaming() {
    for first in 0..<18 {
      for count in 0..<70 {
        let source = (0..<100).map { UInt32($0 + 1) }
        var target = [UInt32](repeating: 0, count: 100)
        target.withUnsafeMutableBufferPointer { rows_stream(source, $0.baseAddress! + first, count) }
        let expected = [UInt32](repeating: 0, count: first) + source[..<count]
        #expect(target == expected + [UInt32](repeating: 0, count: 100 - first - count), "\(first), \(count)")
      }
    }
  }

  /// Rectangles of widths around vectors, lines of the cache and the part of a row that is composed at once.
  @Test("composing equals the reference, layer by layer", arguments: [1, 7, 8, 17, 33, 150, 1535, 1536, 1540, 3080])
  mutating func composing(width: Int) {
    let seed = UInt64.random(in: 0...1 << 40)
    random = SeededGenerator(seed: seed)
    for turn in 0..<8 {
      let (height, stride, isStreamed) = (3, width + 5, turn % 2 == 1)
      let layers = (0..<Int.random(in: 1...ROWS_MOST_LAYERS, using: &random)).map { _ in layer(width, height) }
      let before = row(stride * height + 16)
      var (own, expected) = (before, before)
      let first = turn * 3
      own.withUnsafeMutableBufferPointer { target in
        rows_compose(layers.map(\.values), layers.count, target.baseAddress! + first, stride, width, height, isStreamed)
      }
      for y in 0..<height { compose(layers, y, width, into: &expected, at: first + y * stride) }
      #expect(own == expected, "seed \(seed), turn \(turn)")
      layers.forEach { $0.memory.forEach { $0.deallocate() } }
    }
  }

  private typealias Layer = (values: rows_layer, memory: [UnsafeMutablePointer<UInt32>])

  /// A layer of any kind, whose pixels stay in memory.
  private mutating func layer(_ width: Int, _ height: Int) -> Layer {
    var (layer, memory) = (rows_layer(), [UnsafeMutablePointer<UInt32>]())
    func keep(_ values: [UInt32]) -> UnsafePointer<UInt32> {
      let copy = UnsafeMutablePointer<UInt32>.allocate(capacity: values.count)
      copy.initialize(from: values, count: values.count)
      memory.append(copy)
      return UnsafePointer(copy)
    }
    layer.alpha = UInt32.random(in: 0...255, using: &random)
    layer.is_solid = Bool.random(using: &random)
    let kind = Int.random(in: 0..<4, using: &random)
    if kind == 0 {
      layer.color = row(1)[0]
      return (layer, memory)
    }
    layer.words_per_row = width + 3
    layer.pixels = keep(row(layer.words_per_row * (height + 1)))
    if kind == 2 { (layer.next, layer.weight) = (1, UInt32.random(in: 1...127, using: &random)) }
    if kind == 3 { (layer.next, layer.weight) = (layer.words_per_row, UInt32.random(in: 1...127, using: &random)) }
    return (layer, memory)
  }

  private func compose(_ layers: [Layer], _ y: Int, _ width: Int, into target: inout [UInt32], at first: Int) {
    target.withUnsafeMutableBufferPointer { buffer in
      let row = buffer.baseAddress! + first
      for (index, layer) in layers.enumerated() {
        var own = pixels(layer.values, y, width)
        if index == 0 {
          row.update(from: own, count: width)
        } else if layer.values.is_solid {
          RowReference.fade(&own, alpha: layer.values.alpha, over: row, into: row, count: width)
        } else {
          RowReference.blend(&own, alpha: layer.values.alpha, over: row, into: row, count: width)
        }
      }
    }
  }

  private func pixels(_ layer: rows_layer, _ y: Int, _ width: Int) -> [UInt32] {
    guard let pixels = layer.pixels else { return [UInt32](repeating: layer.color, count: width) }
    var result = [UInt32](repeating: 0, count: width)
    let row = pixels + y * layer.words_per_row
    RowReference.mix(row, row + layer.next, weight: layer.weight, into: &result, count: width)
    return result
  }

  /// Random pixels, and the greatest and least ones.
  private mutating func row(_ count: Int) -> [UInt32] {
    (0..<count).map { [0, .max, UInt32.random(in: 0...UInt32.max, using: &random)][min($0 % 5, 2)] }
  }
}
