import ContainerKitTesting
import Testing
import UIKit

@MainActor @Suite("A stage's onCommit", .serialized) struct CommitTests {
  @Test("is called after each commit, when its changes are visible, and not after the stage is torn down")
  func observed() {
    let root = UIViewController()
    let stage = Stage(rootViewController: root, size: CGSize(width: 200, height: 400))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    root.view.addSubview(view)
    stage.frame()
    var positions: [CGFloat] = []
    stage.onCommit = { [unowned stage] in positions.append(stage.presentation(of: view).frame.minX) }
    stage.schedule {
      CATransaction.begin()
      view.frame.origin.x = 1
      CATransaction.commit()
      view.frame.origin.x = 2
    }
    stage.frame()
    #expect(positions == [1, 2])
    stage.tearDown()
    CATransaction.begin()
    view.frame.origin.x = 3
    CATransaction.commit()
    #expect(positions == [1, 2])
  }
}
