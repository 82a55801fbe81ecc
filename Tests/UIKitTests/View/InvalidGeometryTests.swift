import QuartzCore
import Stage
import Testing
import UIKit

@Suite("View geometry that is not a number:", .serialized) @MainActor struct InvalidGeometryTests {
  private func text(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test("NaN in a view's frame or center stops the program with Core Animation's message and the view's class")
  func view() async {
    let frame = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UILabel().frame = CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10) }
    }
    #expect(text(frame).contains("CALayerInvalidGeometry: CALayer position contains NaN: [nan 5]"), "\(text(frame))")
    #expect(text(frame).contains("; delegate = <UILabel: 0x"), "\(text(frame))")
    let center = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UIView().center.y = .nan }
    }
    #expect(text(center).contains("CALayerInvalidGeometry: CALayer position contains NaN: [0 nan]"), "\(text(center))")
  }

  @Test("a view whose layout computes NaN stops the program at the first layout")
  func layout() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let stage = Stage()
        stage.window.addSubview(DividingView(frame: stage.window.bounds))
        stage.frame()
      }
    }
    #expect(
      text(result).contains("CALayerInvalidGeometry: CALayer position contains NaN: [nan nan]"), "\(text(result))")
  }

  @Test("NaN in a scroll view's offset or a window's frame stops the program, too")
  func others() async {
    let offset = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UIScrollView().contentOffset = CGPoint(x: 0, y: CGFloat.nan) }
    }
    #expect(
      text(offset).contains("CALayerInvalidGeometry: CALayer bounds contains NaN: [0 nan; 0 0]"), "\(text(offset))")
    let window = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { Stage().window.frame.size.width = .nan }
    }
    #expect(text(window).contains("CALayerInvalidGeometry: CALayer position contains NaN: [nan "), "\(text(window))")
  }

  @Test("a font whose size is not finite, or is too large, does not stop the program")
  func font() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await MainActor.run {
        for size in [CGFloat.nan, .infinity, -.infinity, 1e300] {
          let font = UIFont.systemFont(ofSize: size)
          let stage = Stage()
          let label = UILabel()
          (label.text, label.font) = ("Text", font)
          label.sizeToFit()
          precondition(label.bounds.size.height.isFinite && label.bounds.size.width.isFinite, "\(label.bounds)")
          let button = UIButton(type: .system)
          button.titleLabel?.font = font
          button.setTitle("Text", for: .normal)
          let stack = UIStackView(arrangedSubviews: [label, button])
          stack.frame = stage.window.bounds
          stage.window.addSubview(stack)
          stage.frame()
          label.font = .systemFont(ofSize: size)
          stage.frame()
          _ = NSAttributedString(string: "Text", attributes: [.font: font]).size()
          precondition(stage.issues == [], "\(stage.issues)")
        }
      }
    }
    #expect(!text(result).contains("Fatal error"), "\(text(result))")
  }

  @Test("text in a font whose size is not finite is not drawn", arguments: [CGFloat.nan, .infinity, -.infinity])
  func notDrawn(size: CGFloat) throws {
    let stage = Stage(size: CGSize(width: 200, height: 60), scale: 1)
    let label = UILabel(frame: stage.window.bounds)
    (label.text, label.textColor) = ("■■■", .red)
    stage.window.addSubview(label)
    stage.frame()
    #expect(Colors(image: stage.image()).bounds("red") != nil)
    label.font = .systemFont(ofSize: size)
    stage.frame()
    #expect(Colors(image: stage.image()).bounds("red") == nil)
    let text = NSAttributedString(
      string: "■■■", attributes: [.font: UIFont.systemFont(ofSize: size), .foregroundColor: UIColor.red])
    #expect(try drawn(200, 60) { text.draw(at: CGPoint(x: 20, y: 20)) }.bounds("red") == nil)
  }

  @Test("a font keeps its size and equals itself even if the size is NaN")
  func fontIdentity() {
    let stage = Stage()
    defer { stage.tearDown() }
    let (one, other) = (UIFont.systemFont(ofSize: .nan), UIFont.systemFont(ofSize: .nan))
    #expect(one.pointSize.isNaN && one == other && one != UIFont.systemFont(ofSize: 12))
    #expect(one.lineHeight == 0)
  }
}

/// A view whose subview's position is the result of a division by zero.
private final class DividingView: UIView {
  private let part = UIView()

  override func layoutSubviews() {
    super.layoutSubviews()
    if part.superview == nil { addSubview(part) }
    let count = CGFloat(subviews.count - 1)
    part.center = CGPoint(x: 0 / count, y: 0 / count)
    setNeedsLayout()
  }
}
