import ContainerKitTesting
import Testing
import UIKit

@testable import ContainerKitDemo

@Suite("A drag on a navigation controller's first page", .serialized) @MainActor struct PushTests {
  private let pages = TilePage.pair()
  private let navigation: UINavigationController
  private let stage: Stage

  init() {
    navigation = SwipePush.navigation(from: pages[0]) { [pages] in pages[1] }
    navigation.setNavigationBarHidden(true, animated: false)
    stage = Stage(rootViewController: navigation, size: Strip.size)
  }

  private func finger(at x: CGFloat) -> StripFinger {
    let finger = StripFinger(from: CGPoint(x: x, y: 150), on: stage)
    finger.begin(toward: CGPoint(x: x - 10, y: 150))
    return finger
  }

  /// Returns the position of a finger that started at x = 150 and has pulled in a fraction of the next page.
  private func place(_ fraction: CGFloat) -> CGPoint { CGPoint(x: 140 - fraction * Strip.size.width, y: 150) }

  private func rest() {
    stage.run(until: { navigation.transitionCoordinator == nil })
    for _ in 0..<2 { stage.frame() }
  }

  @Test("that starts on the right half pulls the next page in, one to one")
  func instants() {
    let finger = finger(at: 150)
    let pictures = TransitionTests.instants.map { finger.picture(at: place($0)) }
    // The pictures of the same push when it is driven by a percentage.
    expectRecorded(Strip.of(pictures), "push-push")
    finger.lift()
    rest()
    #expect(navigation.viewControllers == [pages[0], pages[1]] && pages[1].view.window != nil)
    #expect(stage.issues == [])
  }

  @Test("that ends before one half leaves everything as it was, to the pixel, and can be repeated")
  func back() {
    let before = stage.image()
    let first = finger(at: 150)
    #expect(PictureDifference(before, first.picture(at: place(0.4))) != nil)
    first.lift()
    rest()
    #expect(navigation.viewControllers == [pages[0]])
    #expect(PictureDifference(before, stage.image()) == nil)
    let second = finger(at: 150)
    second.move(to: place(0.6))
    second.lift()
    rest()
    #expect(navigation.viewControllers == [pages[0], pages[1]])
    #expect(stage.issues == [])
  }

  @Test("that starts on the left half pulls nothing in")
  func left() {
    let before = stage.image()
    let finger = finger(at: 70)
    #expect(PictureDifference(before, finger.picture(at: CGPoint(x: 5, y: 150))) == nil)
    #expect(navigation.viewControllers == [pages[0]])
  }
}
