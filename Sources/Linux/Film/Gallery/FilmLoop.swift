import CoreGraphics
import Foundation
import Synchronization

/// The pictures of a film's loop in the gallery: a still and the first transitions, small and at a lower rate. Pictures
/// can be added on any thread.
package final class FilmLoop: Sendable {
  /// The maximum length of a loop, in seconds of the film.
  private static let limit = 6.0
  private static let rate = 20.0

  private let scale: Int
  /// The interval, in frames of the film, between pictures of the loop.
  private let step: Int
  private let lastIndex: Int
  private let pictures = Mutex([Int: SmallPicture]())

  package init(scale: Int, fps: Double) {
    self.scale = scale
    step = max(Int((fps / Self.rate).rounded()), 1)
    lastIndex = Int((Self.limit * fps).rounded())
  }

  func add(_ image: CGImage, index: Int) {
    guard index % step == 0, index <= lastIndex else { return }
    let small = SmallPicture(image, scale: scale)
    pictures.withLock { $0[index] = small }
  }

  /// Encodes the loop. Returns nil if there are no pictures.
  package func moving(_ timeline: Timeline) throws -> Data? {
    let pictures = pictures.withLock { $0 }
    var file = AnimatedPNG(rate: timeline.fps / Double(step))
    let end = timeline.loopEnd
    for index in pictures.keys.sorted() where index <= end { file.add(pictures[index]!) }
    return try file.data()
  }

  /// Encodes the still: the middle of the first transition.
  package func still(_ timeline: Timeline) throws -> Data? {
    let pictures = pictures.withLock { $0 }
    let middle = timeline.firstMiddle
    guard let nearest = pictures.keys.min(by: { (abs($0 - middle), $0) < (abs($1 - middle), $1) }) else { return nil }
    var file = AnimatedPNG(rate: 1)
    file.add(pictures[nearest]!)
    return try file.data()
  }
}

extension Timeline {
  /// The range of frames of each transition.
  private var transitions: [ClosedRange<Int>] {
    var found: [ClosedRange<Int>] = []
    for (index, frame) in frames.enumerated() where frame.transition != nil {
      if let last = found.last, last.upperBound == index - 1 {
        found[found.count - 1] = last.lowerBound...index
      } else {
        found.append(index...index)
      }
    }
    return found
  }

  /// The last frame of a loop: a little after the second transition, or after the first if the second ends late.
  var loopEnd: Int {
    let rest = Int(fps * 0.4)
    let ends = transitions.prefix(2).map { $0.upperBound + rest }
    return ends.last { Double($0) <= 4.5 * fps } ?? ends.first ?? Int(3 * fps)
  }

  /// The frame in the middle of the first transition; without transitions, the film's first one.
  var firstMiddle: Int {
    guard let first = transitions.first else { return 0 }
    func distance(_ index: Int) -> Double { abs((frames[index].transition?.percent ?? 0) - 0.45) }
    return first.min { distance($0) < distance($1) } ?? first.lowerBound
  }
}
