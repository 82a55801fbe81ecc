extension UIControl {
  /// The events of a control. An action can be registered for several at once. Raw values match the header's.
  public struct Event: OptionSet, Sendable {
    /// One bit for each event.
    public let rawValue: UInt

    /// Events from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger went down.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger went down again in the same place within a short time.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// The finger moved inside the control.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// The finger moved outside the control.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// The finger moved back into the control.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// The finger left the control.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// The finger was lifted inside the control.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The finger was lifted outside the control.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The touch was cancelled.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The user changed the control's value. (A guess: touch-10h.)
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The control's primary action was triggered: for a button, by a tap.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// Every event of a touch.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// Events that applications may define.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// Every event.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// The states of a control. Several can apply at once. Raw values match the header's.
  public struct State: OptionSet, Sendable {
    /// One bit for each state.
    public let rawValue: UInt

    /// States from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Enabled, and neither selected nor highlighted.
    public static var normal: State { [] }
    /// Highlighted, for example while a finger is on the control.
    public static let highlighted = State(rawValue: 1 << 0)
    /// Not enabled.
    public static let disabled = State(rawValue: 1 << 1)
    /// Selected.
    public static let selected = State(rawValue: 1 << 2)
    /// Focused. A control has it only where a focus engine moves the focus, and there is none here: as on a phone without
    /// a keyboard, no control is ever in this state. Values for it can be set, and are kept.
    public static let focused = State(rawValue: 1 << 3)
    /// States that applications may define.
    public static let application = State(rawValue: 0x00FF_0000)
    /// States that UIKit reserves for itself.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }
}
