import QuartzCore
import Testing
import UIKit

@Suite("The drawn content of a view", .serialized) @MainActor struct KeptContextTests {
  /// Fills itself with red, and keeps the context if asked.
  private final class Painting: UIView {
    var keepsContext = false
    private(set) var kept: CGContext?

    override func draw(_ rect: CGRect) {
      guard let context = UIGraphicsGetCurrentContext() else { return }
      context.setFillColor(UIColor.red.cgColor)
      context.fill(rect)
      if keepsContext { kept = context }
    }
  }

  @Test("stays as it was drawn if code keeps the context and draws into it later", arguments: [false, true])
  func later(_ keepsContext: Bool) throws {
    let scene = ViewScene()
    let view = Painting(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    view.keepsContext = keepsContext
    scene.window.addSubview(view)
    scene.window.isHidden = false
    scene.frame()
    #expect((view.kept != nil) == keepsContext)
    view.kept?.setFillColor(UIColor.green.cgColor)
    view.kept?.fill(view.bounds)
    let picture = try #require(view.layer.contents) as! CGImage
    #expect(picture.pixel(x: 1, y: 1) == (255, 0, 0, 255))
  }
}
