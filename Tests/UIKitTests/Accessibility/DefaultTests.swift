import Stage
import Testing
import UIKit

@MainActor @Suite("The default spoken description of a view", .serialized) struct AccessibilityDefaultTests {
  /// Adds views below each other, 300 × 40 points each, and returns the spoken descriptions of the elements found.
  private func spoken(_ views: [UIView]) -> [String] {
    let stage = Stage()
    for (index, view) in views.enumerated() {
      view.frame = CGRect(x: 10, y: 50 * CGFloat(index) + 10, width: 300, height: 40)
      stage.window.addSubview(view)
    }
    return stage.accessibleElements.map(\.spoken)
  }

  private func image(label: String?) -> UIImage {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { _ in }
    image.accessibilityLabel = label
    return image
  }

  @Test("is a label's text; empty labels and plain views are skipped")
  func labels() {
    let (text, empty, named) = (UILabel(), UILabel(), UILabel())
    text.text = "Hello"
    named.text = "12"
    named.accessibilityLabel = "Twelve"
    named.accessibilityTraits = .header
    #expect(spoken([text, empty, UIView(), named]) == ["Hello", "Twelve, heading"])
    #expect(text.accessibilityTraits == .staticText)
  }

  @Test("is a button's title, or its image's label, with its state")
  func buttons() {
    let buttons = (0..<5).map { _ in UIButton(type: .custom) }
    buttons[0].setTitle("Play", for: .normal)
    buttons[1].setImage(image(label: "Stop"), for: .normal)
    buttons[2].setTitle("Chosen", for: .normal)
    buttons[2].isSelected = true
    buttons[3].setTitle("Off", for: .normal)
    buttons[3].isEnabled = false
    buttons[3].accessibilityHint = "Needs a network"
    buttons[4].setTitle("Title", for: .normal)
    buttons[4].setImage(image(label: "Image"), for: .normal)
    #expect(
      spoken(buttons) == [
        "Play, button", "Stop, button", "Chosen, selected, button", "Off, button, dimmed, Needs a network",
        "Title, button",
      ])
  }

  @Test("includes the value of a switch or a slider")
  func values() {
    let (on, off, slider) = (UISwitch(), UISwitch(), UISlider())
    on.isOn = true
    (on.accessibilityLabel, off.accessibilityLabel, slider.accessibilityLabel) = ("Wi-Fi", "Mobile", "Volume")
    (slider.minimumValue, slider.maximumValue, slider.value) = (10, 20, 15)
    #expect(
      spoken([on, off, slider]) == [
        "Wi-Fi, on, switch button", "Mobile, off, switch button", "Volume, 50%, adjustable",
      ])
    #expect([on, off].map(\.accessibilityValue) == ["1", "0"])
  }

  @Test("is an image's label if the image view is an accessibility element")
  func images() {
    let (plain, element) = (UIImageView(image: image(label: "Cat")), UIImageView(image: image(label: "Dog")))
    element.isAccessibilityElement = true
    #expect(spoken([plain, element]) == ["Dog, image"])
  }

  @Test("comes from the properties set on any NSObject, until it is deallocated")
  func objects() {
    let object = NSObject()
    #expect(object.accessibilityLabel == nil)
    object.accessibilityLabel = "Label"
    (object.accessibilityValue, object.accessibilityHint) = ("Value", "Hint")
    #expect(
      [object.accessibilityLabel, object.accessibilityValue, object.accessibilityHint] == ["Label", "Value", "Hint"])
    for _ in 0..<100 { #expect(NSObject().accessibilityLabel == nil) }
    // Called through `NSObject`, a view's property returns the same value as through `UIView`.
    let label = UILabel()
    label.text = "Text"
    func ask(_ object: some NSObject) -> String? { object.accessibilityLabel }
    #expect(ask(label) == "Text")
  }
}
