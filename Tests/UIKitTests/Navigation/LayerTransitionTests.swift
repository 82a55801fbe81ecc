import QuartzCore
import Stage
import Testing
import UIKit

@Suite("A transition on a navigation controller's layer", .serialized) @MainActor struct LayerTransitionTests {
  /// A scene whose pages differ in red and blue: "A" is red and "B" is blue.
  private func scene(_ order: EndReports = .afterFrame) -> NavigationScene {
    let scene = NavigationScene(endReports: order)
    scene.nav.setNavigationBarHidden(true, animated: false)
    scene.nav.delegate = nil
    scene.stage.settle()
    return scene
  }

  /// Adds a linear transition of half a second: 30 frames.
  private func add(
    _ type: CATransitionType, _ subtype: CATransitionSubtype? = nil, to layer: CALayer, key: String? = nil
  ) {
    let transition = CATransition()
    (transition.type, transition.subtype, transition.duration) = (type, subtype, 0.5)
    layer.add(transition, forKey: key)
  }

  private func isRed(_ scene: NavigationScene, _ x: Int, _ y: Int = 400) -> Bool {
    let pixel = scene.stage.image().pixel(x: x, y: y)
    return pixel.r > 127 && pixel.b < 127
  }

  /// Returns where the red page begins or ends in the row of pixels in the middle.
  private func edge(_ scene: NavigationScene) -> Int {
    let image = scene.stage.image()
    let isRed = (0..<390).map { image.pixel(x: $0, y: 400).r > 127 }
    return (1..<390).first { isRed[$0] != isRed[$0 - 1] } ?? (isRed[0] ? 390 : 0)
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let type: CATransitionType
    let subtype: CATransitionSubtype
    /// A pixel that still shows the old page at 40 %, and one that shows the new page then.
    let old, new: (x: Int, y: Int)
    var testDescription: String { "\(type.rawValue) \(subtype.rawValue)" }
  }

  private nonisolated static let rows = [
    Row(type: .push, subtype: .fromRight, old: (100, 400), new: (300, 400)),
    Row(type: .push, subtype: .fromLeft, old: (300, 400), new: (100, 400)),
    Row(type: .moveIn, subtype: .fromTop, old: (195, 300), new: (195, 700)),
    Row(type: .reveal, subtype: .fromBottom, old: (195, 700), new: (195, 150)),
  ]

  @Test("shows an unanimated push from the edge of its subtype", arguments: rows, NavigationScene.orders)
  func types(_ row: Row, _ order: EndReports) {
    let scene = scene(order)
    add(row.type, row.subtype, to: scene.nav.view.layer)
    scene.nav.pushViewController(scene.b, animated: false)
    #expect(scene.nav.view.layer.animationKeys() == [kCATransition])
    for _ in 0..<12 { scene.stage.frame() }
    #expect(isRed(scene, row.old.x, row.old.y) && !isRed(scene, row.new.x, row.new.y))
    scene.stage.settle()
    #expect(!isRed(scene, 100) && !isRed(scene, 300) && scene.nav.view.layer.animationKeys() == nil)
    #expect(scene.nav.viewControllers == [scene.a, scene.b] && scene.stage.issues == [])
  }

  @Test("moves both pages frame by frame, after the controllers appeared", arguments: NavigationScene.orders)
  func frames(_ order: EndReports) {
    let scene = scene(order)
    _ = scene.take()
    add(.push, .fromRight, to: scene.nav.view.layer, key: "own")
    scene.nav.pushViewController(scene.b, animated: false)
    scene.stage.frame()
    #expect(scene.take().suffix(3) == ["viewDidDisappear A", "viewDidAppear B", "didMove B"])
    #expect(scene.nav.transitionCoordinator == nil)
    for frame in 1...29 {
      #expect(abs(edge(scene) - 390 * (30 - frame) / 30) <= 1, "frame \(frame)")
      scene.stage.frame()
    }
    #expect(!isRed(scene, 0) && scene.take() == [])
  }

  @Test("can be paused by the layer's time, go on, and be removed, which shows the page that is there")
  func paused() {
    let scene = scene()
    let layer = scene.nav.view.layer
    add(.push, .fromRight, to: layer)
    scene.nav.pushViewController(scene.b, animated: false)
    for _ in 0..<10 { scene.stage.frame() }
    let time = layer.convertTime(CACurrentMediaTime(), from: nil)
    (layer.speed, layer.timeOffset) = (0, time)
    scene.stage.frame()
    let position = edge(scene)
    for _ in 0..<30 { scene.stage.frame() }
    #expect(edge(scene) == position && 200...300 ~= position)
    // A later time of the paused layer.
    layer.timeOffset = time + 0.2
    for _ in 0..<2 { scene.stage.frame() }
    #expect(abs(edge(scene) - (position - 156)) <= 2)
    (layer.speed, layer.timeOffset, layer.beginTime) = (1, 0, 0)
    layer.removeAllAnimations()
    scene.stage.frame()
    #expect(edge(scene) == 0 && !isRed(scene, 200) && scene.stage.issues == [])
  }

  @Test("that is followed by a pop with another one starts from what is shown", arguments: NavigationScene.orders)
  func reversed(_ order: EndReports) {
    let scene = scene(order)
    add(.push, .fromRight, to: scene.nav.view.layer)
    scene.nav.pushViewController(scene.b, animated: false)
    for _ in 0..<15 { scene.stage.frame() }
    #expect(isRed(scene, 100) && !isRed(scene, 300))
    add(.moveIn, .fromLeft, to: scene.nav.view.layer)
    scene.nav.popViewController(animated: false)
    scene.stage.frame()
    // The red page has come in by a thirtieth, over the picture of the middle.
    #expect(isRed(scene, 5) && isRed(scene, 100) && !isRed(scene, 300))
    for _ in 0..<23 { scene.stage.frame() }
    #expect(isRed(scene, 300) && !isRed(scene, 385))
    scene.stage.settle()
    #expect(isRed(scene, 385) && scene.nav.viewControllers == [scene.a] && scene.stage.issues == [])
  }

  @Test("of a type that is not documented fades, which is reported once", arguments: [false, true])
  func unknown(animated: Bool) {
    let scene = scene()
    for _ in 0..<2 {
      add(CATransitionType(rawValue: "oglFlip"), .fromLeft, to: scene.nav.view.layer)
      scene.nav.pushViewController(scene.b, animated: animated)
      for _ in 0..<15 { scene.stage.frame() }
      let pixel = scene.stage.image().pixel(x: 60, y: 400)
      #expect(animated || abs(Int(pixel.r) - 128) <= 2 && abs(Int(pixel.b) - 128) <= 2, "\(pixel)")
      #expect(pixel.r > 0 && pixel.g == 0)
      scene.stage.settle()
      #expect(!isRed(scene, 60) && scene.nav.topViewController === scene.b)
      scene.nav.popViewController(animated: false)
      scene.stage.frame()
    }
    #expect(scene.stage.issues == ["\"oglFlip\" is not a documented type of CATransition: the transition fades"])
  }
}
