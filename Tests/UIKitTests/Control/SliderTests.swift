import Stage
import Testing
import UIKit

@MainActor private final class PanTarget: NSObject {
  var received: (UIGestureRecognizer.State) -> Void = { _ in }
  func panned(_ sender: UIPanGestureRecognizer) { received(sender.state) }
}

@MainActor @Suite("Sliders and switches:", .serialized) final class SliderTests {
  private let lazyStage = LazyStage { Stage(size: CGSize(width: 300, height: 200), fps: 20) }
  private var stage: Stage { lazyStage.stage }

  /// Returns a slider of 148 points, whose thumb can move by 120 points, from 24 to 144 in the window.
  private func slider() -> UISlider {
    let slider = UISlider(frame: CGRect(x: 10, y: 10, width: 148, height: 34))
    stage.window.addSubview(slider)
    stage.frame()
    return slider
  }

  private func values(of slider: UISlider) -> () -> [Float] {
    nonisolated(unsafe) var sent: [Float] = []
    slider.addAction(UIAction { _ in sent.append(slider.value) }, for: .valueChanged)
    return { sent }
  }

  private func move(_ points: [CGFloat], y: CGFloat = 27) {
    stage.touch(.began, at: CGPoint(x: points[0], y: y))
    stage.frame()
    for x in points.dropFirst() {
      stage.touch(.moved, at: CGPoint(x: x, y: y))
      stage.frame()
    }
    stage.touch(.ended, at: CGPoint(x: points.last ?? 0, y: y))
    stage.frame()
  }

  @Test("the thumb follows the finger from where it was grabbed, but not beyond the ends")
  func dragging() {
    let slider = slider()
    let sent = values(of: slider)
    move([20, 50, 80, 400, 110])
    #expect(sent() == [0.25, 0.5, 1, 0.75] && slider.value == 0.75)
    #expect(
      slider.thumbRect(forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds), value: 0.75)
        .midX == 104)
    move([30, 80])
    #expect(sent().count == 4)
  }

  @Test("if not continuous, a slider sends one event at the end, and only for a change")
  func end() {
    let slider = slider()
    slider.isContinuous = false
    let sent = values(of: slider)
    move([24, 60, 84])
    #expect(sent() == [0.5])
    move([84, 100, 84])
    #expect(sent() == [0.5])
  }

  @Test("values stay in range; in a right-to-left layout, the minimum is at the right")
  func ranges() {
    let slider = slider()
    let sent = values(of: slider)
    slider.maximumValue = 10
    slider.value = 20
    #expect(slider.value == 10)
    slider.maximumValue = 5
    #expect(slider.value == 5)
    slider.minimumValue = 7
    #expect(slider.value == 7 && slider.maximumValue == 7)
    (slider.minimumValue, slider.maximumValue) = (0, 1)
    slider.value = 0
    #expect(sent() == [])
    slider.semanticContentAttribute = .forceRightToLeft
    stage.frame()
    move([144, 114])
    #expect(sent() == [0.25])
  }

  @Test("an animated change takes longer the further it goes, and sends no events")
  func animated() {
    let slider = slider()
    let sent = values(of: slider)
    slider.setValue(0.5, animated: true)
    let thumb = slider.subviews[2]
    stage.run(for: 0.15)
    let shown = thumb.layer.presentation()?.position.x ?? 0
    #expect(slider.value == 0.5 && abs(shown - 50) < 0.5)
    stage.run(for: 0.2)
    #expect(thumb.layer.presentation()?.position.x == 74 && sent() == [])
    // Half of that distance takes half of the time.
    slider.setValue(0.75, animated: true)
    stage.run(for: 0.1)
    let later = thumb.layer.presentation()?.position.x ?? 0
    #expect(abs(later - 98) < 0.5)
    stage.run(for: 0.05)
    #expect(thumb.layer.presentation()?.position.x == 104 && sent() == [])
  }

  @Test("a superview's pan loses to a grabbed thumb, and wins next to the thumb or across the track")
  func pans() {
    let slider = slider()
    let pan = UIPanGestureRecognizer()
    var states: [UIGestureRecognizer.State] = []
    let target = PanTarget()
    target.received = { states.append($0) }
    pan.addTarget(target, action: Selector(PanTarget.panned(_:)))
    stage.window.addGestureRecognizer(pan)
    move([24, 60, 84])
    #expect(states == [] && slider.value == 0.5)
    move([130, 160, 190])
    #expect(states.first == .began && slider.value == 0.5)
    states = []
    stage.drag(from: CGPoint(x: 84, y: 27), to: CGPoint(x: 84, y: 127), duration: 0.3)
    stage.run(for: 0.5)
    #expect(states.first == .began && !slider.isTracking)
    let toggle = UISwitch(frame: CGRect(x: 10, y: 80, width: 0, height: 0))
    stage.window.addSubview(toggle)
    states = []
    move([20, 40, 55], y: 95)
    #expect(states == [] && toggle.isOn)
  }

  @Test("a switch can be tapped or dragged, and sends an event on a change; a cancelled touch changes nothing")
  func switching() {
    let toggle = UISwitch(frame: CGRect(x: 10, y: 10, width: 500, height: 500))
    stage.window.addSubview(toggle)
    nonisolated(unsafe) var sent: [Bool] = []
    toggle.addAction(UIAction { _ in sent.append(toggle.isOn) }, for: .valueChanged)
    #expect(toggle.bounds.size == CGSize(width: 51, height: 31))
    stage.frame()
    stage.tap(at: CGPoint(x: 20, y: 25))
    stage.frame()
    #expect(sent == [true] && toggle.isOn && toggle.subviews[1].frame.maxX == 49)
    move([50, 40, 15])
    #expect(sent == [true, false])
    move([15, 50, 15])
    #expect(sent == [true, false])
    stage.touch(.began, at: CGPoint(x: 15, y: 25))
    stage.touch(.moved, at: CGPoint(x: 55, y: 25))
    stage.touch(.cancelled, at: CGPoint(x: 55, y: 25))
    stage.frame()
    #expect(!toggle.isOn && sent == [true, false])
    toggle.setOn(true, animated: false)
    #expect(toggle.isOn && sent.count == 2)
  }

  @Test("both are drawn: the track in the tint color, a white thumb, a green switch")
  func pictures() {
    let slider = slider()
    slider.value = 0.5
    let toggle = UISwitch(frame: CGRect(x: 10, y: 80, width: 0, height: 0))
    toggle.isOn = true
    stage.window.addSubview(toggle)
    stage.frame()
    let image = stage.image()
    #expect(image.pixel(x: 30, y: 27) == (0, 122, 255, 255))
    #expect(image.pixel(x: 84, y: 27) == (255, 255, 255, 255))
    #expect(image.pixel(x: 20, y: 95) == (52, 199, 89, 255))
  }

  @Test("a slider has images of its parts for each state; the track's are stretched, and the thumb's has its own size")
  func images() {
    func image(_ color: UIColor, _ size: CGSize) -> UIImage {
      UIGraphicsImageRenderer(size: size).image { context in
        color.setFill()
        context.fill(CGRect(origin: .zero, size: size))
      }
    }
    let slider = slider()
    slider.value = 0.5
    #expect(slider.currentThumbImage == nil && slider.thumbImage(for: .normal) == nil)
    let (red, green) = (image(.red, CGSize(width: 20, height: 10)), image(.green, CGSize(width: 20, height: 10)))
    let blue = image(.blue, CGSize(width: 1, height: 6))
    slider.setThumbImage(red, for: .normal)
    #expect(slider.thumbImage(for: .highlighted) == red)
    slider.setThumbImage(green, for: .highlighted)
    slider.setMinimumTrackImage(blue, for: .normal)
    #expect(slider.thumbImage(for: .highlighted) == green && slider.currentThumbImage == red)
    #expect(slider.currentMinimumTrackImage == blue && slider.maximumTrackImage(for: .normal) == nil)
    #expect(slider.trackRect(forBounds: slider.bounds) == CGRect(x: 2, y: 14, width: 144, height: 6))
    let thumb = slider.thumbRect(
      forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds), value: 0.5)
    #expect(thumb == CGRect(x: 64, y: 12, width: 20, height: 10))
    stage.frame()
    var picture = stage.image()
    #expect(picture.pixel(x: 84, y: 27) == (255, 0, 0, 255) && picture.pixel(x: 30, y: 25) == (0, 0, 255, 255))
    slider.isHighlighted = true
    #expect(slider.currentThumbImage == green)
    stage.frame()
    picture = stage.image()
    #expect(picture.pixel(x: 84, y: 27) == (0, 255, 0, 255) && picture.pixel(x: 84, y: 35) == (0, 0, 0, 0))
    slider.setThumbImage(nil, for: .highlighted)
    slider.setThumbImage(nil, for: .normal)
    slider.isHighlighted = false
    stage.frame()
    #expect(stage.image().pixel(x: 84, y: 35) == (255, 255, 255, 255))
  }
}
