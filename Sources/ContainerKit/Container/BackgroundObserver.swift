import UIKit

/// Observes the app's move to the background. A transition is ended before the system takes its snapshot.
@MainActor final class BackgroundObserver {
  private(set) var observations: [Observation] = []

  /// - Parameters:
  ///   - view: Returns the view whose scene counts; nil while it is not loaded.
  ///   - onBackground: Called when the app, or the view's scene, has entered the background.
  func observe(_ view: @escaping () -> UIView?, onBackground: @escaping () -> Void) {
    observations = [
      Observation(UIScene.didEnterBackgroundNotification) { scene in
        guard let scene, let own = view()?.window?.windowScene, ObjectIdentifier(own) == scene else { return }
        onBackground()
      },
      Observation(UIApplication.didEnterBackgroundNotification) { _ in onBackground() },
    ]
  }
}
