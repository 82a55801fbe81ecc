import UIKit

extension UIViewController {
  /// Dismisses what this page presents over its own context, unless that begins or ends.
  func uncover(animated: Bool) {
    guard let cover = presentedViewController as? CoveringPage, cover.presentingViewController === self,
      !cover.isBeingPresented, !cover.isBeingDismissed
    else { return }
    dismiss(animated: animated)
  }
}

/// A view controller that a page presents over its own context.
package final class CoveringPage: UIViewController, UIViewControllerTransitioningDelegate {
  init(_ style: Script.ContextStyle, title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
    switch style {
    case .current: modalPresentationStyle = .currentContext
    case .over: modalPresentationStyle = .overCurrentContext
    case .custom:
      modalPresentationStyle = .custom
      transitioningDelegate = self
    }
  }

  required init?(coder: NSCoder) { nil }

  package override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemYellow
  }

  package func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    CoveringPresentation(presentedViewController: presented, presenting: presenting)
  }
}

private final class CoveringPresentation: UIPresentationController {
  override var shouldPresentInFullscreen: Bool { false }
}
