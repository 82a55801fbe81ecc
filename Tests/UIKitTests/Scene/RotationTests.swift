import Stage
import Testing
import UIKit

@MainActor @Suite("Rotating the device", .serialized)
struct RotationTests {
  private final class Page: UIViewController {
    var mask = UIInterfaceOrientationMask.all
    var turns = true
    var asked = 0
    var transforms: [CGAffineTransform] = []
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
      asked += 1
      return mask
    }
    override var shouldAutorotate: Bool { turns }
    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
      transforms.append(coordinator.targetTransform)
      super.viewWillTransition(to: size, with: coordinator)
    }
  }

  private func withPage(_ body: (Stage, Page) -> Void) {
    let (stage, page) = (Stage(fps: 20), Page())
    defer { stage.tearDown() }
    stage.window.rootViewController = page
    stage.frame()
    body(stage, page)
  }

  @Test("A rotation swaps the sides of the window and the screen, updates the insets, and sets the orientation")
  func turning() {
    withPage { stage, page in
      let sides = UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
      #expect(stage.rotate(to: .landscapeRight, safeAreaInsets: sides))
      #expect(stage.window.frame == CGRect(x: 0, y: 0, width: 844, height: 390) && page.view.bounds.width == 844)
      #expect(UIScreen.main.bounds.width == 844 && page.view.safeAreaInsets == sides)
      #expect(stage.scene.interfaceOrientation == .landscapeRight)
      #expect(page.transforms == [CGAffineTransform(rotationAngle: .pi / 2)])
      #expect(page.traitCollection.verticalSizeClass == .compact && stage.window.chrome.isStatusBarHidden)
      #expect(page.transitionCoordinator?.isAnimated == true)
      stage.run(for: 0.5)
      #expect(page.transitionCoordinator == nil)
      #expect(stage.rotate(to: .portrait, animated: false))
      #expect(stage.window.frame.width == 390 && page.transforms.last == CGAffineTransform(rotationAngle: -.pi / 2))
      #expect(!stage.rotate(to: .portrait))
    }
  }

  @Test("The root controller decides which orientations are supported, and whether the interface rotates at all")
  func refusing() {
    withPage { stage, page in
      page.mask = .portrait
      page.asked = 0
      #expect(!stage.rotate(to: .landscapeLeft) && page.asked == 1)
      page.mask = .all
      page.turns = false
      #expect(!stage.rotate(to: .landscapeLeft))
      page.turns = true
      #expect(stage.rotate(to: .landscapeLeft))
      #expect(page.transforms == [CGAffineTransform(rotationAngle: -.pi / 2)])
    }
  }

  @Test("An interface whose orientation is no longer supported rotates when an update is requested")
  func told() {
    withPage { stage, page in
      page.mask = .landscape
      #expect(stage.scene.interfaceOrientation == .portrait)
      page.setNeedsUpdateOfSupportedInterfaceOrientations()
      #expect(stage.scene.interfaceOrientation == .landscapeRight && stage.window.frame.width == 844)
      page.setNeedsUpdateOfSupportedInterfaceOrientations()
      #expect(page.transforms.count == 1)
      #expect(page.preferredInterfaceOrientationForPresentation == .landscapeRight)
    }
  }

  @Test("By default a phone's interface excludes upside down, and a tablet's supports all orientations")
  func defaults() {
    #expect(UIViewController().supportedInterfaceOrientations == .allButUpsideDown)
    UIScreen.main.configure(traits: UITraitCollection(userInterfaceIdiom: .pad))
    defer { UIScreen.main.configure(traits: UITraitCollection()) }
    #expect(UIViewController().supportedInterfaceOrientations == .all && UIViewController().shouldAutorotate)
  }
}
