import UIKit

/// The probe as an app: it records, or shows a screen on which a UI test moves a finger.
@main final class AppDelegate: UIResponder, UIApplicationDelegate {}
