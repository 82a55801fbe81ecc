import Stage
import Testing
import UIKit

@MainActor @Suite("A scroll view's settings for indicators and the keyboard", .serialized) struct ScrollIndicatorTests {
  @Test("have the header's defaults")
  func defaults() {
    let view = UIScrollView()
    #expect(view.verticalScrollIndicatorInsets == .zero && view.horizontalScrollIndicatorInsets == .zero)
    #expect(view.automaticallyAdjustsScrollIndicatorInsets && view.keyboardDismissMode == .none)
    let modes: [UIScrollView.KeyboardDismissMode] = [
      .none, .onDrag, .interactive, .onDragWithAccessory, .interactiveWithAccessory,
    ]
    #expect(modes.map(\.rawValue) == [0, 1, 2, 3, 4])
  }

  @Test("set both insets by one property, or each by its own, and leave the content alone")
  func insets() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize = CGSize(width: 100, height: 500)
    let both = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    view.scrollIndicatorInsets = both
    #expect(view.verticalScrollIndicatorInsets == both && view.horizontalScrollIndicatorInsets == both)
    view.horizontalScrollIndicatorInsets.left = 9
    #expect(view.verticalScrollIndicatorInsets == both && view.horizontalScrollIndicatorInsets.left == 9)
    view.verticalScrollIndicatorInsets = .zero
    #expect(view.horizontalScrollIndicatorInsets.top == 1 && view.adjustedContentInset == .zero)
    #expect(view.contentOffset == .zero)
  }

  @Test("keep the first responder in a drag, because there is no keyboard on the screen to dismiss")
  func keyboard() {
    final class Responder: UIView {
      override var canBecomeFirstResponder: Bool { true }
    }
    let scene = ScrollScene()
    let responder = Responder()
    scene.stage.window.addSubview(responder)
    scene.view.keyboardDismissMode = .onDrag
    responder.becomeFirstResponder()
    scene.drag(by: CGPoint(x: 0, y: -100))
    #expect(scene.view.contentOffset.y > 0 && responder.isFirstResponder)
  }
}
