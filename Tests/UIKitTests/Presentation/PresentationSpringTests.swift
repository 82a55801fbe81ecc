import QuartzCore
import Stage
import Testing

@testable import UIKit

@MainActor @Suite("The standard animations of a presentation:", .serialized) struct PresentationSpringTests {
  /// Returns the remaining fraction of the distance in each frame, from the first frame that shows the view.
  private func remaining(_ scene: ModalScene, presenting: Bool, _ value: @escaping (UIView) -> CGFloat) -> [CGFloat] {
    var values: [CGFloat] = []
    scene.stage.onFrame = { [unowned scene] _ in
      if scene.b.viewIfLoaded?.window != nil { values.append(value(scene.b.view)) }
    }
    if presenting { scene.present(animated: true) } else { scene.dismiss(animated: true) }
    scene.stage.run(for: 0.6)
    scene.stage.onFrame = nil
    return values
  }

  @Test("a view that covers the screen moves like a recorded sheet, frame by frame")
  func recordedPresentation() throws {
    let present = try #require(ControllerFact.table("sheet_ios26")["present"] as? [String: Any])
    let rows = try ControllerFact.rows(present, "remaining", count: 9)
    let scene = ModalScene()
    let left = remaining(scene, presenting: true) { ($0.layer.presentation() ?? $0.layer).frame.minY / 844 }
    #expect(left.count == 36)
    // The first frame is on screen a frame after the start. The first row deviates, as the table says.
    #expect(abs((left.first ?? 0) - CGFloat(SystemSpring.curve.offset(at: 1.0 / 60))) < 1e-6)
    for row in rows.dropFirst() {
      let shown = try #require(left.dropFirst(Int(row[0]) - 1).first)
      #expect(abs(shown - row[1]) < 0.0025 && abs(shown - row[2]) < 1e-4, "\(row): \(shown)")
    }
    #expect(scene.b.view.frame == scene.stage.window.bounds && scene.stage.issues == [])
  }

  enum Kind: CaseIterable { case cover, coverBack, fade, fadeBack }

  @Test("each animation runs on the spring for half a second", arguments: Kind.allCases, ModalScene.orders)
  func allKinds(_ kind: Kind, _ order: EndReports) throws {
    let scene = ModalScene(endReports: order, style: .overFullScreen)
    let fades = kind == .fade || kind == .fadeBack
    let presents = kind == .cover || kind == .fade
    scene.b.modalTransitionStyle = fades ? .crossDissolve : .coverVertical
    if !presents { scene.presented() }
    let shown = remaining(scene, presenting: presents) {
      let layer = $0.layer.presentation() ?? $0.layer
      return fades ? 1 - CGFloat(layer.opacity) : layer.frame.minY / 844
    }
    // A dismissal follows the same curve in the other direction. The first frame is on screen a frame after the start.
    for frame in 1...30 {
      let left = CGFloat(SystemSpring.curve.offset(at: Double(frame) / 60))
      #expect(abs(shown[frame - 1] - (presents ? left : 1 - left)) < 1e-6, "\(frame)")
    }
    #expect(scene.b.isBeingPresented == false && scene.b.isBeingDismissed == false)
    #expect((scene.b.viewIfLoaded?.window != nil) == presents && scene.b.view.alpha == 1)
  }
}
