import ContainerKit
import UIKit

/// A container with a button above its pages that pauses and resumes the curtain.
final class CurtainViewController: ContainerViewController, ContainerViewControllerDelegate {
  private let curtain = CurtainAnimator()
  private var isStopped = false

  init() {
    super.init(viewControllers: Pages.tiles(), selectedIndex: 0)
    delegate = self
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .custom)
    button.setTitle("Stop / go on", for: .normal)
    button.setTitleColor(.white, for: .normal)
    button.backgroundColor = UIColor(white: 0, alpha: 0.4)
    button.layer.cornerRadius = 12
    button.frame = CGRect(x: (view.bounds.width - 160) / 2, y: 52, width: 160, height: 40)
    button.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    button.addAction(
      UIAction { [unowned self] _ in
        isStopped.toggle()
        if isStopped { curtain.pause() } else { curtain.resume() }
      }, for: .touchUpInside)
    view.addSubview(button)
  }

  func containerViewController(
    _ container: ContainerViewController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    isStopped = false
    return curtain
  }
}
