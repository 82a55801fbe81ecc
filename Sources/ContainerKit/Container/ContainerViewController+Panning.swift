import UIKit

extension ContainerViewController: PanHost {
  func isOnBar(_ point: CGPoint) -> Bool { bar.currentBar.frame.contains(point) }

  func canContainerAroundMove(towardsLeft: Bool) -> Bool {
    let containers = sequence(first: self) { $0.containerViewController }.dropFirst()
    return containers.contains { $0.pan.canMove(towardsLeft: towardsLeft) }
  }
}
