import Stage
import Testing
import UIKit

@Suite("Status bar and orientations during presentations:", .serialized) @MainActor struct PresentationChromeTests {
  private final class Page: UIViewController {
    var mask = UIInterfaceOrientationMask.all
    var preferred: UIInterfaceOrientation?
    var turns = true
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override var prefersHomeIndicatorAutoHidden: Bool { true }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
    override var shouldAutorotate: Bool { turns }
    override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
      preferred ?? super.preferredInterfaceOrientationForPresentation
    }
  }

  private func page(_ style: UIModalPresentationStyle) -> Page {
    let page = Page()
    page.modalPresentationStyle = style
    return page
  }

  private func style(_ scene: ModalScene) -> UIStatusBarStyle { scene.stage.window.chrome.statusBarStyle }

  @Test("a full-screen controller is asked from the start of its presentation to the start of its dismissal")
  func fullScreen() {
    let (scene, page) = (ModalScene(), page(.fullScreen))
    let chrome = scene.stage.window.chrome
    let before = chrome.counts[.homeIndicator] ?? 0
    scene.present(page, animated: true)
    #expect(chrome.statusBarStyle == .lightContent && chrome.isHomeIndicatorAutoHidden && chrome.orientations == .all)
    #expect(chrome.counts[.homeIndicator] == before + 1)
    scene.stage.settle()
    #expect(chrome.counts[.homeIndicator] == before + 1)
    scene.a.setNeedsStatusBarAppearanceUpdate()
    page.setNeedsStatusBarAppearanceUpdate()
    #expect(chrome.statusBarStyle == .lightContent)
    scene.dismiss(animated: true)
    #expect(chrome.statusBarStyle == .default && !chrome.isHomeIndicatorAutoHidden)
    #expect(chrome.orientations == .allButUpsideDown && chrome.counts[.homeIndicator] == before + 2)
    scene.stage.settle()
    #expect(chrome.counts[.homeIndicator] == before + 2)
  }

  @Test("over full screen and custom, a controller is asked for its style only if it captures the status bar")
  func capturing() {
    for style in [UIModalPresentationStyle.overFullScreen, .custom] {
      let (scene, page) = (ModalScene(), page(style))
      #expect(!page.modalPresentationCapturesStatusBarAppearance)
      scene.presented(page)
      #expect(self.style(scene) == .default)
      #expect(scene.stage.window.chrome.orientations == .all)
      scene.dismiss()
      page.modalPresentationCapturesStatusBarAppearance = true
      scene.presented(page)
      #expect(self.style(scene) == .lightContent)
      scene.dismiss()
      #expect(self.style(scene) == .default)
    }
  }

  @Test("in a stack, the topmost controller that captures the status bar is asked, until the stack is dismissed")
  func stack() {
    let (scene, page) = (ModalScene(), page(.fullScreen))
    scene.c.modalPresentationStyle = .overFullScreen
    scene.presented(page)
    scene.presented(scene.c, from: page)
    #expect(style(scene) == .lightContent)
    scene.dismiss(animated: true)
    #expect(style(scene) == .default)
    scene.stage.settle()
    #expect(style(scene) == .default)
  }

  @Test("on a cancel, the controller that stays is asked at once")
  func cancelled() {
    let (scene, page) = (ModalScene(), page(.fullScreen))
    page.transitioningDelegate = scene.deputy
    scene.deputy.interaction = UIPercentDrivenInteractiveTransition()
    scene.present(page, animated: true)
    #expect(style(scene) == .lightContent)
    scene.stage.frame()
    scene.deputy.interaction?.cancel()
    #expect(style(scene) == .default)
    scene.stage.settle()
    scene.deputy.interaction = nil
    scene.presented(page)
    scene.deputy.interaction = UIPercentDrivenInteractiveTransition()
    scene.dismiss(animated: true)
    scene.stage.frame()
    #expect(style(scene) == .default)
    scene.deputy.interaction?.cancel()
    #expect(style(scene) == .lightContent)
    scene.stage.settle()
    #expect(style(scene) == .lightContent && scene.a.presentedViewController === page)
  }

  @Test("a window that is shown asks the presented controller")
  func shown() {
    let (scene, page) = (ModalScene(), page(.fullScreen))
    scene.presented(page)
    scene.stage.window.isHidden = true
    let before = scene.stage.window.chrome.counts[.statusBar] ?? 0
    scene.stage.window.isHidden = false
    #expect(scene.stage.window.chrome.counts[.statusBar] == before + 1 && style(scene) == .lightContent)
  }

  @Test("a presented controller that fills the window decides on rotation and orientations until it is dismissed")
  func orientations() {
    let (scene, page) = (ModalScene(), page(.overFullScreen))
    page.mask = .portrait
    scene.presented(page)
    #expect(!scene.stage.rotate(to: .landscapeLeft, animated: false))
    page.mask = .all
    page.turns = false
    #expect(!scene.stage.rotate(to: .landscapeLeft, animated: false))
    page.turns = true
    #expect(scene.stage.rotate(to: .landscapeLeft, animated: false))
    #expect(scene.stage.rotate(to: .portraitUpsideDown, animated: false))
    scene.dismiss()
    #expect(scene.stage.scene.interfaceOrientation == .portrait && scene.a.view.bounds.width == 390)
  }

  @Test("a custom presentation over a part of the window has no effect on orientations")
  func part() {
    let (scene, page) = (ModalScene(), page(.custom))
    let manager = LoggedManager(page, nil, scene.log)
    manager.frame = CGRect(x: 0, y: 400, width: 390, height: 444)
    scene.deputy.manager = manager
    page.transitioningDelegate = scene.deputy
    page.mask = .portrait
    scene.present(page, animated: true)
    scene.stage.settle()
    #expect(scene.stage.rotate(to: .landscapeLeft, animated: false))
  }

  @Test("presenting full screen rotates to a preferred or supported orientation; dismissing, to one of the root's")
  func preferred() {
    let (scene, page) = (ModalScene(), page(.fullScreen))
    page.preferred = .landscapeRight
    scene.present(page, animated: true)
    #expect(scene.stage.scene.interfaceOrientation == .landscapeRight && page.view.bounds.width == 844)
    scene.stage.settle()
    scene.dismiss(animated: true)
    scene.stage.settle()
    #expect(scene.stage.scene.interfaceOrientation == .landscapeRight && scene.a.view.bounds.width == 844)
    (page.preferred, page.mask) = (nil, .portrait)
    scene.presented(page)
    #expect(scene.stage.scene.interfaceOrientation == .portrait && page.view.bounds.width == 390)
    scene.dismiss()
    #expect(scene.stage.rotate(to: .landscapeLeft, animated: false))
    page.mask = .all
    scene.presented(page)
    #expect(scene.stage.scene.interfaceOrientation == .landscapeLeft)
  }
}
