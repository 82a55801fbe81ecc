extension UIControl {
  /// What happened to a control, as a set: actions can be registered for several at once. Raw values are the header's.
  public struct Event: OptionSet, Sendable {
    /// One bit for each event.
    public let rawValue: UInt

    /// Events from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger went down.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger went down again at the same place, shortly after.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// The finger moved, within the control.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// The finger moved, outside of the control.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// The finger came back into the control.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// The finger left the control.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// The finger was lifted, within the control.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The finger was lifted, outside of the control.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The touch was taken away.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The control's value was changed by the user.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// What the control is there for: for a button, that it was tapped.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// Every event of a touch.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// Events that applications may define.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// Every event.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// How a control is at the moment; several at once are possible. Raw values are the header's.
  public struct State: OptionSet, Sendable {
    /// One bit for each state.
    public let rawValue: UInt

    /// States from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Enabled, and neither selected nor highlighted.
    public static var normal: State { [] }
    /// Highlighted, as while a finger is on the control.
    public static let highlighted = State(rawValue: 1 << 0)
    /// Not enabled.
    public static let disabled = State(rawValue: 1 << 1)
    /// Selected.
    public static let selected = State(rawValue: 1 << 2)
    /// States that applications may define.
    public static let application = State(rawValue: 0x00FF_0000)
  }
}
