import Stage
import Testing

@testable import UIKit

@Suite("Changes that a page makes in its viewWillAppear:", .serialized) @MainActor struct TabNestedTests {
  @MainActor final class Eager: LoggedController {
    var onWillAppear: (() -> Void)?
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      let action = onWillAppear
      onWillAppear = nil
      action?()
    }
  }

  @Test("selecting another tab makes balanced appearance calls for each page", arguments: [true, false])
  func selectsAnother(_ animated: Bool) {
    let scene = TabScene()
    let eager = Eager("e", scene.log).titled("e")
    scene.tabs.viewControllers = [scene.a, eager, scene.c]
    if animated { scene.useRecordingDelegate() }
    eager.onWillAppear = { scene.tabs.selectedIndex = 2 }
    _ = scene.log.take()
    scene.tabs.selectedIndex = 1
    scene.stage.settle()
    let calls = scene.log.take()
    func received(_ name: String) -> [String] {
      calls.filter { $0.hasPrefix("\(name).") && $0.contains("ppear") }.map {
        String($0.dropFirst(2).prefix { $0 != " " })
      }
    }
    #expect(received("a") == ["willDisappear", "didDisappear"])
    #expect(received("e").first == "willAppear" && received("e").suffix(2) == ["willDisappear", "didDisappear"])
    #expect(received("c") == ["willAppear", "didAppear"])
    #expect(scene.tabs.selectedIndex == 2 && scene.faults == [])
  }

  @Test("setting other controllers makes the page disappear")
  func replacesAll() {
    let scene = TabScene()
    let eager = Eager("e", scene.log)
    scene.tabs.viewControllers = [scene.a, eager]
    scene.useRecordingDelegate()
    eager.onWillAppear = { scene.tabs.viewControllers = [scene.b, scene.c] }
    scene.tabs.selectedIndex = 1
    scene.stage.settle()
    #expect(eager.parent == nil && eager.appearance.phase == .disappeared && scene.a.appearance.phase == .disappeared)
    #expect(scene.tabs.selectedViewController?.appearance.phase == .appeared && scene.faults == [])
  }
}
