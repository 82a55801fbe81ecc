import ContainerKit
import ContainerKitTesting
import ContainerTransitions
import Testing
import UIKit

@Suite("A ready transition, over pages whose views have masks", .serialized) @MainActor struct KeptViewTests {
  private nonisolated static let names = TestedTransition.forms.map(\.name)

  /// A property to which a mask is set.
  private enum MaskKind: CaseIterable { case none, view, layer }

  private static func mask(_ view: UIView, _ kind: MaskKind, path: UIBezierPath) {
    let shape = CAShapeLayer()
    shape.path = path.cgPath
    switch kind {
    case .none: break
    case .layer: view.layer.mask = shape
    case .view:
      let mask = UIView(frame: view.bounds)
      mask.layer.addSublayer(shape)
      view.mask = mask
    }
  }

  /// Fills a page: a round element for each kind of mask, a view with such a mask above each, and a mask of the page itself.
  private static func fill(_ page: UIView, at top: CGFloat, side: CGFloat, _ kind: MaskKind) {
    page.backgroundColor = .systemYellow
    for (index, kind) in MaskKind.allCases.enumerated() {
      let frame = CGRect(x: 16 + CGFloat(index) * 46, y: top, width: side, height: side)
      let element = page.addBlock("avatar-\(index)", frame, .systemRed)
      element.layer.borderWidth = 2
      // One that the mask cuts off.
      if kind != .none { element.layer.shadowOpacity = 0.4 }
      element.addBlock(nil, CGRect(x: 0, y: 0, width: side / 2, height: side), .systemBlue)
      mask(element, kind, path: UIBezierPath(ovalIn: element.bounds))
      let cover = page.addBlock(nil, CGRect(x: frame.midX, y: frame.midY, width: 20, height: 20), .black)
      mask(cover, kind, path: UIBezierPath(ovalIn: cover.bounds))
    }
    mask(page, kind, path: UIBezierPath(roundedRect: CGRect(origin: .zero, size: Strip.size), cornerRadius: 40))
  }

  private static func host(_ transition: PageTransition, _ order: Stage.CompletionOrder) -> ElementStage {
    ElementStage(transition, order: order) {
      fill($0, at: 50, side: 34, .layer)
    } _: {
      fill($0, at: 140, side: 40, .view)
    }
  }

  @Test(
    "leaves them as they are, whether it is completed or cancelled, and shows them again from the first frame at rest",
    arguments: names, [false, true])
  func kept(_ name: String, _ sharesElements: Bool) throws {
    let form = try #require(TestedTransition.forms.first { $0.name == name })
    for order in sharesElements ? Stage.CompletionOrder.allCases : [.beforeFrame] {
      let transition = form.transition(nil).duration(0.25)
      let host = Self.host(sharesElements ? transition.sharingElements() : transition, order)
      let stage = host.stage
      let first = stage.image()
      host.jump(to: 1)
      let second = stage.image()
      host.jump(to: 0)
      let looks = host.container.viewControllers.enumerated().map { TreeAppearance(of: $1.view, name: "page \($0)") }
      func expectKept(_ picture: CGImage) {
        stage.runToEnd()
        for _ in 0..<3 { stage.frame() }
        #expect(looks.flatMap(\.changes) == [])
        #expect(PictureDifference(picture, stage.image()) == nil)
        #expect(stage.faults == [])
      }
      stage.drag(toPageAt: 1, progress: 0.6)
      stage.cancelDrag()
      expectKept(first)
      host.select(1)
      expectKept(second)
      stage.drag(toPageAt: 0, progress: 0.4)
      stage.cancelDrag()
      expectKept(second)
      host.select(0)
      expectKept(first)
      // Interrupted.
      host.select(1)
      stage.run(for: 0.1)
      host.container.selectedIndex = 1
      expectKept(second)
    }
  }

  @Test("flies a masked element in its mask, without the border and the shadow that the mask cuts off")
  func look() {
    let host = Self.host(.sharedElements, .afterFrame)
    let stage = host.stage
    stage.drag(toPageAt: 1, progress: 0.004)
    stage.frame()
    // The corner of each element, outside the circle, and the middle of its left half.
    for index in 1...2 {
      let corner = CGPoint(x: 16 + CGFloat(index) * 46 + 2, y: 52)
      let image = stage.image()
      func pixel(_ point: CGPoint) -> (r: UInt8, g: UInt8, b: UInt8, a: UInt8) {
        image.pixel(x: Int(point.x * Strip.scale), y: Int(point.y * Strip.scale))
      }
      #expect(pixel(corner) == pixel(CGPoint(x: 80, y: 100)), "the corner of element \(index) is cut off")
      #expect(pixel(CGPoint(x: corner.x + 8, y: corner.y + 15)) != pixel(CGPoint(x: 80, y: 100)))
    }
    stage.cancelDrag()
    stage.runToEnd()
    #expect(stage.faults == [])
  }
}
