import LayerTime
import UIKit

/// A recorder of UIKit's calls to view controllers, and of other calls that are passed to it.
@MainActor
package final class CallRecorder {
  /// The calls that come with each layout, which lists of calls leave out.
  package static let layoutCalls: Set<String> = [
    "viewIsAppearing", "viewWillLayoutSubviews", "viewDidLayoutSubviews", "viewSafeAreaInsetsDidChange",
    "viewWillTransition",
  ]

  /// Returns the index and the time of the current frame.
  package var now: () -> (frame: Int, time: TimeInterval) = { (0, 0) }

  /// Returns a controller's name; nil if its calls are not recorded. Setting it renames the calls recorded so far:
  /// recording starts with an application's launch, before it is known which of its controllers matter.
  package var naming: (UIViewController) -> String? = { $0.title ?? "\(type(of: $0))" } {
    didSet { renameCalls() }
  }

  package private(set) var calls: [Stage.Call] = []
  /// The controllers of the calls, for renaming.
  private var subjects: [WeakController] = []

  private let listeners: EventListeners<StageEvent>

  /// Creates a recorder that posts each call that it records.
  init(_ listeners: EventListeners<StageEvent>) {
    self.listeners = listeners
  }

  /// Records a call that UIKit makes to a controller.
  package func received(_ name: String, _ object: AnyObject) {
    guard let controller = object as? UIViewController, let subject = naming(controller) else { return }
    if !Self.layoutCalls.contains(name) { add(name, subject, controller) }
  }

  /// Records a call of another source.
  package func write(_ name: String, _ subject: String) { add(name, subject, nil) }

  /// Adds a line that is not a call.
  package func addLine(_ line: String) {
    let (frame, time) = now()
    var call = Stage.Call(name: line, subject: "", frame: frame, time: time)
    call.isLine = true
    calls.append(call)
    subjects.append(WeakController(controller: nil, isCalled: false))
  }

  package func removeAll() { (calls, subjects) = ([], []) }

  private func add(_ name: String, _ subject: String, _ controller: UIViewController?) {
    let (frame, time) = now()
    let call = Stage.Call(name: name, subject: subject, frame: frame, time: time)
    calls.append(call)
    subjects.append(WeakController(controller: controller, isCalled: controller != nil))
    listeners.post(.call(call))
  }

  private func renameCalls() {
    let old = zip(calls, subjects)
    removeAll()
    for (call, subject) in old {
      var call = call
      if subject.isCalled {
        guard let controller = subject.controller, let name = naming(controller) else { continue }
        call.subject = name
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
  /// The calls since the stage began, or since `removeAllCalls()`, in order: UIKit's containment and appearance calls
  /// to view controllers, and `viewDidLoad`. Each is recorded just before it is made.
  public var calls: [Call] { recorder.calls }

  /// The descriptions of `calls`, such as `viewWillAppear Settings`. `updateInteractiveTransition` is left out, because
  /// the number of these calls depends on the number of frames.
  public var callDescriptions: [String] {
    recorder.calls.filter { $0.name != "updateInteractiveTransition" }.map(\.description)
  }

  /// Adds a line of the test's own to `calls`, so that its order among the calls can be checked.
  ///
  ///     container.selectViewController(page, animated: true) { stage.record("completion \($0)") }
  public func record(_ line: String) { recorder.addLine(line) }

  /// Calls a closure within each call that is recorded.
  package func onCall(_ receive: @escaping (Call) -> Void) {
    listeners.add { if case .call(let call) = $0 { receive(call) } }
  }

  /// Removes all recorded calls.
  public func removeAllCalls() { recorder.removeAll() }
}
