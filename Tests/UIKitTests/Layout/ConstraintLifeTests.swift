import QuartzCore
import Testing
@testable import UIKit

@MainActor @Suite("A constraint", .serialized) struct ConstraintLifeTests {
  private let scene = ViewScene()
  private let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let view = UIView()

  init() {
    scene.window.isHidden = false
    scene.window.addSubview(parent)
    parent.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
  }

  private func pin() -> [NSLayoutConstraint] {
    [
      view.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
      view.topAnchor.constraint(equalTo: parent.topAnchor),
      view.trailingAnchor.constraint(equalTo: parent.trailingAnchor),
      view.bottomAnchor.constraint(equalTo: parent.bottomAnchor),
    ]
  }

  @Test("takes effect in the next frame, and is installed on the nearest common ancestor of its views")
  func activation() {
    let pins = pin()
    NSLayoutConstraint.activate(pins)
    #expect(parent.constraints == pins && view.frame == .zero)
    scene.frame()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
    parent.frame.size = CGSize(width: 60, height: 70)
    scene.frame()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 60, height: 70))
    pins[3].constant = -20
    scene.frame()
    #expect(view.frame.height == 50)
    NSLayoutConstraint.deactivate(pins)
    #expect(parent.constraints == [] && pins.allSatisfy { !$0.isActive })
    parent.frame.size = CGSize(width: 10, height: 10)
    scene.frame()
    #expect(view.frame.height == 50)
  }

  @Test("requests no further frames if nothing changes")
  func quiet() {
    NSLayoutConstraint.activate(pin())
    scene.frame()
    scene.frame()
    #expect(!FrameLoop.main.needsFrame && !LayoutPass.isWaiting)
  }

  @Test("moves a view from where it is shown if an animation block lays it out")
  func animation() {
    let pins = pin()
    NSLayoutConstraint.activate(pins)
    scene.frame()
    pins[0].constant = 40
    UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) { self.parent.layoutIfNeeded() }
    #expect(view.frame == CGRect(x: 40, y: 0, width: 60, height: 100))
    #expect(Set(view.layer.animationKeys() ?? []) == ["position", "bounds.size"])
    for _ in 0..<16 { scene.frame() }
    let shown = view.layer.presentation()?.frame ?? .zero
    #expect(abs(shown.minX - 20) < 2 && abs(shown.maxX - 100) < 1e-6)
  }

  @Test("is deactivated if one of its views is removed, unless all of it is inside the removed view")
  func leaving() {
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(inner)
    let width = inner.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5)
    let pins = pin() + [inner.heightAnchor.constraint(equalTo: parent.heightAnchor), width]
    NSLayoutConstraint.activate(pins)
    scene.frame()
    #expect(inner.frame == CGRect(x: 0, y: 0, width: 50, height: 100))
    view.removeFromSuperview()
    #expect(pins.map(\.isActive) == [false, false, false, false, false, true])
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = CGRect(x: 0, y: 0, width: 30, height: 30)
    parent.addSubview(view)
    scene.frame()
    #expect(view.frame.width == 30 && inner.frame.width == 15)
  }

  @Test("does not place a view that translates its autoresizing mask, and the conflict is reported")
  func conflict() {
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
    let constraint = view.widthAnchor.constraint(equalToConstant: 50)
    constraint.identifier = "wide"
    let lines = issuesReported {
      constraint.isActive = true
      scene.frame()
      parent.frame.size.width = 90
      scene.frame()
    }
    #expect(view.frame == CGRect(x: 5, y: 5, width: 10, height: 10) && lines.count == 1)
    #expect(lines.first?.hasPrefix("Unable to simultaneously satisfy constraints.\n\tProbably at least one") == true)
    #expect(lines.first?.contains("Will attempt to recover by breaking constraint \n<NSLayoutConstraint:0x") == true)
    #expect(lines.first?.contains(" 'wide' UIView:0x") == true)
    #expect(lines.first?.contains(".width == 50   (active)>") == true)
  }

  @Test("is broken while it contradicts an earlier one, and restored when it does not")
  func recovery() {
    let early = view.widthAnchor.constraint(equalToConstant: 50)
    let late = view.widthAnchor.constraint(equalToConstant: 70)
    let lines = issuesReported {
      NSLayoutConstraint.activate([view.leadingAnchor.constraint(equalTo: parent.leadingAnchor), early, late])
      scene.frame()
    }
    #expect(view.frame.width == 50 && lines.count == 1)
    #expect(lines[0].contains(".width == 50   (active)") && lines[0].hasSuffix("may also be helpful."))
    #expect(lines[0].components(separatedBy: "breaking constraint")[1].contains(".width == 70"))
    early.isActive = false
    scene.frame()
    #expect(view.frame.width == 70)
  }

  @Test("can be updated in updateConstraints, which is called once, for subviews first")
  func updating() {
    final class Asked: UIView {
      var log: CallLog?
      override class var requiresConstraintBasedLayout: Bool { true }
      override func updateConstraints() {
        log?.lines.append("update \(tag)")
        super.updateConstraints()
      }
      override func layoutSubviews() {
        log?.lines.append("layout \(tag)")
        super.layoutSubviews()
      }
    }
    let log = CallLog()
    let (outer, inner) = (Asked(), Asked())
    (outer.tag, inner.tag, outer.log, inner.log) = (1, 2, log, log)
    outer.addSubview(inner)
    parent.addSubview(outer)
    scene.frame()
    #expect(log.take() == ["update 2", "update 1", "layout 1", "layout 2"])
    outer.setNeedsUpdateConstraints()
    #expect(outer.needsUpdateConstraints() && !inner.needsUpdateConstraints())
    scene.frame()
    #expect(log.take() == ["update 1"])
  }
}
