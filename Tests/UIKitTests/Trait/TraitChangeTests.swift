import Testing
import UIKit

@MainActor @Suite("Changes of traits:", .serialized) struct TraitChangeTests {
  private final class Page: UIViewController {
    let log: CallLog
    init(_ name: String, _ log: CallLog) {
      self.log = log
      super.init(nibName: nil, bundle: nil)
      title = name
    }
    required init?(coder: NSCoder) { fatalError("not archived") }
    private func say(_ line: String) { log.lines.append("\(title ?? "").\(line)") }
    override func willTransition(
      to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      say("will \(newCollection.userInterfaceStyle.rawValue) from \(traitCollection.userInterfaceStyle.rawValue)")
      coordinator.animate(alongsideTransition: { _ in self.say("alongside") }, completion: { _ in self.say("end") })
      super.willTransition(to: newCollection, with: coordinator)
    }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      guard let previousTraitCollection else { return }
      say(
        "did \(traitCollection.userInterfaceStyle.rawValue) from \(previousTraitCollection.userInterfaceStyle.rawValue)"
      )
    }
  }

  private func pages() -> (log: CallLog, root: Page, shown: Page, hidden: Page, scene: ViewScene) {
    let log = CallLog()
    let (root, shown, hidden) = (Page("root", log), Page("shown", log), Page("hidden", log))
    let scene = ViewScene(root: root)
    for child in [shown, hidden] {
      root.addChild(child)
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
    }
    hidden.view.removeFromSuperview()
    scene.frame()
    log.lines = []
    return (log, root, shown, hidden, scene)
  }

  @Test("a change by the host notifies all controllers before and after, parents first, including hidden children")
  func fromHost() {
    let (log, root, _, _, scene) = pages()
    UIScreen.main.configure(traits: UITraitCollection(userInterfaceStyle: .dark))
    defer { UIScreen.main.configure(traits: UITraitCollection()) }
    #expect(
      log.take() == [
        "root.will 2 from 1", "shown.will 2 from 1", "hidden.will 2 from 1", "root.did 2 from 1", "shown.did 2 from 1",
        "hidden.did 2 from 1", "root.alongside", "shown.alongside", "hidden.alongside",
      ])
    scene.frame()
    #expect(log.take() == ["root.end", "shown.end", "hidden.end"])
    #expect(root.view.traitCollection === scene.window.traitCollection)
  }

  @Test("an overridden style is reported at once in its setter, but not if it is the same, as recorded on iOS 26")
  func overriddenStyle() throws {
    let table = try ControllerFact.table("launch_containment_order_ios26")
    let rows = try #require(table["traits"] as? [String])
    #expect(
      rows == [
        "registered handlers, then traitCollectionDidChange; at once in the override's setter",
        "no call at registering", "no call for the same value",
      ])
    let (log, root, shown, _, scene) = pages()
    final class ReceivedCalls: UIView {
      var calls = 0
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { calls += 1 }
    }
    let view = ReceivedCalls()
    shown.view.addSubview(view)
    view.calls = 0
    shown.overrideUserInterfaceStyle = .dark
    #expect(log.take() == ["shown.did 2 from 1"] && view.calls == 1)
    shown.overrideUserInterfaceStyle = .dark
    #expect(log.take() == [] && view.calls == 1)
    view.overrideUserInterfaceStyle = .light
    #expect(view.calls == 2)
    view.overrideUserInterfaceStyle = .light
    root.overrideUserInterfaceStyle = .light
    #expect(log.take() == [] && view.calls == 2 && view.window === scene.window)
  }

  @Test("a parent's override applies to a child and everything below it, and hides the host's change from them")
  func overriding() {
    let (log, root, shown, hidden, scene) = pages()
    let inner = UIView()
    shown.view.addSubview(inner)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    root.setOverrideTraitCollection(dark, forChild: shown)
    #expect(root.overrideTraitCollection(forChild: shown) === dark)
    #expect(root.overrideTraitCollection(forChild: hidden) == nil)
    #expect(log.take() == ["shown.will 2 from 1", "shown.did 2 from 1", "shown.alongside"])
    #expect(inner.traitCollection.userInterfaceStyle == .dark && shown.traitCollection.displayScale != 0)
    #expect(root.traitCollection.userInterfaceStyle == .light && hidden.traitCollection.userInterfaceStyle == .light)
    scene.frame()
    #expect(log.take() == ["shown.end"])
    root.setOverrideTraitCollection(UITraitCollection(userInterfaceStyle: .dark), forChild: shown)
    #expect(log.take() == [])
    UIScreen.main.configure(traits: dark)
    #expect(!log.take().contains { $0.hasPrefix("shown.") })
    UIScreen.main.configure(traits: UITraitCollection())
    log.lines = []
    root.setOverrideTraitCollection(nil, forChild: shown)
    #expect(log.take() == ["shown.will 1 from 2", "shown.did 1 from 2", "shown.alongside"])
    #expect(root.overrideTraitCollection(forChild: shown) == nil)
  }

  @Test("an override belongs to the parent: a child that is removed loses it")
  func leaving() {
    let (_, root, shown, _, scene) = pages()
    root.setOverrideTraitCollection(UITraitCollection(layoutDirection: .rightToLeft), forChild: shown)
    #expect(shown.view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    shown.view.semanticContentAttribute = .playback
    #expect(shown.view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    shown.willMove(toParent: nil)
    shown.view.removeFromSuperview()
    shown.removeFromParent()
    shown.view.semanticContentAttribute = .unspecified
    #expect(shown.traitCollection.layoutDirection == .leftToRight)
    #expect(shown.view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    let next = UIViewController()
    next.addChild(shown)
    #expect(shown.traitCollection.layoutDirection == .leftToRight)
    scene.window.isHidden = true
  }

  @Test("a new preferred content size category is in the traits and in a notification")
  func textSize() {
    nonisolated(unsafe) var posted: [String] = []
    let token = NotificationCenter.default.addObserver(
      forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil
    ) { posted.append($0.userInfo?[UIContentSizeCategory.newValueUserInfoKey] as? String ?? "-") }
    defer { NotificationCenter.default.removeObserver(token) }
    #expect(UIView().traitCollection.preferredContentSizeCategory == .large)
    UIScreen.main.configure(traits: UITraitCollection(preferredContentSizeCategory: .extraLarge))
    #expect(UIView().traitCollection.preferredContentSizeCategory == .extraLarge)
    UIScreen.main.configure(traits: UITraitCollection())
    #expect(posted == ["UICTContentSizeCategoryXL", "UICTContentSizeCategoryL"])
  }
}
