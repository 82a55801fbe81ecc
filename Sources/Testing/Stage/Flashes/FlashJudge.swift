import UIKit

/// Finds flashes: frames that show something for a moment that belongs neither to a transition nor to its end.
///
///     moving ─▶ arrived ─▶ … ─▶ resting ─▶ resting         each frame equals the last one
///     resting ─▶ A ─▶ B ─▶ A      resting ─▶ A ─▶ B ─▶ C ─▶ A      B and C are flashes
///
/// It compares the pictures of frames, not the state of views. A transition's end counts from the frame in which its
/// animations have arrived, because the stages from there to rest must not be visible.
@MainActor package final class FlashJudge {
  /// The part of a film to which a frame belongs.
  package enum Phase: Equatable, Sendable {
    /// Something moves, or a finger is down: a frame may show anything.
    case moving
    /// A transition has arrived at its end or back at its start, and is not over yet.
    case arrived
    /// Nothing is going on.
    case resting
  }

  /// A frame that shows something for a moment.
  package struct Flash: Equatable, Sendable, CustomStringConvertible {
    /// The index of the frame.
    package let frame: Int
    /// The time at which the frame is on screen, in seconds since the stage began.
    package let time: TimeInterval
    /// A description of what differs.
    package let text: String

    package var description: String {
      "frame \(frame) (\((time * 1000).rounded() / 1000) s) flashes: \(text)"
    }
  }

  private struct Frame {
    let index: Int
    let time: TimeInterval
    let phase: Phase
    let shown: JudgedPicture
  }

  /// The flashes so far, in the order of their frames.
  package private(set) var flashes: [Flash] = []
  /// The number of pictures that were compared pixel by pixel.
  package var comparisons: Int { drawing.comparisons }
  /// The number of transitions whose end was judged.
  package private(set) var judgedEnds = 0

  private let drawing: PictureComparison
  /// The frames that are not judged yet: since an arrival, or the last ones at rest.
  private var frames: [Frame] = []
  /// The length of the longest flash at rest, in frames.
  private static let longest = 2

  /// - Parameter scale: The number of pixels per point at which pictures are compared.
  package init(scale: CGFloat) { drawing = PictureComparison(scale: scale) }

  /// Adds a frame.
  ///
  /// - Parameter isNew: `true` if something may have changed the picture on purpose, such as input. The frame is not
  ///   compared with those before it.
  package func add(_ shown: @autoclosure () -> JudgedPicture, index: Int, time: TimeInterval, phase: Phase, isNew: Bool)
  {
    if phase == .moving || isNew { finish() }
    guard phase != .moving else { return }
    frames.append(Frame(index: index, time: time, phase: phase, shown: shown()))
    if frames.contains(where: { $0.phase == .arrived }) {
      if isEndKnown { finish(keepingLast: true) }
    } else {
      judgeRest()
    }
  }

  /// `true` if more frames at rest look the same than a flash is long.
  private var isEndKnown: Bool {
    let rest = frames.suffix(Self.longest + 1)
    guard let last = rest.last, rest.count > Self.longest, rest.allSatisfy({ $0.phase == .resting }) else {
      return false
    }
    return rest.dropLast().allSatisfy { drawing.difference($0.shown, last.shown) == nil }
  }

  /// Judges the frames that are left. The last one counts as the end.
  package func finish() { finish(keepingLast: false) }

  private func finish(keepingLast: Bool) {
    defer { frames = keepingLast ? frames.suffix(1) : [] }
    guard let last = frames.last, frames.contains(where: { $0.phase == .arrived }) else { return }
    judgedEnds += 1
    for frame in frames.dropLast() { compare(frame, with: last, "the end of its transition") }
  }

  /// Looks for frames at rest between two equal ones.
  private func judgeRest() {
    guard let first = frames.first, let last = frames.last, frames.count > 1 else { return }
    if drawing.difference(first.shown, last.shown) == nil {
      for frame in frames.dropFirst().dropLast() { compare(frame, with: last, "the frames around it") }
      frames = [last]
    } else if frames.count > Self.longest + 1 {
      frames.removeFirst()
      while frames.count > 1, drawing.difference(frames[0].shown, frames[1].shown) == nil { frames.removeFirst() }
    }
  }

  private func compare(_ frame: Frame, with other: Frame, _ name: String) {
    guard let difference = drawing.difference(frame.shown, other.shown) else { return }
    flashes.append(Flash(frame: frame.index, time: frame.time, text: "\(difference) from \(name)"))
  }
}
