import QuartzCore

/// A button's highlight while the pointer is over it: a rounded rectangle behind its content, which fades in and out in
/// 0.15 s. It is a guess (key-9) at the look of iPadOS's highlight. The pointer is the desktop's, and keeps its shape.
@MainActor final class ButtonPointer: NSObject {
  private static let duration = 0.15
  private let recognizer = UIHoverGestureRecognizer(target: nil, action: nil)
  private let highlight = UIView()
  private weak var button: UIButton?

  private(set) var isShown = false

  init(button: UIButton) {
    self.button = button
    super.init()
    highlight.isUserInteractionEnabled = false
    highlight.backgroundColor = UIColor(white: 0.5, alpha: 0.2)
    highlight.layer.cornerRadius = 8
    highlight.alpha = 0
    highlight.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    recognizer.addTarget(self, action: Selector(ButtonPointer.changed))
    button.addGestureRecognizer(recognizer)
  }

  func remove() {
    button?.removeGestureRecognizer(recognizer)
    highlight.removeFromSuperview()
    isShown = false
  }

  private func changed() {
    let isOver = recognizer.state == .began || recognizer.state == .changed
    guard let button, (isOver && button.isEnabled) != isShown else { return }
    isShown.toggle()
    if highlight.superview == nil { button.insertSubview(highlight, at: 0) }
    if isShown { highlight.frame = button.bounds.insetBy(dx: 3, dy: 3) }
    UIView.animate(withDuration: Self.duration, delay: 0, options: .allowUserInteraction) { [highlight, isShown] in
      highlight.alpha = isShown ? 1 : 0
    }
  }
}

extension UIButton {
  func setPointerInteraction(_ isEnabled: Bool) {
    guard isEnabled != isPointerInteractionEnabled else { return }
    pointer?.remove()
    pointer = isEnabled ? ButtonPointer(button: self) : nil
  }
}
