/// The animations of a committed layer, in the order in which they apply, with what evaluating them needs in one array.
struct CommittedAnimations {
  private struct Entry {
    let attached: AttachedAnimation
    let track: Track?
    /// `true` if it has no effect after its end.
    let isRemovedAtEnd: Bool
    /// `true` if it was removed, or its end was reported.
    var hasEnded: Bool
  }

  private var entries: [Entry]
  /// `true` if each of them changes only the values of its track.
  let haveTracks: Bool
  /// `true` if they only change where the layer is in its superlayer, and its opacity.
  let changeOnlyPlacement: Bool
  let hasTransition: Bool
  let isEmpty: Bool

  init(_ list: [AttachedAnimation]) {
    entries = list.map {
      Entry(
        attached: $0, track: $0.track, isRemovedAtEnd: $0.animation.isRemovedOnCompletion, hasEnded: $0.hasEnded)
    }
    haveTracks = list.allSatisfy { $0.track != nil }
    changeOnlyPlacement = list.allSatisfy { $0.track?.changesOnlyPlacement ?? false }
    isEmpty = list.isEmpty
    hasTransition = list.contains { $0.animation is CATransition }
  }

  /// The only one's track, if it overwrites what it has written before.
  var onlyTrack: Track? {
    guard entries.count == 1, !entries[0].hasEnded, let track = entries[0].track, track.isSelfContained else {
      return nil
    }
    return track
  }
  var list: [AttachedAnimation] { entries.map(\.attached) }

  /// Updates the shown state to the layer's local time. `resets`: it differs from `original` only in the values of tracks.
  /// An animation that is removed on completion has no effect once it is over, even before that is reported.
  func show(_ state: inout LayerState, from original: borrowing LayerState, resets: Bool, at localTime: CFTimeInterval)
  {
    if resets { for entry in entries { entry.track?.reset(&state, to: original) } }
    for entry in entries where !entry.isRemovedAtEnd || !entry.hasEnded {
      if let track = entry.track {
        track.apply(to: &state, at: localTime)
      } else if !entry.isRemovedAtEnd || !entry.attached.animation.timing.isOver(at: localTime) {
        entry.attached.animation.apply(to: &state, at: localTime, lasting: 0)
      }
    }
  }

  /// Returns the animations after one of them has ended, before the next commit removes it.
  func ending(_ animation: AttachedAnimation) -> CommittedAnimations {
    var result = self
    for index in entries.indices where entries[index].attached === animation { result.entries[index].hasEnded = true }
    return result
  }

  /// Returns the animations without one of them.
  func without(_ animation: AttachedAnimation) -> CommittedAnimations {
    CommittedAnimations(list.filter { $0 !== animation })
  }
}
