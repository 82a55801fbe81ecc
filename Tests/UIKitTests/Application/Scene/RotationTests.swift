import Stage
import Testing
import UIKit

@MainActor @Suite("Rotating the device:", .serialized) struct RotationTests {
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
    stage.window.rootViewController = page
    stage.frame()
    body(stage, page)
  }

  @Test("a rotation swaps the sides of the window and the screen, updates the insets, and sets the orientation")
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

  private class OldPage: UIViewController {
    var calls: [String] = []
    override func willRotate(to orientation: UIInterfaceOrientation, duration: TimeInterval) {
      calls.append("will \(orientation.rawValue) \(duration) \(Int(view.bounds.width))")
    }
    override func willAnimateRotation(to orientation: UIInterfaceOrientation, duration: TimeInterval) {
      calls.append("animate \(orientation.rawValue) \(duration) \(Int(view.bounds.width))")
    }
    override func didRotate(from orientation: UIInterfaceOrientation) {
      calls.append("did \(orientation.rawValue) \(Int(view.bounds.width))")
    }
  }

  private final class NewPage: OldPage {
    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
  }

  @Test("a rotation calls the deprecated methods of a controller and its children, unless an override prevents it")
  func deprecated() {
    let (stage, page, child, other) = (Stage(fps: 20), OldPage(), OldPage(), NewPage())
    for inner in [child, other] {
      page.addChild(inner)
      page.view.addSubview(inner.view)
      inner.view.frame = page.view.bounds
      inner.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      inner.didMove(toParent: page)
    }
    stage.window.rootViewController = page
    stage.frame()
    #expect(UIApplication.shared.statusBarOrientation == .portrait)
    #expect(stage.rotate(to: .landscapeRight))
    #expect(UIApplication.shared.statusBarOrientation == .landscapeRight)
    stage.run(for: 0.5)
    let calls = ["will 3 0.3 390", "animate 3 0.3 844", "did 1 844"]
    #expect(page.calls == calls && child.calls == calls && other.calls == [])
    // A window that gets another size does not rotate.
    stage.window.resize(to: CGRect(x: 0, y: 0, width: 500, height: 390), duration: 0)
    stage.frame()
    #expect(page.calls == calls)
  }

  @Test("a rotation that changes the status bar's frame posts a notification with the old one")
  func statusBar() {
    withPage { stage, _ in
      nonisolated(unsafe) var frames: [CGRect] = []
      let key = UIApplication.statusBarFrameUserInfoKey
      let token = NotificationCenter.default.addObserver(
        forName: UIApplication.didChangeStatusBarFrameNotification, object: UIApplication.shared, queue: nil
      ) { note in
        let old = (note.userInfo?[key] as? NSValue)?.cgRectValue
        MainActor.assumeIsolated { frames += [old ?? .null, UIApplication.shared.statusBarFrame] }
      }
      defer { NotificationCenter.default.removeObserver(token) }
      stage.window.screenSafeAreaInsets.top = 47
      let bar = CGRect(x: 0, y: 0, width: 390, height: 47)
      #expect(stage.rotate(to: .landscapeRight, animated: false))
      #expect(frames == [bar, .zero])
      #expect(stage.rotate(to: .landscapeLeft, animated: false))
      #expect(frames.count == 2)
      #expect(stage.rotate(to: .portrait, animated: false))
      #expect(frames == [bar, .zero, .zero, bar])
    }
  }

  @Test("the root controller decides which orientations are supported, and whether the interface rotates at all")
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

  @Test("an interface whose orientation is no longer supported rotates when an update is requested")
  func notified() {
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

  @Test("by default a phone's interface excludes upside down, and a tablet's supports all orientations")
  func defaults() {
    #expect(UIViewController().supportedInterfaceOrientations == .allButUpsideDown)
    UIScreen.main.configure(traits: UITraitCollection(userInterfaceIdiom: .pad))
    defer { UIScreen.main.configure(traits: UITraitCollection()) }
    #expect(UIViewController().supportedInterfaceOrientations == .all && UIViewController().shouldAutorotate)
  }
}
