import Stage
import Testing
import UIKit

@MainActor @Suite("A tap on the status bar", .serialized) struct ScrollToTopTests {
  private final class Log: NSObject, UIScrollViewDelegate {
    var lines: [String] = []
    var allows = true

    func take() -> [String] {
      defer { lines = [] }
      return lines
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { if lines.last != "scrolls" { lines.append("scrolls") } }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { lines.append("animation ended") }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { lines.append("drag") }
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { lines.append("top") }
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
      lines.append("should")
      return allows
    }
  }

  private let stage = Stage(rootViewController: UIViewController())
  private let log = Log()

  init() { stage.safeAreaInsets.top = 47 }

  /// Adds a scroll view whose content is 500 points below its top.
  private func add(_ frame: CGRect = CGRect(x: 0, y: 0, width: 390, height: 844)) -> UIScrollView {
    let view = UIScrollView(frame: frame)
    stage.window.rootViewController?.view.addSubview(view)
    view.contentSize = CGSize(width: frame.width, height: 5000)
    stage.frame()
    view.contentOffset.y = 500
    view.delegate = log
    return view
  }

  private func tap(_ point: CGPoint = CGPoint(x: 200, y: 20)) {
    stage.tap(at: point)
    stage.run(for: 0.5)
  }

  @Test("scrolls to the top of the adjusted range in an animation, and reports the end by its own call")
  func scrolls() {
    let view = add()
    stage.tap(at: CGPoint(x: 200, y: 20))
    stage.run(for: 0.15)
    #expect(view.contentOffset.y > 0 && view.contentOffset.y < 500)
    stage.run(for: 0.3)
    #expect(view.contentOffset == CGPoint(x: 0, y: -47) && log.take() == ["should", "scrolls", "top"])
    tap()
    #expect(log.take() == [])
  }

  @Test("does nothing if the delegate refuses")
  func refused() {
    let view = add()
    log.allows = false
    tap()
    #expect(view.contentOffset.y == 500 && log.take() == ["should"])
  }

  @Test("that is below the bar, that moves, or on a bar that is hidden, does nothing")
  func elsewhere() {
    final class Hiding: UIViewController {
      override var prefersStatusBarHidden: Bool { true }
    }
    var view = add()
    tap(CGPoint(x: 200, y: 60))
    stage.drag(from: CGPoint(x: 100, y: 20), to: CGPoint(x: 140, y: 20), duration: 0.1)
    stage.run(for: 0.5)
    #expect(view.contentOffset.y == 500 && log.take() == [])
    stage.window.rootViewController = Hiding()
    stage.frame()
    view = add()
    _ = log.take()
    tap()
    #expect(view.contentOffset.y == 500 && log.take() == [])
  }

  @Test("scrolls on a phone only if one scroll view on the screen lets it")
  func several() {
    let (one, two) = (add(), add(CGRect(x: 0, y: 400, width: 390, height: 444)))
    tap()
    #expect(one.contentOffset.y == 500 && two.contentOffset.y == 500 && log.take() == [])
    one.scrollsToTop = false
    tap()
    #expect(one.contentOffset.y == 500 && two.contentOffset.y <= 0 && log.take() == ["should", "scrolls", "top"])
    one.scrollsToTop = true
    two.isHidden = true
    tap()
    #expect(one.contentOffset.y == -47)
    one.contentOffset.y = 500
    (two.isHidden, two.frame.origin.x) = (false, 390)
    tap()
    #expect(one.contentOffset.y == -47)
  }

  @Test("scrolls on a pad the highest scroll view below the finger")
  func pad() {
    UIScreen.main.configure(traits: UITraitCollection(userInterfaceIdiom: .pad))
    defer { UIScreen.main.configure(traits: UITraitCollection()) }
    let left = add(CGRect(x: 0, y: 0, width: 195, height: 844))
    let low = add(CGRect(x: 195, y: 400, width: 195, height: 444))
    let right = add(CGRect(x: 195, y: 50, width: 195, height: 344))
    tap(CGPoint(x: 300, y: 20))
    #expect([left, low, right].map { $0.contentOffset.y } == [500, 500, 0])
    right.scrollsToTop = false
    tap(CGPoint(x: 300, y: 20))
    #expect(left.contentOffset.y == 500 && low.contentOffset.y <= 0)
  }

  @Test("is forgotten when a finger takes the content")
  func interrupted() {
    let view = add()
    stage.tap(at: CGPoint(x: 200, y: 20))
    stage.run(for: 0.1)
    stage.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 250), duration: 0.1, hold: 0.2)
    stage.run(for: 0.6)
    #expect(view.contentOffset.y > 0 && log.take() == ["should", "scrolls", "drag", "scrolls"])
  }

  @Test("scrolls at once while animations are disabled")
  func disabled() {
    let view = add()
    UIView.setAnimationsEnabled(false)
    defer { UIView.setAnimationsEnabled(true) }
    stage.tap(at: CGPoint(x: 200, y: 20))
    stage.frame()
    #expect(view.contentOffset.y == -47 && log.take() == ["should", "scrolls", "top"])
  }
}
