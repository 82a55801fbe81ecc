extension UIViewPropertyAnimator {
  /// Waits until the animator finishes, and returns the final position, as a block given to `addCompletion(_:)`
  /// receives it. An animator that is stopped without finishing calls no completion, and this never returns.
  public func addCompletion() async -> UIViewAnimatingPosition {
    await withCheckedContinuation { continuation in
      addCompletion { continuation.resume(returning: $0) }
    }
  }
}
