import ContainerKitTesting
import Testing
import UIKit

@testable import ContainerKitDemo

@Suite("A page in a presentation controller with a dimming view", .serialized) @MainActor struct DialogTests {
  private let root = TilePage(title: "Page", color: .blue, picture: 6, tile: .top)
  private let page = TilePage(title: "Dialog", color: .darkGray, picture: 6, tile: .top)
  private let presenting: Presenting
  private static let size = CGSize(width: 390, height: 844)
  private static let dialog = CGRect(x: 65, y: 141, width: 260, height: 563)

  init() {
    let swipe = SwipeAway { [unowned page] in page.dismiss(animated: true) }
    swipe.follow(page.view)
    presenting = Presenting(.rise, swipe: swipe) {
      DimmingPresentation(presentedViewController: $0, presenting: $1)
    }
    page.modalPresentationStyle = .custom
    page.transitioningDelegate = presenting
  }

  private func stage(_ size: CGSize = Self.size, scale: CGFloat = 1) -> Stage {
    let stage = Stage(rootViewController: root, size: size, scale: scale)
    stage.settle()
    return stage
  }

  private func present(on stage: Stage) {
    root.present(page, animated: true)
    stage.settle()
  }

  private var dimming: UIView? { page.presentationController?.containerView?.subviews.first }

  /// The page's distance from its final position, as a fraction of the whole, and the dimming view's alpha, both as they are shown.
  private func shown(_ stage: Stage) throws -> (away: CGFloat, alpha: CGFloat) {
    let dimming = try #require(dimming)
    return (
      (stage.presentation(of: page.view).frame.minY - Self.dialog.minY) / (844 - Self.dialog.minY),
      stage.presentation(of: dimming).alpha
    )
  }

  @Test("takes two thirds of the size, and the page below dims in step with it, frame by frame")
  func alongside() throws {
    let stage = stage()
    root.present(page, animated: true)
    stage.frame()
    var alphas: [CGFloat] = []
    for _ in 0..<20 {
      let (away, alpha) = try shown(stage)
      #expect(abs(1 - away - alpha) < 0.002)
      alphas.append(alpha)
      stage.frame()
    }
    #expect(alphas.first! < 0.2 && alphas[10] > 0.7)
    stage.settle()
    #expect(page.view.frame == Self.dialog)
    #expect(dimming?.alpha == 1 && dimming?.frame == stage.window.bounds)
    #expect(root.view.window != nil && stage.issues == [])
  }

  @Test("follows a finger with the dimming view, comes back to the pixel, and leaves nothing after a tap beside it")
  func cancelled() throws {
    let stage = stage()
    let start = stage.image()
    present(on: stage)
    let before = stage.image()
    let finger = StripFinger(from: CGPoint(x: 195, y: 300), on: stage)
    finger.begin(toward: CGPoint(x: 195, y: 310))
    for fraction in [0.1, 0.4, 0.3] as [CGFloat] {
      // Half the page's height is the whole distance.
      finger.move(to: CGPoint(x: 195, y: 310 + fraction * Self.dialog.height / 2))
      let (away, alpha) = try shown(stage)
      #expect(abs(away - fraction) < 0.002 && abs(alpha - (1 - fraction)) < 0.002)
    }
    finger.lift()
    stage.settle()
    #expect(PictureDifference(before, stage.image()) == nil)
    stage.tap(at: CGPoint(x: 195, y: 60))
    stage.settle()
    #expect(root.presentedViewController == nil && PictureDifference(start, stage.image()) == nil)
    #expect(stage.issues == [])
  }

  @Test("matches its reference pictures at 0, 25, 50, 75 and 100 % of a dismissal")
  func instants() {
    let stage = stage(Strip.size, scale: Strip.scale)
    present(on: stage)
    let height = page.view.bounds.height
    let finger = StripFinger(from: CGPoint(x: 80, y: 70), on: stage)
    finger.begin(toward: CGPoint(x: 80, y: 80))
    let pictures = TransitionTests.instants.map { finger.picture(at: CGPoint(x: 80, y: 80 + $0 * height / 2)) }
    expectRecorded(Strip.of(pictures), "dialog-swipe")
    finger.lift()
    stage.settle()
    #expect(root.presentedViewController == nil && stage.issues == [])
  }

  @Test("stays in the middle at two thirds of the size when the window's size changes")
  func resized() throws {
    let stage = stage()
    present(on: stage)
    stage.resize(to: CGSize(width: 900, height: 600))
    stage.settle()
    #expect(page.view.frame == CGRect(x: 150, y: 100, width: 600, height: 400))
    #expect(dimming?.frame == stage.window.bounds && stage.issues == [])
  }
}
