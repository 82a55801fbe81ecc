import CoreGraphics
import Dispatch
import Foundation
import Synchronization

/// Encodes pictures of one size as an animated PNG, which a browser repeats. A picture that repeats the previous one
/// extends it. Each of the others contains only the part that changed.
struct AnimatedPNG {
  /// The extra time for which the last picture is shown, in seconds.
  static let pause = 0.7

  private struct Frame {
    var picture: SmallPicture
    var box: SmallPicture.Box
    /// The number of ticks for which it is shown.
    var ticks = 1
  }

  private var frames: [Frame] = []
  private var last: SmallPicture?
  /// Ticks per second.
  private let rate: Double

  init(rate: Double) { self.rate = rate }

  /// Adds a picture for one tick.
  mutating func add(_ picture: SmallPicture) {
    defer { last = picture }
    guard let last else { return frames.append(Frame(picture: picture, box: picture.box)) }
    if let box = picture.difference(from: last) {
      frames.append(Frame(picture: picture.cropped(to: box), box: box))
    } else {
      frames[frames.count - 1].ticks += 1
    }
  }

  /// Encodes the pictures, on all processors. Returns nil if there are none.
  func data() throws -> Data? {
    guard let first = frames.first else { return nil }
    let pictures = frames.map(\.picture)
    let results = Mutex([Int: Result<Data, any Error>]())
    DispatchQueue.concurrentPerform(iterations: frames.count) { index in
      let result = Result { try PNGChunks.pixels(of: pictures[index]) }
      results.withLock { $0[index] = result }
    }
    let encoded = try results.withLock { $0 }.mapValues { try $0.get() }
    var file = PNGChunks(width: first.box.width, height: first.box.height)
    if frames.count == 1 {
      file.add("IDAT", encoded[0] ?? Data())
      return file.finished()
    }
    file.add("acTL", .words(UInt32(frames.count), 0))
    var sequence: UInt32 = 0
    for (index, frame) in frames.enumerated() {
      let seconds = Double(frame.ticks) / rate + (index == frames.count - 1 ? Self.pause : 0)
      let box = frame.box
      var control = Data.words(sequence, UInt32(box.width), UInt32(box.height), UInt32(box.x), UInt32(box.y))
      control.append(.halfWords(UInt16((seconds * 1000).rounded()), 1000))
      control.append(contentsOf: [0, 0])  // no disposal, and no blending
      file.add("fcTL", control)
      sequence += 1
      if index == 0 {
        file.add("IDAT", encoded[0] ?? Data())
      } else {
        file.add("fdAT", .words(sequence) + (encoded[index] ?? Data()))
        sequence += 1
      }
    }
    return file.finished()
  }
}
