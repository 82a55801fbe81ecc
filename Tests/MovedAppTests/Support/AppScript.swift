import ContainerKitTesting
import CoreGraphics
import UIKit

/// An action of a script, and the app's behavior after it: before the app is moved, and afterward.
struct AppStep: Sendable {
  let name: String
  let action: @MainActor @Sendable (AppRun) -> Void
  /// The events of the app's analytics, the selected page and the saved one, and whether something moved.
  let before: String
  let change: AppChange?

  init(
    _ name: String, _ before: String, _ change: AppChange? = nil,
    action: @escaping @MainActor @Sendable (AppRun) -> Void
  ) {
    (self.name, self.before, self.change, self.action) = (name, before, change, action)
  }

  /// The launch, which needs no action.
  init(launch before: String, _ change: AppChange? = nil) {
    self.init("launch", before, change) { _ in }
  }
}

extension AppStep {
  /// Returns steps that change the user's settings while the app runs, and restore them.
  ///
  /// - Parameter report: The report of each step: no events, and what is selected and saved.
  static func settings(
    _ report: String, darkMode: AppChange? = nil, largerText: AppChange? = nil, rightToLeft: AppChange? = nil
  ) -> [AppStep] {
    [
      AppStep("turn on dark mode", report, darkMode) { $0.set { $0.userInterfaceStyle = .dark } },
      AppStep("choose larger text", report, largerText) {
        $0.set { $0.preferredContentSizeCategory = .extraExtraExtraLarge }
      },
      AppStep("write from right to left", report, rightToLeft) { $0.set { $0.layoutDirection = .rightToLeft } },
      AppStep("restore the settings", report) { $0.set { _ in } },
    ]
  }
}

/// A difference between an app before and after its move.
struct AppChange: Sendable {
  /// The behavior of the moved app; nil for the same.
  let after: String?
  /// `true` if another page is shown at the end, or another part of it.
  let showsAnother: Bool
  let reason: String

  init(_ after: String? = nil, showsAnother: Bool = false, because reason: String) {
    (self.after, self.showsAnother, self.reason) = (after, showsAnother, reason)
  }
}

/// A drag during which a moved app shows something else under the finger.
struct AppDragChange: Sendable {
  let step: String
  let reason: String

  init(_ step: String, because reason: String) { (self.step, self.reason) = (step, reason) }
}

/// An area in which a moved app looks different after every step.
struct AppAppearanceChange: Sendable {
  /// Returns the area in a window of a size, with the safe area's insets in that orientation.
  let area: @MainActor @Sendable (CGSize, UIEdgeInsets) -> CGRect
  let reason: String
}

/// The behavior of a version of an app in a script.
@MainActor struct AppRecord {
  private(set) var lines: [String] = []
  private(set) var pictures: [CGImage] = []
  /// The pictures while a finger rests, of the steps that are drags.
  private(set) var draggedPictures: [CGImage?] = []
  private(set) var insets: [UIEdgeInsets] = []
  private(set) var issues: [String] = []

  init(
    _ version: AppVersion, _ steps: [AppStep], savedPage: Int, watchesForFlashes: Bool,
    completions: Stage.CompletionOrder
  ) {
    let run = AppRun(
      version, savedPage: savedPage, watchesForFlashes: watchesForFlashes, completions: completions)
    for step in steps {
      step.action(run)
      draggedPictures.append(run.draggedPicture)
      lines.append("\(step.name): \(run.report())")
      pictures.append(run.stage.image())
      insets.append(run.stage.safeAreaInsets)
    }
    issues = run.stage.issues + run.stage.flashes
  }
}
