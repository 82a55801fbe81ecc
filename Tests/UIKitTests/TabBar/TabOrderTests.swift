import Stage
import Testing

@testable import UIKit

@Suite("The calls of a tab bar controller:", .serialized) @MainActor struct TabOrderTests {
  @Test("when the controller is shown, its selected page is loaded and appears with it; the others are not loaded")
  func shown() {
    let stage = Stage(endReports: .afterFrame)
    let log = CallLog()
    let (a, b, tabs) = (LoggedController("a", log), LoggedController("b", log), LoggedTabs(log))
    tabs.viewControllers = [a, b]
    #expect(a.parent === tabs && b.parent === tabs && !tabs.isViewLoaded && !a.isViewLoaded)
    #expect(log.take() == ["a.willMove(nil)", "a.didMove(nil)", "b.willMove(nil)", "b.didMove(nil)"])
    stage.window.rootViewController = tabs
    stage.run(for: 0.1)
    #expect(log.take() == ["tabs.willAppear", "a.didLoad", "a.willAppear", "a.didAppear", "tabs.didAppear"])
    #expect(!b.isViewLoaded && stage.issues == [])
  }

  @Test("a tap calls the bar's method, the delegate and the pages in the order of published logs")
  func tap() {
    let scene = TabScene()
    scene.useRecordingDelegate(animates: false)
    scene.tap(1)
    #expect(
      scene.log.take() == [
        "tab bar b at 0", "should b at 0", "animator a to b at 0", "b.didLoad", "b.willAppear", "a.willDisappear",
        "a.didDisappear", "b.didAppear", "did b at 1",
      ])
    #expect(scene.tabs.selectedViewController === scene.b && scene.faults == [])
  }

  @Test("selection by code requests an animator, but calls neither the bar's method nor the delegate's two")
  func code() {
    let scene = TabScene()
    scene.useRecordingDelegate(animates: false)
    scene.tabs.selectedIndex = 1
    #expect(
      scene.log.take() == [
        "animator a to b at 0", "b.didLoad", "b.willAppear", "a.willDisappear", "a.didDisappear", "b.didAppear",
      ])
    scene.tabs.selectedViewController = scene.a
    #expect(
      scene.log.take() == ["animator b to a at 1", "a.willAppear", "b.willDisappear", "b.didDisappear", "a.didAppear"])
    #expect(scene.faults == [])
  }

  @Test("a tap on the selected tab calls the delegate, and changes nothing")
  func again() {
    let scene = TabScene()
    scene.useRecordingDelegate()
    scene.tap(0)
    #expect(scene.log.take() == ["tab bar a at 0", "should a at 0", "did a at 0"])
    scene.tabs.selectedIndex = 0
    #expect(scene.log.take() == [])
  }

  @Test("a tap that the delegate refuses leaves tab and page as they are")
  func refused() {
    let scene = TabScene()
    scene.useRecordingDelegate()
    scene.deputy.allows = false
    scene.tap(2)
    #expect(scene.log.take() == ["tab bar c at 0", "should c at 0"])
    #expect(!scene.c.isViewLoaded && scene.faults == [])
  }

  @Test("outside of a window, selection makes no appearance calls and requests no animator; the page appears later")
  func outOfSight() {
    let scene = TabScene()
    scene.useRecordingDelegate()
    let other = LoggedController("x", scene.log)
    scene.stage.window.rootViewController = other
    scene.stage.run(for: 0.1)
    _ = scene.log.take()
    scene.tabs.selectedIndex = 1
    #expect(scene.log.take() == [])
    scene.stage.window.rootViewController = scene.tabs
    scene.stage.run(for: 0.1)
    #expect(
      scene.log.take() == [
        "x.willDisappear", "x.didDisappear", "tabs.willAppear", "b.didLoad", "b.willAppear", "b.didAppear",
        "tabs.didAppear",
      ])
    #expect(scene.faults == [])
  }

  @Test("a presentation over the controller makes appearance calls only to it and its selected page")
  func presentation() {
    let scene = TabScene()
    let shown = LoggedController("m", scene.log)
    shown.modalPresentationStyle = .fullScreen
    scene.b.present(shown, animated: false)
    #expect(
      scene.log.take() == [
        "m.didLoad", "tabs.willDisappear", "a.willDisappear", "m.willAppear", "m.didAppear", "a.didDisappear",
        "tabs.didDisappear",
      ])
    scene.tabs.dismiss(animated: false)
    #expect(
      scene.log.take() == [
        "m.willDisappear", "tabs.willAppear", "a.willAppear", "a.didAppear", "tabs.didAppear", "m.didDisappear",
      ])
    #expect(scene.faults == [])
  }
}
