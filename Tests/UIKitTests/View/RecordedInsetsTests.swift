import Testing
import UIKit

/// Safe areas and margins recorded on iOS 26.1 (in part with Mac Catalyst).
@MainActor @Suite("Safe areas and margins as recorded on iOS:", .serialized) struct RecordedInsetsTests {
  private final class NotifiedView: UIView {
    var calls: [String] = []
    override func layoutMarginsDidChange() {
      super.layoutMarginsDidChange()
      calls.append("margins")
    }
    override func safeAreaInsetsDidChange() {
      super.safeAreaInsetsDidChange()
      calls.append("safe area")
    }
  }

  private static let insets = UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12)

  private func scene() -> ViewScene {
    let scene = ViewScene(root: UIViewController())
    scene.window.screenSafeAreaInsets = Self.insets
    return scene
  }

  /// Frames in a view of 320 × 480 points with the insets above, and the insets that views with these frames get.
  nonisolated static let rows: [(frame: CGRect, insets: UIEdgeInsets)] = [
    (CGRect(x: 0, y: 0, width: 320, height: 480), UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12)),
    (CGRect(x: 30, y: 20, width: 100, height: 500), UIEdgeInsets(top: 24, left: 0, bottom: 34, right: 0)),
    (CGRect(x: -40, y: -60, width: 200, height: 200), UIEdgeInsets(top: 44, left: 10, bottom: 0, right: 0)),
    (CGRect(x: 0, y: 100, width: 320, height: 200), UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 12)),
    (CGRect(x: 0, y: 460, width: 320, height: 100), UIEdgeInsets(top: 0, left: 10, bottom: 34, right: 12)),
    (CGRect(x: 300, y: 0, width: 100, height: 480), UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 12)),
    (CGRect(x: -50, y: -50, width: 500, height: 700), UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12)),
    (CGRect(x: 5, y: 10, width: 60, height: 20), UIEdgeInsets(top: 34, left: 5, bottom: 0, right: 0)),
    (CGRect(x: 0, y: 500, width: 100, height: 50), UIEdgeInsets(top: 0, left: 10, bottom: 34, right: 0)),
  ]

  @Test("a view gets the part of its superview's insets that its frame overlaps, at most all of it", arguments: rows)
  func propagation(row: (frame: CGRect, insets: UIEdgeInsets)) {
    let scene = scene()
    let view = UIView(frame: row.frame)
    scene.window.rootViewController?.view.addSubview(view)
    #expect(view.safeAreaInsets == row.insets)
  }

  @Test("margins are 8 points plus the safe area, or 8 points alone")
  func margins() {
    let scene = scene()
    let view = UIView(frame: scene.window.bounds)
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    scene.window.rootViewController?.view.addSubview(view)
    #expect(view.layoutMargins == UIEdgeInsets(top: 52, left: 18, bottom: 42, right: 20))
    view.insetsLayoutMarginsFromSafeArea = false
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  }

  @Test("margins that preserve the superview's margins reach at least as far in")
  func preserving() {
    let (outer, view) = (
      UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)),
      UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    )
    outer.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
    outer.addSubview(view)
    view.preservesSuperviewLayoutMargins = true
    #expect(view.layoutMargins == UIEdgeInsets(top: 10, left: 10, bottom: 8, right: 8))
  }

  @Test("a view is notified of its margins, then of its safe area, once each, and not again by another layout")
  func order() {
    let scene = ViewScene(root: UIViewController())
    let view = NotifiedView(frame: scene.window.bounds)
    scene.window.rootViewController?.view.addSubview(view)
    scene.frame()
    view.calls = []
    scene.window.screenSafeAreaInsets = Self.insets
    #expect(view.calls == ["margins", "safe area"])
    scene.window.setNeedsLayout()
    view.setNeedsLayout()
    scene.frame()
    #expect(view.calls == ["margins", "safe area"])
    view.insetsLayoutMarginsFromSafeArea = false
    view.calls = []
    scene.window.screenSafeAreaInsets.top = 50
    #expect(view.calls == ["safe area"])
  }

  @Test("a controller's additional insets add to those of its view")
  func additional() {
    let scene = ViewScene(root: UIViewController())
    scene.window.screenSafeAreaInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    let root = scene.window.rootViewController
    root?.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 0, bottom: 6, right: 0)
    #expect(root?.view.safeAreaInsets == UIEdgeInsets(top: 69, left: 0, bottom: 40, right: 0))
  }
}
