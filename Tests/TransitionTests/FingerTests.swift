import ContainerKitTesting
import Testing
import UIKit

@testable import ContainerKitDemo

@Suite("A finger of the demo's own", .serialized) @MainActor
struct FingerTests {
  /// A sheet that bounced in over a page, and the swipe that may take it away.
  @MainActor private struct Sheet {
    let stage: Stage
    let page = TilePage(title: "Page", color: .blue)
    let sheet = TilePage(title: "Sheet", color: .darkGray)
    let swipe = SwipeAway()

    init(size: CGSize = CGSize(width: 390, height: 844)) {
      let swipe = swipe
      swipe.follow(sheet.finger, of: sheet)
      sheet.presenting = Presenting {
        BounceAnimator()
      } dismisser: {
        DropAnimator()
      } swipe: {
        swipe
      }
      sheet.modalPresentationStyle = .custom
      stage = Stage(rootViewController: page, size: size, scale: size == Strip.size ? Strip.scale : 1)
      page.present(sheet, animated: false)
      for _ in 0..<2 { stage.frame() }
    }

    /// Down by so many points (ten more until it is a drag), a rest, and up.
    func pull(by distance: CGFloat) {
      stage.drag(
        from: CGPoint(x: 195, y: 200), to: CGPoint(x: 195, y: 200 + distance), duration: 0.5, steps: 30, hold: 0.2)
      stage.run(for: 0.7)
    }

    func rest() { stage.run(until: { sheet.transitionCoordinator == nil }) }
  }

  @Test("swipes a sheet away, and lets it go to its end at the speed of what is left")
  func away() {
    let sheet = Sheet()
    sheet.pull(by: 300)
    let reached = sheet.swipe.percentComplete
    #expect(reached > 0.6 && reached < 0.7)
    #expect(sheet.swipe.completionSpeed == 1 - reached)
    let released = sheet.stage.time
    sheet.rest()
    // (1 − percent) × duration / (1 − percent): the whole duration, however far it was.
    #expect(abs(sheet.stage.time - released - 0.4) < 0.1)
    #expect(sheet.page.presentedViewController == nil)
    #expect(sheet.stage.issues == [])
  }

  @Test("that has not swiped it half the way leaves it where it was, to the pixel")
  func back() {
    let sheet = Sheet()
    let before = sheet.stage.image()
    sheet.pull(by: 150)
    #expect(sheet.stage.presentation(of: sheet.sheet.view).frame.minY > 20)
    sheet.rest()
    for _ in 0..<2 { sheet.stage.frame() }
    #expect(sheet.page.presentedViewController === sheet.sheet)
    #expect(PictureDifference(before, sheet.stage.image()) == nil)
    sheet.pull(by: 400)
    sheet.rest()
    #expect(sheet.page.presentedViewController == nil)
  }

  @Test("shows at 0, 25, 50, 75 and 100 % of its way what it showed when it was looked at")
  func instants() {
    let sheet = Sheet(size: Strip.size)
    let finger = StripFinger(from: CGPoint(x: 80, y: 60), on: sheet.stage)
    // It is dragged from ten points on, and half the page's height is the whole way.
    finger.begin(towards: CGPoint(x: 80, y: 70))
    let pictures = TransitionTests.instants.map { share in
      finger.picture(at: CGPoint(x: 80, y: 70 + share * Strip.size.height / 2))
    }
    #expect(Strip.of(pictures) == ReferencePicture("swipe-away"))
    finger.lift()
    sheet.rest()
    #expect(sheet.page.presentedViewController == nil)
    #expect(sheet.stage.issues == [])
  }
}
