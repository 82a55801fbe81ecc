extension UIViewPropertyAnimator {
  /// Waits until the animator finishes, as a block given to `addCompletion(_:)` would, and returns its final position. An
  /// animator that is stopped without finishing calls no completion, and this never returns.
  public func addCompletion() async -> UIViewAnimatingPosition {
    await withCheckedContinuation { continuation in
      addCompletion { continuation.resume(returning: $0) }
    }
  }
}
