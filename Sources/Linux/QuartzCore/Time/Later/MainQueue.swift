/// Whether code runs where the main queue does.
enum MainQueue {
  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// In a program whose `main` is asynchronous, as the one that runs tests, the main queue is served by another thread than
  /// the first: `Thread.isMainThread` alone would be wrong.
  static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark) == true || Thread.isMainThread }
}
