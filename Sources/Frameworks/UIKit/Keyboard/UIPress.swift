import Foundation

/// A press of a key, from key-down until key-up or until the system cancels it. The object stays the same throughout.
/// (Only the keys of a keyboard are supported here.) (A guess: key-2b.)
@preconcurrency @MainActor open class UIPress: NSObject {
  /// The time of the last change, in seconds of the media clock.
  public internal(set) var timestamp: TimeInterval

  /// The current phase of the press.
  public internal(set) var phase = Phase.began

  /// The window that receives the press.
  public internal(set) weak var window: UIWindow?

  /// The responder that receives the press first.
  public internal(set) weak var responder: UIResponder?

  /// The force: 1, or 0 after the key is up.
  open var force: CGFloat { phase == .ended || phase == .cancelled ? 0 : 1 }

  /// The key; never nil here.
  open var key: UIKey? { ownKey }

  private let ownKey: UIKey

  init(key: UIKey, timestamp: TimeInterval) {
    ownKey = key
    self.timestamp = timestamp
    super.init()
  }
}

extension UIPress {
  /// The phases of a press. Raw values match the header's.
  public enum Phase: Int, Sendable {
    /// The key went down.
    case began = 0
    /// An analog button moved. Keys do not have this phase.
    case changed = 1
    /// The key is still down.
    case stationary = 2
    /// The key went up.
    case ended = 3
    /// The system cancelled the press.
    case cancelled = 4
  }
}
