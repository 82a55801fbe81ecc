/// Detects the main queue.
enum MainQueue {
  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// `true` on the main queue's thread. In a program whose `main` is asynchronous, such as the test runner, that is not
  /// the first thread, so `Thread.isMainThread` alone would be wrong.
  static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark) == true || Thread.isMainThread }
}
