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

    init() {
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
      stage = Stage(rootViewController: page)
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
    #expect(sheet.stage.shown(sheet.sheet.view).frame.minY > 20)
    sheet.rest()
    for _ in 0..<2 { sheet.stage.frame() }
    #expect(sheet.page.presentedViewController === sheet.sheet)
    #expect(PictureDifference(before, sheet.stage.image()) == nil)
    sheet.pull(by: 400)
    sheet.rest()
    #expect(sheet.page.presentedViewController == nil)
  }
}

@Suite("A curtain that is stopped", .serialized) @MainActor
struct CurtainTests {
  @Test("stands still, and goes on from there to its end")
  func stopped() {
    let curtain = CurtainAnimator()
    let pages = Pages.tiles()
    let stage = ContainerStage(viewControllers: pages, animator: curtain, size: Strip.size)
    stage.tapTab(1)
    stage.run(for: 0.3)
    curtain.pause()
    stage.frame()
    let held = pages[0].view.layer.mask?.presentation() as? CAShapeLayer
    let path = held?.path
    #expect(path != nil)
    stage.run(for: 0.4)
    #expect((pages[0].view.layer.mask?.presentation() as? CAShapeLayer)?.path == path)
    #expect(stage.isSwitching)
    let begin = stage.time
    curtain.resume()
    stage.frame()
    let first = (pages[0].view.layer.mask?.presentation() as? CAShapeLayer)?.path?.boundingBox.height ?? 0
    #expect(abs(first - (path?.boundingBox.height ?? 0)) < 12)
    stage.runToEnd()
    // What was left of its 0.8 seconds.
    #expect(abs(stage.time - begin - 0.5) < 0.1)
    #expect(stage.faults == [])
    #expect(pages[0].view.layer.mask == nil)
  }
}
