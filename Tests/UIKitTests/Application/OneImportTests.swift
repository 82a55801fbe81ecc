// This file imports UIKit and nothing else but the testing library.
import Testing
import UIKit

@Suite("Published animators: one import", .serialized) @MainActor struct OneImportTests {
  @Test("1: UIKit alone brings Foundation, QuartzCore and CoreGraphics")
  func imports() {
    let date = Date(timeIntervalSince1970: 0)
    let layer = CAShapeLayer()
    layer.path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 4, height: 4)).cgPath
    let transform = CGAffineTransform(translationX: 1, y: 2)
    #expect(date.timeIntervalSince1970 == 0 && transform.tx == 1 && NSNumber(value: 1).intValue == 1)
    #expect(CACurrentMediaTime() >= 0 && layer.path?.boundingBox.width == 4 && sin(CGFloat.pi / 2) == 1)
  }
}
