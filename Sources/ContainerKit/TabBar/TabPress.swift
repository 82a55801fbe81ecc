import UIKit

/// Recognizes a finger that rests on the tabs for half a second.
///
/// It takes no touch from a tab or from the scrolling of the tabs. At the accessibility sizes it receives none: there a
/// resting finger shows the tab in the large content viewer.
@MainActor final class TabPress: NSObject, UIGestureRecognizerDelegate {
  private let recognizer = UILongPressGestureRecognizer()
  private lazy var action = ActionTarget { [unowned self] in
    if recognizer.state == .began { onPress() }
  }
  private let onPress: () -> Void

  init(_ onPress: @escaping () -> Void) {
    self.onPress = onPress
    super.init()
    recognizer.cancelsTouchesInView = false
    recognizer.delegate = self
    recognizer.addTarget(action, action: ActionTarget.action)
  }

  func add(to view: UIView) { view.addGestureRecognizer(recognizer) }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    !UILargeContentViewerInteraction.isEnabled
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { true }
}
