import Stage
import Testing
import UIKit

@Suite("The device", .serialized) @MainActor struct DeviceTests {
  @Test("has the host's idiom, model and name")
  func idiom() {
    let stage = Stage(size: CGSize(width: 390, height: 844))
    defer { stage.tearDown() }
    #expect(UIDevice.current === UIDevice.current && UIDevice.current.userInterfaceIdiom == .phone)
    #expect(UIDevice.current.model == "iPhone" && UIDevice.current.name == "iPhone")
    #expect(UI_USER_INTERFACE_IDIOM() == .phone)
    UIScreen.main.configure(traits: UITraitCollection(userInterfaceIdiom: .pad))
    defer { UIScreen.main.configure(traits: UITraitCollection()) }
    #expect(UIDevice.current.userInterfaceIdiom == .pad && UIDevice.current.localizedModel == "iPad")
    #expect(UI_USER_INTERFACE_IDIOM() == .pad)
    #expect(UIDevice.current.systemName == "Linux" && Double(UIDevice.current.systemVersion) == 16.5)
  }

  @Test("has one main screen, which does not change when another UIScreen is created")
  func screens() {
    final class Screen: UIScreen {
      let ownScale: CGFloat
      init(scale: CGFloat) {
        ownScale = scale
        super.init()
      }
      override var scale: CGFloat { ownScale }
    }
    let stage = Stage(size: CGSize(width: 390, height: 844))
    let (screen, main) = (Screen(scale: 5), UIScreen.main)
    #expect(screen.scale == 5 && screen.bounds == .zero && screen.traitCollection == UITraitCollection())
    #expect(UIScreen().scale == 1 && UIScreen.main === main && stage.window.screen === main)
    #expect(main.bounds.size == CGSize(width: 390, height: 844) && main.traitCollection.userInterfaceIdiom == .phone)
  }

  @Test("has the orientation that corresponds to the interface's")
  func orientation() {
    let stage = Stage(size: CGSize(width: 390, height: 844))
    #expect(UIDevice.current.orientation == .portrait && UIDevice.current.orientation.isPortrait)
    stage.window.windowScene?.rotate(to: .landscapeRight, animated: false)
    #expect(UIDevice.current.orientation == .landscapeLeft && UIDevice.current.orientation.isLandscape)
    #expect(!UIDeviceOrientation.faceUp.isValidInterfaceOrientation && UIDeviceOrientation.faceDown.isFlat)
  }

  @Test("posts its orientation while that is requested")
  func orientationNotifications() {
    let stage = Stage(size: CGSize(width: 390, height: 844))
    let device = UIDevice.current
    nonisolated(unsafe) var posted: [UIDeviceOrientation] = []
    let observer = NotificationCenter.default.addObserver(
      forName: UIDevice.orientationDidChangeNotification, object: device, queue: nil
    ) { _ in MainActor.assumeIsolated { posted.append(device.orientation) } }
    defer { NotificationCenter.default.removeObserver(observer) }
    let turns: [UIInterfaceOrientation] = [.landscapeRight, .portrait, .portrait, .landscapeLeft, .portrait]
    for (index, turn) in turns.enumerated() {
      if index == 1 || index == 2 { device.beginGeneratingDeviceOrientationNotifications() }
      if index > 2 { device.endGeneratingDeviceOrientationNotifications() }
      stage.window.windowScene?.rotate(to: turn, animated: false)
      #expect(device.isGeneratingDeviceOrientationNotifications == [1, 2, 3].contains(index))
    }
    #expect(posted == [.portrait, .landscapeRight])
    device.endGeneratingDeviceOrientationNotifications()
    #expect(!device.isGeneratingDeviceOrientationNotifications)
  }

  @Test("has a status bar as high as the top safe area, unless a controller hides it")
  func statusBar() {
    final class Page: UIViewController {
      var hides = false
      override var prefersStatusBarHidden: Bool { hides }
      override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    }
    let stage = Stage(size: CGSize(width: 390, height: 844))
    let page = Page()
    stage.window.rootViewController = page
    #expect(UIApplication.shared.statusBarFrame == .zero && !UIApplication.shared.isStatusBarHidden)
    stage.window.screenSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    #expect(UIApplication.shared.statusBarFrame == CGRect(x: 0, y: 0, width: 390, height: 47))
    page.hides = true
    page.setNeedsStatusBarAppearanceUpdate()
    #expect(UIApplication.shared.isStatusBarHidden && UIApplication.shared.statusBarFrame == .zero)
    #expect(stage.window.chrome.statusBarStyle == .lightContent)
    #expect(UIApplication.shared.supportedInterfaceOrientations(for: stage.window) == .allButUpsideDown)
  }

  @Test("ignores touches until endIgnoringInteractionEvents() balances every begin call")
  func ignoring() {
    final class Page: UIView {
      var count = 0
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { count += 1 }
    }
    let stage = Stage(size: CGSize(width: 100, height: 100))
    let page = Page(frame: stage.window.bounds)
    stage.window.addSubview(page)
    let application = UIApplication.shared
    application.beginIgnoringInteractionEvents()
    application.beginIgnoringInteractionEvents()
    var counts: [Int] = []
    for _ in 0..<3 {
      stage.tap(at: CGPoint(x: 50, y: 50))
      stage.run(for: 0.3)
      counts.append(page.count)
      application.endIgnoringInteractionEvents()
    }
    #expect(counts == [0, 0, 1] && !application.isIgnoringInteractionEvents)
  }
}
