import ContainerKitTesting
import Testing
import UIKit

/// A transitioning delegate that returns a `DropAnimator`.
private final class Presenter: NSObject, UIViewControllerTransitioningDelegate {
  func animationController(forPresented: UIViewController, presenting: UIViewController, source: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { DropAnimator() }
}

@MainActor @Suite("A stage with any root", .serialized) struct PresentationTests {
  @Test("shows a presentation with a custom animator at any time, and lists its calls")
  func present() {
    let root = UIViewController()
    root.title = "Root"
    let sheet = UIViewController()
    sheet.title = "Sheet"
    let presenter = Presenter()
    sheet.transitioningDelegate = presenter
    sheet.modalPresentationStyle = .fullScreen
    let stage = Stage(rootViewController: root, size: CGSize(width: 200, height: 400))
    #expect(stage.callDescriptions.last == "viewDidAppear Root")
    stage.removeAllCalls()
    stage.schedule { root.present(sheet, animated: true) }
    stage.frame()
    // The frame is on screen one of the animation's 30 frames after its start.
    #expect(stage.presentation(of: sheet.view).frame == CGRect(x: 0, y: -386.666667, width: 200, height: 400))
    #expect(stage.presentation(of: sheet.view).visiblePart == CGRect(x: 0, y: 0, width: 200, height: 13.333333))
    stage.run(for: 14 / 60)
    #expect(stage.presentation(of: sheet.view).frame.minY == -200)
    #expect(stage.presentation(of: sheet.view).visiblePart == CGRect(x: 0, y: 0, width: 200, height: 200))
    stage.settle()
    #expect(stage.presentation(of: sheet.view).frame.minY == 0)
    #expect(!stage.presentation(of: root.view).isInWindow)
    #expect(
      stage.callDescriptions == [
        "viewDidLoad Sheet", "viewWillDisappear Root", "viewWillAppear Sheet", "viewDidAppear Sheet",
        "viewDidDisappear Root",
      ])
    #expect(stage.issues == [])
  }

  @Test("multiplies alphas, applies transforms and clips the part of a view that it reports")
  func shown() {
    let root = UIViewController()
    let stage = Stage(rootViewController: root, size: CGSize(width: 100, height: 100))
    let box = UIView(frame: CGRect(x: 60, y: 10, width: 30, height: 30))
    box.clipsToBounds = true
    box.alpha = 0.5
    let inner = UIView(frame: CGRect(x: 20, y: 0, width: 40, height: 20))
    inner.alpha = 0.5
    box.addSubview(inner)
    root.view.addSubview(box)
    stage.frame()
    #expect(stage.presentation(of: inner).frame == CGRect(x: 80, y: 10, width: 40, height: 20))
    #expect(stage.presentation(of: inner).visiblePart == CGRect(x: 80, y: 10, width: 10, height: 20))
    #expect(stage.presentation(of: inner).alpha == 0.25)
    box.clipsToBounds = false
    inner.transform = CGAffineTransform(rotationAngle: .pi / 2)
    stage.frame()
    #expect(stage.presentation(of: inner).frame == CGRect(x: 90, y: 0, width: 20, height: 40))
    #expect(stage.presentation(of: inner).visiblePart == CGRect(x: 90, y: 0, width: 10, height: 40))
    box.frame.origin.y = 200
    stage.frame()
    #expect(!stage.presentation(of: inner).isOnScreen && stage.presentation(of: inner).isInWindow)
    box.frame.origin.y = 10
    box.isHidden = true
    stage.frame()
    #expect(stage.presentation(of: inner).alpha == 0)
    #expect(!stage.presentation(of: inner).isOnScreen)
    inner.removeFromSuperview()
    #expect(!stage.presentation(of: inner).isInWindow)
    #expect(stage.presentation(of: inner).visiblePart == .null)
  }
}
