import Testing
import UIKit

@MainActor @Suite("A registration for changes of traits", .serialized) struct TraitRegistrationTests {
  private final class Page: UIViewController {
    let log: CallLog
    init(_ log: CallLog) {
      self.log = log
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError("not archived") }
    override func viewDidLoad() {
      super.viewDidLoad()
      registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, old: UITraitCollection) in
        let styles = (old.userInterfaceStyle.rawValue, self.traitCollection.userInterfaceStyle.rawValue)
        self.log.lines.append(
          "style \(styles.0) → \(styles.1), colors for \(UITraitCollection.current == self.traitCollection)")
      }
    }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      if previousTraitCollection != nil { log.lines.append("did change") }
    }
  }

  private func page() -> (CallLog, Page, ViewScene) {
    let log = CallLog()
    let page = Page(log)
    let scene = ViewScene(root: page)
    scene.frame()
    return (log, page, scene)
  }

  @Test("calls its handler with the old traits before the method, at once, and not for the same value")
  func order() {
    let (log, page, scene) = page()
    #expect(log.take() == [])
    page.overrideUserInterfaceStyle = .dark
    #expect(log.take() == ["style 1 → 2, colors for true", "did change"])
    page.overrideUserInterfaceStyle = .dark
    #expect(log.take() == [] && page.view.window === scene.window)
  }

  @Test("is for its own traits only, in a view too, in the order of registering")
  func traits() {
    let (log, page, scene) = page()
    let view = UIView()
    page.view.addSubview(view)
    var lines: [String] = []
    view.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (_: UIView, _) in lines.append("size") }
    view.registerForTraitChanges(UITraitCollection.systemTraitsAffectingColorAppearance) { (view: UIView, old) in
      lines.append("color \(old.hasDifferentColorAppearance(comparedTo: view.traitCollection))")
    }
    let all: [UITrait] = [
      UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitLayoutDirection.self,
      UITraitDisplayScale.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
      UITraitPreferredContentSizeCategory.self, UITraitAccessibilityContrast.self,
    ]
    for (index, trait) in all.enumerated() {
      view.registerForTraitChanges([trait]) { (_: UIView, _) in lines.append("\(index)") }
    }
    defer { UIScreen.main.configure(traits: UITraitCollection()) }
    func change(_ traits: UITraitCollection) -> [String] {
      lines = []
      UIScreen.main.configure(traits: traits)
      return lines
    }
    #expect(change(UITraitCollection(userInterfaceStyle: .dark)) == ["color true", "1"])
    #expect(change(UITraitCollection()) == ["color true", "1"])
    #expect(change(UITraitCollection(preferredContentSizeCategory: .extraLarge)) == ["size", "6"])
    #expect(change(UITraitCollection()) == ["size", "6"])
    #expect(change(UITraitCollection(accessibilityContrast: .high)) == ["color true", "7"])
    #expect(change(UITraitCollection()) == ["color true", "7"])
    #expect(change(UITraitCollection(layoutDirection: .rightToLeft)) == ["2"])
    _ = log.take()
    #expect(view.window === scene.window)
  }

  private final class Painter: UIView {
    var lines: [String] = []
    func repaint() { lines.append("repaint") }
    func paint(_ view: UIView, after old: UITraitCollection) {
      lines.append("paint \(view === self) after \(old.userInterfaceStyle.rawValue)")
    }
  }

  @Test("performs a method of the object or of a target, which it does not keep")
  func actions() {
    let (_, page, scene) = page()
    let view = Painter()
    var other: Painter? = Painter()
    let style: [UITrait] = [UITraitUserInterfaceStyle.self]
    view.registerForTraitChanges(style, action: Selector(Painter.paint(_:after:)))
    view.registerForTraitChanges(style, target: other!, action: Selector(Painter.repaint))
    page.view.addSubview(view)
    view.overrideUserInterfaceStyle = .dark
    #expect(view.lines == ["paint true after 1"] && other?.lines == ["repaint"])
    weak let known = other
    other = nil
    #expect(known == nil)
    view.overrideUserInterfaceStyle = .light
    #expect(view.lines == ["paint true after 1", "paint true after 2"] && view.window === scene.window)
  }

  @Test("ends when it is unregistered, and does not keep its object")
  func ending() {
    let (_, page, scene) = page()
    var view: UIView? = UIView()
    weak let known = view
    var calls = 0
    let registration = view!.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIView, _) in calls += 1 }
    page.view.addSubview(view!)
    view?.overrideUserInterfaceStyle = .dark
    #expect(calls == 1)
    view?.unregisterForTraitChanges(registration)
    view?.overrideUserInterfaceStyle = .light
    #expect(calls == 1)
    view?.removeFromSuperview()
    view = nil
    scene.frame()
    #expect(known == nil)
  }
}
