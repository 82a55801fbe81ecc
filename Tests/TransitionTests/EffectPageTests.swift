import ContainerKit
import ContainerKitTesting
import ContainerTransitions
import Testing
import UIKit

@Suite("A page with an effect view, in a ready transition", .serialized) @MainActor struct EffectPageTests {
  /// Transitions in which elements fly, and which are no others.
  private static let sharing: [(name: String, transition: @MainActor () -> PageTransition)] = [
    ("zoom-shared", { .zoom().sharingElements() }), ("circle-shared", { .circle.sharingElements() }),
  ]

  @Test("keeps its effect in every frame, and does not flash, except in those transitions that the reference names")
  func effects() {
    var (broken, flashing): ([String], [String]) = ([], [])
    let forms = TestedTransition.forms.map { form in (form.name, { form.transition(nil) }) } + Self.sharing
    for (form, transition) in forms {
      for isBackwards in [false, true] {
        let name = isBackwards ? "\(form)-back" : form
        let faults = Self.faults(transition(), isBackwards)
        if faults.losesEffects { broken.append(name) }
        if !faults.flashes.isEmpty { flashing.append(name) }
      }
    }
    #expect(
      broken == [
        "slide-fading", "slide-fading-back", "portal-back", "fold-back", "explode-back", "page-turn-back",
        "zoom-shared", "zoom-shared-back", "circle-shared", "circle-shared-back",
      ])
    // The effect is missing up to the end, and is there at once then.
    #expect(
      flashing == ["portal-back", "fold-back", "explode-back", "page-turn-back", "circle-shared", "circle-shared-back"])
  }

  /// Runs a transition under a finger and by itself. The effects are lost if a frame shows the pages' stripes.
  private static func faults(_ form: PageTransition, _ isBackwards: Bool) -> (losesEffects: Bool, flashes: [String]) {
    let host = ElementStage(form.duration(0.25)) {
      fill($0, .systemRed, CGRect(x: 20, y: 30, width: 30, height: 30))
    } _: {
      fill($0, .systemBlue, CGRect(x: 90, y: 200, width: 50, height: 50))
    }
    let (stage, index) = (host.stage, isBackwards ? 0 : 1)
    if isBackwards { host.jump(to: 1) }
    #expect(!hasStripes(stage.image()))
    var losesEffects = false
    func judge() { if hasStripes(stage.image()) { losesEffects = true } }
    for fraction in [0.01, 0.5, 0.99] as [CGFloat] {
      stage.drag(toPageAt: index, progress: fraction)
      judge()
    }
    stage.cancelDrag()
    stage.runToEnd()
    host.select(index)
    repeat {
      stage.frame()
      judge()
    } while stage.isInTransition
    stage.run(for: 0.1)
    let flashes = stage.flashes
    #expect(stage.issues == [])
    stage.tearDown()
    return (losesEffects, flashes)
  }

  /// Fills a page with stripes, which its effect view blurs so much that nothing of them can be seen.
  private static func fill(_ page: UIView, _ color: UIColor, _ element: CGRect) {
    page.backgroundColor = .white
    for y in stride(from: 0, to: Strip.size.height, by: 6) {
      let height = min(3, Strip.size.height - y)
      page.addBlock(nil, CGRect(x: 0, y: y, width: Strip.size.width, height: height), color)
    }
    let effect = UIVisualEffectView(effect: UIBlurEffect(style: .light))
    effect.frame = CGRect(origin: .zero, size: Strip.size)
    page.addSubview(effect)
    page.addBlock("tile", element, .black)
  }

  /// Returns true if several columns of a picture show stripes. Two may be the edges of the pages, between two pixels.
  private static func hasStripes(_ image: CGImage) -> Bool {
    stride(from: 8, to: image.width, by: 16).filter { hasStripes(image, x: $0) }.count > 2
  }

  /// Returns true if there are many edges one close above the other in a column.
  private static func hasStripes(_ image: CGImage, x: Int) -> Bool {
    var (close, lastEdge, last) = (0, 0, image.pixel(x: x, y: 0))
    for y in 1..<image.height {
      let pixel = image.pixel(x: x, y: y)
      if abs(Int(pixel.g) - Int(last.g)) > 12 {
        if y - lastEdge < 10 { close += 1 }
        lastEdge = y
      }
      last = pixel
    }
    return close > 60
  }
}
