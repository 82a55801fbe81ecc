import Foundation

/// A key that is held down, from the moment it goes down until it is up or the system takes it away. The same object for
/// all that time. (There are no buttons but those of a keyboard here.)
@preconcurrency @MainActor open class UIPress: NSObject {
  /// When the press last changed, in seconds of the media clock.
  public internal(set) var timestamp: TimeInterval

  /// What happened to the press last.
  public internal(set) var phase = Phase.began

  /// The window that the press is for.
  public internal(set) weak var window: UIWindow?

  /// The responder that hears of the press first.
  public internal(set) weak var responder: UIResponder?

  /// How hard: 1, or 0 once the key is up.
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
  /// What happened to a press. Raw values are those of the header.
  public enum Phase: Int, Sendable {
    /// The key went down.
    case began = 0
    /// An analogue button moved; no key does.
    case changed = 1
    /// The key is still down.
    case stationary = 2
    /// The key went up.
    case ended = 3
    /// The system took the press away.
    case cancelled = 4
  }
}
