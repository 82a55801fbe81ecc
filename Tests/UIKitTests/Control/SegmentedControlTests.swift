import Stage
import Testing

@testable import UIKit

@MainActor @Suite("A segmented control", .serialized) final class SegmentedControlTests {
  private let lazyStage = LazyStage { Stage(size: CGSize(width: 320, height: 100), fps: 20) }
  private var stage: Stage { lazyStage.stage }
  private var sent: [String] = []

  /// Returns a control of three segments, each 100 points wide, from 10 to 310.
  private func control(_ items: [Any] = ["a", "b", "c"]) -> UISegmentedControl {
    let control = UISegmentedControl(items: items)
    control.frame = CGRect(x: 10, y: 10, width: 300, height: 32)
    control.addAction(
      UIAction { [unowned self, unowned control] _ in sent.append("value \(control.selectedSegmentIndex)") },
      for: .valueChanged)
    control.addAction(UIAction { [unowned self] _ in sent.append("primary") }, for: .primaryActionTriggered)
    stage.window.addSubview(control)
    stage.frame()
    return control
  }

  private func tap(_ x: CGFloat) {
    stage.tap(at: CGPoint(x: x, y: 26))
    stage.frame()
  }

  private func titles(_ control: UISegmentedControl) -> [String?] {
    (0..<control.numberOfSegments).map { control.titleForSegment(at: $0) }
  }

  @Test("selects what is tapped, with events for a change only; code sends none")
  func selection() {
    let control = control()
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment && UISegmentedControl.noSegment == -1)
    tap(160)
    #expect(control.selectedSegmentIndex == 1 && sent == ["value 1", "primary"])
    tap(160)
    control.selectedSegmentIndex = 2
    #expect(control.selectedSegmentIndex == 2 && sent == ["value 1", "primary"])
    control.setEnabled(false, forSegmentAt: 0)
    tap(60)
    #expect(control.selectedSegmentIndex == 2 && !control.isEnabledForSegment(at: 0) && sent.count == 2)
    control.isEnabled = false
    tap(160)
    #expect(control.selectedSegmentIndex == 2 && sent.count == 2)
    control.selectedSegmentIndex = UISegmentedControl.noSegment
    #expect(control.selectedSegmentIndex == -1)
    #expect(stage.issues == [])
    control.selectedSegmentIndex = 3
    #expect(control.selectedSegmentIndex == -1)
    #expect(stage.issues.map { $0.hasSuffix("no segment has the index 3; there are 3") } == [true])
  }

  @Test("selects the segment under the finger when it is lifted, and none outside or after a cancelled touch")
  func dragging() {
    let control = control()
    for (end, phase, expected) in [
      (260, UITouch.Phase.ended, 2), (60, .cancelled, 2), (160, .ended, 1),
    ] as [(CGFloat, UITouch.Phase, Int)] {
      stage.touch(.began, at: CGPoint(x: 60, y: 26))
      stage.frame()
      stage.touch(.moved, at: CGPoint(x: end, y: 26))
      stage.frame()
      stage.touch(phase, at: CGPoint(x: end, y: 26))
      stage.frame()
      #expect(control.selectedSegmentIndex == expected)
    }
    #expect(sent == ["value 2", "primary", "value 1", "primary"])
  }

  @Test("in momentary mode keeps no segment selected, and its index is that of the last tap")
  func momentary() {
    let control = control()
    control.isMomentary = true
    for x in [60, 60, 260] as [CGFloat] { tap(x) }
    #expect(sent == ["value 0", "primary", "value 0", "primary", "value 2", "primary"])
    control.selectedSegmentIndex = 1
    #expect(control.selectedSegmentIndex == 2 && control.knob.isHidden)
    control.isMomentary = true
    #expect(control.selectedSegmentIndex == 2)
    control.isMomentary = false
    stage.frame()
    #expect(control.selectedSegmentIndex == 2 && !control.knob.isHidden && control.segments[2].isSelected)
  }

  @Test("does not select a segment that is removed under the finger")
  func removedWhilePressed() {
    let control = control()
    stage.touch(.began, at: CGPoint(x: 260, y: 26))
    stage.frame()
    #expect(control.pressed === control.segments[2])
    control.removeSegment(at: 2, animated: true)
    #expect(control.pressed == nil)
    stage.touch(.ended, at: CGPoint(x: 260, y: 26))
    stage.frame()
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment && sent == [])
  }

  @Test("inserts at pinned indexes, keeps the selected segment, and forgets it when it is removed")
  func segments() {
    let control = control()
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "first", at: -4, animated: false)
    control.insertSegment(withTitle: "last", at: 40, animated: true)
    #expect(titles(control) == ["first", "a", "b", "c", "last"] && control.selectedSegmentIndex == 2)
    control.removeSegment(at: 0, animated: true)
    #expect(titles(control) == ["a", "b", "c", "last"] && control.selectedSegmentIndex == 1)
    control.removeSegment(at: 9, animated: false)
    control.removeSegment(at: 1, animated: false)
    #expect(titles(control) == ["a", "c"] && control.selectedSegmentIndex == -1)
    stage.run(for: 1)
    #expect(control.subviews.filter { $0 is SegmentView }.count == 2)
    control.removeAllSegments()
    control.removeSegment(at: 0, animated: false)
    #expect(control.numberOfSegments == 0)
  }

  @Test("a segment has a title or an image, and indexes without a segment are ignored")
  func contents() {
    let (control, image) = (control(), UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { _ in })
    control.setImage(image, forSegmentAt: 0)
    #expect(control.imageForSegment(at: 0) === image && control.titleForSegment(at: 0) == nil)
    control.setTitle("d", forSegmentAt: 0)
    #expect(control.imageForSegment(at: 0) == nil && control.titleForSegment(at: 0) == "d")
    control.insertSegment(with: image, at: 3, animated: false)
    #expect(control.imageForSegment(at: 3) === image)
    control.setWidth(50, forSegmentAt: 0)
    control.setContentOffset(CGSize(width: 1, height: 2), forSegmentAt: 0)
    #expect(
      control.widthForSegment(at: 0) == 50 && control.contentOffsetForSegment(at: 0) == CGSize(width: 1, height: 2))
    for index in [-1, 4] {
      control.setTitle("x", forSegmentAt: index)
      control.setEnabled(false, forSegmentAt: index)
      #expect(control.titleForSegment(at: index) == nil && control.widthForSegment(at: index) == 0)
      #expect(control.imageForSegment(at: index) == nil && control.actionForSegment(at: index) == nil)
    }
    #expect(titles(control) == ["d", "b", "c", nil])
  }

  @Test("a segment's action runs before the control's, and replaces the segment of the same identifier")
  func actions() {
    func action(_ title: String, _ id: String) -> UIAction {
      UIAction(title: title, identifier: UIAction.Identifier(id)) { [unowned self] _ in sent.append(title) }
    }
    let control = control([action("a", "1"), "b"])
    control.frame.size.width = 200
    stage.frame()
    tap(60)
    #expect(sent == ["a", "value 0", "primary"] && control.actionForSegment(at: 0)?.title == "a")
    #expect(control.segmentIndex(identifiedBy: UIAction.Identifier("1")) == 0)
    #expect(control.segmentIndex(identifiedBy: UIAction.Identifier("2")) == NSNotFound)
    control.insertSegment(action: action("c", "1"), at: 0, animated: false)
    #expect(titles(control) == ["c", "b"])
    control.insertSegment(action: action("d", "1"), at: 2, animated: false)
    #expect(titles(control) == ["b", "d"])
    control.setAction(action("e", "2"), forSegmentAt: 0)
    #expect(titles(control) == ["e", "d"])
    #expect(UISegmentedControl(frame: .zero, actions: [action("f", "1"), action("g", "2")]).numberOfSegments == 2)
  }

  @Test("stops the program for the action of another segment, and for an item that is none")
  func misuse() async {
    let taken = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let actions = ["1", "2"].map { UIAction(identifier: UIAction.Identifier($0)) { _ in } }
        UISegmentedControl(frame: .zero, actions: actions).setAction(actions[0], forSegmentAt: 1)
      }
    }
    #expect(errorText(taken).contains("the action 1 is that of segment 0, and cannot be set for 1"))
    let item = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = UISegmentedControl(items: [1]) }
    }
    #expect(errorText(item).contains("a segment is a String, UIImage or UIAction, not Int"))
  }

  @Test("shares its width, from the leading edge, and is 32 points high")
  func layout() {
    let control = control()
    func frames() -> [CGRect] {
      stage.frame()
      return control.segments.map(\.frame)
    }
    func frame(_ x: CGFloat, _ width: CGFloat) -> CGRect { CGRect(x: x, y: 0, width: width, height: 32) }
    #expect(frames() == [frame(0, 100), frame(100, 100), frame(200, 100)])
    control.setWidth(40, forSegmentAt: 0)
    #expect(frames() == [frame(0, 40), frame(40, 130), frame(170, 130)])
    control.semanticContentAttribute = .forceRightToLeft
    #expect(frames() == [frame(260, 40), frame(130, 130), frame(0, 130)])
    control.selectedSegmentIndex = 2
    stage.frame()
    #expect(control.knob.frame == CGRect(x: 2, y: 2, width: 126, height: 28))
    #expect(control.dividers.map(\.alpha) == [1, 0])
    let size = UISegmentedControl(items: ["i", "wide title"]).frame.size
    let apportioned = UISegmentedControl(items: ["i", "wide title"])
    apportioned.apportionsSegmentWidthsByContent = true
    #expect(size.height == 32 && apportioned.intrinsicContentSize.width < size.width)
    apportioned.layoutIfNeeded()
    #expect(apportioned.segments[0].frame.width < apportioned.segments[1].frame.width)
  }

  @Test("moves the selected segment's background in an animation after a tap, and at once for code")
  func motion() {
    let control = control()
    control.selectedSegmentIndex = 0
    stage.frame()
    tap(260)
    #expect(control.knob.frame.minX == 202 && (control.knob.layer.presentation()?.frame.minX ?? 202) < 202)
    stage.run(for: 0.5)
    control.selectedSegmentIndex = 0
    stage.frame()
    #expect(control.knob.layer.animationKeys() == nil && control.knob.frame.minX == 2)
  }

  @Test("shows titles and the selected segment in the colors of the appearance, or in those that were set")
  func colors() {
    let control = control()
    control.selectedSegmentIndex = 1
    func pixel(_ x: Int, _ y: Int) -> [UInt8] {
      stage.frame()
      let pixel = stage.image().pixel(x: x, y: y)
      return [pixel.r, pixel.g, pixel.b]
    }
    stage.window.backgroundColor = .systemBackground
    #expect(pixel(120, 14) == [255, 255, 255] && pixel(20, 14) == [239, 239, 240])
    stage.settings.userInterfaceStyle = .dark
    #expect([pixel(120, 14), pixel(20, 14)] == [[99, 99, 102], [28, 28, 30]])
    control.selectedSegmentTintColor = .red
    #expect(pixel(120, 14) == [255, 0, 0])
    control.setTitleTextAttributes([.foregroundColor: UIColor.green, .kern: 3], for: .normal)
    control.setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .selected)
    let texts = control.segments.compactMap { $0.subviews.compactMap { $0 as? UILabel }.first?.attributedText }
    #expect(
      texts.map { $0.attributes(at: 0, effectiveRange: nil)[.foregroundColor] as? UIColor } == [.green, .blue, .green])
    #expect(texts.map { $0.attributes(at: 0, effectiveRange: nil)[.kern] as? Int } == [3, 3, 3])
    #expect(control.titleTextAttributes(for: .selected)?[.foregroundColor] as? UIColor == .blue)
    #expect(control.titleTextAttributes(for: .disabled) == nil)
  }

  @Test("has an accessibility element for each segment, which selects it")
  func accessibility() {
    let control = control()
    control.selectedSegmentIndex = 0
    control.setEnabled(false, forSegmentAt: 2)
    let elements = control.accessibilityElements?.compactMap { $0 as? UIView } ?? []
    #expect(!control.isAccessibilityElement && elements.map(\.isAccessibilityElement) == [true, true, true])
    #expect(elements.map(\.accessibilityLabel) == ["a", "b", "c"])
    #expect(elements.map(\.accessibilityTraits) == [[.button, .selected], .button, [.button, .notEnabled]])
    #expect(elements[1].accessibilityActivate() && control.selectedSegmentIndex == 1 && sent == ["value 1", "primary"])
    #expect(!elements[2].accessibilityActivate() && control.selectedSegmentIndex == 1)
    #expect(elements.map(\.accessibilityTraits) == [.button, [.button, .selected], [.button, .notEnabled]])
    control.isEnabled = false
    #expect(!elements[0].accessibilityActivate() && control.selectedSegmentIndex == 1)
  }
}
