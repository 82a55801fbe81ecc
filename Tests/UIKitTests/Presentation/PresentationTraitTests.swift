import Stage
import Testing
import UIKit

@MainActor @Suite("The traits that a presentation overrides", .serialized) struct PresentationTraitTests {
  private final class Page: UIViewController {
    let log = CallLog()
    override func willTransition(
      to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      let (old, new) = (traitCollection.horizontalSizeClass.rawValue, newCollection.horizontalSizeClass.rawValue)
      log.lines.append("will \(new) from \(old)")
      coordinator.animate(alongsideTransition: { _ in self.log.lines.append("alongside") }, completion: nil)
      super.willTransition(to: newCollection, with: coordinator)
    }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      guard let previousTraitCollection else { return }
      log.lines.append("did \(previousTraitCollection.horizontalSizeClass.rawValue)")
    }
  }

  private final class Half: UIPresentationController {
    override func presentationTransitionWillBegin() {
      overrideTraitCollection = UITraitCollection(traitsFrom: [
        UITraitCollection(horizontalSizeClass: .regular), UITraitCollection(userInterfaceStyle: .dark),
      ])
    }
  }

  private final class AnsweringDelegate: NSObject, UIViewControllerTransitioningDelegate {
    var made: UIPresentationController?
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
      made = Half(presentedViewController: presented, presenting: presenting)
      return made
    }
  }

  @Test("apply to the presented controller and its views, not to what is around them, until the dismissal")
  func applied() {
    let (scene, page, deputy) = (ModalScene(), Page(), AnsweringDelegate())
    let label = UILabel()
    page.view.addSubview(label)
    page.modalPresentationStyle = .custom
    page.transitioningDelegate = deputy
    let plain = page.traitCollection.horizontalSizeClass
    scene.present(page)
    scene.stage.frame()
    for traits in [page.traitCollection, page.view.traitCollection, label.traitCollection] {
      #expect(traits.horizontalSizeClass == .regular && traits.userInterfaceStyle == .dark)
      #expect(traits.verticalSizeClass == scene.stage.window.traitCollection.verticalSizeClass)
    }
    #expect(deputy.made?.traitCollection.horizontalSizeClass == .regular)
    #expect(scene.a.traitCollection.horizontalSizeClass == .compact)
    #expect(deputy.made?.containerView?.traitCollection.horizontalSizeClass == .compact)
    scene.dismiss()
    scene.stage.frame()
    #expect(page.traitCollection.horizontalSizeClass == plain)
  }

  @Test("notify the presented controller when they change, before and after, and only if its own change")
  func changed() {
    let (scene, page, deputy) = (ModalScene(), Page(), AnsweringDelegate())
    page.modalPresentationStyle = .custom
    page.transitioningDelegate = deputy
    scene.present(page)
    scene.stage.frame()
    page.log.lines = []
    deputy.made?.overrideTraitCollection = nil
    #expect(page.log.take() == ["will 1 from 2", "did 2", "alongside"])
    deputy.made?.overrideTraitCollection = UITraitCollection(horizontalSizeClass: .compact)
    #expect(page.log.take() == [] && page.traitCollection.horizontalSizeClass == .compact)
    deputy.made?.overrideTraitCollection = UITraitCollection(horizontalSizeClass: .regular)
    #expect(page.log.take() == ["will 2 from 1", "did 1", "alongside"])
  }
}
