import ContainerKitTesting
import Testing
import UIKit

@testable import ContainerKitDemo

@Suite("A half-height page over a picture of the screen", .serialized) @MainActor struct HalfHeightTests {
  /// Presents under a percentage.
  private final class AnsweringDelegate: NSObject, UIViewControllerTransitioningDelegate {
    let percent = UIPercentDrivenInteractiveTransition()

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { HalfHeightAnimator(isPresenting: true) }

    func interactionControllerForPresentation(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { percent }
  }

  private let page = TilePage(title: "Page", color: .blue, picture: 6, tile: .top)
  private let sheet = TilePage(title: "Sheet", color: .darkGray, picture: 6, tile: .top)
  private let presenting: HalfHeightPresenting
  private let stage: Stage

  init() {
    let swipe = SwipeAway { [unowned sheet] in sheet.dismiss(animated: true) }
    swipe.follow(sheet.view)
    presenting = HalfHeightPresenting(swipe: swipe)
    sheet.transitioningDelegate = presenting
    sheet.modalPresentationStyle = .custom
    stage = Stage(rootViewController: page, size: Strip.size, scale: Strip.scale)
    stage.settle()
  }

  private func present() {
    page.present(sheet, animated: true)
    stage.settle()
  }

  private var picture: UIView? { sheet.view.superview?.viewWithTag(HalfHeightAnimator.pictureTag) }

  @Test("covers half of the height, and keeps one container view and picture up to its dismissal's end")
  func container() throws {
    let start = stage.image()
    page.present(sheet, animated: true)
    CATransaction.flush()
    let (container, picture) = (try #require(sheet.view.superview), try #require(self.picture))
    let backing = try #require(picture.superview)
    stage.settle()
    #expect(sheet.view.frame == CGRect(x: 0, y: 142, width: 160, height: 142))
    #expect(picture.transform == CGAffineTransform(scaleX: 0.9, y: 0.9) && container.subviews == [backing, sheet.view])
    // A tap on the picture.
    stage.tap(at: CGPoint(x: 80, y: 60))
    stage.frame()
    #expect(sheet.isBeingDismissed && sheet.transitionCoordinator?.containerView === container)
    var scales: [CGFloat] = []
    while sheet.isBeingDismissed {
      scales.append(stage.presentation(of: picture).frame.width / 160)
      stage.frame()
    }
    #expect(scales.count > 20 && scales == scales.sorted() && scales[0] < 0.91 && scales.last! > 0.99)
    #expect(container.window == nil && page.presentedViewController == nil)
    #expect(PictureDifference(start, stage.image()) == nil && stage.issues == [])
  }

  @Test("matches its reference pictures at 0, 25, 50, 75 and 100 % of a swipe, and is restored by a cancel")
  func instants() {
    present()
    let before = stage.image()
    let finger = StripFinger(from: CGPoint(x: 80, y: 170), on: stage)
    finger.begin(toward: CGPoint(x: 80, y: 180))
    let pictures = TransitionTests.instants.map { finger.picture(at: CGPoint(x: 80, y: 180 + $0 * 71)) }
    expectRecorded(Strip.of(pictures), "half-swipe")
    finger.move(to: CGPoint(x: 80, y: 200))
    finger.lift()
    stage.settle()
    #expect(PictureDifference(before, stage.image()) == nil && page.presentedViewController === sheet)
    #expect(stage.issues == [])
  }

  @Test("leaves nothing behind after a presentation that is cancelled, and can be presented again")
  func cancelledPresentation() {
    let before = stage.image()
    let deputy = AnsweringDelegate()
    sheet.transitioningDelegate = deputy
    page.present(sheet, animated: true)
    CATransaction.flush()
    deputy.percent.update(0.5)
    for _ in 0..<2 { stage.frame() }
    #expect(PictureDifference(before, stage.image()) != nil)
    deputy.percent.cancel()
    stage.settle()
    #expect(page.presentedViewController == nil && sheet.view.superview == nil)
    #expect(PictureDifference(before, stage.image()) == nil && stage.issues == [])
    sheet.transitioningDelegate = presenting
    present()
    #expect(picture != nil && sheet.view.frame.height == 142)
  }
}
