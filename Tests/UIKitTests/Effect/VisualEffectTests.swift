import QuartzCore
import Stage
import Testing
import UIKit

@Suite("A visual effect view", .serialized) @MainActor struct VisualEffectTests {
  /// Black on the left half, white on the right half, and an effect view in the middle.
  private func scene(_ effect: UIVisualEffect?) -> (stage: Stage, view: UIVisualEffectView) {
    let stage = Stage(size: CGSize(width: 200, height: 100))
    stage.window.backgroundColor = .white
    let dark = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    dark.backgroundColor = .black
    let view = UIVisualEffectView(effect: effect)
    view.frame = CGRect(x: 40, y: 20, width: 120, height: 60)
    for view in [dark, view] { stage.window.addSubview(view) }
    stage.frame()
    return (stage, view)
  }

  /// Returns the gray levels at x positions of the middle line.
  private func grays(_ stage: Stage, at positions: [Int]) -> [Int] {
    let image = stage.image()
    return positions.map { Int(image.pixel(x: $0, y: 50).r) }
  }

  @Test("blurs what is behind it within its bounds, and nothing outside")
  func blur() {
    let (stage, _) = scene(UIBlurEffect(style: .light))
    let line = grays(stage, at: [10, 39, 45, 80, 99, 100, 120, 155, 160, 190])
    #expect(line[0] == 0 && line[1] == 0 && line[8] == 255 && line[9] == 255)
    // From dark to light without a step where the edge was.
    #expect(line[2...7].sorted() == Array(line[2...7]))
    #expect(line[5] - line[4] < 6)
    #expect(line[3] > line[2] + 10 && line[3] < 180)
  }

  @Test(
    "tints its backdrop according to its style",
    arguments: [
      (UIBlurEffect.Style.extraLight, 203, 249), (.light, 76, 255), (.dark, 20, 89), (.systemMaterialDark, 25, 102),
    ])
  func tint(style: UIBlurEffect.Style, overBlack: Int, overWhite: Int) {
    for (color, expected) in [(UIColor.black, overBlack), (.white, overWhite)] {
      let stage = Stage(size: CGSize(width: 40, height: 40))
      stage.window.backgroundColor = color
      let view = UIVisualEffectView(effect: UIBlurEffect(style: style))
      view.frame = stage.window.bounds
      stage.window.addSubview(view)
      stage.frame()
      #expect(abs(Int(stage.image().pixel(x: 20, y: 20).r) - expected) <= 1)
    }
  }

  @Test("is drawn by render(in:) with its tint only, and by drawHierarchy(in:afterScreenUpdates:) as on the screen")
  func rendered() {
    let (stage, _) = scene(UIBlurEffect(style: .light))
    func line(_ draw: @escaping (CGContext) -> Void) -> [Int] {
      let image = UIGraphicsImageRenderer(bounds: stage.window.bounds).image { draw($0.cgContext) }.cgImage
      let scale = (image?.width ?? 0) / 200
      return [45, 95, 105, 155].map { Int(image?.pixel(x: $0 * scale, y: 50 * scale).r ?? 0) }
    }
    let rendered = line { stage.window.layer.render(in: $0) }
    // One gray on each side, and an edge between.
    #expect(rendered[0] == rendered[1] && rendered[2] == rendered[3] && rendered[2] > rendered[1] + 100)
    #expect(
      line { _ in _ = stage.window.drawHierarchy(in: stage.window.bounds, afterScreenUpdates: false) }
        == grays(stage, at: [45, 95, 105, 155]))
  }

  @Test("with vibrancy shows its content in its own colors, changes nothing behind it, and reports the first effect")
  func vibrancy() {
    let blur = UIBlurEffect(style: .systemMaterial)
    let (stage, view) = scene(nil)
    let before = grays(stage, at: [45, 80, 120])
    view.effect = UIVibrancyEffect(blurEffect: blur)
    view.effect = UIVibrancyEffect(blurEffect: blur, style: .secondaryLabel)
    let label = UIView(frame: CGRect(x: 30, y: 25, width: 20, height: 10))
    label.backgroundColor = UIColor(white: 0.5, alpha: 1)
    view.contentView.addSubview(label)
    stage.frame()
    #expect(grays(stage, at: [45, 80, 120]) == [before[0], 128, before[2]] && view.effect is UIVibrancyEffect)
    #expect(
      stage.issues == ["UIVibrancyEffect: content keeps its own colors; vibrancy is not drawn on Linux"])
  }

  @Test("increases the saturation of the colors behind it")
  func saturation() {
    let stage = Stage(size: CGSize(width: 40, height: 40))
    stage.window.backgroundColor = UIColor(red: 0.6, green: 0.4, blue: 0.4, alpha: 1)
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .light))
    view.frame = stage.window.bounds
    stage.window.addSubview(view)
    stage.frame()
    let pixel = stage.image().pixel(x: 20, y: 20)
    // The difference of 0.2, times a saturation of 1.8, times 0.7 for the tint.
    #expect(abs(Int(pixel.r) - Int(pixel.g) - 64) <= 2)
  }

  @Test("without an effect shows the content behind it unchanged")
  func none() {
    let (stage, view) = scene(nil)
    #expect(view.effect == nil)
    #expect(grays(stage, at: [80, 99, 100, 120]) == [0, 0, 255, 255])
  }

  @Test("shows its content view unblurred in front, at its own size")
  func content() {
    let (stage, view) = scene(UIBlurEffect(style: .dark))
    #expect(view.contentView.frame == CGRect(x: 0, y: 0, width: 120, height: 60))
    let mark = UIView(frame: CGRect(x: 50, y: 20, width: 20, height: 20))
    mark.backgroundColor = .red
    view.contentView.addSubview(mark)
    stage.frame()
    let image = stage.image()
    #expect(image.pixel(x: 91, y: 50).r == 255 && image.pixel(x: 91, y: 50).g == 0)
    #expect(image.pixel(x: 88, y: 50).r < 100)
    view.frame.size.width = 80
    #expect(view.contentView.bounds.width == 80)
  }

  @Test("animates a change of its effect in both directions, also when a property animator is scrubbed back")
  func animated() {
    let (stage, view) = scene(nil)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.effect = UIBlurEffect(style: .dark) }
    var overWhite: [Int] = []
    for fraction in [0, 0.5, 1.0] {
      animator.fractionComplete = fraction
      stage.frame()
      overWhite += grays(stage, at: [150])
    }
    // A tint of gray 28 with an opacity of 0.73 over 255, in proportion to the fraction.
    #expect(overWhite[0] == 255)
    #expect(abs(overWhite[1] - 172) <= 4 && abs(overWhite[2] - 89) <= 4)
    animator.fractionComplete = 0
    stage.frame()
    #expect(grays(stage, at: [80, 99, 100, 150]) == [0, 0, 255, 255])
    animator.stopAnimation(true)
    view.effect = UIBlurEffect(style: .dark)
    stage.frame()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.effect = nil }
    stage.frame()
    stage.run(for: 0.5)
    #expect(abs(grays(stage, at: [150])[0] - 172) <= 6)
    stage.run(for: 0.6)
    #expect(grays(stage, at: [99, 100]) == [0, 255])
  }

  @Test("with an adaptive style is light or dark with the interface")
  func adapts() {
    let (stage, view) = scene(UIBlurEffect(style: .systemThickMaterial))
    let light = grays(stage, at: [150])[0]
    view.overrideUserInterfaceStyle = .dark
    stage.frame()
    let dark = grays(stage, at: [150])[0]
    #expect(light > 240 && dark < 80)
  }

  @Test("blurs in a snapshot of its window, and shows only its tint in a snapshot of itself")
  func snapshots() throws {
    let (stage, view) = scene(UIBlurEffect(style: .light))
    func gray(_ view: UIView, _ x: Int, _ y: Int) throws -> [UInt8] {
      let contents: Any = try #require(view.snapshotView(afterScreenUpdates: true)?.layer.contents)
      let image = try #require(contents as? CGImage)
      let pixel = image.pixel(x: x, y: y)
      return [pixel.r, pixel.a]
    }
    let whole = try gray(stage.window, 95, 50)
    #expect(Int(whole[0]) > 130 && whole[1] == 255)
    #expect(try abs(Int(gray(view, 55, 30)[1]) - 76) <= 1)
  }

  @Test("with an alpha below 1 shows only its tint, as the header warns")
  func opacity() {
    let (stage, view) = scene(UIBlurEffect(style: .light))
    view.alpha = 0.5
    stage.frame()
    #expect(abs(grays(stage, at: [95])[0] - 38) <= 1)
  }

  @Test("shows only its tint in a view with an opacity below 1 or a mask, whatever is behind it in that view")
  func opacityAbove() {
    for isMasked in [false, true] {
      let (stage, view) = scene(UIBlurEffect(style: .light))
      let page = UIView(frame: stage.window.bounds)
      page.backgroundColor = .white
      let dark = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      dark.backgroundColor = .black
      stage.window.addSubview(page)
      for part in [dark, view] { page.addSubview(part) }
      stage.frame()
      #expect(grays(stage, at: [95])[0] > 130, "it blurs")
      if isMasked {
        page.layer.mask = CALayer()
        page.layer.mask?.frame = page.bounds
        page.layer.mask?.backgroundColor = UIColor.black.cgColor
      } else {
        // About one level of the color behind the page is mixed in.
        page.alpha = 0.996
      }
      stage.frame()
      #expect(abs(grays(stage, at: [95])[0] - 76) <= 2)
    }
  }

  @Test("is redrawn as a whole if something behind it changes")
  func damage() throws {
    func tree(_ gray: CGFloat) -> RenderNode {
      let move = CATransform3DMakeTranslation(10, 10, 0)
      let spot = RenderNode(
        transform: move, bounds: CGRect(x: 0, y: 0, width: 5, height: 5),
        backgroundColor: CGColor(gray: gray, alpha: 1))
      let glass = RenderNode(
        transform: move, bounds: CGRect(x: 0, y: 0, width: 60, height: 40),
        backdrop: RenderNode.Backdrop(radius: 10, saturation: 1, tint: nil))
      return RenderNode(
        transform: CATransform3DIdentity, bounds: CGRect(x: 0, y: 0, width: 100, height: 100), children: [spot, glass])
    }
    let (old, new) = (tree(0), tree(1))
    let spot = new.damage(since: old)
    #expect(spot.width < 10)
    #expect(new.damageWithBackdrops(spot).contains(CGRect(x: 10, y: 10, width: 60, height: 40)))
    let far = CGRect(x: 80, y: 80, width: 5, height: 5)
    #expect(new.damageWithBackdrops(far) == far)
  }

  @Test("rejects direct subviews with UIKit's message")
  func misuse() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UIVisualEffectView(effect: nil).addSubview(UIView()) }
    }
    #expect(
      errorText(result).contains(
        "Do not add subviews directly to the visual effect view itself, instead add them to the -contentView."))
  }
}
