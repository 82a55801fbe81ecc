import UIKit

/// An observation of a notification that is posted on the main thread. It ends when the object is deallocated.
@MainActor final class Observation: NSObject {
  private let body: (ObjectIdentifier?) -> Void

  #if canImport(ObjectiveC)
    /// - Parameter body: Called with the notification's object.
    init(_ name: Notification.Name, _ body: @escaping (ObjectIdentifier?) -> Void) {
      self.body = body
      super.init()
      // The notification center does not retain the observer, and drops it after it is deallocated.
      NotificationCenter.default.addObserver(self, selector: #selector(hear), name: name, object: nil)
    }

    @objc private func hear(_ note: Notification) {
      body((note.object as AnyObject?).map(ObjectIdentifier.init))
    }
  #else
    private nonisolated(unsafe) var token: (any NSObjectProtocol)?

    init(_ name: Notification.Name, _ body: @escaping (ObjectIdentifier?) -> Void) {
      self.body = body
      super.init()
      token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] note in
        let sender = (note.object as AnyObject?).map(ObjectIdentifier.init)
        MainActor.assumeIsolated { self?.body(sender) }
      }
    }

    deinit {
      if let token { NotificationCenter.default.removeObserver(token) }
    }
  #endif
}
