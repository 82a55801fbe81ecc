@_spi(Recording) import ContainerKit
import UIKit

/// Writes down the calls among the container, its children, its delegate and the objects of its transitions, from the
/// application's launch on: before the container can be asked, calls are kept with the controllers they went to.
@MainActor
final class CallRecorder {
  /// Index and time of the frame under way.
  var now: (frame: Int, time: TimeInterval) = (0, 0)

  /// Called for each of UIKit's calls to the container's children, from within that call.
  var onCall: ((_ name: String) -> Void)?
  private(set) var events: [Timeline.Event] = []
  private weak var container: ContainerViewController?
  private var early: [(name: String, object: AnyObject)] = []
  private let previousObserver: ((String, AnyObject) -> Void)?

  init() {
    previousObserver = CallTrace.observer
    CallTrace.observer = { [weak self] name, object in self?.heard(name, object) }
  }

  /// From here on calls are written down by title. What came before is, too.
  func attach(to container: ContainerViewController) {
    self.container = container
    container.callObserver = { [weak self] name, who in self?.write(name, who) }
    for call in early { heard(call.name, call.object) }
    early = []
  }

  func detach() {
    CallTrace.observer = previousObserver
    container?.callObserver = nil
  }

  /// UIKit's containment and appearance calls. Controllers other than the container and its children do not count.
  private func heard(_ name: String, _ object: AnyObject) {
    guard let container else {
      early.append((name, object))
      return
    }
    if object === container {
      write(name, "container")
    } else if let child = object as? UIViewController,
      child.parent === container || container.viewControllers.contains(child)
    {
      write(name, child.title ?? "")
      onCall?(name)
    }
  }

  private func write(_ name: String, _ who: String) {
    events.append(Timeline.Event(time: now.time, frame: now.frame, name: name, who: who))
  }
}
