import UIKit

/// An observation of a notification. It ends when the object is deallocated.
final class Observation {
  private let token: any NSObjectProtocol

  /// - Parameter body: Called with the notification's object.
  init(_ name: Notification.Name, _ body: @escaping @MainActor (ObjectIdentifier?) -> Void) {
    token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
      let sender = (note.object as AnyObject?).map(ObjectIdentifier.init)
      MainThread.perform { body(sender) }
    }
  }

  deinit { NotificationCenter.default.removeObserver(token) }
}
