/// The memory of bitmaps. Blocks are used again, because the first access to new memory costs more than drawing.
///
/// Main thread only.
enum PixelMemory {
  struct Block {
    let start: UnsafeMutableRawPointer
    let bytes: Int
  }

  /// The number of bytes in unused blocks that are kept at most.
  private static let most = 64 << 20
  nonisolated(unsafe) private static var unused: [Block] = []

  /// Returns a block of at least a number of bytes. Nil if there is no memory.
  static func take(bytes: Int, isCleared: Bool) -> Block? {
    let fitting = unused.indices.filter { unused[$0].bytes >= bytes && unused[$0].bytes <= bytes * 2 }
    guard let index = fitting.min(by: { unused[$0].bytes < unused[$1].bytes }) else {
      return calloc(bytes, 1).map { Block(start: $0, bytes: bytes) }
    }
    let block = unused.remove(at: index)
    if isCleared { memset(block.start, 0, bytes) }
    return block
  }

  static func give(back block: Block) {
    unused.append(block)
    while unused.reduce(0, { $0 + $1.bytes }) > most { free(unused.removeFirst().start) }
  }
}
