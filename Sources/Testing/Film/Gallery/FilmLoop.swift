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

  /// Encodes the still: the picture in the middle of a transition. Returns nil if there are no pictures.
  package func still(_ timeline: Timeline) throws -> Data? {
    let pictures = pictures.withLock { $0 }
    guard let index = timeline.poster(among: pictures.keys.sorted()) else { return nil }
    var file = AnimatedPNG(rate: 1)
    file.add(pictures[index]!)
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

  /// Returns the frame that shows best what the film is about: the one before the middle of a transition under a finger, at
  /// 40 % of its way. Without drags it is earlier in the time of a transition, because most are fast at first. Without
  /// transitions it is the first frame.
  ///
  /// - Parameter indices: The frames to choose from, in order.
  func poster(among indices: [Int]) -> Int? {
    func nearest(_ percent: Double, where holds: (Transition) -> Bool) -> Int? {
      let distances = indices.compactMap { index -> (index: Int, distance: Double)? in
        guard frames.indices.contains(index), let transition = frames[index].transition, holds(transition) else {
          return nil
        }
        return (index, abs(transition.percent - percent))
      }
      return distances.min { $0.distance < $1.distance }?.index
    }
    return nearest(0.4) { $0.isInteractive } ?? nearest(0.25) { _ in true } ?? indices.first
  }
}
