import Foundation
import Stage
import Testing
import UIKit

@MainActor @Suite("A text view", .serialized) struct TextViewTests {
  private let font = UIFont.systemFont(ofSize: 20)
  private let fox = "The quick brown fox jumps over the lazy dog"

  private func view(_ text: String, width: CGFloat = 200, height: CGFloat = 100) -> UITextView {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    view.font = font
    view.text = text
    return view
  }

  /// Returns the size in a label of this width, without insets.
  private func inLabel(_ text: String, width: CGFloat) -> CGSize {
    let label = UILabel()
    (label.font, label.text, label.numberOfLines) = (font, text, 0)
    return label.sizeThatFits(CGSize(width: width, height: 0))
  }

  @Test("has UIKit's default values, also after properties were set to nil")
  func defaults() {
    let view = UITextView()
    view.text = "x"
    for value in ["x", ""] {
      #expect(view.text == value && view.attributedText.string == value && view.accessibilityValue == value)
      #expect(view.font == .systemFont(ofSize: 12) && view.textColor == .label && view.textAlignment == .natural)
      view.font = .systemFont(ofSize: 30)
      view.textColor = .red
      (view.text, view.font, view.textColor) = (nil, nil, nil)
    }
    #expect(view.isEditable && view.isSelectable && view.isScrollEnabled && !view.adjustsFontForContentSizeCategory)
    #expect(view.textContainerInset == UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
    #expect(view.textContainer.lineFragmentPadding == 5 && view.textContainer.maximumNumberOfLines == 0)
    #expect(view.textContainer.lineBreakMode == .byWordWrapping && view.textContainer.widthTracksTextView)
    #expect(view.backgroundColor == .systemBackground && view.clipsToBounds)
    #expect(view.isAccessibilityElement && view.accessibilityTraits == .staticText && view.accessibilityLabel == nil)
    view.text = "y"
    view.attributedText = nil
    #expect(view.text == "")
    let container = NSTextContainer(size: CGSize(width: 10, height: 20))
    #expect(container.size == CGSize(width: 10, height: 20) && !container.widthTracksTextView)
    #expect(UITextView(frame: .zero, textContainer: container).textContainer === container)
  }

  @Test("has the size of its content before a layout, after each change of text, font, width or insets")
  func contentSizeBeforeLayout() {
    let view = view(fox, width: 100, height: 20)
    #expect(view.contentSize == view.sizeThatFits(CGSize(width: 100, height: 0)) && view.contentSize.height > 100)
    let changes: [(UITextView) -> Void] = [
      { $0.text = "a" }, { $0.font = .systemFont(ofSize: 40) }, { $0.text = self.fox }, { $0.frame.size.width = 150 },
      { $0.textContainerInset.top = 50 }, { $0.textContainer.lineFragmentPadding = 60 },
      { $0.contentInset.left = 30 }, { $0.attributedText = NSAttributedString(string: "b") },
    ]
    var sizes = [view.contentSize]
    for change in changes {
      change(view)
      #expect(view.contentSize != sizes.last)
      let size = view.contentSize
      view.setNeedsLayout()
      view.layoutIfNeeded()
      #expect(view.contentSize == size)
      sizes.append(size)
    }
    // Content can be moved to its end at once.
    let other = self.view(fox, width: 100, height: 20)
    other.scrollRectToVisible(CGRect(x: 0, y: other.contentSize.height - 1, width: 1, height: 1), animated: false)
    #expect(other.contentOffset.y == other.contentSize.height - 20)
  }

  @Test("takes its properties from the first letter of an attributed text, and applies changes to all of it")
  func attributes() {
    let view = UITextView()
    let bold = UIFont.boldSystemFont(ofSize: 30)
    view.attributedText = attributed(
      ("a", [.font: bold, .foregroundColor: UIColor.red, .paragraphStyle: paragraph { $0.alignment = .right }]),
      ("b", [:]))
    #expect(view.text == "ab" && view.font == bold && view.textColor == .red && view.textAlignment == .right)
    #expect(view.attributedText.attribute(.font, at: 1, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 12))
    view.textAlignment = .center
    view.textColor = .blue
    for index in 0...1 {
      let all = view.attributedText.attributes(at: index, effectiveRange: nil)
      #expect((all[.paragraphStyle] as? NSParagraphStyle)?.alignment == .center)
      #expect(all[.foregroundColor] as? UIColor == .blue)
    }
    view.text = "c"
    #expect(view.attributedText.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == bold)
  }

  @Test("is as large as its lines with 8 points above and below and 5 at the sides")
  func size() {
    let view = view(fox)
    let lines = inLabel(fox, width: 190)
    let size = view.sizeThatFits(CGSize(width: 200, height: 3))
    #expect(abs(size.width - lines.width - 10) < 1e-6 && abs(size.height - lines.height - 16) < 1e-6)
    #expect(size.height > 2.9 * font.lineHeight)
    let wide = view.sizeThatFits(.zero)
    #expect(abs(wide.width - inLabel(fox, width: 0).width - 10) < 1e-6 && wide.height < 2 * font.lineHeight)
    view.textContainerInset = UIEdgeInsets(top: 1, left: 20, bottom: 2, right: 30)
    view.textContainer.lineFragmentPadding = 0
    let other = view.sizeThatFits(CGSize(width: 240, height: 0))
    #expect(abs(other.width - lines.width - 50) < 1e-6 && abs(other.height - lines.height - 3) < 1e-6)
  }

  @Test("has room for an empty last line: in an empty text, and after a line break at the end")
  func emptyLine() {
    let heights = ["", "a", "a\n", "a\nb", "a\n\n"].map { view($0).sizeThatFits(.zero).height - 16 }
    for (height, lines) in zip(heights, [1, 1, 2, 2, 3]) {
      let more = height - CGFloat(lines) * font.lineHeight
      #expect(more > -1e-6 && more < 1, "\(lines), rounded up to pixels")
    }
  }

  @Test("has its text's size as its content size, at its own width, after every change")
  func contentSize() {
    let view = view(fox)
    func height() -> CGFloat {
      view.layoutIfNeeded()
      #expect(view.contentSize == CGSize(width: view.bounds.width, height: view.sizeThatFits(view.bounds.size).height))
      return view.contentSize.height
    }
    let three = height()
    view.frame.size.width = 110
    #expect(height() > three)
    view.text = "x"
    let one = height()
    #expect(one < three)
    view.font = .systemFont(ofSize: 40)
    #expect(height() > one)
    view.textContainerInset.top = 108
    #expect(height() > one + 100)
    view.attributedText = attributed((fox, [.font: font]))
    #expect(height() > three + 100)
    view.textContainer.lineFragmentPadding = 40
    #expect(height() > three + 200)
  }

  @Test("breaks lines within its content insets, and its content is then narrower than the view")
  func contentInset() {
    let view = view(fox)
    view.contentInset = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 20)
    view.layoutIfNeeded()
    #expect(view.contentSize.width == 150)
    #expect(view.contentSize.height == view.sizeThatFits(CGSize(width: 150, height: 0)).height)
  }

  @Test("respects its container's width, height, maximum number of lines, and line break mode")
  func container() {
    let view = view(fox)
    let line = font.lineHeight
    func lines() -> CGFloat { ((view.sizeThatFits(CGSize(width: 190, height: 0)).height - 16) / line).rounded() }
    view.textContainer.maximumNumberOfLines = 2
    #expect(lines() == 2)
    let cut = view.sizeThatFits(CGSize(width: 190, height: 0)).width
    view.textContainer.lineBreakMode = .byTruncatingTail
    #expect(lines() == 2 && view.sizeThatFits(CGSize(width: 190, height: 0)).width != cut)
    view.text = "a\nb\n"
    #expect(lines() == 2, "the line that is begun is one too many")
    view.text = fox
    view.textContainer.maximumNumberOfLines = 0
    #expect(lines() == 3)
    view.textContainer.size = CGSize(width: 0, height: 1.5 * line)
    #expect(lines() == 1)
    let narrow = UITextView(frame: view.frame, textContainer: NSTextContainer(size: CGSize(width: 110, height: 0)))
    (narrow.font, narrow.text) = (font, fox)
    #expect(narrow.sizeThatFits(.zero).width <= 110 && narrow.sizeThatFits(.zero).height > 5 * line)
    narrow.textContainer.size.width = 1000
    narrow.layoutIfNeeded()
    #expect(narrow.contentSize == narrow.sizeThatFits(.zero) && narrow.contentSize.width > 300)
  }

  @Test("has its text's size for constraints if it does not scroll, at the width that they set")
  func constraints() {
    let stage = Stage(size: CGSize(width: 200, height: 400), scale: 1)
    let view = view(fox)
    #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
    view.isScrollEnabled = false
    #expect(view.intrinsicContentSize == view.sizeThatFits(.zero))
    view.translatesAutoresizingMaskIntoConstraints = false
    let below = UIView()
    below.translatesAutoresizingMaskIntoConstraints = false
    stage.window.addSubview(view)
    stage.window.addSubview(below)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor),
      view.topAnchor.constraint(equalTo: stage.window.topAnchor), view.widthAnchor.constraint(equalToConstant: 200),
      below.topAnchor.constraint(equalTo: view.firstBaselineAnchor),
      below.bottomAnchor.constraint(equalTo: view.lastBaselineAnchor),
    ])
    stage.frame()
    #expect(abs(view.frame.height - view.sizeThatFits(CGSize(width: 200, height: 0)).height) < 1)
    #expect(abs(below.frame.minY - 8 - font.ascender) < 1)
    #expect(abs(below.frame.height - 2 * font.lineHeight) < 1)
    view.text = "x"
    stage.frame()
    #expect(abs(view.frame.height - 16 - font.lineHeight) < 1)
    view.isScrollEnabled = true
    let fixed = view.heightAnchor.constraint(equalToConstant: 300)
    fixed.priority = .fittingSizeLevel
    fixed.isActive = true
    stage.frame()
    #expect(view.frame.height == 300, "it has no size of its own any more")
  }

  @Test("uses the paragraph's truncation for its last line if the container specifies none")
  func lastLine() {
    let view = view("")
    let cut = paragraph { $0.lineBreakMode = .byTruncatingTail }
    let width = (fox + "…").size(withAttributes: [.font: font]).width
    view.attributedText = attributed((fox + "\nand more", [.font: font, .paragraphStyle: cut]))
    view.textContainer.maximumNumberOfLines = 1
    #expect(abs(view.sizeThatFits(.zero).width - 10 - width) < 1)
    view.text = "a\n\n\n"
    view.textContainer.maximumNumberOfLines = 0
    view.textContainer.size.height = 1.5 * font.lineHeight
    #expect(view.sizeThatFits(.zero).height < 17 + font.lineHeight, "no line is begun where there is no room for it")
  }

  @Test("has fonts that follow the preferred content size category if that is enabled")
  func contentSizeCategory() {
    let stage = Stage(size: CGSize(width: 200, height: 400), scale: 1)
    let body = UIFont.preferredFont(forTextStyle: .body)
    let (plain, mixed, fixed) = (UITextView(), UITextView(), UITextView())
    plain.text = "a"
    plain.font = body
    mixed.attributedText = attributed(("a", [.font: font]), ("b", [.font: body]))
    fixed.font = body
    for view in [plain, mixed, fixed] { stage.window.addSubview(view) }
    (plain.adjustsFontForContentSizeCategory, mixed.adjustsFontForContentSizeCategory) = (true, true)
    stage.frame()
    stage.settings.preferredContentSizeCategory = .accessibilityLarge
    stage.frame()
    #expect(plain.font!.pointSize > body.pointSize + 5 && fixed.font == body && mixed.font == font)
    let second = mixed.attributedText.attribute(.font, at: 1, effectiveRange: nil) as? UIFont
    #expect(second == plain.font)
  }
}
