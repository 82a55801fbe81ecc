import Testing
import UIKit

@MainActor @Suite("An observed view", .serialized) struct ObservedViewTests {
  private let log = ObservationLog()

  /// Observes all that a view notifies of, by name.
  private func observeAll(_ view: UIView) -> [NSKeyValueObservation] {
    [
      view.observe(\.frame) { [log] _, _ in log.note("frame") },
      view.observe(\.bounds) { [log] _, _ in log.note("bounds") },
      view.observe(\.center) { [log] _, _ in log.note("center") },
      view.observe(\.transform) { [log] _, _ in log.note("transform") },
      view.observe(\.alpha) { [log] _, _ in log.note("alpha") },
      view.observe(\.isHidden) { [log] _, _ in log.note("isHidden") },
      view.observe(\.backgroundColor) { [log] _, _ in log.note("backgroundColor") },
      view.observe(\.layer.position) { [log] _, _ in log.note("layer.position") },
      view.observe(\.layer.bounds) { [log] _, _ in log.note("layer.bounds") },
      view.observe(\.layer.frame) { [log] _, _ in log.note("layer.frame") },
    ]
  }

  @Test("notifies of the property that is set, and its layer of all that changes") func setters() {
    let view = UIView()
    let observations = observeAll(view)
    view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(log.take() == ["layer.position", "layer.bounds", "layer.frame", "frame"])
    view.bounds = CGRect(x: 0, y: 0, width: 20, height: 10)
    #expect(log.take() == ["layer.bounds", "bounds"])
    view.center = .zero
    #expect(log.take() == ["layer.position", "center"])
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    view.alpha = 0
    view.isHidden = true
    view.backgroundColor = .red
    #expect(log.take() == ["transform", "alpha", "isHidden", "backgroundColor"])
    for one in observations { one.invalidate() }
  }

  @Test("notifies of its frame when it is autoresized, and of its bounds and center when constraints place it")
  func placed() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let resized = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
    resized.autoresizingMask = .flexibleWidth
    let constrained = UIView()
    constrained.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(resized)
    parent.addSubview(constrained)
    NSLayoutConstraint.activate([
      constrained.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
      constrained.trailingAnchor.constraint(equalTo: parent.trailingAnchor),
      constrained.topAnchor.constraint(equalTo: parent.topAnchor),
      constrained.heightAnchor.constraint(equalToConstant: 20),
    ])
    var observations = observeAll(resized)
    parent.bounds.size.width = 200
    #expect(log.take() == ["layer.position", "layer.bounds", "layer.frame", "frame"])
    for one in observations { one.invalidate() }
    observations = observeAll(constrained)
    parent.layoutIfNeeded()
    #expect(log.take() == ["layer.bounds", "bounds", "layer.position", "center"])
    #expect(constrained.frame == CGRect(x: 0, y: 0, width: 200, height: 20))
    for one in observations { one.invalidate() }
  }

  private class Card: UIView {
    override var frame: CGRect { didSet { frames += 1 } }
    var frames = 0
    private var observation: NSKeyValueObservation?
    var changes = 0

    func start() {
      observation = observe(\.frame, options: [.new]) { card, _ in MainActor.assumeIsolated { card.changes += 1 } }
    }
  }

  private final class FinalCard: Card {}

  private func observe<View: UIView>(_ view: View) -> NSKeyValueObservation {
    view.observe(\.frame) { [log] _, _ in log.note("generic") }
  }

  @Test("can have any class, also one that overrides the property, and be observed in generic code") func classes() {
    let card = FinalCard()
    card.start()
    let own = card.observe(\.frame) { [log] _, _ in log.note("own") }
    let base = (card as UIView).observe(\UIView.frame) { [log] _, _ in log.note("base") }
    let generic = observe(card)
    card.frames = 0
    card.frame.size.width = 10
    #expect(card.changes == 1)
    #expect(card.frames == 1)
    #expect(log.take() == ["own", "base", "generic"])
    for one in [own, base, generic] { one.invalidate() }
  }

  @Test("notifies of its insets, before it is told of them") func safeArea() {
    final class Page: UIViewController {
      var notified: () -> Void = {}
      override func viewSafeAreaInsetsDidChange() { notified() }
    }
    let page = Page()
    page.notified = { [log] in log.note("told") }
    let scene = ScrollScene()
    scene.stage.window.rootViewController = page
    let view: UIView = page.view
    let observations = [
      view.observe(\.safeAreaInsets, options: [.old, .new]) { [log] _, change in
        log.note("\(change.oldValue?.top ?? -1) \(change.newValue?.top ?? -1)")
      },
      page.observe(\.view.safeAreaInsets, options: [.new]) { [log] _, change in
        log.note("by the page: \(change.newValue?.top ?? -1)")
      },
    ]
    _ = log.take()
    scene.stage.safeAreaInsets.top = 44
    #expect(log.take() == ["0.0 44.0", "by the page: 44.0", "told"])
    for one in observations { one.invalidate() }
  }

  @Test("of a controller is observed through it, also when it is replaced") func replaced() {
    let page = UIViewController()
    let first: UIView = page.view
    let observation = page.observe(\.view.alpha, options: [.old, .new]) { [log] _, change in log.note(change) }
    first.alpha = 0.5
    #expect(log.take() == ["1.0 0.5"])
    let second = UIView()
    page.view = second
    #expect(log.take() == ["0.5 1.0"])
    first.alpha = 0
    #expect(log.take() == [])
    second.alpha = 0
    #expect(log.take() == ["1.0 0.0"])
    observation.invalidate()
    second.alpha = 1
    #expect(log.take() == [])
  }

  @Test("has a controller whose titles are observed") func titles() {
    let page = UIViewController()
    _ = page.navigationItem
    let observations = [
      page.observe(\.title) { [log] _, _ in log.note("title") },
      page.observe(\.navigationItem.title) { [log] _, _ in log.note("item") },
      page.navigationItem.observe(\.title) { [log] _, _ in log.note("own") },
    ]
    page.navigationItem.title = "Inbox"
    #expect(log.take() == ["item", "own"])
    page.title = "Today"
    #expect(log.take() == ["item", "own", "title"])
    for one in observations { one.invalidate() }
  }
}
