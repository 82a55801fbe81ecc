/// A pending request of `perform(_:with:afterDelay:)`. Main thread only.
final class DelayedPerform {
  nonisolated(unsafe) private static var waiting: [DelayedPerform] = []

  let target: AnyObject
  let selector: Selector
  private let argument: Any?
  private var call: TimedCall?

  private init(target: AnyObject, selector: Selector, argument: Any?) {
    (self.target, self.selector, self.argument) = (target, selector, argument)
  }

  static func add(target: AnyObject, selector: Selector, argument: Any?, delay: TimeInterval) {
    let request = DelayedPerform(target: target, selector: selector, argument: argument)
    waiting.append(request)
    request.call = TimedCall.after(delay) {
      waiting.removeAll { $0 === request }
      selector.perform(on: target, with: argument)
    }
  }

  /// Cancels the matching requests.
  static func cancel(where matches: (DelayedPerform) -> Bool) {
    for request in waiting.filter(matches) { request.call?.cancel() }
    waiting.removeAll { $0.call?.isCancelled == true }
  }

  /// Cancels the matching requests for a method.
  static func cancel(_ selector: Selector, where matches: (DelayedPerform) -> Bool) {
    let meant = waiting.filter(matches)
    var left = meant
    left.removeAll(
      with: selector, by: \.selector, in: "cancelPreviousPerformRequests(withTarget:selector:object:)")
    cancel { request in meant.contains { $0 === request } && !left.contains { $0 === request } }
  }

  func takes(_ other: Any?) -> Bool {
    guard let argument, let other else { return argument == nil && other == nil }
    if let one = argument as? AnyHashable, let two = other as? AnyHashable { return one == two }
    return (argument as AnyObject) === (other as AnyObject)
  }
}
