// Creates views of registered classes with an initializer that the classes need not declare `required`, as with Apple's
// UIKit. QuartzCore's `Instantiation` explains how this works.

/// Not part of Apple's API; hidden from the modules above.
@_spi(Prototype) @preconcurrency @MainActor open class FramePrototype: UIView {
  /// Has the slot of `UIView.init(frame:)`.
  public required override init(frame: CGRect) { super.init(frame: frame) }
  /// Required of every view; never called.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

@MainActor enum ReuseFactory {
  static func view<T: UIView>(_ type: T.Type, frame: CGRect) -> T {
    Instantiation.object(of: type, as: FramePrototype.self) { $0.init(frame: frame) }
  }
}
