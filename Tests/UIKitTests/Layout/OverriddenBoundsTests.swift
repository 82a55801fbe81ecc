import Stage
import Testing
import UIKit

@MainActor @Suite("A view that overrides its bounds", .serialized) struct OverriddenBoundsTests {
  private final class Bar: UIView {
    var widths: [CGFloat] = []
    override var bounds: CGRect { didSet { widths.append(bounds.width) } }
  }

  @Test("is notified as constraints resize it, and not as they move it or as its frame is set")
  func constraints() {
    let stage = Stage(size: CGSize(width: 300, height: 400))
    let bar = Bar()
    bar.translatesAutoresizingMaskIntoConstraints = false
    stage.window.addSubview(bar)
    let left = bar.leftAnchor.constraint(equalTo: stage.window.leftAnchor)
    let width = bar.widthAnchor.constraint(equalToConstant: 100)
    NSLayoutConstraint.activate([
      left, width, bar.topAnchor.constraint(equalTo: stage.window.topAnchor),
      bar.heightAnchor.constraint(equalToConstant: 44),
    ])
    stage.frame()
    width.constant = 200
    stage.frame()
    left.constant = 20
    stage.frame()
    #expect(bar.widths == [100, 200])
    let other = Bar()
    other.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    #expect(other.widths == [])
  }
}
