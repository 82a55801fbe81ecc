import UIKit

extension ContainerViewController {
  // sample: in a function (container: ContainerViewController)
  /// The progress of the container's transitions, as `containerViewController(_:transitionDidUpdate:)` gets it. Each access makes a
  /// new stream, for one task. There can be several at once.
  ///
  /// ```swift
  /// Task {
  ///   for await progress in container.transitionProgressUpdates where progress.fractionComplete == 1 {
  ///     print("arrived at \(progress.to.title ?? "a page")")
  ///   }
  /// }
  /// ```
  ///
  /// A stream starts with the progress of a running transition, if there is one. It ends when its task is cancelled, and when the
  /// container is deallocated, which it does not retain. Only the newest progress is kept for a task that is late, so that it may
  /// miss others, including the last one of a transition that another one follows. A task runs after the frame that called it. To
  /// draw in the same frame as the pages, use the delegate.
  public var transitionProgressUpdates: AsyncStream<ContainerTransitionProgress> {
    let updates = progressUpdates ?? TransitionProgressUpdates()
    if progressUpdates == nil { addObserver(updates) }
    progressUpdates = updates
    return updates.makeStream(from: transitionProgress)
  }
}

/// The streams of a container's progress. The container makes it when the first stream is requested.
@MainActor final class TransitionProgressUpdates: ContainerObserver {
  private typealias Stream = AsyncStream<ContainerTransitionProgress>

  private var streams: [Int: Stream.Continuation] = [:]
  /// The number of streams that have been made.
  private var made = 0
  /// The number of streams that have not ended.
  var count: Int { streams.count }

  deinit {
    for stream in streams.values { stream.finish() }
  }

  /// - Parameter current: The progress of the running transition; nil at rest.
  func makeStream(from current: ContainerTransitionProgress?) -> AsyncStream<ContainerTransitionProgress> {
    Stream(bufferingPolicy: .bufferingNewest(1)) { stream in
      made += 1
      let id = made
      streams[id] = stream
      stream.onTermination = { [weak self] _ in
        Task { @MainActor in self?.streams[id] = nil }
      }
      if let current { stream.yield(current) }
    }
  }

  func transitionDidUpdate(_ progress: ContainerTransitionProgress) {
    for stream in streams.values { stream.yield(progress) }
  }
}
