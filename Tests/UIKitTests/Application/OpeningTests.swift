import Stage
import Testing
import UIKit

@MainActor @Suite("System services:", .serialized) struct OpeningTests {
  @Test("URLs are not opened: all answers are false, and a completion is called in a later turn of the run loop")
  func opening() async throws {
    let url = try #require(URL(string: "https://example.org"))
    let stage = Stage(size: CGSize(width: 100, height: 100))
    nonisolated(unsafe) var answers: [Bool] = []
    UIApplication.shared.open(url, options: [.universalLinksOnly: true]) { answers.append($0) }
    #expect(answers == [] && !UIApplication.shared.canOpenURL(url) && !UIApplication.shared.openURL(url))
    stage.frame()
    stage.frame()
    #expect(answers == [false])
    #expect(await UIApplication.shared.open(url) == false)
  }

  @Test("a scene's status bar covers the top safe area, unless the front controller hides it")
  func statusBar() throws {
    final class Page: UIViewController {
      var hides = false
      override var prefersStatusBarHidden: Bool { hides }
      override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    }
    let stage = Stage(size: CGSize(width: 200, height: 300))
    stage.window.screenSafeAreaInsets = UIEdgeInsets(top: 40, left: 0, bottom: 0, right: 0)
    let page = Page()
    stage.window.rootViewController = page
    stage.frame()
    let bar = try #require(stage.window.windowScene?.statusBarManager)
    #expect(bar.statusBarFrame == CGRect(x: 0, y: 0, width: 200, height: 40) && bar.statusBarStyle == .lightContent)
    page.hides = true
    page.setNeedsStatusBarAppearanceUpdate()
    #expect(bar.isStatusBarHidden && bar.statusBarFrame == .zero)
    #expect(stage.window.windowScene?.statusBarManager === bar)
  }
}
