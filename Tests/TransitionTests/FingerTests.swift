import ContainerKitTesting
import Testing
import UIKit

@testable import ContainerKitDemo

@Suite("The demo's own swipe", .serialized) @MainActor struct FingerTests {
  /// A sheet over a page, and the swipe that can dismiss it.
  @MainActor private struct Sheet {
    let stage: Stage
    let page = TilePage(title: "Page", color: .blue, picture: 6, tile: .top)
    let sheet = TilePage(title: "Sheet", color: .darkGray, picture: 6, tile: .top)
    let swipe: SwipeAway
    private let presenting: Presenting

    init(size: CGSize = CGSize(width: 390, height: 844)) {
      swipe = SwipeAway { [unowned sheet] in sheet.dismiss(animated: true) }
      swipe.follow(sheet.view)
      presenting = Presenting(.cover().duration(0.4), swipe: swipe)
      sheet.transitioningDelegate = presenting
      sheet.modalPresentationStyle = .custom
      stage = Stage(rootViewController: page, size: size, scale: size == Strip.size ? Strip.scale : 1)
      page.present(sheet, animated: false)
      for _ in 0..<2 { stage.frame() }
    }

    /// Drags down by a number of points (the first ten start the drag), rests and lifts.
    func pull(by distance: CGFloat) {
      stage.drag(
        from: CGPoint(x: 195, y: 200), to: CGPoint(x: 195, y: 200 + distance), duration: 0.5, steps: 30, hold: 0.2)
      stage.run(for: 0.7)
    }

    func rest() { stage.run(until: { sheet.transitionCoordinator == nil }) }
  }

  @Test("dismisses a sheet, and completes at the speed of the remaining fraction")
  func away() {
    let sheet = Sheet()
    sheet.pull(by: 300)
    let reached = sheet.swipe.percentComplete
    #expect(reached > 0.6 && reached < 0.7)
    #expect(sheet.swipe.completionSpeed == 1 - reached)
    let released = sheet.stage.time
    sheet.rest()
    // (1 − percent) × duration / (1 − percent): the whole duration, whatever the percentage.
    #expect(abs(sheet.stage.time - released - 0.4) < 0.1)
    #expect(sheet.page.presentedViewController == nil)
    #expect(sheet.stage.issues == [])
  }

  @Test("leaves a sheet where it was, to the pixel, below half of the distance")
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

  @Test("matches its reference pictures at 0, 25, 50, 75 and 100 %")
  func instants() {
    let sheet = Sheet(size: Strip.size)
    let finger = StripFinger(from: CGPoint(x: 80, y: 60), on: sheet.stage)
    // The drag starts after ten points, and half the page's height is the whole distance.
    finger.begin(toward: CGPoint(x: 80, y: 70))
    let pictures = TransitionTests.instants.map { fraction in
      finger.picture(at: CGPoint(x: 80, y: 70 + fraction * Strip.size.height / 2))
    }
    expectRecorded(Strip.of(pictures), "swipe-away")
    finger.lift()
    sheet.rest()
    #expect(sheet.page.presentedViewController == nil)
    #expect(sheet.stage.issues == [])
  }
}
