import ScriptAnimators
import Stage
import Testing
import UIKit

@Suite("A page that a navigation controller's animator turns away", .serialized) @MainActor struct TurnedPageTests {
  @Test("is in no frame of a cancelled interaction, once it is back at the start", arguments: NavigationScene.orders)
  func cancelled(_ order: EndReports) {
    let scene = NavigationScene(endReports: order)
    let interaction = UIPercentDrivenInteractiveTransition()
    scene.pushed(scene.b)
    scene.deputy.animator = TurnAnimator(keyPath: "transform.rotation.y")
    scene.deputy.interaction = interaction
    let first = scene.stage.image()
    scene.nav.popViewController(animated: true)
    scene.stage.frame()
    interaction.update(0.3)
    scene.stage.run(for: 0.1)
    interaction.cancel()
    var wrong: [Int] = []
    var judged = 0
    for index in 0..<120 where scene.nav.transitionCoordinator != nil || judged < 5 {
      scene.stage.frame()
      guard scene.b.systemTransition.map({ $0.percentComplete == 0 }) != false else { continue }
      judged += 1
      if !scene.stage.image().hasSamePixels(as: first) { wrong.append(index) }
    }
    #expect(wrong == [] && judged >= 5 && scene.stage.issues == [])
    #expect(scene.nav.viewControllers == [scene.a, scene.b])
  }
}
