import Foundation
import Stage
import Testing
import UIKit

@MainActor @Suite("A button's attributed title", .serialized) struct AttributedButtonTests {
  private let title = attributed(
    ("Big", [.font: UIFont.systemFont(ofSize: 40), .foregroundColor: UIColor.blue]), ("x", [:]))

  @Test("takes precedence over a plain one, and uses the button's font and color if it has none")
  func shown() {
    let button = UIButton()
    button.setTitle("plain", for: .normal)
    button.setTitleColor(.green, for: .normal)
    button.setAttributedTitle(title, for: .normal)
    #expect(button.currentAttributedTitle == title && button.attributedTitle(for: .normal) == title)
    #expect(button.currentTitle == "plain" && button.accessibilityLabel == "Bigx")
    let shown = button.titleLabel?.attributedText
    #expect(shown?.string == "Bigx")
    #expect(shown?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .blue)
    #expect(shown?.attribute(.foregroundColor, at: 3, effectiveRange: nil) as? UIColor == .green)
    #expect((shown?.attribute(.font, at: 3, effectiveRange: nil) as? UIFont)?.pointSize == UIFont.buttonFontSize)
    button.setAttributedTitle(nil, for: .normal)
    #expect(button.titleLabel?.text == "plain" && button.titleLabel?.font.pointSize == UIFont.buttonFontSize)
    #expect(button.titleLabel?.textColor == .green && button.currentAttributedTitle == nil)
  }

  @Test("uses the title color for parts without a color, even without a plain title, and follows changes")
  func color() {
    let button = UIButton()
    button.setTitleColor(.green, for: .normal)
    button.setAttributedTitle(title, for: .normal)
    func colors() -> [UIColor?] {
      [0, 3].map {
        button.titleLabel?.attributedText?.attribute(.foregroundColor, at: $0, effectiveRange: nil) as? UIColor
      }
    }
    #expect(colors() == [.blue, .green])
    button.setTitleColor(.red, for: .normal)
    #expect(colors() == [.blue, .red])
  }

  @Test("belongs to a control state, and determines the button's size")
  func states() {
    let button = UIButton()
    button.setAttributedTitle(title, for: .normal)
    let size = title.size()
    #expect(button.intrinsicContentSize.height > size.height && button.intrinsicContentSize.width >= size.width)
    #expect(button.attributedTitle(for: .selected) == title)
    let other = attributed(("off", [:]))
    button.setAttributedTitle(other, for: .disabled)
    button.isEnabled = false
    button.layoutIfNeeded()
    #expect(button.currentAttributedTitle == other && button.titleLabel?.text == "off")
    #expect(button.intrinsicContentSize.height < size.height)
  }

  @Test("is drawn in its colors")
  func draws() throws {
    let stage = Stage(size: CGSize(width: 200, height: 80), scale: 1)
    let button = UIButton(type: .system)
    let font = UIFont.systemFont(ofSize: 40)
    button.setAttributedTitle(
      attributed(
        ("■", [.font: font, .foregroundColor: UIColor.red]), ("■", [.font: font, .foregroundColor: UIColor.blue])),
      for: .normal)
    button.frame = stage.window.bounds
    stage.window.addSubview(button)
    stage.frame()
    let picture = Colors(image: stage.image())
    let (red, blue) = (try #require(picture.bounds("red")), try #require(picture.bounds("blue")))
    #expect(red.maxX <= 100 && blue.minX >= 100 && abs(red.minX + blue.maxX - 200) <= 2)
  }
}
