import UIKit

/// The four children of every scene.
@MainActor enum Pages {
  static func make() -> [UIViewController] {
    [
      PageViewController(title: "Today", color: UIColor(red: 0.16, green: 0.43, blue: 0.85, alpha: 1)),
      PageViewController(
        title: "Search", color: UIColor(red: 0.86, green: 0.38, blue: 0.17, alpha: 1), hasSpinner: true),
      PageViewController(title: "设置", color: UIColor(red: 0.13, green: 0.56, blue: 0.41, alpha: 1)),
      PageViewController(title: "Profile", color: UIColor(red: 0.50, green: 0.29, blue: 0.71, alpha: 1)),
    ]
  }
}
