import Stage
import Testing
import UIKit

@MainActor @Suite("The elements that VoiceOver finds", .serialized) struct AccessibilityOrderTests {
  private let stage = Stage()

  private func label(_ text: String, _ x: CGFloat, _ y: CGFloat, in view: UIView? = nil) -> UILabel {
    let label = UILabel(frame: CGRect(x: x, y: y, width: 80, height: 20))
    label.text = text
    (view ?? stage.window).addSubview(label)
    return label
  }

  private func box(_ frame: CGRect, in view: UIView? = nil) -> UIView {
    let box = UIView(frame: frame)
    (view ?? stage.window).addSubview(box)
    return box
  }

  private var found: [String] { stage.accessibleElements.map(\.spoken) }

  @Test("are in rows from the top, each starting at the leading edge", arguments: [false, true])
  func rows(_ mirrored: Bool) {
    stage.window.semanticContentAttribute = mirrored ? .forceRightToLeft : .forceLeftToRight
    _ = label("d", 0, 100)
    _ = label("b", 200, 4)
    _ = label("c", 100, 0)
    _ = label("a", 0, 6)
    #expect(found == (mirrored ? ["b", "c", "a", "d"] : ["a", "c", "b", "d"]))
  }

  @Test("stay together if their container is a group, and are ordered by rows otherwise")
  func groups() {
    let (left, right) = (
      box(CGRect(x: 0, y: 0, width: 100, height: 100)), box(CGRect(x: 200, y: 0, width: 100, height: 100))
    )
    for (name, column) in [("l", left), ("r", right)] {
      for row in 0..<2 { _ = label("\(name)\(row)", 0, CGFloat(row) * 40, in: column) }
    }
    #expect(found == ["l0", "r0", "l1", "r1"])
    left.shouldGroupAccessibilityChildren = true
    right.accessibilityContainerType = .list
    #expect(found == ["l0", "l1", "r0", "r1"])
  }

  @Test("exclude views that are hidden, transparent, empty, inside an element, or in a view that hides its elements")
  func hidden() {
    label("hidden", 0, 0).isHidden = true
    label("transparent", 0, 30).alpha = 0
    label("empty", 0, 60).frame.size = .zero
    let (gone, element, closed) = (
      box(CGRect(x: 0, y: 100, width: 100, height: 40)), box(CGRect(x: 0, y: 200, width: 100, height: 40)),
      box(CGRect(x: 0, y: 300, width: 100, height: 40))
    )
    for view in [gone, element, closed] { _ = label("inside", 0, 0, in: view) }
    gone.alpha = 0
    element.isAccessibilityElement = true
    element.accessibilityLabel = "element"
    closed.accessibilityElementsHidden = true
    // An element off the screen is not hidden.
    _ = label("outside", 0, 2000)
    #expect(found == ["element", "outside"])
  }

  @Test("exclude those of a modal view's siblings")
  func modal() {
    let (page, dialog) = (
      box(CGRect(x: 0, y: 0, width: 100, height: 400)), box(CGRect(x: 0, y: 500, width: 100, height: 100))
    )
    _ = label("page", 0, 0, in: page)
    _ = label("dialog", 0, 0, in: dialog)
    #expect(found == ["page", "dialog"])
    dialog.accessibilityViewIsModal = true
    #expect(found == ["dialog"])
    dialog.isHidden = true
    #expect(found == ["page"])
  }

  @Test("are a view's accessibilityElements, in that order")
  func named() throws {
    let view = box(CGRect(x: 20, y: 30, width: 300, height: 300))
    let (one, two) = (label("1", 0, 0, in: view), label("2", 0, 40, in: view))
    _ = label("3", 0, 80, in: view)
    let drawn = UIAccessibilityElement(accessibilityContainer: view)
    drawn.accessibilityLabel = "drawn"
    drawn.accessibilityIdentifier = "id"
    drawn.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 2, width: 3, height: 4)
    view.accessibilityElements = [two, drawn, one, view]
    #expect(found == ["2", "drawn", "1"])
    let element = stage.accessibleElements[1]
    #expect(element.frame == CGRect(x: 21, y: 32, width: 3, height: 4))
    #expect(element.identifier == "id")
    #expect(view.accessibilityElementCount() == 4)
    #expect(view.accessibilityElement(at: 1) as? UIAccessibilityElement === drawn)
    #expect(view.accessibilityElement(at: 9) == nil)
    #expect(view.index(ofAccessibilityElement: one) == 2)
    #expect(view.index(ofAccessibilityElement: stage) == NSNotFound)
    view.accessibilityElements = []
    #expect(found == [])
    view.accessibilityElements = nil
    #expect(found == ["1", "2", "3"])
  }

  @Test("include their index and count in a tab bar")
  func tabs() {
    let bar = box(CGRect(x: 0, y: 0, width: 390, height: 49))
    bar.accessibilityTraits = .tabBar
    for (index, name) in ["A", "B", "C"].enumerated() {
      let button = UIButton(frame: CGRect(x: CGFloat(index) * 130, y: 0, width: 130, height: 49))
      button.setTitle(name, for: .normal)
      button.isSelected = index == 1
      button.accessibilityValue = index == 2 ? "3 new items" : nil
      bar.addSubview(button)
    }
    #expect(found == ["A, tab, 1 of 3", "B, selected, tab, 2 of 3", "C, tab, 3 of 3, 3 new items"])
    bar.semanticContentAttribute = .forceRightToLeft
    #expect(found == ["C, tab, 1 of 3, 3 new items", "B, selected, tab, 2 of 3", "A, tab, 3 of 3"])
  }

  @Test("are those of the presented view until it is dismissed")
  func presented() {
    let (below, above) = (UIViewController(), UIViewController())
    stage.window.rootViewController = below
    _ = label("below", 0, 100, in: below.view)
    _ = label("above", 0, 100, in: above.view)
    #expect(found == ["below"])
    above.modalPresentationStyle = .overFullScreen
    below.present(above, animated: false)
    stage.settle()
    #expect(found == ["above"])
    below.dismiss(animated: false)
    stage.settle()
    #expect(found == ["below"])
  }

  @Test("have frames and paths in screen coordinates")
  func places() {
    stage.window.frame.origin = CGPoint(x: 5, y: 7)
    let outer = box(CGRect(x: 10, y: 20, width: 100, height: 100))
    let inner = box(CGRect(x: 30, y: 40, width: 10, height: 10), in: outer)
    #expect(inner.accessibilityFrame == CGRect(x: 45, y: 67, width: 10, height: 10))
    #expect(inner.accessibilityActivationPoint == CGPoint(x: 50, y: 72))
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(UIAccessibility.convertToScreenCoordinates(rect, in: inner) == CGRect(x: 46, y: 69, width: 3, height: 4))
    let path = UIBezierPath(rect: rect)
    #expect(
      UIAccessibility.convertToScreenCoordinates(path, in: inner).bounds == CGRect(x: 46, y: 69, width: 3, height: 4))
    #expect(path.bounds == rect)
    inner.accessibilityFrame = rect
    #expect(inner.accessibilityActivationPoint == CGPoint(x: 2.5, y: 4))
  }
}
