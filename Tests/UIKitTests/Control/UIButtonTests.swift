import Stage
import Testing
import UIKit

@MainActor @Suite("Buttons:", .serialized) final class UIButtonTests {
  private let lazyStage = LazyStage { Stage(size: CGSize(width: 300, height: 200), scale: 2) }
  private var stage: Stage { lazyStage.stage }

  private func image(_ width: CGFloat, _ height: CGFloat, _ color: UIColor = .black) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    }
  }

  @Test("a tap sends touchUpInside and primaryActionTriggered, which runs the initializer's action")
  func tap() {
    var runs = 0
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in runs += 1 })
    button.frame = CGRect(x: 10, y: 10, width: 80, height: 30)
    stage.window.addSubview(button)
    let log = EventLog(button)
    stage.tap(at: CGPoint(x: 50, y: 25))
    stage.frame()
    #expect(log.take() == ["down*", "upInside", "primary"])
    #expect(runs == 1)
    #expect(button.title(for: .normal) == "Go")
  }

  @Test("a state without its own value uses the normal one")
  func stateValues() {
    let button = UIButton(type: .custom)
    button.setTitle("normal", for: .normal)
    button.setTitle("both", for: [.selected, .highlighted])
    button.setTitleColor(.red, for: .normal)
    button.setTitleColor(.blue, for: .selected)
    #expect(button.titleLabel?.text == "normal")
    button.isSelected = true
    #expect(button.currentTitle == "normal" && button.currentTitleColor == .blue)
    button.isHighlighted = true
    #expect(button.currentTitle == "both" && button.currentTitleColor == .red)
    #expect(button.title(for: .disabled) == "normal")
    button.setTitle(nil, for: [.selected, .highlighted])
    #expect(button.currentTitle == "normal")
  }

  @Test("without its own color, a system button's title is tinted, and a custom button's is white")
  func colors() {
    let system = UIButton(type: .system)
    system.setTitle("A", for: .normal)
    stage.window.addSubview(system)
    #expect(system.currentTitleColor == .systemBlue)
    stage.window.tintColor = .systemGreen
    stage.frame()
    #expect(system.titleLabel?.textColor == .systemGreen)
    system.isEnabled = false
    #expect(system.currentTitleColor == .tertiaryLabel)
    #expect(UIButton(type: .custom).currentTitleColor == .white)
  }

  @Test("a system button fades while highlighted, and is restored afterward")
  func highlight() {
    let button = UIButton(type: .system)
    button.setTitle("A", for: .normal)
    button.frame = CGRect(x: 10, y: 10, width: 80, height: 30)
    stage.window.addSubview(button)
    stage.frame()
    var alphas: [CGFloat?] = [button.titleLabel?.alpha]
    stage.touch(.began, at: CGPoint(x: 50, y: 25))
    stage.frame()
    alphas.append(button.titleLabel?.alpha)
    stage.touch(.ended, at: CGPoint(x: 50, y: 25))
    stage.frame()
    alphas.append(button.titleLabel?.alpha)
    #expect(alphas.compactMap { $0 }.map { ($0 * 10).rounded() / 10 } == [1, 0.2, 1])
  }

  @Test("a title has 6 points above and below, and at least 30 points of width")
  func titleSize() {
    _ = stage
    let button = UIButton(type: .system)
    button.setTitle("i", for: .normal)
    let label = UILabel()
    label.font = .systemFont(ofSize: 15)
    label.text = "i"
    #expect(button.intrinsicContentSize == CGSize(width: 30, height: label.intrinsicContentSize.height + 12))
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let size = label.intrinsicContentSize
    #expect(button.sizeThatFits(.zero) == CGSize(width: size.width + 6, height: size.height + 4))
  }

  @Test("a button without a title has room for a line, and an image replaces it")
  func emptySize() {
    _ = stage
    let button = UIButton(type: .custom)
    button.sizeToFit()
    #expect(button.frame.size == CGSize(width: 30, height: 34))
    #expect(button.intrinsicContentSize == CGSize(width: 30, height: 34))
    #expect(UIButton(type: .system).intrinsicContentSize == CGSize(width: 30, height: 30))
    button.titleLabel?.font = .systemFont(ofSize: 30)
    #expect(button.intrinsicContentSize == CGSize(width: 30, height: 48))
    button.setTitle("", for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 30, height: 48))
    button.setImage(image(20, 10), for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 20, height: 10))
  }

  @Test("an image alone determines the button's size; an image and a title are side by side")
  func imageSize() {
    _ = stage
    let button = UIButton(type: .custom)
    button.setImage(image(20, 10), for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 20, height: 10))
    button.setTitle("Title", for: .normal)
    let title = button.titleLabel?.sizeThatFits(.zero) ?? .zero
    #expect(button.intrinsicContentSize == CGSize(width: 20 + title.width, height: title.height + 12))
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
    button.layoutIfNeeded()
    let left = ((200 - title.width - 20) / 2 * 2).rounded() / 2
    #expect(button.imageView?.frame == CGRect(x: left, y: 25, width: 20, height: 10))
    #expect(button.titleLabel?.frame.minX == left + 20)
    #expect(button.titleLabel?.frame.size == title)
  }

  /// The frames of an image of 20 × 10 points in a button of 100 × 60 points.
  nonisolated static let alignments:
    [(UIControl.ContentHorizontalAlignment, UIControl.ContentVerticalAlignment, CGRect)] = [
      (.center, .center, CGRect(x: 40, y: 25, width: 20, height: 10)),
      (.left, .top, CGRect(x: 0, y: 0, width: 20, height: 10)),
      (.right, .bottom, CGRect(x: 80, y: 50, width: 20, height: 10)),
      (.leading, .center, CGRect(x: 0, y: 25, width: 20, height: 10)),
      (.trailing, .center, CGRect(x: 80, y: 25, width: 20, height: 10)),
      (.fill, .fill, CGRect(x: 0, y: 0, width: 100, height: 60)),
    ]

  @Test("content is aligned in both directions", arguments: alignments)
  func aligned(
    horizontal: UIControl.ContentHorizontalAlignment, vertical: UIControl.ContentVerticalAlignment, frame: CGRect
  ) {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    button.setImage(image(20, 10), for: .normal)
    button.contentHorizontalAlignment = horizontal
    button.contentVerticalAlignment = vertical
    button.layoutIfNeeded()
    #expect(button.imageView?.frame == frame)
  }

  @Test("title insets move the title without changing the size")
  func titleInsets() {
    _ = stage
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    button.setTitle("A", for: .normal)
    button.layoutIfNeeded()
    let (size, before) = (button.intrinsicContentSize, button.titleLabel?.frame ?? .zero)
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: -10)
    button.layoutIfNeeded()
    #expect(button.intrinsicContentSize == size)
    #expect(button.titleLabel?.frame == before.offsetBy(dx: 10, dy: 0))
  }

  @Test("a system button's image is a template, and a custom button's is not")
  func template() {
    for (type, isRed) in [(UIButton.ButtonType.system, false), (.custom, true)] {
      let button = UIButton(type: type)
      button.setImage(image(20, 10, .red), for: .normal)
      button.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
      stage.window.addSubview(button)
      stage.frame()
      let pixel = stage.image().pixel(x: 20, y: 10)
      #expect((pixel.r > 200 && pixel.b < 50) == isRed)
      #expect((pixel.b > 200 && pixel.r < 50) == !isRed)
    }
  }

  @Test("a custom button's image is darker while highlighted, unless the state has its own image")
  func darkened() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    button.setImage(image(20, 10, .white), for: .normal)
    stage.window.addSubview(button)
    button.isHighlighted = true
    stage.frame()
    #expect(stage.image().pixel(x: 20, y: 10).r < 200)
    button.setImage(image(20, 10, .white), for: .highlighted)
    stage.frame()
    #expect(stage.image().pixel(x: 20, y: 10).r == 255)
  }

  @Test("a button wins over a tap gesture recognizer behind it, and a plain control does not")
  func beatsTaps() {
    @MainActor final class Counter: NSObject {
      var taps = 0
      func tapped() { taps += 1 }
    }
    let counter = Counter()
    stage.window.addGestureRecognizer(
      UITapGestureRecognizer(target: counter, action: Selector(Counter.tapped as (Counter) -> @MainActor () -> Void)))
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let control = UIControl(frame: CGRect(x: 100, y: 0, width: 50, height: 50))
    stage.window.addSubview(button)
    stage.window.addSubview(control)
    let log = EventLog(button)
    stage.frame()
    stage.tap(at: CGPoint(x: 25, y: 25))
    stage.run(for: 1)
    #expect(counter.taps == 0)
    #expect(log.take() == ["down*", "upInside", "primary"])
    stage.tap(at: CGPoint(x: 125, y: 25))
    stage.run(for: 1)
    #expect(counter.taps == 1)
  }

  @Test("a new font resizes the title in the next layout")
  func fontChange() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
    button.setTitle("Title", for: .normal)
    stage.window.addSubview(button)
    stage.frame()
    button.titleLabel?.font = .systemFont(ofSize: 30)
    stage.frame()
    #expect(button.titleLabel?.frame.size == button.titleLabel?.sizeThatFits(.zero))
  }

  @Test("a title color lays out the button, and is drawn in the next frame")
  func titleColor() {
    final class Counting: UIButton {
      var layouts = 0
      override func layoutSubviews() {
        layouts += 1
        super.layoutSubviews()
      }
    }
    let button = Counting(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    button.setTitle("Title", for: .normal)
    button.setTitleColor(.red, for: .normal)
    stage.window.addSubview(button)
    stage.frame()
    #expect(button.layouts == 1)
    let before = Picture(stage.image())
    #expect(colors(before) == [true, false])
    button.setTitleColor(.blue, for: .normal)
    #expect(button.titleLabel?.textColor == .blue)
    stage.frame()
    let after = Picture(stage.image())
    #expect(button.layouts == 2)
    #expect(after.inkBounds == before.inkBounds)
    #expect(colors(after) == [false, true])
  }

  /// Returns `true` for red and for blue if the picture contains it.
  private func colors(_ picture: Picture) -> [Bool] {
    var (red, blue) = (false, false)
    for y in 0..<picture.image.height {
      for x in 0..<picture.image.width {
        let pixel = picture.image.pixel(x: x, y: y)
        (red, blue) = (red || pixel.r > 0, blue || pixel.b > 0)
      }
    }
    return [red, blue]
  }

  @Test("has values for the focused state, in which it never is")
  func focused() {
    let button = UIButton()
    button.setTitle("normal", for: .normal)
    button.setTitle("focused", for: .focused)
    #expect(button.title(for: .focused) == "focused" && button.currentTitle == "normal")
    #expect(UIControl.State.focused.rawValue == 8 && UIControl.State.reserved.rawValue == 0xFF00_0000)
    #expect(!button.state.contains(.focused) && button.title(for: [.focused, .selected]) == "normal")
  }
}
