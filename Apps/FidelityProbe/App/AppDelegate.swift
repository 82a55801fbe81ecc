import UIKit

/// The probe as an app: records the probes, or shows a screen for a UI test's gestures.
@main final class AppDelegate: UIResponder, UIApplicationDelegate {}
