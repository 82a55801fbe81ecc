extension UIButton {
  /// The type of a button, which determines its default look.
  public enum ButtonType: Int, Sendable {
    /// No default look.
    case custom = 0
    /// Title and image in the tint color, faded while highlighted.
    case system = 1
  }
}

/// Values for control states. A state without a value uses the normal state's.
struct StateValues<Value> {
  private var values: [UInt: Value] = [:]

  subscript(state: UIControl.State) -> Value? {
    get { values[state.rawValue] ?? values[UIControl.State.normal.rawValue] }
    set { values[state.rawValue] = newValue }
  }

  /// Returns the value that was set for exactly this state.
  func own(_ state: UIControl.State) -> Value? { values[state.rawValue] }
}

/// A button's title label. It requests layout of the button when its size changes.
@MainActor final class ButtonLabel: UILabel {
  override func naturalSizeDidChange() {
    superview?.setNeedsLayout()
    superview?.invalidateIntrinsicContentSize()
  }
}
