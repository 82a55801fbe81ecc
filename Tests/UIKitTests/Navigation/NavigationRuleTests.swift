import Stage
import Testing
import UIKit

@Suite("Navigation controller rules:", .serialized) @MainActor struct NavigationRuleTests {
  @Test("pops and properties return the correct controllers")
  func answers() {
    let scene = NavigationScene()
    #expect(scene.nav.popViewController(animated: true) == nil)
    #expect(scene.nav.popToRootViewController(animated: true) == nil && scene.take() == [])
    scene.pushed(scene.b, scene.c)
    #expect(scene.nav.popToViewController(scene.c, animated: false) == nil)
    #expect(scene.nav.topViewController === scene.c && scene.nav.visibleViewController === scene.c)
    scene.d.modalPresentationStyle = .overFullScreen
    scene.c.present(scene.d, animated: false)
    #expect(scene.nav.visibleViewController === scene.d && scene.nav.topViewController === scene.c)
    scene.c.dismiss(animated: false)
    #expect(scene.nav.popToViewController(scene.a, animated: false) == [scene.b, scene.c])
    #expect(scene.a.navigationController === scene.nav && scene.nav.navigationController == nil)
    let inner = UIViewController()
    scene.a.addChild(inner)
    #expect(inner.navigationController === scene.nav)
    inner.show(scene.d, sender: nil)
    #expect(scene.nav.topViewController === scene.d)
    #expect(UINavigationController.hideShowBarDuration == 0.2)
  }

  @Test("calls for which UIKit raises an exception stop the program with UIKit's message")
  func errors() async {
    let twice = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let scene = NavigationScene()
        scene.nav.pushViewController(scene.a, animated: false)
      }
    }
    #expect(text(twice).contains("Pushing the same view controller instance more than once is not supported (<"))
    let inner = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let scene = NavigationScene()
        scene.nav.pushViewController(UINavigationController(rootViewController: scene.b), animated: false)
      }
    }
    #expect(text(inner).contains("Pushing a navigation controller is not supported"))
    let stranger = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let scene = NavigationScene()
        _ = scene.nav.popToViewController(scene.b, animated: false)
      }
    }
    #expect(text(stranger).contains("Tried to pop to a view controller that doesn't exist."))
    let equal = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let scene = NavigationScene()
        scene.nav.viewControllers = [scene.a, scene.b, scene.a]
      }
    }
    #expect(text(equal).contains("All view controllers in a navigation controller must be distinct"))
    let bar = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let scene = NavigationScene()
        scene.nav.navigationBar.items = []
      }
    }
    #expect(text(bar).contains("Cannot call setItems:animated: directly on a UINavigationBar managed by a controller."))
    let pop = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let scene = NavigationScene()
        scene.nav.navigationBar.popItem(animated: false)
      }
    }
    #expect(
      text(pop).contains(
        "Cannot call popNavigationItemAnimated: directly on a UINavigationBar managed by a controller."))
    let delegate = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        final class AnsweringDelegate: NSObject, UINavigationBarDelegate {}
        let scene = NavigationScene()
        scene.nav.navigationBar.delegate = AnsweringDelegate()
      }
    }
    #expect(text(delegate).contains("Cannot manually set the delegate on a UINavigationBar managed by a controller."))
  }

  private func text(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }
}
