import Testing
import UIKit

@MainActor @Suite("A window's level and initializers", .serialized) struct WindowMakingTests {
  private final class Counted: UIWindow {
    let number: Int
    override init(windowScene: UIWindowScene) {
      number = 7
      super.init(windowScene: windowScene)
    }
    required init?(coder: NSCoder) { fatalError("not archived") }
  }

  private final class Plain: UIWindow {}

  @Test("compute levels with numbers, and compare them")
  func arithmetic() {
    let above: UIWindow.Level = .alert + 1
    var level = UIWindow.Level.normal
    level += 10
    level -= 4
    #expect(above.rawValue == 2001 && 1 + UIWindow.Level.statusBar == .init(1001) && .alert - 1 < above)
    #expect(level.rawValue == 6 && UIWindow.Level.alert - .statusBar == 1000)
    #expect([above, .normal, .statusBar].max() == above)
  }

  @Test("let a subclass override and inherit the initializer with a scene, which joins the scene")
  func scene() {
    let scene = UIWindowScene.connected()
    defer { scene.disconnect() }
    let (counted, plain) = (Counted(windowScene: scene), Plain(windowScene: scene))
    #expect(counted.number == 7 && scene.windows == [counted, plain])
    for window in [counted, plain] {
      #expect(window.windowScene === scene && window.frame == scene.screen.bounds && window.isHidden)
    }
  }
}
