extension UIButton {
  /// How a button looks by itself.
  public enum ButtonType: Int, Sendable {
    /// Nothing but what it is given.
    case custom = 0
    /// Title and image in the tint colour, faded while highlighted.
    case system = 1
  }
}

/// Values for states. A state without a value of its own has the one of the normal state.
struct StateValues<Value> {
  private var values: [UInt: Value] = [:]

  subscript(state: UIControl.State) -> Value? {
    get { values[state.rawValue] ?? values[UIControl.State.normal.rawValue] }
    set { values[state.rawValue] = newValue }
  }

  /// Only the value that was set for exactly this state.
  func own(_ state: UIControl.State) -> Value? { values[state.rawValue] }
}

/// A button's title, which asks its button for layout when its size changes.
@MainActor final class ButtonLabel: UILabel {
  override func naturalSizeDidChange() {
    superview?.setNeedsLayout()
    superview?.invalidateIntrinsicContentSize()
  }
}
