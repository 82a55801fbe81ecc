import UIKit

/// A page that logs each appearance call and the conditions that hold during it.
final class LoggingPage: AppearingPage {
  private let log: ProbeLog
  private let name: String
  private let reference: UIWindow

  init(_ name: String, _ log: ProbeLog, in window: UIWindow) {
    (self.name, self.log, reference) = (name, log, window)
    super.init()
    title = name
  }

  required init?(coder: NSCoder) { nil }

  /// Logs the call and the conditions that hold: the view is in the window, it is in a superview, it fills the
  /// superview, it has a part of the window's safe area, its controller has the window's horizontal size class.
  private func note(_ call: String) {
    guard let view = viewIfLoaded else { return log("\(name) \(call)") }
    var facts: [String] = []
    if view.window === reference { facts.append("inWindow") }
    if let superview = view.superview {
      facts.append(view.bounds.size == superview.bounds.size ? "filling" : "inSuperview")
    }
    if view.safeAreaInsets != .zero { facts.append("safeArea") }
    if traitCollection.horizontalSizeClass == reference.traitCollection.horizontalSizeClass { facts.append("traits") }
    log("\(name) \(call): \(facts.joined(separator: " "))")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    note("viewDidLoad")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("viewWillAppear \(animated)")
  }

  override func noteIsAppearing(_ animated: Bool) { note("viewIsAppearing \(animated)") }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("viewDidAppear \(animated)")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note("viewWillDisappear \(animated)")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note("viewDidDisappear \(animated)")
  }

  override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    note("viewSafeAreaInsetsDidChange")
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    note(parent == nil ? "willMoveOut" : "willMoveIn")
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    note(parent == nil ? "didMoveOut" : "didMoveIn")
  }
}
