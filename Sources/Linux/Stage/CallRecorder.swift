import UIKit

/// Writes down the calls that UIKit makes to view controllers, and others that it is told of.
@MainActor
package final class CallRecorder {
  /// Index and time of the frame under way.
  package var now: () -> (frame: Int, time: TimeInterval) = { (0, 0) }

  /// What a controller is called; nil where its calls do not count. What was written down before it was set is named
  /// anew: calls are heard from an application's launch on, before it is known which of its controllers matter.
  package var naming: (UIViewController) -> String? = { $0.title ?? "\(type(of: $0))" } {
    didSet { nameAnew() }
  }

  /// Told of each of UIKit's calls that counts, from within it.
  package var onHeard: ((_ name: String, UIViewController) -> Void)?
  /// Told of each call, from within it.
  package var onCall: ((Call) -> Void)?
  package private(set) var calls: [Call] = []
  /// The controllers of the calls, as long as naming them anew can be wanted.
  private var subjects: [WeakController] = []

  package init() {}

  /// UIKit calls a controller.
  package func heard(_ name: String, _ object: AnyObject) {
    guard let controller = object as? UIViewController, let who = naming(controller) else { return }
    add(name, who, controller)
    onHeard?(name, controller)
  }

  /// Somebody else tells of a call.
  package func write(_ name: String, _ who: String) { add(name, who, nil) }

  package func removeAll() { (calls, subjects) = ([], []) }

  private func add(_ name: String, _ who: String, _ controller: UIViewController?) {
    let (frame, time) = now()
    let call = Call(name: name, who: who, frame: frame, time: time)
    calls.append(call)
    subjects.append(WeakController(controller: controller, isCalled: controller != nil))
    onCall?(call)
  }

  private func nameAnew() {
    let old = zip(calls, subjects)
    removeAll()
    for (call, subject) in old {
      var call = call
      if subject.isCalled {
        guard let controller = subject.controller, let who = naming(controller) else { continue }
        call.who = who
      }
      calls.append(call)
      subjects.append(subject)
    }
  }
}

private struct WeakController {
  weak var controller: UIViewController?
  let isCalled: Bool
}

extension Stage {
  /// Every call since the stage began, or since `forgetCalls()`, in order: UIKit's containment and appearance calls to view
  /// controllers, `viewDidLoad` among them, each written down just before it is made.
  public var log: [Call] { recorder.calls }

  /// `log` as lines, such as `viewWillAppear Settings`, without those that only tell of a finger's progress
  /// (`updateInteractiveTransition`): how many these are depends on how many frames there were.
  public var calls: [String] {
    recorder.calls.filter { $0.name != "updateInteractiveTransition" }.map(\.description)
  }

  /// Begins the list of calls anew.
  public func forgetCalls() { recorder.removeAll() }
}
