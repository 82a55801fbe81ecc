import UIKit

/// A view controller that logs its appearance and containment calls.
@MainActor class LoggedController: UIViewController {
  let name: String
  let log: CallLog
  var forwards = true

  init(_ name: String, _ log: CallLog) {
    (self.name, self.log) = (name, log)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("not archived") }

  private func say(_ line: String) { log.lines.append("\(name).\(line)") }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { forwards }
  override func viewDidLoad() { say("didLoad") }
  override func viewWillAppear(_ animated: Bool) { say(animated ? "willAppear animated" : "willAppear") }
  override func viewDidAppear(_ animated: Bool) { say(animated ? "didAppear animated" : "didAppear") }
  override func viewWillDisappear(_ animated: Bool) { say(animated ? "willDisappear animated" : "willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { say(animated ? "didDisappear animated" : "didDisappear") }
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    say("willMove(\((parent as? LoggedController)?.name ?? parent?.title ?? "nil"))")
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    say("didMove(\((parent as? LoggedController)?.name ?? parent?.title ?? "nil"))")
  }

  /// Adds a child in the usual four steps.
  func embed(_ child: UIViewController) {
    addChild(child)
    child.view.frame = view.bounds
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }

  func unembed(_ child: UIViewController) {
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
  }
}

extension UIViewController {
  /// Sets the title, and returns the controller.
  func titled(_ title: String?) -> Self {
    self.title = title
    return self
  }
}
