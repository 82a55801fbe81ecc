import ContainerKitTesting
import CoreGraphics
import Foundation
import UIKit

/// One version of an app: how it is made, and how the script reads and controls what only its code can.
@MainActor struct AppVersion {
  let make: () -> UIViewController
  /// Returns the title of the page that the app's code finds selected.
  let selectedTitle: (UIViewController) -> String
  /// Selects a page from the app's code, by its index.
  let open: (UIViewController, Int) -> Void

  init<App: UIViewController>(
    _ make: @escaping () -> App, selected: @escaping (App) -> UIViewController?, open: @escaping (App, Int) -> Void
  ) {
    self.make = make
    selectedTitle = { app in (app as? App).flatMap(selected).map(Self.title) ?? "none" }
    self.open = { app, index in
      guard let app = app as? App else { return }
      open(app, index)
    }
  }

  private static func title(_ page: UIViewController) -> String {
    let page = (page as? UINavigationController)?.viewControllers.first ?? page
    return page.title ?? "untitled"
  }
}

/// A version of an app on a stage.
@MainActor final class AppRun {
  /// The insets of a phone with a notch.
  private static let portrait = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
  private static let landscape = UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)

  let stage: Stage
  let app: UIViewController
  private let version: AppVersion
  /// `true` if what the last tap or the last call changed was not on screen at once.
  private var moved = false

  /// The picture while the finger of the last drag rested.
  private(set) var draggedPicture: CGImage?

  init(_ version: AppVersion, savedPage: Int, watchesForFlashes: Bool, completions: Stage.CompletionOrder) {
    stage = Stage(completions: completions)
    self.version = version
    Saved.page = savedPage
    _ = Analytics.removeEvents()
    stage.safeAreaInsets = Self.portrait
    app = version.make()
    stage.window.rootViewController = app
    stage.settle()
    if watchesForFlashes { stage.watchForFlashes() }
  }

  isolated deinit { stage.tearDown() }

  /// Returns what has happened since the last time, and what is selected and saved now.
  func report() -> String {
    defer { (moved, draggedPicture) = (false, nil) }
    let events = Analytics.removeEvents().joined(separator: ", ")
    return "\(events) → \(version.selectedTitle(app)), saved \(Saved.page)\(moved ? ", moves" : "")"
  }

  // MARK: Actions of the user and of the app

  func tap(_ x: CGFloat, _ y: CGFloat) {
    stage.tap(at: CGPoint(x: x, y: y))
    settleAfterRequest()
  }

  /// Drags, rests and lifts, so that the finger's speed does not count. The finger moves by a point at a time, so that every
  /// recognizer begins at the same one.
  func drag(by movement: CGFloat, from x: CGFloat = 195, y: CGFloat = 500) {
    let end = CGPoint(x: x + movement, y: y)
    stage.drag(from: CGPoint(x: x, y: y), to: end, duration: 0.3, steps: Int(abs(movement)), release: false)
    stage.run(for: 0.6)
    draggedPicture = stage.image()
    stage.touch(.ended, at: end)
    stage.settle()
  }

  /// Drags quickly, and lifts while the finger moves.
  func flick(by movement: CGFloat, from x: CGFloat = 195, y: CGFloat = 600) {
    stage.drag(from: CGPoint(x: x, y: y), to: CGPoint(x: x + movement, y: y), duration: 0.08, steps: 8)
    stage.settle()
  }

  /// Scrolls a list by a distance, at last slowly.
  func scroll(by movement: CGFloat, y: CGFloat = 600) {
    stage.drag(
      from: CGPoint(x: 195, y: y), to: CGPoint(x: 195, y: y + movement), duration: 0.5, steps: 30, hold: 0.3)
    stage.settle()
  }

  func open(_ index: Int) {
    stage.schedule { [version, app] in version.open(app, index) }
    settleAfterRequest()
  }

  func press(_ key: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags) {
    stage.press(key, modifiers: modifiers)
    settleAfterRequest()
  }

  private func settleAfterRequest() {
    for _ in 0..<3 { stage.frame() }
    let early = stage.image()
    stage.settle()
    moved = PictureDifference(early, stage.image()) != nil
  }

  func dismiss() {
    app.presentedViewController?.dismiss(animated: true)
    stage.settle()
  }

  /// Pops with a swipe from the edge.
  func swipeBack() {
    stage.drag(from: CGPoint(x: 2, y: 500), to: CGPoint(x: 350, y: 500), duration: 0.3, steps: 20)
    stage.settle()
  }

  /// Changes some of a new device's settings.
  func set(_ change: (inout UserSettings) -> Void) {
    var settings = UserSettings()
    change(&settings)
    // Pages at rest before and after a change show that it is no flash.
    stage.run(for: 0.2)
    stage.settings = settings
    stage.run(for: 0.2)
  }

  func rotate(to orientation: UIInterfaceOrientation) {
    stage.rotate(to: orientation, safeAreaInsets: orientation.isPortrait ? Self.portrait : Self.landscape)
    stage.settle()
  }
}
