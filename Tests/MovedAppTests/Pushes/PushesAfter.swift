import ContainerTransitions
import UIKit

extension UINavigationController {
  /// Sets the transitions of the app. A page goes back as it has come.
  func addTransitions() {
    pageTransitions.style = .animator { request in
      let isSettings = (request.step == .next ? request.to : request.from) is SettingsViewController
      return (isSettings ? PageTransition.fade : .cover(from: .trailing).sharingElements()).animator(for: request.step)
    }
  }
}
