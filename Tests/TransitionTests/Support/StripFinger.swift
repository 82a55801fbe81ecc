import ContainerKitTesting
import UIKit

/// A finger that stops for pictures.
@MainActor final class StripFinger {
  private let stage: Stage
  private var position: CGPoint

  init(from position: CGPoint, on stage: Stage) { (self.position, self.stage) = (position, stage) }

  /// Puts the finger down, and moves it to a position at which its drag begins. Runs frames for each.
  func begin(toward next: CGPoint) {
    stage.touch(.began, at: position)
    stage.frame()
    move(to: next)
  }

  func move(to next: CGPoint) {
    position = next
    stage.touch(.moved, at: next)
    for _ in 0..<2 { stage.frame() }
  }

  /// Moves the finger, and returns the picture that is shown then.
  func picture(at next: CGPoint) -> CGImage {
    move(to: next)
    return stage.image()
  }

  func lift() {
    stage.touch(.ended, at: position)
    for _ in 0..<2 { stage.frame() }
  }
}
