import UIKit

@testable import ContainerKitTestSupport

/// A log of events, in order. Its words are the same for all controllers.
@MainActor final class Journal {
  private(set) var lines: [String] = []

  func add(_ line: String) { lines.append(line) }

  func clear() { lines = [] }
}

/// A page that logs its appearance calls and, on request, those of its coordinator.
@MainActor final class TellingPage: UIViewController {
  private let journal: Journal
  private var isWatching = false

  init(_ name: String, _ journal: Journal) {
    self.journal = journal
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  private func tell(_ call: String, _ animated: Bool) {
    journal.add("\(title ?? ""): \(call)\(animated ? " animated" : "")")
  }

  /// Registers with the coordinator in the next `viewWillAppear(_:)`.
  func watchCoordinator() { isWatching = true }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tell("willAppear", animated)
    guard isWatching else { return }
    isWatching = false
    guard let coordinator = transitionCoordinator else { return journal.add("coordinator: none") }
    journal.add("coordinator: initially interactive \(coordinator.initiallyInteractive)")
    let journal = journal
    coordinator.animate(
      alongsideTransition: { _ in journal.add("coordinator: alongside") },
      completion: { journal.add("coordinator: completion cancelled \($0.isCancelled)") })
    coordinator.notifyWhenInteractionChanges {
      journal.add("coordinator: changed interactive \($0.isInteractive) cancelled \($0.isCancelled)")
    }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    tell("didAppear", animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    tell("willDisappear", animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    tell("didDisappear", animated)
  }
}
