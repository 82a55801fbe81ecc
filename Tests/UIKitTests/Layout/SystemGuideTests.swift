import Stage
import Testing
import UIKit

@MainActor @Suite("A view's system layout guides", .serialized) struct SystemGuideTests {
  private let scene = Scene()

  /// A view of 320 × 480 points in a window with a safe area, and a subview that a guide's edges hold.
  @MainActor private final class Scene {
    let stage = Stage(size: CGSize(width: 320, height: 480))
    let page = UIViewController()
    let inner = UIView()

    init() {
      stage.safeAreaInsets = UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 20)
      stage.window.rootViewController = page
      inner.translatesAutoresizingMaskIntoConstraints = false
      page.view.addSubview(inner)
      stage.frame()
    }

    func pin(to guide: UILayoutGuide) {
      NSLayoutConstraint.activate([
        inner.topAnchor.constraint(equalTo: guide.topAnchor), inner.leftAnchor.constraint(equalTo: guide.leftAnchor),
        inner.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        inner.rightAnchor.constraint(equalTo: guide.rightAnchor),
      ])
      stage.frame()
    }

    func edge(_ name: String) -> NSLayoutConstraint {
      page.view.constraints.first { $0.identifier?.hasSuffix(name) == true }!
    }
  }

  private nonisolated static let names = [
    [
      "UIViewSafeAreaLayoutGuide-top", "UIViewSafeAreaLayoutGuide-left", "UIViewSafeAreaLayoutGuide-bottom",
      "UIViewSafeAreaLayoutGuide-right",
    ],
    [
      "UIView-topMargin-guide-constraint", "UIView-leftMargin-guide-constraint",
      "UIView-bottomMargin-guide-constraint", "UIView-rightMargin-guide-constraint",
    ],
  ]

  @Test("are held by plain constraints of the view, which are made when a guide is first used")
  func constraints() {
    let view: UIView = scene.page.view
    #expect(view.constraints.isEmpty)
    let guides = [view.safeAreaLayoutGuide, view.layoutMarginsGuide]
    #expect(guides == [view.safeAreaLayoutGuide, view.layoutMarginsGuide])
    let edges = view.constraints
    #expect(edges.map(\.identifier) == Self.names.flatMap { $0 })
    #expect(edges.allSatisfy { type(of: $0) == NSLayoutConstraint.self && $0.isActive && $0.priority == .required })
    #expect(edges.map(\.constant) == [44, 10, 34, 20, 44, 26, 34, 36])
    for (guide, edges) in zip(guides, [edges[0...3], edges[4...7]]) {
      #expect(edges.map(\.firstAttribute) == [.top, .left, .bottom, .right])
      #expect(edges.map { $0.firstItem === guide } == [true, true, false, false])
      #expect(edges.map { $0.secondItem === guide } == [false, false, true, true])
      #expect(edges.allSatisfy { $0.firstItem === view || $0.secondItem === view })
    }
    _ = view.readableContentGuide
    #expect(view.constraints.count == 12)
  }

  @Test("have constraints whose constants follow the insets, also without a frame")
  func constants() {
    scene.pin(to: scene.page.view.safeAreaLayoutGuide)
    #expect(scene.inner.frame == CGRect(x: 10, y: 44, width: 290, height: 402))
    scene.stage.safeAreaInsets.top = 20
    #expect(scene.edge("-top").constant == 20)
    scene.stage.frame()
    #expect(scene.inner.frame.minY == 20 && scene.stage.issues == [])
    _ = scene.page.view.readableContentGuide
    #expect(scene.edge("ReadableContentGuide-left").constant == 26)
    scene.page.view.frame.size.width = 1000
    #expect(scene.edge("ReadableContentGuide-left").constant == 159)
  }

  enum Change: CaseIterable { case deactivate, remove, priority, constant }

  @Test("lose an edge whose constraint is changed, and get it back", arguments: Change.allCases)
  func broken(_ change: Change) {
    let guide = scene.page.view.safeAreaLayoutGuide
    scene.pin(to: guide)
    let top = scene.edge("-top")
    let tall = scene.inner.heightAnchor.constraint(equalToConstant: 100)
    switch change {
    case .deactivate: top.isActive = false
    case .remove: scene.page.view.removeConstraint(top)
    case .priority: top.priority = .defaultLow
    case .constant: top.constant = 346
    }
    #expect(guide.layoutFrame == CGRect(x: 10, y: 44, width: 290, height: 402))
    tall.isActive = true
    scene.stage.frame()
    let low = CGRect(x: 10, y: 346, width: 290, height: 100)
    #expect(scene.inner.frame == low && guide.layoutFrame == low)
    #expect(scene.page.view.constraints.contains(top) == (change == .priority || change == .constant))
    scene.stage.safeAreaInsets.left = 30
    tall.isActive = false
    (top.priority, top.isActive) = (.required, true)
    scene.stage.frame()
    #expect(scene.inner.frame == CGRect(x: 30, y: 44, width: 270, height: 402))
    #expect(guide.layoutFrame == scene.inner.frame && scene.stage.issues == [])
  }

  @Test("collapse if all of the view's constraints are removed")
  func collapsed() {
    scene.pin(to: scene.page.view.safeAreaLayoutGuide)
    NSLayoutConstraint.deactivate(scene.page.view.constraints.filter { $0.firstItem !== scene.inner })
    scene.stage.frame()
    #expect(scene.inner.frame == .zero && scene.page.view.safeAreaLayoutGuide.layoutFrame == .zero)
    #expect(scene.page.view.constraints.allSatisfy { $0.firstItem === scene.inner })
  }

  @Test("are not needed for the margin attributes, and do not count as constraints of a cell's content")
  func others() {
    NSLayoutConstraint(
      item: scene.inner, attribute: .left, relatedBy: .equal, toItem: scene.page.view, attribute: .leftMargin,
      multiplier: 1, constant: 0
    ).isActive = true
    scene.stage.frame()
    #expect(scene.inner.frame.minX == 26 && scene.page.view.constraints.count == 1)
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let target = CGSize(width: 320, height: 0)
    let size = cell.systemLayoutSizeFitting(target)
    _ = cell.contentView.layoutMarginsGuide
    #expect(cell.contentView.constraints.count == 4 && cell.systemLayoutSizeFitting(target) == size)
  }
}
