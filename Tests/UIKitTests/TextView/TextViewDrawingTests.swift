import Foundation
import Stage
import Testing
import UIKit

@MainActor @Suite("A text view's text is drawn", .serialized) struct TextViewDrawingTests {
  private let font = UIFont.systemFont(ofSize: 20)

  private func scene(_ text: String, _ test: (Stage, UITextView) throws -> Void) rethrows {
    let stage = Stage(size: CGSize(width: 200, height: 100), scale: 1)
    let view = UITextView(frame: stage.window.bounds)
    (view.font, view.text, view.textColor, view.backgroundColor) = (font, text, .red, .white)
    stage.window.addSubview(view)
    stage.frame()
    try test(stage, view)
  }

  private func shown(_ stage: Stage) -> Colors {
    stage.frame()
    return Colors(image: stage.image())
  }

  /// Returns lines of blocks. Lines with these numbers are blue, the others are red.
  private func lines(_ count: Int, blue: Set<Int>) -> NSAttributedString {
    let text = NSMutableAttributedString(string: "")
    for line in 0..<count {
      let color: UIColor = blue.contains(line) ? .blue : .red
      text.append(attributed(("■\n", [.font: font, .foregroundColor: color])))
    }
    return text
  }

  @Test("within its insets and padding, like a label's")
  func place() throws {
    try scene("■") { stage, view in
      let label = UILabel()
      (label.font, label.text, label.textColor) = (font, "■", .blue)
      label.frame = CGRect(origin: CGPoint(x: 5, y: 8), size: label.intrinsicContentSize)
      label.frame.origin.x += 60
      stage.window.addSubview(label)
      let first = shown(stage)
      let (red, blue) = (try #require(first.bounds("red")), try #require(first.bounds("blue")))
      #expect(red.offsetBy(dx: 60, dy: 0) == blue)
      view.textContainerInset = UIEdgeInsets(top: 18, left: 30, bottom: 0, right: 0)
      view.textContainer.lineFragmentPadding = 0
      #expect(shown(stage).bounds("red") == red.offsetBy(dx: 25, dy: 10))
    }
  }

  @Test("according to its alignment; natural follows the direction of the text, not of the interface")
  func alignment() throws {
    try scene("■") { stage, view in
      let left = try #require(shown(stage).bounds("red"))
      stage.settings.layoutDirection = .rightToLeft
      #expect(shown(stage).bounds("red") == left)
      view.textAlignment = .right
      let right = try #require(shown(stage).bounds("red"))
      #expect(abs(right.maxX + left.minX - 200) <= 1)
      view.textAlignment = .center
      #expect(abs(try #require(shown(stage).bounds("red")).midX - 100) <= 1)
      view.textAlignment = .natural
      view.text = "\u{200F}■"
      // The letter's space is on its other side.
      let reversed = try #require(shown(stage).bounds("red"))
      #expect(abs(reversed.minX - right.minX) <= 1 && reversed.size == right.size)
    }
  }

  @Test("again after every change, and not at all without text")
  func changes() throws {
    try scene("■") { stage, view in
      let first = try #require(shown(stage).bounds("red"))
      view.textColor = .blue
      #expect(shown(stage).bounds("blue") == first && shown(stage).bounds("red") == nil)
      view.font = .systemFont(ofSize: 40)
      #expect(try #require(shown(stage).bounds("blue")).width > 1.8 * first.width)
      view.attributedText = attributed(("■", [.font: font, .foregroundColor: UIColor.green]))
      #expect(shown(stage).bounds("green") == first)
      view.textColor = UIColor { $0.userInterfaceStyle == .dark ? .red : .blue }
      #expect(shown(stage).bounds("blue") == first)
      stage.settings.userInterfaceStyle = .dark
      #expect(shown(stage).bounds("red") == first)
      view.text = nil
      #expect(shown(stage).count("white") == 200 * 100)
    }
  }

  @Test("with new line breaks when the view's width changes")
  func width() throws {
    try scene("■ ■ ■ ■") { stage, view in
      let line = try #require(shown(stage).bounds("red"))
      view.frame.size.width = 45
      let lines = try #require(shown(stage).bounds("red"))
      #expect(line.height < font.lineHeight && lines.height > font.lineHeight)
    }
  }

  @Test("at every scroll position, with each line in its place")
  func scrolls() throws {
    try scene("") { stage, view in
      view.attributedText = lines(400, blue: [0, 200, 399])
      stage.frame()
      let step = (view.contentSize.height - 16 - font.lineHeight) / 400
      for line in [0, 200, 399, 0] {
        view.contentOffset.y = max(0, (CGFloat(line) * step - 30).rounded())
        let blue = try #require(shown(stage).bounds("blue"), "line \(line)")
        let top = CGFloat(line) * step + 8 - view.contentOffset.y
        #expect(blue.minY >= top && blue.maxY <= top + step, "line \(line)")
      }
      view.contentOffset.y = 50 * step
      #expect(shown(stage).bounds("blue") == nil && shown(stage).bounds("red") != nil)
    }
  }

  @Test("in parts: a new picture is no larger than two views, and is kept while it is enough and not much larger")
  func parts() throws {
    try scene("") { stage, view in
      view.attributedText = lines(400, blue: [])
      stage.frame()
      @MainActor func picture() -> CGImage? { view.subviews.first?.layer.contents.map { $0 as! CGImage } }
      let first = try #require(picture())
      #expect(first.width == 200 && first.height <= 200)
      for offset in stride(from: 0, through: 50, by: 10.0) {
        view.contentOffset.y = offset
        stage.frame()
        #expect(picture() === first, "\(offset)")
      }
      view.contentOffset.y = 51
      stage.frame()
      let second = try #require(picture())
      #expect(second !== first && second.height <= 200)
      // A picture is kept up to two and a half times the height of a view that has become smaller.
      view.frame.size.height = 80
      stage.frame()
      #expect(picture() === second && second.height == 200)
      view.frame.size.height = 78
      stage.frame()
      let third = try #require(picture())
      #expect(third !== second && third.height <= 156)
      view.frame.size.height = 30
      stage.frame()
      #expect(try #require(picture()).height <= 60)
    }
  }

  @Test("completely, also if a line is cut by the end of a part")
  func cutLines() throws {
    try scene("") { stage, view in
      view.attributedText = lines(400, blue: [])
      let marks = try #require(shown(stage).bounds("red"))
      view.textContainerInset.top = 20
      stage.frame()
      view.contentOffset.y = 50
      let picture = shown(stage)
      // The first part ends at 150, within the sixth line.
      let top = 20 + 5 * font.lineHeight - 50
      #expect(top < 95 && top + font.lineHeight > 105)
      #expect(picture.name(Int(marks.minX) + 3, 98) == "red")
    }
  }

  @Test("only up to the container's edge if the container clips its last line")
  func clipping() throws {
    try scene("■■■■■■■■■■■■") { stage, view in
      view.textContainerInset.right = 100
      view.textContainer.maximumNumberOfLines = 1
      view.textContainer.lineBreakMode = .byClipping
      let red = try #require(shown(stage).bounds("red"))
      #expect(red.maxX <= 95 && red.maxX > 85 && red.height < font.lineHeight)
    }
  }

  @Test("while a finger scrolls it, up to its end")
  func finger() {
    scene("") { stage, view in
      view.attributedText = lines(10, blue: [9])
      stage.frame()
      #expect(shown(stage).bounds("blue") == nil)
      stage.drag(from: CGPoint(x: 100, y: 80), to: CGPoint(x: 100, y: -400), duration: 0.1)
      stage.run(for: 3)
      #expect(shown(stage).bounds("blue") != nil)
      #expect(abs(view.contentOffset.y - view.contentSize.height + 100) < 0.5)
    }
  }
}
