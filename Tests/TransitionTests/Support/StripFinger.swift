import ContainerKitTesting
import UIKit

/// A finger that stops on its way for pictures.
@MainActor final class StripFinger {
  private let stage: Stage
  private var place: CGPoint

  init(from place: CGPoint, on stage: Stage) {
    (self.place, self.stage) = (place, stage)
  }

  /// Goes down and to where it is known for a drag, a frame for each.
  func begin(towards next: CGPoint) {
    stage.touch(.began, at: place)
    stage.frame()
    move(to: next)
  }

  func move(to next: CGPoint) {
    place = next
    stage.touch(.moved, at: next)
    for _ in 0..<2 { stage.frame() }
  }

  /// What is seen when it is there.
  func picture(at next: CGPoint) -> CGImage {
    move(to: next)
    return stage.image()
  }

  func lift() {
    stage.touch(.ended, at: place)
    for _ in 0..<2 { stage.frame() }
  }
}
